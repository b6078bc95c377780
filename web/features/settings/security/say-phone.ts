/** A number as people write it: the sign-in service keeps it without its plus. */
export const sayPhone = (phone: string): string => (phone.startsWith('+') ? phone : `+${phone}`)

/** A typed number with its country's, as the sign-in service takes it; null when it cannot be one. */
export function internationalPhone(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/^\s*00/, '+')
    .replace(/[\s().\p{Dash}]/gu, '')
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : null
}
