import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type IdentityContext, issuerOf } from '../context.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { SIGNING_ALGORITHM } from './signing-keys.ts'

/** Much longer than two minutes, because clients refresh that long before the end. */
export const ACCESS_TOKEN_SECONDS = 3600
const AUDIENCE = 'authenticated'
const uuid = z.uuid()

/** Signs the claims with the current key. `expiresAt` is unix seconds. */
export async function signAccessToken(
  { host, keys }: IdentityContext,
  subject: string,
  claims: Record<string, unknown>,
): Promise<{ token: string; expiresAt: number }> {
  const { kid, key } = await keys.current()
  const issuedAt = Math.floor(host.now().getTime() / 1000)
  const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(issuerOf(host))
    .setSubject(subject)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key)
  return { token, expiresAt }
}

/** The claims of a verified token. `aal` is unchecked; `lowerLevel` interprets it. */
export interface TokenClaims {
  personId: string
  sessionId: string
  aal: unknown
}

/** Verifies an access token. Refuses with `bad_jwt` a token that this service did not sign or that has expired. */
export async function readAccessToken({ host, keys }: IdentityContext, token: string): Promise<TokenClaims> {
  const { sub, session_id: sessionId, aal } = await verifiedClaims()
  if (!uuid.safeParse(sub).success) throw new IdentityRefusal('bad_jwt', { status: 400 })
  if (!uuid.safeParse(sessionId).success) throw new IdentityRefusal('bad_jwt')
  return { personId: String(sub), sessionId: String(sessionId), aal }

  async function verifiedClaims() {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid ? await keys.find(kid) : undefined
          if (!key) throw new errors.JWKSNoMatchingKey()
          return key
        },
        {
          algorithms: [SIGNING_ALGORITHM],
          issuer: issuerOf(host),
          audience: AUDIENCE,
          requiredClaims: ['exp'],
          currentDate: host.now(),
        },
      )
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new IdentityRefusal('bad_jwt')
      throw error
    }
  }
}
