import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import type { GuestCookie } from '../../people/guest-sign-in.ts'
import { findGuest } from './visit.repository.ts'

/**
 * The cookie's secret for one press of the button: the same press, sent again because its answer was lost,
 * gets the same one. It takes the link's secret and the press's own chance to make it, and the vault.
 */
export const pressSecret = ({ vault }: Transaction, linkSecret: string, press: string): string =>
  vault.hash('hash:guest-press', `${linkSecret}|${press}`).toString('base64url')

/** The cookie of an earlier press, while it is of use; `over` once it ended: its secret never lives again. */
export async function cookieOfPress(
  tx: Transaction,
  sessionId: string,
  secret: string,
): Promise<GuestCookie | 'over' | null> {
  const found = await findGuest(tx, sessionId, hashSecret(secret))
  if (!found) return null
  const lives = found.ended_at === null && found.expires_at > tx.now
  return lives ? { secret, expires: found.expires_at } : 'over'
}
