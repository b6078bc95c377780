import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { BASE_PATH } from './context.ts'
import type { IdentityHost } from './host.ts'
import { identityPlugin } from './http/plugin.ts'
import { createSigningKeys } from './keys/signing-keys.ts'
import { createPasswordHasher } from './password/hasher.ts'
import { createProviders } from './provider/providers.ts'
import type { IdentityDatabase } from './tables.ts'

export { type SpentGuess, spendGuess, type TypedCode } from './code-guess/code-guess.ts'
export { listSignInEvents } from './event/sign-in-event.ts'
export type { IdentityHost, IdentityMail, IdentitySms } from './host.ts'
export { browserMarkOf } from './http/browser-mark.ts'
export { rotateSigningKey } from './keys/signing-keys.ts'
export { identityLimits } from './limits.ts'
export { erasePerson } from './person/erase-person.ts'
export { claimAddress } from './person/first-proof.ts'
export { removeExpired } from './service/remove-expired.ts'
export { lowerLevel } from './session/assurance-level.ts'
export { sessionsOutOfReach } from './session/out-of-reach.ts'
export { openAccount } from './sign-up/open-account.ts'
export type { IdentityDatabase } from './tables.ts'
export { LEVEL_HEADER } from './user/own-user.ts'

/**
 * The embedded sign-in service, speaking the hosted service's protocol. It imports nothing of the other floors; the
 * server passes in what it needs (`IdentityHost`). Where things are: `routes.ts` lists every route; a folder per
 * subject holds its use cases, one per file (`sign-up/`, `sign-in-mail/`, `one-time-token/`, `password/`, `factor/`,
 * `provider/`, `flow/`, `session/`, `user/`), with SQL in `*.repository.ts`; `person/` is who signs in, `keys/` what
 * signs, `http/` the wire's form.
 */

/** Mounts the sign-in service at `/auth/v1`, encapsulated. Opens no connection before the first request. */
export async function registerIdentity(app: FastifyInstance, host: IdentityHost): Promise<void> {
  const context = {
    host,
    keys: createSigningKeys(host),
    passwords: createPasswordHasher(host),
    providers: await createProviders(host),
  }
  await app.register((scope) => identityPlugin(scope, context), { prefix: BASE_PATH })
}

/** The product's sessions have ended: these and their refresh tokens end with them. `onSessionsEnded` is not called. */
export async function endIdentitySessions(
  db: Kysely<IdentityDatabase>,
  identitySessionIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('identity.session').where('id', 'in', identitySessionIds).execute()
}
