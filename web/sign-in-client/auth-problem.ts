import type enAuth from '#locales/en/auth.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { ApiError } from '#web/api/api-error.ts'
import { thrownText } from '#web/api/error-text.ts'
import { passwordLength } from './password.ts'

/** Where a problem is shown: beside the field that caused it, or over the whole form. */
export type Place = 'form' | 'name' | 'role' | 'email' | 'password' | 'code'

const weaknesses = ['length', 'characters', 'pwned', 'other'] as const
type Weakness = (typeof weaknesses)[number]

type Missing = keyof (typeof enAuth)['missing']
type PlainCode = Exclude<
  keyof (typeof enAuth)['problem'],
  'wait_one' | 'wait_other' | 'weak_password' | 'password_too_long'
>

/** What went wrong on the way in, before it is said in anyone's language. */
export type AuthProblem =
  | { kind: 'plain'; place: Place; code: PlainCode }
  | { kind: 'wait'; place: 'form'; seconds: number }
  | { kind: 'weak'; place: 'password'; reasons: Weakness[] }
  | { kind: 'too_long'; place: 'password' }
  | { kind: 'missing'; place: Missing }
  | { kind: 'credentials_missing'; place: 'form' }
  | { kind: 'product'; place: 'form'; error: unknown }

/** The sign-in service's codes that have a sentence of their own, and the field they belong to. */
const known = new Map<string, { code: PlainCode; place: Place }>([
  ['invalid_credentials', { code: 'invalid_credentials', place: 'form' }],
  ['email_not_confirmed', { code: 'email_not_confirmed', place: 'form' }],
  ['user_already_exists', { code: 'user_already_exists', place: 'email' }],
  ['email_exists', { code: 'user_already_exists', place: 'email' }],
  ['email_address_invalid', { code: 'email_address_invalid', place: 'email' }],
  ['email_address_not_authorized', { code: 'email_address_invalid', place: 'email' }],
  ['validation_failed', { code: 'refused_input', place: 'form' }],
  ['user_banned', { code: 'user_banned', place: 'form' }],
  ['signup_disabled', { code: 'signup_disabled', place: 'form' }],
  ['email_provider_disabled', { code: 'signup_disabled', place: 'form' }],
  ['otp_expired', { code: 'otp_expired', place: 'code' }],
  ['otp_disabled', { code: 'otp_expired', place: 'code' }],
])

const limits = ['over_request_rate_limit', 'over_email_send_rate_limit']

interface ServiceError {
  name: string
  code?: unknown
  status?: unknown
  reasons?: unknown
}

const isRetryable = ({ name }: ServiceError) => name === 'AuthRetryableFetchError' || name === 'TypeError'

function weaknessesOf(reasons: unknown): Weakness[] {
  const told = Array.isArray(reasons) ? reasons : []
  const named = weaknesses.filter((weakness) => told.includes(weakness))
  return named.length > 0 ? named : ['other']
}

function problemOfProduct(error: ApiError): AuthProblem {
  if (error.code === 'address_belongs_to_fitter') {
    return { kind: 'plain', place: 'email', code: 'address_belongs_to_fitter' }
  }
  return { kind: 'product', place: 'form', error }
}

/** What an error of signing in means for who is signing in; `seconds` is how long a limit asks to wait. */
export function problemOf(thrown: unknown, seconds: number): AuthProblem {
  if (thrown instanceof ApiError) return problemOfProduct(thrown)
  const unexpected: AuthProblem = { kind: 'plain', place: 'form', code: 'unexpected' }
  if (!(thrown instanceof Error)) return unexpected
  const error: ServiceError = thrown
  if (isRetryable(error)) return { kind: 'plain', place: 'form', code: 'unreachable' }
  if (typeof error.code !== 'string') return unexpected
  if (limits.includes(error.code)) return { kind: 'wait', place: 'form', seconds }
  if (error.code === 'weak_password') {
    return { kind: 'weak', place: 'password', reasons: weaknessesOf(error.reasons) }
  }
  const found = known.get(error.code)
  return found ? { kind: 'plain', ...found } : unexpected
}

export interface Say {
  auth: Translate<['auth']>
  errors: Translate<['errors']>
}

/** A problem in the reader's language. */
export function problemText({ auth: t, errors }: Say, problem: AuthProblem): string {
  switch (problem.kind) {
    case 'plain':
      return t(`problem.${problem.code}`)
    case 'wait':
      return t('problem.wait', { count: problem.seconds })
    case 'weak': {
      const reasons = problem.reasons.map((reason) => t(`weakness.${reason}`, { count: passwordLength.min }))
      return [t('problem.weak_password'), ...reasons].join(' ')
    }
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
