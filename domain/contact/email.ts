/** The longest address that mail servers accept (RFC 5321 with erratum 1690). */
export const EMAIL_LENGTH = 254

const LOCAL_PART = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether a text can be an e-mail address: one `@`, a local part without quotes or empty atoms, a domain of at least
 * two labels. Letters of any script are allowed. Whether mail arrives only a mail can tell.
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

/** An address as it is kept: no blanks around it, full-width characters made plain, the domain in lower case. */
export function normalEmail(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const at = plain.lastIndexOf('@')
  return at < 0 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase().normalize('NFC')
}

/** The form under which an address is found again: providers ignore case in the local part too. */
export const emailForLookup = (text: string): string => normalEmail(text).toLowerCase().normalize('NFC')
