const LONGEST = 80

/** Line breaks, control characters, and characters that change the direction of text. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const ZERO_WIDTH_NON_JOINER = '\u200c'

/** The text on one line, without characters that change its direction. */
function oneLine(text: string): string {
  return text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()
}

/** One line without anything that a mail program turns into a link. */
function inert(line: string): string {
  const plain = line
    .replace(/:\/+/g, ' ')
    .replace(/(?<=[\p{L}\p{N}])([.@])(?=[\p{L}\p{N}]{2})/gu, `$1${ZERO_WIDTH_NON_JOINER}`)
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain
}

/**
 * Makes a name safe for mails to other people: one line of limited length, without anything that a mail program turns
 * into a link. This is needed because anybody may sign up and invite any address.
 */
export function nameInMail(name: string): string {
  const letters = [...oneLine(name)]
  return inert(letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : letters.join(''))
}

/** Makes a person's own words safe for mails to other people, as `nameInMail` does: the lines that are not empty. */
export const wordsInMail = (words: string): string[] =>
  words
    .split(/\r?\n/)
    .map(oneLine)
    .filter((line) => line !== '')
    .map(inert)
