import { boundedForm, normalForm } from '../text/normal-form.ts'

/** The longest address that mail servers accept (RFC 5321 with erratum 1690). */
export const EMAIL_LENGTH = 254

const LOCAL_PART = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether a text can be an e-mail address: one `@`, a local part without quotes or empty atoms, a domain of at least
 * two labels. Letters of any script are allowed. Only a mail can tell whether mails arrive.
 */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return (
    text.length <= EMAIL_LENGTH &&
    more.length === 0 &&
    LOCAL_PART.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label))
  )
}

/** The address in its normal form; undefined for a text that cannot be one. */
function plainEmail(text: string): string | undefined {
  const plain = normalForm('NFKC', text.trim(), EMAIL_LENGTH)?.trim()
  return plain !== undefined && plain.length <= EMAIL_LENGTH ? plain : undefined
}

/** Lower case, which may decompose letters, in normal form again. */
const lowered = (text: string): string => boundedForm('NFC', text.toLowerCase(), EMAIL_LENGTH * 3)

/**
 * An address as it is stored: trimmed, full-width characters made plain, the domain in lower case. A text that cannot
 * be an address because of its length or its marks is not changed.
 */
export function normalEmail(text: string): string {
  const plain = plainEmail(text)
  if (plain === undefined) return text.trim()
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : plain.slice(0, at) + lowered(plain.slice(at))
}

/**
 * The form for lookups: providers ignore case in the local part too. Empty for a text that cannot be an address, so
 * that a lookup finds no one.
 */
export const emailForLookup = (text: string): string =>
  plainEmail(text) === undefined ? '' : lowered(normalEmail(text))
