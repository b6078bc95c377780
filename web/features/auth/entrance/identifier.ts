import { isEmail } from '#domain/contact/email.ts'
import { internationalPhone } from '#domain/contact/phone.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'

/** What somebody is known by at the sign-in service: an address or a phone number with its country's. */
export type Identifier = { email: string } | { phone: string }

/** Reads what was typed where an address, or a phone number if they are in use, is asked for. */
export function identifierOf(typed: string, phones: boolean): Identifier | AuthProblem {
  const text = typed.trim()
  if (!phones || /[@＠]|\p{L}/u.test(text)) {
    return isEmail(text) ? { email: text } : { kind: 'plain', place: 'email', code: 'email_address_invalid' }
  }
  const phone = internationalPhone(text)
  return phone === null ? { kind: 'plain', place: 'email', code: 'phone_invalid' } : { phone }
}

export const isProblem = (read: Identifier | AuthProblem): read is AuthProblem => 'kind' in read

/** As it is shown and remembered between two pages. */
export const writtenAs = (identifier: Identifier): string =>
  'email' in identifier ? identifier.email : identifier.phone
