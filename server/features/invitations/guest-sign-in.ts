import { randomUUID } from 'node:crypto'
import type { UseCase } from '../../database/database.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { DAY_MS, earlier } from './invitation-secret.ts'
import { findGuest } from './visit.repository.ts'

/** A guest stays as long as the invitation works, and never longer than this. */
const GUEST_DAYS = 30

/** The cookie of a guest. */
export interface GuestCookie {
  secret: string
  expires: Date
}

/**
 * The cookie's secret for one press of the button: the same press, sent again because its answer was lost,
 * gets the same one. It takes the link's secret and the press's own chance to make it, and the vault.
 */
export const pressSecret = ({ vault }: UseCase, linkSecret: string, press: string): string =>
  vault.hash('hash:guest-press', `${linkSecret}|${press}`).toString('base64url')

/** The cookie of an earlier press, while it is of use; `over` once it ended: its secret never lives again. */
export async function cookieOfPress(
  useCase: UseCase,
  sessionId: string,
  secret: string,
): Promise<GuestCookie | 'over' | null> {
  const found = await findGuest(useCase, sessionId, hashSecret(secret))
  if (!found) return null
  const lives = found.ended_at === null && found.expires_at > useCase.now
  return lives ? { secret, expires: found.expires_at } : 'over'
}

/** Signs a guest in to one session. */
export async function signGuestIn(
  useCase: UseCase,
  guest: { sessionId: string; invitationExpiresAt: Date; provesAddress: boolean; secret?: string },
): Promise<GuestCookie> {
  const { db, now } = useCase
  const secret = guest.secret ?? newSecret()
  const expires = earlier(new Date(now.getTime() + GUEST_DAYS * DAY_MS), guest.invitationExpiresAt)
  await db
    .insertInto('sign_in')
    .values({
      id: randomUUID(),
      token_hash: hashSecret(secret),
      guest_session_id: guest.sessionId,
      proves_address: guest.provesAddress,
      created_at: now,
      last_used_at: now,
      idle_limit: `${GUEST_DAYS} days`,
      expires_at: expires,
    })
    .execute()
  return { secret, expires }
}
