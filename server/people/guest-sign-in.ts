import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { insertSignIn } from './people.repository.ts'

/** The longest sign-in of a guest, in days. */
const GUEST_DAYS = 30
const DAY_MS = 86_400_000

/** A guest's cookie. */
export interface GuestCookie {
  secret: string
  expires: Date
}

/** What a guest may open without an account: one form of one session, or its report. */
export interface Guest {
  sessionId: string
  /** The follow-up of the form; absent for the intake. */
  followUpId?: string
  /** The hash of the report's link; then it is not a form. */
  reportHash?: Buffer
  /** The guest used a secret that was mailed only to the invited address. */
  provesAddress?: boolean
  /** When the sign-in ends at the latest, because the link or code ends then. */
  until?: Date
  /** The secret of the cookie, if it was already made. */
  secret?: string
}

/** Signs a guest in on this device. */
export async function signGuestIn(tx: Transaction, guest: Guest): Promise<GuestCookie> {
  const { now } = tx
  const secret = guest.secret ?? newSecret()
  const longest = new Date(now.getTime() + GUEST_DAYS * DAY_MS)
  const expires = guest.until && guest.until < longest ? guest.until : longest
  await insertSignIn(tx, {
    id: randomUUID(),
    token_hash: hashSecret(secret),
    guest_session_id: guest.sessionId,
    guest_follow_up_id: guest.followUpId ?? null,
    guest_report_hash: guest.reportHash ?? null,
    proves_address: guest.provesAddress ?? false,
    created_at: now,
    last_used_at: now,
    idle_limit: `${GUEST_DAYS} days`,
    expires_at: expires,
  })
  return { secret, expires }
}
