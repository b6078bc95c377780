import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import type { GuestCookie } from '../../people/guest-sign-in.ts'
import { findGuest } from './visit.repository.ts'

/**
 * Derives the cookie's secret for one press of the button. The same press, repeated because its response was lost, gets
 * the same secret. It is derived from the link's secret, the press's random value and a key of the vault.
 */
export const pressSecret = ({ vault }: Transaction, linkSecret: string, press: string): string =>
  vault.hash('hash:guest-press', `${linkSecret}|${press}`).toString('base64url')

/** The cookie of an earlier press if it is valid; `over` if it has ended, because its secret is never used again. */
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
