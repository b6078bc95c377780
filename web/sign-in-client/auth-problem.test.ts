import {
  AuthApiError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthPKCECodeVerifierMissingError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import enAuth from '#locales/en/auth.ts'
import enCommon from '#locales/en/common.ts'
import enErrors from '#locales/en/errors.ts'
import { textsOf, translatorOf } from '#locales/translator.ts'
import { ApiError } from '#web/api/api-error.ts'
import { formatsOf } from '#web/ui/language/use-format.ts'
import { problemOf, problemText, weaknessTexts } from './auth-problem.ts'
import { problemCodes } from './problem-codes.ts'

const english = new Map([
  ['auth', textsOf(enAuth)],
  ['errors', textsOf(enErrors)],
  ['common', textsOf(enCommon)],
])
const find = (language: string, namespace: string) => (language === 'en' ? english.get(namespace) : undefined)
const say = {
  auth: translatorOf('en', ['auth'], find),
  errors: translatorOf('en', ['errors', 'common'], find),
  format: formatsOf('en'),
}
const textOf = (error: unknown, seconds = 60) => problemText(say, problemOf(error, seconds))
const refusal = (code: string, status = 400) => new AuthApiError('words nobody should see', status, code)

describe('a sign-in problem', () => {
  it.each([
    ['invalid_credentials', 'form'],
    ['email_not_confirmed', 'form'],
    ['user_already_exists', 'email'],
    ['email_exists', 'email'],
    ['email_address_invalid', 'email'],
    ['validation_failed', 'form'],
    ['user_banned', 'form'],
    ['signup_disabled', 'form'],
    ['otp_expired', 'code'],
    ['over_request_rate_limit', 'form'],
    ['a_code_of_a_later_version', 'form'],
    ['constructor', 'form'],
  ])('%s is shown at its field with a text of the product', (code, place) => {
    expect(problemOf(refusal(code), 60).place).toBe(place)
    expect(textOf(refusal(code))).not.toContain('words nobody should see')
    expect(textOf(refusal(code))).toMatch(/^[A-Z].+\.$/)
  })

  it.each([...problemCodes.keys()])('%s has a sentence that says what to do', (code) => {
    const text = textOf(refusal(code))
    expect(text).toMatch(/^[A-Z].+\.$/)
    expect(text).not.toBe(enAuth.problem.unexpected)
  })

  it.each([
    [new AuthSessionMissingError(), enAuth.problem.session_gone],
    [new AuthInvalidJwtError('bad'), enAuth.problem.session_gone],
    [new AuthInvalidTokenResponseError(), enAuth.problem.answer_unusable],
    [new AuthInvalidCredentialsError('empty'), enErrors.credentials_missing],
    [new AuthPKCECodeVerifierMissingError(), enAuth.problem.other_browser],
  ])('the sign-in client’s own error %s is translated', (error, text) => {
    expect(textOf(error)).toBe(text)
  })

  it('includes the waiting time', () => {
    expect(textOf(refusal('over_request_rate_limit', 429), 41)).toContain('41 seconds')
    expect(textOf(refusal('over_email_send_rate_limit', 429), 1)).toContain('1 second,')
    expect(textOf(refusal('over_sms_send_rate_limit', 429), 12)).toContain('12 seconds')
  })

  it('lists all reasons why a password is weak', () => {
    const text = textOf(new AuthWeakPasswordError('weak', 422, ['length', 'pwned']))
    expect(text).toContain('at least 8 characters')
    expect(text).toContain('try first')
    expect(
      weaknessTexts(say, problemOf(new AuthWeakPasswordError('weak', 422, ['length', 'pwned']), 0)),
    ).toHaveLength(2)
    expect(textOf(new AuthWeakPasswordError('weak', 422, []))).toContain('too easy to guess')
  })

  it.each([new AuthRetryableFetchError('gone', 503), new TypeError('Failed to fetch')])(
    'asks the person to try again when the service does not respond',
    (error) => {
      expect(textOf(error)).toContain('try again')
    },
  )

  it('asks for another address when it belongs to a fitter', () => {
    const error = new ApiError({ status: 409, body: '{}', problem: { code: 'address_belongs_to_fitter' } })
    expect(problemOf(error, 0)).toEqual({
      kind: 'plain',
      place: 'email',
      code: 'address_belongs_to_fitter',
    })
  })

  it('uses the product’s own words for its other refusals', () => {
    expect(textOf(new ApiError({ status: 401, body: '{}', problem: { code: 'token_refused' } }))).toBe(
      enErrors.token_refused,
    )
  })

  it('shows a general sentence when something else is thrown', () => {
    expect(textOf('?')).toBe(enAuth.problem.unexpected)
    expect(textOf(new Error('?'))).toBe(enAuth.problem.unexpected)
  })

  it('asks for both when address or password is missing', () => {
    expect(problemText(say, { kind: 'credentials_missing', place: 'form' })).toBe(
      'You must provide either an email or phone number and a password',
    )
  })
})
