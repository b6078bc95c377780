import { createHmac } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, errors, customFetch as fetchForKeys } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  customFetch,
} from 'openid-client'
import { z } from 'zod'
import type { FacebookClient, IdentityHost } from '../base/host.ts'
import { type AuthorizationResponse, ProviderRefused, type SocialProvider } from '../base/social-provider.ts'
import { boundedFetch, TIMEOUT_SECONDS } from './bounded-fetch.ts'
import { callProvider } from './call-provider.ts'
import { sha256Hex, verifiedClaims } from './id-token.ts'
import { profileOf } from './profile.ts'

interface Addresses {
  issuer: string
  dialog: string
  token: string
  me: string
  /** The issuers of its apps' id_tokens, each serving its own keys. */
  tokenIssuers: readonly string[]
}

const facebook: Addresses = {
  issuer: 'https://www.facebook.com',
  dialog: 'https://www.facebook.com/dialog/oauth',
  token: 'https://graph.facebook.com/oauth/access_token',
  me: 'https://graph.facebook.com/me',
  tokenIssuers: ['https://www.facebook.com', 'https://limited.facebook.com'],
}

const addressesBelow = (url: string): Addresses => ({
  issuer: url,
  dialog: `${url}/dialog/oauth`,
  token: `${url}/oauth/access_token`,
  me: `${url}/me`,
  tokenIssuers: [url],
})

const KEY_SET_PATH = '/.well-known/oauth/openid/jwks/'
const FIELDS = 'id,email,first_name,last_name,name,picture'

const person = z.object({
  id: z.string().min(1),
  email: z.string().optional(),
  name: z.string().optional(),
  picture: z
    .object({ data: z.object({ url: z.string() }) })
    .optional()
    .catch(undefined),
})

/** Facebook uses OAuth 2: the profile is fetched with the access token. The address may be missing. */
export function facebookProvider(host: IdentityHost, client: FacebookClient): SocialProvider {
  const addresses = client.url ? addressesBelow(client.url.replace(/\/$/, '')) : facebook
  const configuration = configured(client, addresses)
  const keySets = keySetsOf(addresses)

  return {
    async authorizationUrl({ state, redirectUri, scopes, extra }) {
      const scope = [...new Set(['email', ...scopes])].join(' ')
      return buildAuthorizationUrl(configuration, { ...extra, redirect_uri: redirectUri, scope, state })
    },

    async exchange(answer) {
      const accessToken = await redeem(configuration, answer)
      const profile = profileFrom(addresses, await fetchProfile(client, addresses, accessToken))
      return { profile, tokens: { accessToken } }
    },

    async verifyIdToken(proof) {
      const issuer = addresses.tokenIssuers.find((known) => known === issuerIn(proof.idToken))
      const keys = issuer && keySets.get(issuer)
      if (!issuer || !keys) throw new ProviderRefused('iss')
      const claims = await verifiedClaims(proof, {
        issuers: [issuer],
        keys,
        clientId: client.clientId,
        now: host.now(),
        // Facebook's apps put the nonce into the token unhashed.
        nonceForms: (nonce) => [nonce, sha256Hex(nonce)],
      })
      return profileFrom(addresses, claims)
    },
  }
}

/** Facebook only returns an address that its owner has confirmed there. */
const profileFrom = ({ issuer }: Addresses, claims: object) =>
  profileOf('facebook', issuer, { ...claims, email_verified: true })

async function redeem(
  configuration: Configuration,
  { state, redirectUri, parameters }: AuthorizationResponse,
): Promise<string> {
  // Facebook sends no `iss`, so a response with one comes from another provider.
  if (parameters.has('iss')) throw new ProviderRefused('iss')
  const { access_token } = await callProvider(() =>
    authorizationCodeGrant(configuration, new URL(`${redirectUri}?${parameters}`), { expectedState: state }),
  )
  return access_token
}

async function fetchProfile({ clientSecret }: FacebookClient, { me }: Addresses, accessToken: string) {
  const url = new URL(me)
  url.searchParams.set('fields', FIELDS)
  url.searchParams.set('appsecret_proof', appSecretProof(clientSecret, accessToken))
  const answer = await boundedFetch(url.href, { headers: { authorization: `Bearer ${accessToken}` } })
  if (answer.status !== 200) throw new ProviderRefused(`me_${answer.status}`)
  const read = person.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw new ProviderRefused('me_unreadable')
  const { id: sub, picture, ...rest } = read.data
  return { ...rest, sub, picture: picture?.data.url }
}

function configured({ clientId, clientSecret }: FacebookClient, addresses: Addresses): Configuration {
  const configuration = new Configuration(
    {
      issuer: addresses.issuer,
      authorization_endpoint: addresses.dialog,
      token_endpoint: addresses.token,
    },
    clientId,
    clientSecret,
  )
  configuration[customFetch] = boundedFetch
  configuration.timeout = TIMEOUT_SECONDS
  if (addresses.token.startsWith('http:')) allowInsecureRequests(configuration)
  return configuration
}

const keySetsOf = ({ tokenIssuers }: Addresses) =>
  new Map(
    tokenIssuers.map((issuer) => [
      issuer,
      createRemoteJWKSet(new URL(KEY_SET_PATH, issuer), { [fetchForKeys]: boundedFetch }),
    ]),
  )

/** Only selects one of the fixed issuers; the token is verified against the selected one. */
function issuerIn(idToken: string): string | undefined {
  try {
    return decodeJwt(idToken).iss
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** Proves that the request comes from the app itself, not from somebody who obtained a token. */
const appSecretProof = (clientSecret: string, accessToken: string) =>
  createHmac('sha256', clientSecret).update(accessToken).digest('hex')
