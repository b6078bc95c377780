import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { insertSignIn } from './people.repository.ts'

/** A guest stays this long at the most. */
const GUEST_DAYS = 30
const DAY_MS = 86_400_000

/** The cookie of a guest. */
export interface GuestCookie {
  secret: string
  expires: Date
}

/** Who is let in without an account: to one form of one session, or to its report. */
export interface Guest {
  sessionId: string
  /** The follow-up whose form it is; without one it is the intake. */
  followUpId?: string
  /** The hash of the link that led to the report; then it is no form. */
  reportHash?: Buffer
  /** They came by what was mailed to the invited address alone. */
  provesAddress?: boolean
  /** What let them in works no longer than this. */
  until?: Date
  /** The cookie's, where one is due already. */
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
