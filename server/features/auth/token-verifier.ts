import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { AppError } from '../../http/problem.ts'
import { confirmedByMail } from './confirmed-by-mail.ts'
import { SessionEndedError } from './session-ended-error.ts'
import type { SignInService } from './sign-in-service.ts'
import {
  type Claims,
  claimsShape,
  identityOf,
  leavesProofOpen,
  personShape,
  type VerifiedIdentity,
} from './verified-identity.ts'

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** Asymmetric algorithms only. The published key determines which one it is used with. */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA', 'Ed25519']
/** The service's error codes for a session or person that no longer exists. */
const OVER = ['session_not_found', 'session_expired', 'user_not_found', 'user_banned']
const refusal = z.object({ code: z.unknown(), error_code: z.unknown() }).partial()
/** How long the service's public keys are used before they are fetched again. */
const KEYS_FRESH_MS = 10 * 60_000
/** The pause between fetches for unknown keys. Without it, every forged token would cause a request. */
const UNKNOWN_KEY_PAUSE_MS = 10_000

type KeySet = ReturnType<typeof createLocalJWKSet>

/** The error for a token that the service signed but refuses; it says so if the token's session is over. */
function refusalOf({ session_id }: Claims, body: unknown): AppError {
  const { code, error_code } = refusal.safeParse(body).data ?? {}
  const over = OVER.some((word) => word === code || word === error_code)
  return over ? new SessionEndedError('token_refused', session_id) : new AppError('token_refused')
}

/** The service's public keys, fetched when they are old or when a token names an unknown one. */
function publishedKeys(service: SignInService, now: () => Date) {
  let cached: { keys: KeySet; at: number } | undefined
  let askedAfterUnknown = Number.NEGATIVE_INFINITY

  async function ask(): Promise<KeySet> {
    const { status, body } = await service.ask('GET', '/.well-known/jwks.json')
    const set = keySet.safeParse(body)
    if (status !== 200 || !set.success) throw new AppError('unavailable')
    const keys = createLocalJWKSet(set.data satisfies JSONWebKeySet)
    cached = { keys, at: now().getTime() }
    return keys
  }

  return {
    current: async () => (cached && now().getTime() - cached.at <= KEYS_FRESH_MS ? cached.keys : ask()),
    /** Fetches the keys again because a token named an unknown one; null if that happened a moment ago. */
    async afterUnknown(): Promise<KeySet | null> {
      if (now().getTime() - askedAfterUnknown < UNKNOWN_KEY_PAUSE_MS) return null
      askedAfterUnknown = now().getTime()
      return ask()
    },
  }
}

/**
 * Reads the claims of a token after checking its signature, algorithm, issuer, audience and age.
 * @returns a function that throws AppError `token_refused`
 */
function claimsReader(service: SignInService, now: () => Date) {
  const published = publishedKeys(service, now)

  async function signedClaims(token: string, keys: KeySet): Promise<Claims> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer: service.issuer,
      audience: 'authenticated',
      requiredClaims: ['exp'],
      currentDate: now(),
    })
    return claimsShape.parse(payload)
  }

  return async function claimsOf(token: string): Promise<Claims> {
    try {
      return await signedClaims(token, await published.current()).catch(async (error: Error) => {
        const keys = error instanceof errors.JWKSNoMatchingKey ? await published.afterUnknown() : null
        if (!keys) throw error
        return signedClaims(token, keys)
      })
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError)
        throw new AppError('token_refused')
      throw error
    }
  }
}

/**
 * Verifies access tokens by their signature and claims, then asks the service, so that a token of an ended session is
 * refused at once.
 */
export function tokenVerifier(service: SignInService, now: () => Date) {
  const claimsOf = claimsReader(service, now)
  const confirmsByMail = confirmedByMail(service, now)

  /**
   * @throws AppError `token_refused`; `unavailable` when the service cannot be reached, which does not count as a
   *   refusal
   * @throws SessionEndedError when the token is valid but the service says that its session has ended
   */
  return async function verify(token: string): Promise<VerifiedIdentity> {
    const claims = await claimsOf(token)
    const { status, body, sessionLevel } = await service.ask('GET', '/user', { token })
    if (status === 401 || status === 403) throw refusalOf(claims, body)
    const person = personShape.safeParse(body)
    if (status >= 500 || status === 429 || (status === 200 && body === null))
      throw new AppError('unavailable')
    if (status !== 200 || !person.success || person.data.id !== claims.sub)
      throw new AppError('token_refused')
    const byMail = leavesProofOpen(person.data) && (await confirmsByMail())
    return identityOf(claims, person.data, { now: now(), byMail, sessionLevel })
  }
}
