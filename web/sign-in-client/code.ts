/** How many digits the codes of mails, text messages and authenticator apps have. */
export const codeLength = 6

/** Digits in any script's writing, without what a copy brings along. */
export const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength)
