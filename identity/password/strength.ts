import { IdentityRefusal } from '../http/refusal.ts'
import { LONGEST_PASSWORD, MAX_PASSWORD_CHARACTERS } from './hasher.ts'

export const MIN_PASSWORD_CHARACTERS = 8

export type WeakPasswordReason = 'length' | 'pwned'

export const weakPasswordText = `Password should be at least ${MIN_PASSWORD_CHARACTERS} characters and not a common one`

/** All reasons why a password is weak: too short, or among the commonest. No character classes are asked for. */
export async function weaknessesOf(password: string): Promise<WeakPasswordReason[]> {
  const common = await commonPasswords()
  const reasons: WeakPasswordReason[] = []
  if ([...password].length < MIN_PASSWORD_CHARACTERS) reasons.push('length')
  if (common.has(password.toLowerCase())) reasons.push('pwned')
  return reasons
}

/** Refuses a password nobody should choose: `validation_failed` when too long, `weak_password` with all reasons. */
export async function requireStrongPassword(password: string): Promise<void> {
  if (password.length > LONGEST_PASSWORD || [...password].length > MAX_PASSWORD_CHARACTERS) {
    const text = `Password cannot be longer than ${MAX_PASSWORD_CHARACTERS} characters`
    throw new IdentityRefusal('validation_failed', { text })
  }
  const weakPasswordReasons = await weaknessesOf(password)
  if (weakPasswordReasons.length > 0) {
    throw new IdentityRefusal('weak_password', { text: weakPasswordText, weakPasswordReasons })
  }
}

let loaded: Promise<Set<string>> | undefined

/** The list is large: it is read when the first password is judged, not when the server starts. */
function commonPasswords(): Promise<Set<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loaded
}
