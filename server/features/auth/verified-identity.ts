import { z } from 'zod'
import { readText } from '#domain/text/typed-text.ts'
import { lowerLevel } from '#identity/identity.ts'

/** Anonymous users get no account here, because they could not sign in to it again. */
const notAnonymous = z.literal(false).nullish()

/** The claims that a token must have. Others are used only if they have the right form. */
export const claimsShape = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  is_anonymous: notAnonymous,
  iat: z.number().optional().catch(undefined),
  aal: z.string().optional().catch(undefined),
  amr: z
    .array(z.looseObject({ timestamp: z.number() }).nullable().catch(null))
    .optional()
    .catch(undefined),
})
export type Claims = z.infer<typeof claimsShape>

/** The fields that the service's own record of the person must have. */
export const personShape = z.object({
  id: z.uuid(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
  is_anonymous: notAnonymous,
  app_metadata: z.looseObject({ email_proven: z.boolean().optional() }).default({}),
  user_metadata: z
    .looseObject({
      name: z.string().optional().catch(undefined),
      role: z.string().optional().catch(undefined),
      language: z.string().optional().catch(undefined),
    })
    .default({}),
  factors: z.array(z.looseObject({ status: z.string() })).nullish(),
})

/** The person of a verified token. Only `subject`, `identitySessionId` and the factors affect decisions. */
export interface VerifiedIdentity {
  subject: string
  identitySessionId: string
  /** When the hosted session began. The lifetime of its sign-ins is counted from then. */
  begunAt: Date
  /** A second factor was used in the session. */
  secondFactorShown: boolean
  /** The person has a verified second factor, used in this session or not. */
  hasSecondFactor: boolean
  email: string | null
  /** The address was proven by mail or a provider, not only confirmed by autoconfirm. */
  proven: boolean
  /** Their answers at sign-up. They are only read when the account is created. */
  name: string | null
  role: string | null
  /** The language in which they signed up. */
  language: string | null
}

/**
 * When a session began: the time of its oldest sign-in method, because refreshing does not change these; without one,
 * the token's own time. Never in the future.
 */
function begunAt({ amr, iat }: Claims, now: Date): Date {
  const times = (amr ?? []).flatMap((entry) => entry?.timestamp ?? [])
  const seconds = times.length > 0 ? Math.min(...times) : (iat ?? 0)
  return new Date(Math.min(Math.max(seconds, 0) * 1000, now.getTime()))
}

const NAME_LENGTH = 200

/** A name in its stored form; null if it cannot be stored, because the person can enter another one later. */
function nameOf(given: string | undefined): string | null {
  const read = readText((given ?? '').trim().slice(0, NAME_LENGTH).toWellFormed(), { longest: NAME_LENGTH })
  return 'text' in read ? read.text || null : null
}

type SignedInPerson = z.infer<typeof personShape>

/** Whether the service calls the address confirmed without saying whether that proves it. */
export const leavesProofOpen = ({ email, email_confirmed_at, app_metadata }: SignedInPerson): boolean =>
  Boolean(email && email_confirmed_at) && app_metadata.email_proven === undefined

/**
 * Combines a token's claims with the service's record of the person. `byMail`: the service confirms addresses by mail
 * only. `sessionLevel`: the session's current assurance level, if the service returns it.
 */
export function identityOf(
  claims: Claims,
  person: SignedInPerson,
  { now, byMail, sessionLevel }: { now: Date; byMail: boolean; sessionLevel?: string | undefined },
): VerifiedIdentity {
  const { email, email_confirmed_at, app_metadata, user_metadata, factors } = person
  const hasSecondFactor = (factors ?? []).some(({ status }) => status === 'verified')
  return {
    subject: claims.sub,
    identitySessionId: claims.session_id,
    begunAt: begunAt(claims, now),
    // A token stays valid for an hour after its factor was removed.
    secondFactorShown: hasSecondFactor && lowerLevel(claims.aal, sessionLevel ?? claims.aal) === 'aal2',
    hasSecondFactor,
    email: email || null,
    proven: Boolean(email && email_confirmed_at) && (app_metadata.email_proven ?? byMail),
    name: nameOf(user_metadata.name),
    role: user_metadata.role ?? null,
    language: user_metadata.language ?? null,
  }
}
