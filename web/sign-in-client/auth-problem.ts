import type enAuth from '#locales/en/auth.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type TranslateErrors, thrownText } from '#web/api/error-text.ts'
import type { Formats } from '#web/ui/language/use-format.ts'
import { passwordLength } from './password.ts'
import { limitCodes, type Place, type PlainCode, problemCodes } from './problem-codes.ts'

export type { Place }

const weaknesses = ['length', 'characters', 'pwned', 'other'] as const
type Weakness = (typeof weaknesses)[number]

type Missing = keyof (typeof enAuth)['missing']

/** A sign-in problem, before it is translated. */
export type AuthProblem =
  | { kind: 'plain'; place: Place; code: PlainCode }
  | { kind: 'wait'; place: 'form'; seconds: number }
  | { kind: 'weak'; place: 'password'; reasons: Weakness[] }
  | { kind: 'too_long'; place: 'password' }
  | { kind: 'missing'; place: Missing }
  | { kind: 'credentials_missing'; place: 'form' }
  | { kind: 'product'; place: 'form'; error: unknown }

interface ServiceError {
  name: string
  code?: unknown
  status?: unknown
  reasons?: unknown
}

/** Errors that the sign-in client itself makes, by name. They have no code of the service. */
const clientErrors = new Map<string, AuthProblem>([
  // The client decides which statuses can be retried, and it counts many.
  ['AuthRetryableFetchError', formProblem('unreachable')],
  ['TypeError', formProblem('unreachable')],
  ['AuthSessionMissingError', formProblem('session_gone')],
  ['AuthInvalidJwtError', formProblem('session_gone')],
  ['AuthRefreshDiscardedError', formProblem('session_gone')],
  ['AuthInvalidTokenResponseError', formProblem('answer_unusable')],
  ['AuthInvalidCredentialsError', { kind: 'credentials_missing', place: 'form' }],
  ['AuthPKCECodeVerifierMissingError', formProblem('other_browser')],
  ['AuthPKCEGrantCodeExchangeError', formProblem('provider_trip_lost')],
])

function weaknessesOf(reasons: unknown): Weakness[] {
  const given = Array.isArray(reasons) ? reasons : []
  const named = weaknesses.filter((weakness) => given.includes(weakness))
  return named.length > 0 ? named : ['other']
}

function formProblem(code: PlainCode): AuthProblem {
  return { kind: 'plain', place: 'form', code }
}

function problemOfProduct(error: ApiError): AuthProblem {
  if (error.code === 'address_belongs_to_fitter') {
    return { kind: 'plain', place: 'email', code: 'address_belongs_to_fitter' }
  }
  return { kind: 'product', place: 'form', error }
}

/** What a sign-in error means to the person; `seconds` is how long a limit asks them to wait. */
export function problemOf(thrown: unknown, seconds: number): AuthProblem {
  if (thrown instanceof ApiError) return problemOfProduct(thrown)
  if (!(thrown instanceof Error)) return formProblem('unexpected')
  const error: ServiceError = thrown
  const own = clientErrors.get(error.name)
  if (own) return own
  if (typeof error.code !== 'string') return formProblem('unexpected')
  if (limitCodes.has(error.code)) return { kind: 'wait', place: 'form', seconds }
  if (error.code === 'weak_password') {
    return { kind: 'weak', place: 'password', reasons: weaknessesOf(error.reasons) }
  }
  const found = problemCodes.get(error.code)
  return found ? { kind: 'plain', ...found } : formProblem('unexpected')
}

export interface Say {
  auth: Translate<['auth']>
  errors: TranslateErrors
}

/** Why a password is too weak, one sentence per reason; empty for every other problem. */
export function weaknessTexts(
  { auth: t }: Say,
  problem: AuthProblem | null,
  min: number = passwordLength.min,
): string[] {
  if (problem?.kind !== 'weak') return []
  return problem.reasons.map((reason) => t(`weakness.${reason}`, { count: min }))
}

/** The text of a problem, without the reasons for a weak password. */
export function problemSummary({ auth: t, errors }: Say, problem: AuthProblem): string {
  switch (problem.kind) {
    case 'plain':
      return t(`problem.${problem.code}`)
    case 'wait':
      return t('problem.wait', { count: problem.seconds })
    case 'weak':
      return t('problem.weak_password')
    case 'too_long':
      return t('problem.password_too_long', { count: passwordLength.max })
    case 'missing':
      return t(`missing.${problem.place}`)
    case 'credentials_missing':
      return errors('credentials_missing')
    case 'product':
      return thrownText(errors, problem.error)
  }
}

/** The complete text of a problem. */
export const problemText = (
  { format, ...say }: Say & { format: Pick<Formats, 'sentences'> },
  problem: AuthProblem,
): string => format.sentences([problemSummary(say, problem), ...weaknessTexts(say, problem)])
