import { normalForm } from '../text/normal-form.ts'

/** Bounds of a phone number, in characters. */
export const PHONE_LENGTH = { min: 5, max: 20 } as const

/** Whether a text is 5 to 20 of `+`, digits, spaces, brackets and dashes. */
export const isPhone = (text: string): boolean => /^[+\d ()-]{5,20}$/.test(text)

/** Leaves room for spaces around a number and between its groups. */
const LONGEST_TYPED = 100

/** A typed number with its country code, `+` and digits (E.164); null when it cannot be one. */
export function internationalPhone(typed: string): string | null {
  const plain = (normalForm('NFKC', typed, LONGEST_TYPED) ?? '')
    .replace(/^\s*00/, '+')
    .replace(/[\s().\p{Dash}]/gu, '')
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : null
}
