import { createHash, timingSafeEqual } from 'node:crypto'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { type IdTokenProof, ProviderRefused } from '../base/social-provider.ts'

/** The algorithm of both providers. Fixing it excludes `none` and public keys used as HMAC secrets. */
const ALGORITHM = 'RS256'

export interface TrustedIssuer {
  /** Fixed, never taken from the token. */
  issuers: string[]
  keys: JWTVerifyGetKey
  clientId: string
  now: Date
  /** The forms in which the page's nonce may appear in the token. */
  nonceForms: (nonce: string) => string[]
}

export const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Verifies an id_token: signature, issuer, audience, age and subject. The nonce must be in both the token and the
 * request, or in neither. An accompanying access token must match `at_hash`. Throws `ProviderRefused`.
 */
export async function verifiedClaims(proof: IdTokenProof, trusted: TrustedIssuer): Promise<JWTPayload> {
  const payload = await verifySignature(proof.idToken, trusted)
  const { aud, azp, nonce, at_hash } = payload
  if (Array.isArray(aud) && aud.length > 1 && azp !== trusted.clientId) throw new ProviderRefused('azp')
  if (!nonceMatches(nonce, proof.nonce, trusted)) throw new ProviderRefused('nonce')
  if (at_hash !== undefined && proof.accessToken !== undefined) {
    if (!equalInConstantTime(String(at_hash), accessTokenHash(proof.accessToken)))
      throw new ProviderRefused('at_hash')
  }
  return payload
}

async function verifySignature(idToken: string, { issuers, keys, clientId, now }: TrustedIssuer) {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: [ALGORITHM],
      issuer: issuers,
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
      clockTolerance: 30,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ProviderRefused(error.code)
    throw error
  }
}

function nonceMatches(inToken: unknown, asked: string | undefined, { nonceForms }: TrustedIssuer): boolean {
  if (inToken === undefined || asked === undefined) return inToken === asked
  return nonceForms(asked).some((form) => equalInConstantTime(form, String(inToken)))
}

/** OpenID Connect Core 1.0, section 3.1.3.6. */
const accessTokenHash = (accessToken: string) =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')

function equalInConstantTime(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
