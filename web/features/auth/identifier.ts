import { isEmail } from '#domain/contact/email.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'

/** What somebody is known by at the sign-in service: an address or a phone number with its country's. */
export type Identifier = { email: string } | { phone: string }

/** The number as the service wants it, `+` and digits; null when it cannot be one. */
function internationalNumber(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/^\s*00/, '+')
    .replace(/[\s().\p{Dash}]/gu, '')
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : null
}

/** Reads what was typed where an address, or a phone number if they are in use, is asked for. */
export function identifierOf(typed: string, phones: boolean): Identifier | AuthProblem {
  const text = typed.trim()
  if (!phones || /[@＠]|\p{L}/u.test(text)) {
    return isEmail(text) ? { email: text } : { kind: 'plain', place: 'email', code: 'email_address_invalid' }
  }
  const phone = internationalNumber(text)
  return phone === null ? { kind: 'plain', place: 'email', code: 'phone_invalid' } : { phone }
}

export const isProblem = (read: Identifier | AuthProblem): read is AuthProblem => 'kind' in read

/** As it is shown and remembered between two pages. */
export const writtenAs = (identifier: Identifier): string =>
  'email' in identifier ? identifier.email : identifier.phone
