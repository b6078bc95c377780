import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import { markBrowser } from '../base/http/browser-mark.ts'
import { readFields } from '../base/http/fields.ts'
import { limitCaller } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { type ProviderProfile, ProviderRefused, ProviderUnavailable } from '../base/social-provider.ts'
import { requireFullAssurance } from '../factor/assurance.ts'
import { requireCaller } from '../session/caller.ts'
import { presentSession } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'
import { chooseAccount } from './choose-account.ts'
import { mayMailConfirmation } from './confirmation-limit.ts'
import { link } from './link-identity.ts'
import { requireManualLinking } from './linking-allowed.ts'
import { requireProvider } from './providers.ts'

const fields = z.object({
  provider: z.string().max(64).default(''),
  // The protocol allows these in place of a provider. They are only read to refuse them and never trusted.
  issuer: z.string().max(2048).default(''),
  client_id: z.string().max(512).default(''),
  id_token: z.string().min(1).max(16_384),
  access_token: z.string().min(1).max(8192).optional(),
  nonce: z.string().min(1).max(512).optional(),
  link_identity: z.boolean().default(false),
})
type Asked = z.output<typeof fields>

/**
 * Signs in with an id_token that the page obtained from the provider itself; `link_identity` links the provider
 * instead.
 */
export async function idTokenGrant(context: IdentityContext, request: FastifyRequest, reply: FastifyReply) {
  const { host } = context
  await limitCaller(host, request, 'passwordGrant')
  const asked = readFields(fields, request.body)
  requireNamedProvider(asked)
  if (asked.link_identity) requireManualLinking(host)
  const caller = asked.link_identity ? await requireCaller(context, request) : undefined
  if (caller) await requireFullAssurance(context, caller)
  const profile = await vouchedProfile(context, request, asked)
  const mayMail = caller ? false : await mayMailConfirmation(host, profile)
  const browser = markBrowser(host, request, reply)
  const outcome = await host.transaction(async (db) => {
    const person = caller
      ? await link(host, db, caller, profile)
      : await chooseAccount(host, db, profile, { mayMail, browser })
    return typeof person === 'string' ? person : signIn(host, db, person.id, 'oauth', profile.provider)
  })
  if (outcome === 'user_banned') throw new IdentityRefusal(outcome, { status: 400 })
  if (typeof outcome === 'string') throw new IdentityRefusal(outcome)
  return presentSession(context, outcome)
}

/** Refuses a request that does not name the token's provider. */
function requireNamedProvider({ provider, issuer, client_id }: Asked): void {
  if (provider || (issuer && client_id)) return
  const text = 'provider or client_id and issuer required'
  throw new IdentityRefusal('validation_failed', { oauthError: 'invalid_request', text })
}

async function vouchedProfile(
  { providers }: IdentityContext,
  request: FastifyRequest,
  { provider, id_token: idToken, access_token: accessToken, nonce }: Asked,
): Promise<ProviderProfile> {
  const { ask } = requireProvider(providers, provider, 'provider_disabled')
  try {
    return await ask.verifyIdToken({ idToken, accessToken, nonce })
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new IdentityRefusal('provider_unavailable')
    if (!(error instanceof ProviderRefused)) throw error
    request.log.info({ reason: error.reason }, 'id_token refused')
    throw new IdentityRefusal('validation_failed', { oauthError: 'invalid_request', text: 'Bad ID token' })
  }
}
