import type { FastifyInstance } from 'fastify'
import { BASE_PATH } from './base/context.ts'
import type { IdentityHost } from './base/host.ts'
import { createSigningKeys } from './base/keys/signing-keys.ts'
import { createPasswordHasher } from './base/password-hasher.ts'
import { identityPlugin } from './plugin.ts'
import { createProviders } from './provider/providers.ts'

export type { IdentityHost, IdentityMail, IdentitySms } from './base/host.ts'
export { browserMarkOf } from './base/http/browser-mark.ts'
export { rotateSigningKey } from './base/keys/signing-keys.ts'
export { identityLimits } from './base/limits.ts'
export type { IdentityDatabase } from './base/tables.ts'
export { type SpentGuess, spendGuess, type TypedCode } from './code-guess/code-guess.ts'
export { claimAddress } from './contact-proof/first-proof.ts'
export { listSignInEvents } from './event/sign-in-event.ts'
export { removeExpired } from './service/remove-expired.ts'
export { lowerLevel } from './session/assurance-level.ts'
export { protectedSessions } from './session/protected-sessions.ts'
export { deleteSessionsById as endIdentitySessions } from './session/session.repository.ts'
export { openAccount } from './sign-up/open-account.ts'
export { erasePerson } from './user/erase-person.ts'
export { type ExportedPerson, exportPerson } from './user/export-person.ts'
export { LEVEL_HEADER } from './user/get-user.ts'

/**
 * The embedded sign-in service, which speaks the hosted service's protocol. It imports nothing from the other layers;
 * the server passes in what it needs (`IdentityHost`). `routes.ts` lists every route and `plugin.ts` mounts them.
 * `base/` contains what all folders share: the host, the tables, request and response handling (`base/http`) and the
 * signing keys (`base/keys`). `person/` models the account. Every other folder is one subject (`sign-up/`,
 * `sign-in-mail/`, `verification/`, `factor/`, `provider/`, `session/`, `user/` …) with one operation per file. SQL is
 * in `*.repository.ts` only.
 */

/** Mounts the sign-in service at `/auth/v1` as an encapsulated plugin. Opens no connection before the first request. */
export async function registerIdentity(app: FastifyInstance, host: IdentityHost): Promise<void> {
  const context = {
    host,
    keys: createSigningKeys(host),
    passwords: createPasswordHasher(host),
    providers: await createProviders(host),
  }
  await app.register((scope) => identityPlugin(scope, context), { prefix: BASE_PATH })
}
