import { isEmail } from '#domain/contact/email.ts'
import { isObject } from '#domain/json/json.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { RiderFile } from '../session.ts'

/** A rider's name and contact details, as typed. */
export interface ContactWords {
  name: string
  email: string
  language: string
}

/** Whether a value read from the device has this shape. */
export const isContactWords = (value: unknown): value is ContactWords =>
  isObject(value) && [value.name, value.email, value.language].every((word) => typeof word === 'string')

export type ContactProblem = 'name' | 'email' | 'emailGone' | 'address_of_account'
export type ContactProblems = { readonly [field in keyof ContactWords]?: ContactProblem }

export const wordsOf = ({ name, email, language }: RiderFile): ContactWords => ({
  name,
  email: email ?? '',
  language,
})

/** The values that differ from the file. Spaces at the ends are ignored. */
export function changedWords(file: RiderFile, said: ContactWords): Partial<ContactWords> {
  const [name, email] = [said.name.trim(), said.email.trim()]
  return {
    ...(name !== file.name && { name }),
    ...(email !== (file.email ?? '') && { email }),
    ...(said.language !== file.language && { language: said.language }),
  }
}

/** Why the values cannot be saved. A file that has no name or no address may stay without one. */
export function problemsOf({ name, email }: Partial<ContactWords>): ContactProblems {
  return {
    ...(name === '' && { name: 'name' }),
    ...(email !== undefined && !isEmail(email) && { email: email === '' ? 'emailGone' : 'email' }),
  }
}

/** The field that a refusal of the server belongs to; empty if it belongs to none. */
export function refusedAt(error: unknown): ContactProblems {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'address_of_account') return { email: 'address_of_account' }
  const at = (field: string) => error.problems.some(({ path }) => path[0] === field)
  return { ...(at('name') && { name: 'name' }), ...(at('email') && { email: 'email' }) }
}
