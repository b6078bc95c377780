import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { Session } from '../session/session.ts'

/** How long ago a person may have authenticated who changes the second factor. */
const RECENT_MS = 10 * 60_000

/**
 * Refuses a change to the second factor in a session in which nobody authenticated for ten minutes: an unattended browser
 * must neither get a factor of a stranger nor lose its owner's. A code of the second factor counts as well.
 */
export function requireRecentAuthentication(host: IdentityHost, { methods }: Pick<Session, 'methods'>): void {
  if (!host.currentPasswordRequired) return
  const latest = Math.max(...methods.map(({ timestamp }) => timestamp * 1000))
  if (latest + RECENT_MS > host.now().getTime()) return
  throw new IdentityRefusal('reauthentication_needed', { status: 403, text: 'Sign in again to change this' })
}
