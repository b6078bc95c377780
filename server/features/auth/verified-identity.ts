import { z } from 'zod'
import { readText } from '#domain/text/typed-text.ts'
import { lowerLevel } from '#identity/identity.ts'

/** Anonymous users get no account here: nothing of theirs could be found again. */
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

/** The person of a verified token. Only `subject`, `identitySessionId` and the factors decide; the rest describes. */
export interface VerifiedIdentity {
  subject: string
  identitySessionId: string
  /** When the hosted session began: what the life of everything it signs in is counted from. */
  begunAt: Date
  /** The session showed a second factor. */
  secondFactorShown: boolean
  /** The person has a verified second factor, shown in this session or not. */
  hasSecondFactor: boolean
  email: string | null
  /** The address was proven: by mail or a provider, never by autoconfirm alone. */
  proven: boolean
  /** Their answers at sign-up; read once, when the account is made. */
  name: string | null
  role: string | null
  /** The language they signed up in. */
  language: string | null
}

/**
 * When a session began: the oldest way of signing in that its token names, for a refresh changes none of them; where it
 * names none, the token's own time. Never later than now.
 */
function begunAt({ amr, iat }: Claims, now: Date): Date {
  const times = (amr ?? []).flatMap((entry) => entry?.timestamp ?? [])
  const seconds = times.length > 0 ? Math.min(...times) : (iat ?? 0)
  return new Date(Math.min(Math.max(seconds, 0) * 1000, now.getTime()))
}

const NAME_LENGTH = 200

/** A name as it is kept; none when it cannot be: a person can give another one any time. */
function nameOf(told: string | undefined): string | null {
  const read = readText((told ?? '').trim().slice(0, NAME_LENGTH).toWellFormed(), { longest: NAME_LENGTH })
  return 'text' in read ? read.text || null : null
}

type Told = z.infer<typeof personShape>

/** Whether the service calls the address confirmed without saying whether it was proven by that. */
export const leavesProofOpen = ({ email, email_confirmed_at, app_metadata }: Told): boolean =>
  Boolean(email && email_confirmed_at) && app_metadata.email_proven === undefined

/**
 * Joins what a token says with what the service says of the person; `byMail`: it confirms addresses by mail alone;
 * `sessionLevel`: the assurance of the session now, where the service says it.
 */
export function identityOf(
  claims: Claims,
  person: Told,
  { now, byMail, sessionLevel }: { now: Date; byMail: boolean; sessionLevel?: string | undefined },
): VerifiedIdentity {
  const { email, email_confirmed_at, app_metadata, user_metadata, factors } = person
  const hasSecondFactor = (factors ?? []).some(({ status }) => status === 'verified')
  return {
    subject: claims.sub,
    identitySessionId: claims.session_id,
    begunAt: begunAt(claims, now),
    // A token lives on for an hour after the factor it tells of has gone.
    secondFactorShown: hasSecondFactor && lowerLevel(claims.aal, sessionLevel ?? claims.aal) === 'aal2',
    hasSecondFactor,
    email: email || null,
    proven: Boolean(email && email_confirmed_at) && (app_metadata.email_proven ?? byMail),
    name: nameOf(user_metadata.name),
    role: user_metadata.role ?? null,
    language: user_metadata.language ?? null,
  }
}
