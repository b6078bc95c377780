import { randomUUID } from 'node:crypto'
import { cookieName, hashSecret } from '../../http/cookie.ts'
import type { Identity, Stage } from './stage.ts'

/** How long a sign-in is used before a new one, in ms: less than a fitter's may be idle. */
const SIGN_IN_FOR_MS = 8 * 3_600_000

/** Somebody with an account, who signs in again when the last time was long ago. */
export interface SignedIn {
  cookie(): Promise<string>
}

const secretIn = (cookie: string): string => cookie.split('=')[1] ?? ''

/**
 * Signs a person in whenever the cookie is asked for and the last sign-in has become too old.
 * @param guest the cookie of the guest whose file the account keeps, for the first sign-in
 */
export function personOn(stage: Stage, identity: Identity, guest: string | null = null): SignedIn {
  let held: { cookie: string; at: number } | null = null
  let claiming = guest
  return {
    async cookie() {
      const now = stage.clock.now()
      if (held && now.getTime() - held.at < SIGN_IN_FOR_MS) return held.cookie
      const { secret } = await stage.context.database.perform(
        { cookieHash: claiming ? hashSecret(secretIn(claiming)) : null },
        { now, requestId: `demo-${randomUUID()}` },
        (tx) => stage.services.signIn(tx, identity, claiming ? hashSecret(secretIn(claiming)) : null),
      )
      claiming = null
      held = { cookie: `${cookieName(!stage.context.config.local)}=${secret}`, at: now.getTime() }
      return held.cookie
    },
  }
}
