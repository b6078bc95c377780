import type { GoTrueClient } from '@supabase/auth-js'
import type { SignUpRole } from '#domain/roles.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { isTooLong } from '#web/sign-in-client/password.ts'
import { type Identifier, identifierOf, isProblem } from '../entry/identifier.ts'

export interface SignUp {
  role: SignUpRole | null
  name: string
  /** An address, or a phone number if those are used. */
  identifier: string
  password: string
}

/** A form without problems, ready to be sent. */
export interface ReadySignUp {
  role: SignUpRole
  name: string
  who: Identifier
  password: string
}

/** Validates the form of a new account. Returns the values to send, or the first problem in the order of the fields. */
export function judgeSignUp(form: SignUp, phones: boolean): ReadySignUp | AuthProblem {
  const { role, identifier, password } = form
  const name = form.name.trim()
  if (!identifier.trim() || !password) return { kind: 'credentials_missing', place: 'form' }
  if (role === null) return { kind: 'missing', place: 'role' }
  if (!name) return { kind: 'missing', place: 'name' }
  const who = identifierOf(identifier, phones)
  if (isProblem(who)) return who
  if (isTooLong(password)) return { kind: 'too_long', place: 'password' }
  return { role, name, who, password }
}

interface Surroundings {
  language: string
  /** The absolute URL that the link of the confirmation mail opens. */
  linkTo: string
}

/**
 * Creates the account. Returns whether it can be used at once; otherwise its address or number must be confirmed first.
 */
export async function startAccount(
  hosted: GoTrueClient,
  { role, name, who, password }: ReadySignUp,
  { language, linkTo }: Surroundings,
): Promise<boolean> {
  const data = { role, name, language }
  const { data: made, error } = await hosted.signUp(
    'phone' in who
      ? { phone: who.phone, password, options: { data } }
      : { email: who.email, password, options: { data, emailRedirectTo: linkTo } },
  )
  if (error) throw error
  return made.session !== null
}
