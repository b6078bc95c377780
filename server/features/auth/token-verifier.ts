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

/** Only what is signed by one key and verified by another; which of them, the published key itself says. */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA', 'Ed25519']
/** What the service says of a session, or a person, that is no more. */
const OVER = ['session_not_found', 'session_expired', 'user_not_found', 'user_banned']
const refusal = z.object({ code: z.unknown(), error_code: z.unknown() }).partial()
/** How long the service's public keys are trusted without asking again. */
const KEYS_FRESH_MS = 10 * 60_000
/** Keys nobody published are asked after this seldom, or every made-up token would be a question to the service. */
const UNKNOWN_KEY_PAUSE_MS = 10_000

type KeySet = ReturnType<typeof createLocalJWKSet>

/** A token that the service refuses although it signed it: where its session is over, that is said. */
function refusalOf({ session_id }: Claims, body: unknown): AppError {
  const { code, error_code } = refusal.safeParse(body).data ?? {}
  const over = OVER.some((word) => word === code || word === error_code)
  return over ? new SessionEndedError('token_refused', session_id) : new AppError('token_refused')
}

/** The service's public keys, asked for when they are old and when a token names one not seen yet. */
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
    /** Those that may know a key that was unknown a moment ago; null when they were asked for just now. */
    async afterUnknown(): Promise<KeySet | null> {
      if (now().getTime() - askedAfterUnknown < UNKNOWN_KEY_PAUSE_MS) return null
      askedAfterUnknown = now().getTime()
      return ask()
    },
  }
}

/**
 * Verifies access tokens: signature by the service's published keys, algorithm, issuer, audience, age; then asks the
 * service itself, so that a token of an ended session is refused at once.
 */
export function tokenVerifier(service: SignInService, now: () => Date) {
  const published = publishedKeys(service, now)
  const confirmsByMail = confirmedByMail(service, now)

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

  async function claimsOf(token: string): Promise<Claims> {
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

  /**
   * @throws AppError `token_refused`; `unavailable` when the service cannot be asked, which refuses nobody
   * @throws SessionEndedError when the token is good and the service says that its session is not
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
