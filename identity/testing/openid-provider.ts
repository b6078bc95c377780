import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JWTPayload } from 'jose'
import Provider, { type AdapterPayload, type Configuration } from 'oidc-provider'
import { formFields, page } from './consent-page.ts'
import { listenOnLoopback } from './loopback-server.ts'
import { memoryAdapter } from './oidc-memory.ts'
import { makeProviderKey, type ProviderKey } from './provider-key.ts'

/** A person with an account at the provider. */
export interface ProviderAccount {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
}

export interface TestOpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The accounts by subject. A test adds and changes them. */
  accounts: Map<string, ProviderAccount>
  /** The redirect URIs that the provider accepts. */
  redirectUris: string[]
  /** An id_token in the form that a page obtains itself; `claims` replace the usual ones. */
  signIdToken(claims: JWTPayload): Promise<string>
  close(): Promise<void>
}

const clientId = 'ours.apps.example'
const clientSecret = 'the-secret-we-were-given'

/** A real OpenID provider on this machine with pages for sign-in and consent. */
export async function startOpenIdProvider(): Promise<TestOpenIdProvider> {
  const key = await makeProviderKey()
  const accounts = new Map<string, ProviderAccount>()
  const redirectUris: string[] = []
  const { url, close } = await listenOnLoopback((issuer) => {
    const provider = new Provider(issuer, settings({ key, accounts, redirectUris }))
    const answer = provider.callback()
    return (request, response) =>
      void (request.url?.startsWith('/interaction/')
        ? interact(provider, accounts, request, response)
        : answer(request, response))
  })
  return {
    issuer: url,
    clientId,
    clientSecret,
    accounts,
    redirectUris,
    signIdToken: (claims) => key.sign(url, clientId, claims),
    close,
  }
}

interface Known {
  key: ProviderKey
  accounts: ReadonlyMap<string, ProviderAccount>
  redirectUris: string[]
}

function settings({ key, accounts, redirectUris }: Known): Configuration {
  const client: AdapterPayload = {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_post',
  }
  const life = { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, RefreshToken: 600 }
  return {
    adapter: memoryAdapter((id) => (id === clientId ? client : undefined)),
    jwks: { keys: [key.privateJwk] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...accounts.get(sub), sub }) }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As with Google, the id_token contains the whole profile.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['only for tests'] },
    ttl: { ...life, Interaction: 600, Session: 600 },
  }
}

/** The provider's two pages: sign-in and consent. */
async function interact(
  provider: Provider,
  accounts: ReadonlyMap<string, ProviderAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session, grantId } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const choices = prompt.name === 'login' ? [...accounts.values()] : undefined
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(choices))
    return
  }
  const { account, decision } = await formFields(request)
  if (decision === 'cancel') {
    const refused = { error: 'access_denied', error_description: 'The person said no' }
    return provider.interactionFinished(request, response, refused)
  }
  if (prompt.name === 'login') {
    return provider.interactionFinished(request, response, { login: { accountId: account ?? '' } })
  }
  const known = grantId ? await provider.Grant.find(grantId) : undefined
  const grant =
    known ?? new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  const consent = { consent: { grantId: await grant.save() } }
  return provider.interactionFinished(request, response, consent, { mergeWithLastSubmission: true })
}
