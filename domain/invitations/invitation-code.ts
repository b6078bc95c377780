import { normalForm } from '../text/normal-form.ts'

/** How many days an invitation's link works while the intake is not submitted. */
export const INVITATION_DAYS = 30
/** Letters and digits of a code. */
export const CODE_LENGTH = 8

/** A longer text cannot be a code, even with spaces and dashes. */
const LONGEST_TYPED = 100

/** Letters and digits that do not look alike: no 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U beside V. */
export const CODE_ALPHABET = 'ACDEFHJKMNPRTVWXY3479'

/**
 * A new code. `pick` is the random source: it returns a whole number from 0 up to, not including, its argument,
 * uniformly distributed.
 */
export function makeInvitationCode(pick: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET.charAt(pick(CODE_ALPHABET.length))).join('')
}

/** A code as it is printed: two groups of four. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** The code a person typed, in any case, width, spaces and dashes; undefined when it cannot be one. */
export function readInvitationCode(typed: string): string | undefined {
  const code = (normalForm('NFKC', typed, LONGEST_TYPED) ?? '').toUpperCase().replace(/[\s\p{Pd}._]/gu, '')
  const known = [...code].every((character) => CODE_ALPHABET.includes(character))
  return known && code.length === CODE_LENGTH ? code : undefined
}
