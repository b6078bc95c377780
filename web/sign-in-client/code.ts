import { boundedForm } from '#domain/text/normal-form.ts'

/** What is longer is cut off. */
const LONGEST_TYPED = 1000

/** How many digits the codes of mails, text messages and authenticator apps have; a hosted service chooses for itself. */
export const fewestDigits = 6
const mostDigits = 10

/** Digits in any script's writing, without what a copy brings along. */
export const digitsOf = (text: string) =>
  boundedForm('NFKC', text, LONGEST_TYPED).replace(/\D/g, '').slice(0, mostDigits)
