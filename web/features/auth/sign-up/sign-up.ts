import type { GoTrueClient } from '@supabase/auth-js'
import type { SignUpRole } from '#domain/roles.ts'
import type { AuthProblem } from '#web/sign-in-client/auth-problem.ts'
import { isTooLong } from '#web/sign-in-client/password.ts'
import { type Identifier, identifierOf, isProblem } from '../entrance/identifier.ts'

export interface SignUp {
  role: SignUpRole | null
  name: string
  /** An address, or a phone number where those are in use. */
  identifier: string
  password: string
}

/** A form that can be sent. */
export interface ReadySignUp {
  role: SignUpRole
  name: string
  who: Identifier
  password: string
}

/** Reads a new account's form: ready to be sent, or the first thing wrong in the order of its fields. */
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
  /** Where the link of the confirmation mail leads on to. */
  linkTo: string
}

/** Starts the account. Answers whether it is in use at once; else its address or number has to be confirmed first. */
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
