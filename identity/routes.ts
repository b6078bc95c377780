import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from './base/context.ts'
import { readFields } from './base/http/fields.ts'
import { IdentityRefusal, type RefusalCode, type RefusalDetails } from './base/http/refusal.ts'
import type { LimitName } from './base/limits.ts'
import { challenge } from './factor/challenge.ts'
import { enroll } from './factor/enroll.ts'
import { recoverFactor } from './factor/recover-factor.ts'
import { generateRecoveryCodes, remainingRecoveryCodes } from './factor/recovery-codes.ts'
import { unenroll } from './factor/unenroll.ts'
import { verifyFactor } from './factor/verify-factor.ts'
import { pkceGrant } from './flow/pkce-grant.ts'
import { passwordGrant } from './password/password-grant.ts'
import { authorize, authorizeLinking } from './provider/authorize.ts'
import { callback, callbackByForm } from './provider/callback.ts'
import { idTokenGrant } from './provider/id-token-grant.ts'
import { unlinkIdentity } from './provider/unlink-identity.ts'
import { health, jwks, settings } from './service/service-info.ts'
import { type Caller, requireCaller, requirePermanent } from './session/caller.ts'
import { logout } from './session/logout.ts'
import { refreshGrant } from './session/refresh-grant.ts'
import { oneTimePassword } from './sign-in-mail/one-time-password.ts'
import { recover } from './sign-in-mail/recover.ts'
import { resend } from './sign-up/resend.ts'
import { signUp } from './sign-up/sign-up.ts'
import { changeUser } from './user/change-user.ts'
import { getUser } from './user/get-user.ts'
import { reauthenticate } from './user/reauthenticate.ts'
import { verify } from './verification/verify.ts'
import { verifyLink } from './verification/verify-link.ts'

type Handler = (context: IdentityContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export interface IdentityRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  handler: Handler
  /** The caller's rate limit, which is counted before the body is read. */
  limit?: LimitName
  /** The query contains a secret, so the request is not logged. */
  secretInQuery?: true
  /** The body is a form that a page of another site posts. */
  form?: true
  /** A GET with which the protocol changes something, so there is no HEAD for it. */
  unsafeGet?: true
}

type CallerHandler = (
  context: IdentityContext,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

const requireSignedIn =
  (handler: CallerHandler): Handler =>
  async (context, request, reply) =>
    handler(context, await requireCaller(context, request), request, reply)

/** Requires a signed-in caller who is not anonymous. */
const requireNotAnonymous = (handler: CallerHandler): Handler =>
  requireSignedIn((context, caller, request, reply) => {
    requirePermanent(caller)
    return handler(context, caller, request, reply)
  })

const refuse = (code: RefusalCode, details?: RefusalDetails) => async (): Promise<never> => {
  throw new IdentityRefusal(code, details)
}

const grants: Record<string, Handler> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: refuse('web3_provider_disabled'),
}

const grantQuery = z.object({ grant_type: z.string().default('').catch('') })

const token: Handler = async (context, request, reply) => {
  const { grant_type } = readFields(grantQuery, request.query)
  const grant = Object.hasOwn(grants, grant_type) ? grants[grant_type] : undefined
  if (!grant) throw new IdentityRefusal('invalid_credentials', { text: 'Unsupported grant type' })
  return grant(context, request, reply)
}

/** The routes that this service offers. */
const offered: IdentityRoute[] = [
  { method: 'POST', url: '/signup', handler: signUp, limit: 'signUp' },
  { method: 'POST', url: '/otp', handler: oneTimePassword, limit: 'otp' },
  { method: 'POST', url: '/recover', handler: recover, limit: 'recover' },
  { method: 'POST', url: '/resend', handler: resend, limit: 'resend' },
  { method: 'POST', url: '/verify', handler: verify, limit: 'verify' },
  { method: 'GET', url: '/verify', handler: verifyLink, limit: 'verify', secretInQuery: true },
  { method: 'POST', url: '/token', handler: token },
  { method: 'GET', url: '/user', handler: requireSignedIn(getUser) },
  { method: 'PUT', url: '/user', handler: requireSignedIn(changeUser), limit: 'changeUser' },
  {
    method: 'GET',
    url: '/reauthenticate',
    handler: requireSignedIn(reauthenticate),
    limit: 'reauthenticate',
    unsafeGet: true,
  },
  { method: 'POST', url: '/logout', handler: requireSignedIn(logout) },
  { method: 'POST', url: '/factors', handler: requireNotAnonymous(enroll), limit: 'changeFactors' },
  { method: 'DELETE', url: '/factors/:id', handler: requireNotAnonymous(unenroll), limit: 'changeFactors' },
  {
    method: 'POST',
    url: '/factors/:id/challenge',
    handler: requireNotAnonymous(challenge),
    limit: 'factorChallenge',
  },
  {
    method: 'POST',
    url: '/factors/:id/verify',
    handler: requireNotAnonymous(verifyFactor),
    limit: 'factorVerify',
  },
  { method: 'GET', url: '/factors/recovery-codes', handler: requireNotAnonymous(remainingRecoveryCodes) },
  {
    method: 'POST',
    url: '/factors/recovery-codes',
    handler: requireNotAnonymous(generateRecoveryCodes),
    limit: 'changeFactors',
  },
  {
    method: 'POST',
    url: '/factors/recover',
    handler: requireNotAnonymous(recoverFactor),
    limit: 'factorVerify',
  },
  {
    method: 'GET',
    url: '/authorize',
    handler: authorize,
    limit: 'authorize',
    secretInQuery: true,
    unsafeGet: true,
  },
  { method: 'GET', url: '/callback', handler: callback, secretInQuery: true, unsafeGet: true },
  { method: 'POST', url: '/callback', handler: callbackByForm, limit: 'providerCallback', form: true },
  {
    method: 'GET',
    url: '/user/identities/authorize',
    handler: requireSignedIn(authorizeLinking),
    limit: 'authorize',
    secretInQuery: true,
    unsafeGet: true,
  },
  {
    method: 'DELETE',
    url: '/user/identities/:id',
    handler: requireSignedIn(unlinkIdentity),
    limit: 'changeUser',
  },
  { method: 'GET', url: '/settings', handler: settings },
  { method: 'GET', url: '/health', handler: health },
  { method: 'GET', url: '/.well-known/jwks.json', handler: jwks },
]

const notAdmin = requireSignedIn(refuse('not_admin'))

/**
 * Routes of the protocol that this service does not offer: refused with the protocol's codes, so that clients
 * understand.
 */
const refused: IdentityRoute[] = [
  { method: 'POST', url: '/sso', handler: refuse('saml_provider_disabled') },
  { method: 'POST', url: '/invite', handler: notAdmin },
  ...allMethods('/admin/*', notAdmin),
  ...allMethods('/passkeys', refuse('passkey_disabled')),
  ...allMethods('/passkeys/*', refuse('passkey_disabled')),
  ...allMethods('/oauth/*', refuse('feature_disabled')),
  ...allMethods('/user/oauth/*', refuse('feature_disabled')),
]

function allMethods(url: string, handler: Handler): IdentityRoute[] {
  return (['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) => ({ method, url, handler }))
}

/** Every route of the service. */
export const identityRoutes: readonly IdentityRoute[] = [...offered, ...refused]
