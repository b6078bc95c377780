import { isEmail } from '#domain/contact/email.ts'
import type { SignUpRole } from '#domain/roles.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { isTooLong } from '#web/sign-in-client/password.ts'

export interface SignUp {
  role: SignUpRole | null
  name: string
  email: string
  password: string
}

/** The first thing wrong with a new account's form, in the order of its fields; null when it can be sent. */
export function judgeSignUp({ role, name, email, password }: SignUp): AuthProblem | null {
  if (!email.trim() || !password) return { kind: 'credentials_missing', place: 'form' }
  if (role === null) return { kind: 'missing', place: 'role' }
  if (!name.trim()) return { kind: 'missing', place: 'name' }
  if (!isEmail(email.trim())) return { kind: 'plain', place: 'email', code: 'email_address_invalid' }
  if (isTooLong(password)) return { kind: 'too_long', place: 'password' }
  return null
}
