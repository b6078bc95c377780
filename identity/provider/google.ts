import { createRemoteJWKSet, customFetch as fetchForKeys } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { GoogleClient, IdentityHost } from '../base/host.ts'
import type { AuthorizationRequest, AuthorizationResponse, SocialProvider } from '../base/social-provider.ts'
import { boundedFetch, TIMEOUT_SECONDS } from './bounded-fetch.ts'
import { callProvider } from './call-provider.ts'
import { sha256Hex, verifiedClaims } from './id-token.ts'
import { profileOf } from './profile.ts'

const SCOPES = ['openid', 'email', 'profile']
/** The provider's metadata changes rarely; the libraries refresh its keys. */
const DISCOVERED_FOR_MS = 3_600_000
const GOOGLE = 'https://accounts.google.com'

/** Google, or another OpenID provider at `issuer`. The id_token identifies the person. */
export function googleProvider(host: IdentityHost, client: GoogleClient): SocialProvider {
  const discovered = discoverOnce(host, client)
  const profileFrom = (claims: unknown) => profileOf('google', client.issuer, claims)

  return {
    authorizationUrl: async (request) => authorizationUrl((await discovered()).configuration, request),

    async exchange(answer) {
      const tokens = await redeem((await discovered()).configuration, answer)
      const { access_token: accessToken, refresh_token: refreshToken } = tokens
      return {
        profile: profileFrom(tokens.claims()),
        tokens: { accessToken, ...(refreshToken && { refreshToken }) },
      }
    },

    async verifyIdToken(proof) {
      const { keys } = await discovered()
      const claims = await verifiedClaims(proof, {
        issuers: issuersOf(client),
        keys,
        clientId: client.clientId,
        now: host.now(),
        nonceForms: (nonce) => [sha256Hex(nonce)],
      })
      return profileFrom(claims)
    },
  }
}

const authorizationUrl = async (
  configuration: Configuration,
  { state, nonce, verifier, redirectUri, scopes, extra }: AuthorizationRequest,
) =>
  buildAuthorizationUrl(configuration, {
    ...extra,
    redirect_uri: redirectUri,
    scope: [...new Set([...SCOPES, ...scopes])].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })

/** The library verifies the id_token: signature, issuer, audience, age and nonce. */
const redeem = (
  configuration: Configuration,
  { state, nonce, verifier, redirectUri, parameters }: AuthorizationResponse,
) =>
  callProvider(() =>
    authorizationCodeGrant(configuration, new URL(`${redirectUri}?${parameters}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    }),
  )

/** Google's tokens name the issuer with or without the scheme. */
const issuersOf = ({ issuer }: GoogleClient) =>
  new URL(issuer).origin === GOOGLE ? [GOOGLE, 'accounts.google.com'] : [issuer]

interface Discovered {
  configuration: Configuration
  keys: ReturnType<typeof createRemoteJWKSet>
}

/** Fetches the provider's metadata when it is first needed and caches it for an hour. A failure is not cached. */
function discoverOnce(host: IdentityHost, client: GoogleClient): () => Promise<Discovered> {
  let kept: { answer: Promise<Discovered>; at: number } | undefined
  return () => {
    const now = host.now().getTime()
    if (kept && now - kept.at < DISCOVERED_FOR_MS) return kept.answer
    const asked = { answer: discover(client), at: now }
    kept = asked
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.answer
  }
}

async function discover({ clientId, clientSecret, issuer }: GoogleClient): Promise<Discovered> {
  const server = new URL(issuer)
  const configuration = await callProvider(() =>
    discovery(
      server,
      clientId,
      { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' },
      undefined,
      {
        [customFetch]: boundedFetch,
        timeout: TIMEOUT_SECONDS,
        execute: [
          enableNonRepudiationChecks,
          ...(server.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      },
    ),
  )
  const keySet = new URL(configuration.serverMetadata().jwks_uri ?? '', server)
  return { configuration, keys: createRemoteJWKSet(keySet, { [fetchForKeys]: boundedFetch }) }
}
