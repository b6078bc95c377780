import { boundedForm } from '#domain/text/normal-form.ts'

/** The rest of a longer text is ignored. */
const LONGEST_TYPED = 1000

/** The length of codes from mails, text messages and authenticator apps. A hosted service may use longer ones. */
export const fewestDigits = 6
const mostDigits = 10

/** The digits of a text in any script, without any other characters. */
export const digitsOf = (text: string) =>
  boundedForm('NFKC', text, LONGEST_TYPED).replace(/\D/g, '').slice(0, mostDigits)
