import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { Session } from '../session/session.ts'

/** How recent an authentication must be for a change to the second factor. */
const RECENT_MS = 10 * 60_000

/**
 * Refuses a change to the second factor unless somebody authenticated in this session within the last ten minutes, with a
 * code of the second factor or otherwise: at an unattended browser, a stranger must neither add a factor nor remove the
 * owner's.
 * @throws IdentityRefusal `reauthentication_needed`
 */
export function requireRecentAuthentication(host: IdentityHost, { methods }: Pick<Session, 'methods'>): void {
  if (!host.currentPasswordRequired) return
  const latest = Math.max(...methods.map(({ timestamp }) => timestamp * 1000))
  if (latest + RECENT_MS > host.now().getTime()) return
  throw new IdentityRefusal('reauthentication_needed', { status: 403, text: 'Sign in again to change this' })
}
