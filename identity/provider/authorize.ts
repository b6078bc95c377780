import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type IdentityContext, issuerOf } from '../base/context.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../base/http/fields.ts'
import { setFlowCookie } from '../base/http/flow-cookie.ts'
import { callbackPage, redirectTarget } from '../base/http/redirect-target.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { ProviderRefused, ProviderUnavailable } from '../base/social-provider.ts'
import { requireFullAssurance } from '../factor/assurance.ts'
import { type Challenge, startFlow } from '../flow/flow-state.ts'
import type { Caller } from '../session/caller.ts'
import { requireManualLinking } from './linking-allowed.ts'
import { type ChosenProvider, requireProvider } from './providers.ts'

const query = z.object({
  provider: z.string().max(64).default(''),
  scopes: z.string().max(1000).default(''),
  skip_http_redirect: z.string().max(8).default(''),
  ...pkceFields,
})
type Asked = z.output<typeof query>

/** Parameters that only this service sets, and their equivalents, compared in lower case. */
const reserved = new Set([
  ...['client_id', 'client_secret', 'redirect_uri', 'response_type', 'state', 'scope', 'nonce'],
  ...['code_challenge', 'code_challenge_method', 'code_verifier', 'request', 'request_uri'],
  ...['provider', 'scopes', 'redirect_to', 'skip_http_redirect', 'invite_token'],
])
const MAX_EXTRA = 20
const MAX_EXTRA_LENGTH = 512

/** Redirects the browser to the provider. Refuses a provider that is not configured. */
export async function authorize(context: IdentityContext, request: FastifyRequest, reply: FastifyReply) {
  const asked = readFields(query, request.query)
  const url = await startSignIn(context, request, reply, asked)
  return reply.redirect(url.href, 302)
}

/** As `authorize`, for a signed-in person who links a provider. With `skip_http_redirect` it returns the URL. */
export async function authorizeLinking(
  context: IdentityContext,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  requireManualLinking(context.host)
  const asked = readFields(query, request.query)
  await requireFullAssurance(context, caller)
  const url = await startSignIn(context, request, reply, asked, caller.session.id)
  return asked.skip_http_redirect === 'true' ? { url: url.href } : reply.redirect(url.href, 302)
}

async function startSignIn(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  linkingSessionId?: string,
): Promise<URL> {
  const { host, providers } = context
  requireWholeChallenge(asked)
  const provider = requireProvider(providers, asked.provider, 'validation_failed')
  const start = {
    redirectTo: redirectTarget(host, request) ?? callbackPage(host),
    nonce: randomBytes(32).toString('base64url'),
    verifier: randomBytes(32).toString('base64url'),
  }
  const { id, browserSecret } = await host.transaction((db) =>
    startFlow(host, db, {
      provider: provider.name,
      start,
      challenge: challengeOf(asked),
      linkingSessionId,
    }),
  )
  const url = await requestAuthorizationUrl(provider, {
    ...start,
    state: id,
    redirectUri: `${issuerOf(host)}/callback`,
    scopes: asked.scopes.split(/[\s,]+/).filter((scope) => /^[\w:./-]{1,200}$/.test(scope)),
    extra: extraOf(request.query),
  })
  setFlowCookie(host, reply, id, browserSecret)
  return url
}

function challengeOf({ code_challenge: challenge, code_challenge_method }: Asked): Challenge | undefined {
  if (!challenge) return undefined
  return { challenge, method: code_challenge_method?.toLowerCase() === 's256' ? 's256' : 'plain' }
}

async function requestAuthorizationUrl(
  { ask }: ChosenProvider,
  request: Parameters<ChosenProvider['ask']['authorizationUrl']>[0],
): Promise<URL> {
  try {
    return await ask.authorizationUrl(request)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefused)) throw error
    throw new IdentityRefusal('provider_unavailable')
  }
}

/** Further parameters from the page for the provider, such as `prompt`. */
function extraOf(source: unknown): Record<string, string> {
  const given = Object.entries(source ?? {}).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      entry[1].length <= MAX_EXTRA_LENGTH &&
      /^[\w.-]{1,64}$/.test(entry[0]) &&
      !reserved.has(entry[0].toLowerCase()),
  )
  return Object.fromEntries(given.slice(0, MAX_EXTRA))
}
