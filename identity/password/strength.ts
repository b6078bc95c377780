import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { LONGEST_PASSWORD, MAX_PASSWORD_CHARACTERS } from '../base/password-hasher.ts'

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

export const weakPasswordText = ({ passwordMin }: Pick<IdentityHost, 'passwordMin'>) =>
  `Password should be at least ${passwordMin} characters and not a common one`

type Judge = Pick<IdentityHost, 'passwordFaults' | 'passwordMin' | 'normalForm' | 'isBreached'>

/** Facts about the password's owner that others may know. */
export interface PersonFacts {
  email: string
  phone: string
  userMetadata: Record<string, unknown>
}

function ownTexts({ email, phone, userMetadata: { name } }: PersonFacts): string[] {
  return [email, phone, ...(typeof name === 'string' ? [name] : [])].filter((text) => text !== '')
}

/**
 * All reasons why a password is weak: too short, invisible characters, or a common or breached password. It is checked
 * in the form in which it is compared. No character classes are required.
 */
export async function weaknessesOf(
  host: Judge,
  password: string,
  known: PersonFacts,
): Promise<WeakPasswordReason[]> {
  const faults = host.passwordFaults(password, ownTexts(known))
  const reasons: WeakPasswordReason[] = faults.filter((fault) => fault !== 'too_long')
  const form = host.normalForm('NFKC', password, LONGEST_PASSWORD)
  return form !== undefined && (await isKnown(host, form)) ? [...reasons, 'pwned'] : reasons
}

async function isKnown(host: Judge, form: string): Promise<boolean> {
  const common = await commonPasswords()
  return common.has(form.trim().toLowerCase()) || ((await host.isBreached?.(form)) ?? false)
}

/** Refuses a password that is too long (`validation_failed`) or weak (`weak_password` with all reasons). */
export async function requireStrongPassword(
  host: Judge,
  password: string,
  known: PersonFacts,
): Promise<void> {
  if (host.passwordFaults(password, []).includes('too_long')) {
    const text = `Password cannot be longer than ${MAX_PASSWORD_CHARACTERS} characters`
    throw new IdentityRefusal('validation_failed', { text })
  }
  const weakPasswordReasons = await weaknessesOf(host, password, known)
  if (weakPasswordReasons.length > 0) {
    throw new IdentityRefusal('weak_password', { text: weakPasswordText(host), weakPasswordReasons })
  }
}

let loaded: Promise<Set<string>> | undefined

/** The list is large, so it is loaded for the first check and not at the start. */
function commonPasswords(): Promise<Set<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return loaded
}
