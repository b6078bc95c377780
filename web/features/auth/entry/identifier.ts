import { isEmail } from '#domain/contact/email.ts'
import { internationalPhone } from '#domain/contact/phone.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'

/** What identifies a person at the sign-in service: an address, or a phone number with its country code. */
export type Identifier = { email: string } | { phone: string }

/** Reads an address, or a phone number if those are used, as typed. */
export function identifierOf(typed: string, phones: boolean): Identifier | AuthProblem {
  const text = typed.trim()
  if (!phones || /[@＠]|\p{L}/u.test(text)) {
    return isEmail(text) ? { email: text } : { kind: 'plain', place: 'email', code: 'email_address_invalid' }
  }
  const phone = internationalPhone(text)
  return phone === null ? { kind: 'plain', place: 'email', code: 'phone_invalid' } : { phone }
}

export const isProblem = (read: Identifier | AuthProblem): read is AuthProblem => 'kind' in read

/** The identifier as it is shown and passed between two pages. */
export const writtenAs = (identifier: Identifier): string =>
  'email' in identifier ? identifier.email : identifier.phone
