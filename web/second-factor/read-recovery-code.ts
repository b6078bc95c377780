import { boundedForm } from '#domain/text/normal-form.ts'

/** The rest of a longer text is ignored. */
const LONGEST_TYPED = 100

/** Letters and digits of a recovery code. */
const codeLength = 10

/** A recovery code in the service's form, from typed or pasted text; null if the text cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const plain = boundedForm('NFKC', typed, LONGEST_TYPED)
    .toLowerCase()
    .replace(/[\s\p{Dash}]/gu, '')
  if (!/^[a-z\d]+$/.test(plain) || plain.length !== codeLength) return null
  return `${plain.slice(0, codeLength / 2)}-${plain.slice(codeLength / 2)}`
}
