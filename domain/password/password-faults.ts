import { normalForm } from '../text/normal-form.ts'

/** The length of a password in characters. An operator may set another minimum. */
export const passwordLength = { min: 8, max: 128 } as const

/** The maximum in UTF-16 units, checked first: some characters take two, and marks count as well. */
const LONGEST = passwordLength.max * 4
/** Shorter parts of a name occur in too many words. */
const SHORTEST_PART = 4

/**
 * What is wrong with a password: `too_long`; `characters` that cannot be seen or typed again; or too short (`length`).
 * Characters without a shape, spaces at the ends and what others know about the owner do not count towards the length.
 */
export type PasswordFault = 'too_long' | 'characters' | 'length'

const control = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Cn}]/u
const withoutShape = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu

const caseless = (text: string) => (normalForm('NFKC', text, LONGEST) ?? '').toLowerCase()

/** What others know about the owner, split into the parts that people use in passwords, the longest first. */
function knownParts(own: readonly string[]): string[] {
  const whole = own.map((text) => caseless(text).trim())
  const parts = whole.flatMap((text) => [text, ...text.split(/[\s@]+/), ...text.split(/[\s@._+-]+/)])
  return [...new Set(parts)]
    .filter((part) => part.length >= SHORTEST_PART)
    .sort((a, b) => b.length - a.length)
}

const countOf = (text: string) => [...text.replace(withoutShape, '').trim()].length

/**
 * Judges a password in the form in which it is compared (NFKC), so that every encoding of it gets the same result. The
 * browser and the server use this function.
 * @param own the owner's address and name and the product's name; they do not count towards the length
 */
export function passwordFaults(
  password: string,
  { own = [], min = passwordLength.min }: { own?: readonly string[]; min?: number } = {},
): PasswordFault[] {
  if (password.length > LONGEST) return ['too_long']
  const form = normalForm('NFKC', password, LONGEST)
  if (form === undefined) return ['characters']
  if ([...form].length > passwordLength.max) return ['too_long']
  const faults: PasswordFault[] = control.test(form) ? ['characters'] : []
  const left = knownParts(own).reduce((text, part) => text.replaceAll(part, ''), form.toLowerCase())
  return countOf(form) < min || countOf(left) < min ? [...faults, 'length'] : faults
}
