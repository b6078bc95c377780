import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type IdentityContext, issuerOf } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { markBrowser } from '../base/http/browser-mark.ts'
import { refusalOf } from '../base/http/error-reply.ts'
import { clearFlowCookie, readFlowCookie } from '../base/http/flow-cookie.ts'
import { limitCaller } from '../base/http/rate-limit.ts'
import { callbackPage } from '../base/http/redirect-target.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { ProviderProfile, ProviderTokens } from '../base/social-provider.ts'
import { ProviderRefused, ProviderUnavailable } from '../base/social-provider.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import {
  type Parameters,
  withCode,
  withError,
  withRefusal,
  withSession,
} from '../flow/authorization-response.ts'
import { acceptReturn, issueCode, type ReturnedFlow } from '../flow/flow-state.ts'
import type { Person } from '../person/person.ts'
import { presentSession, type SignedIn } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { chooseAccount, type SignInContext } from './choose-account.ts'
import { mayMailConfirmation } from './confirmation-limit.ts'
import { linkForSession } from './link-identity.ts'
import { requireProvider } from './providers.ts'

const text = z.string().max(4096).optional().catch(undefined)
/** The parameters with which providers send people back. All others are ignored. */
const returnParameters = z.object({
  state: text,
  code: text,
  iss: text,
  error: text,
  error_description: text,
})
type ReturnParameters = z.output<typeof returnParameters>

/**
 * Accepts form posts from providers. Browsers send no cookie with another site's form, so this redirects to the same
 * callback by GET.
 */
export async function callbackByForm(
  { host }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const given = Object.entries(returnParameters.catch({}).parse(request.body ?? {}))
  const query = new URLSearchParams(
    given.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return reply.redirect(`${issuerOf(host)}/callback?${query}`, 303)
}

/**
 * The person's return from a provider. Refusals redirect to the product's own page until the browser is known to be the
 * one that started the sign-in. After that, every outcome redirects to the sign-in's target.
 */
export async function callback(context: IdentityContext, request: FastifyRequest, reply: FastifyReply) {
  const { host } = context
  const given = returnParameters.catch({}).parse(request.query)
  let page: string | undefined
  try {
    const flow = await acceptState(host, request, reply, given)
    page = flow.start.redirectTo
    if (given.error !== undefined) return reply.redirect(withError(page, providerError(given)), 302)
    const browser = markBrowser(host, request, reply)
    return reply.redirect(await complete(context, flow, given, browser), 302)
  } catch (error) {
    const refusal = refusalOf(asIdentityRefusal(request, error), request)
    if (page) return reply.redirect(withRefusal(page, refusal), 302)
    return reply.redirect(withRefusal(callbackPage(host), refusal, 'query only'), 303)
  }
}

/** Accepts a state once, in the browser that started the sign-in. */
async function acceptState(
  host: IdentityHost,
  request: FastifyRequest,
  reply: FastifyReply,
  { state }: ReturnParameters,
): Promise<ReturnedFlow> {
  await limitCaller(host, request, 'providerCallback')
  if (!state) throw new IdentityRefusal('bad_oauth_callback')
  const id = z.uuid().safeParse(state.toLowerCase()).data
  const browserSecret = id && readFlowCookie(host, request, id)
  if (!id || !browserSecret) throw new IdentityRefusal('bad_oauth_state')
  clearFlowCookie(host, reply, id)
  const flow = await host.transaction((db) => acceptReturn(host, db, { id, browserSecret }))
  if (typeof flow === 'string') throw new IdentityRefusal(flow)
  return flow
}

/** The provider's error, if it is well formed. */
const providerError = ({ error = '', error_description }: ReturnParameters): Parameters => ({
  error: /^[a-z_]{1,64}$/i.test(error) ? error : 'server_error',
  error_description: (error_description ?? error).replace(/[^\x20-\x7e]/g, '').slice(0, 200),
})

async function complete(
  context: IdentityContext,
  flow: ReturnedFlow,
  given: ReturnParameters,
  browser: Buffer,
): Promise<string> {
  const { host, providers } = context
  const { start, id } = flow
  if (!given.code) throw new IdentityRefusal('bad_oauth_callback')
  const { ask } = requireProvider(providers, flow.provider, 'provider_disabled')
  const parameters = new URLSearchParams({ state: id, code: given.code })
  if (given.iss !== undefined) parameters.set('iss', given.iss)
  const redirectUri = `${issuerOf(host)}/callback`
  const { profile, tokens } = await ask.exchange({ ...start, state: id, redirectUri, parameters })
  const mayMail = await mayMailConfirmation(host, profile)
  const outcome = await host.transaction(async (db) => {
    const person = await resolvePerson(context, db, flow, profile, { mayMail, browser })
    return typeof person === 'string' ? person : signInOrCode(host, db, flow, { person, tokens })
  })
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome)
  if ('code' in outcome) return withCode(start.redirectTo, outcome.code)
  return withSession(start.redirectTo, await presentSession(context, outcome), tokens)
}

const resolvePerson = (
  { host }: IdentityContext,
  db: Kysely<IdentityDatabase>,
  { linkingSessionId }: ReturnedFlow,
  profile: ProviderProfile,
  circumstances: SignInContext,
) =>
  linkingSessionId
    ? linkForSession(host, db, linkingSessionId, profile)
    : chooseAccount(host, db, profile, circumstances)

/** With PKCE the page gets a code to exchange, so that the URL contains no tokens. */
async function signInOrCode(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  { id, provider, withChallenge }: ReturnedFlow,
  { person, tokens }: { person: Person; tokens: ProviderTokens },
): Promise<{ code: string } | SignedIn> {
  if (withChallenge) return { code: await issueCode(host, db, id, { personId: person.id, tokens }) }
  return signIn(host, db, person.id, 'oauth', provider)
}

/** A provider error as a refusal, without tokens and claims. */
function asIdentityRefusal(request: FastifyRequest, error: unknown): unknown {
  if (!(error instanceof ProviderRefused || error instanceof ProviderUnavailable)) return error
  request.log.error({ reason: error.reason }, 'sign-in with a provider failed')
  return new IdentityRefusal(
    error instanceof ProviderUnavailable ? 'provider_unavailable' : 'provider_refused',
  )
}
