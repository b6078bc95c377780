import { mapTexts, type TextTree } from './texts.ts'

const plain = 'aceghijklnorstuwyzACDEGHIJKLNORSTUWYZ'
const accented = 'åçéĝĥîĵķļñöŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ'

/** Parts a translator must leave as they are: placeholders, nested keys, tags of `Trans`. */
const untouchable = /(\{\{.*?\}\}|\{product\}|\$t\(.*?\)|<\/?\w+\s*\/?>)/

const accent = (text: string): string =>
  [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('')

/** What a text is lengthened by, in words of ordinary length. */
const padding = (length: number): string => '~'.repeat(length).replaceAll(/~{12}(?=~)/g, '$& ')

/** One text in the pseudo-language: accents, 40 % longer, in brackets; placeholders kept. */
export function pseudoText(text: string): string {
  const body = text
    .split(untouchable)
    .map((part, index) => (index % 2 === 1 ? part : accent(part)))
    .join('')
  return `[${body}${padding(Math.ceil(text.length * 0.4))}]`
}

/** An English namespace turned into the pseudo-language. */
export const pseudoTexts = (english: TextTree): TextTree => mapTexts(english, pseudoText)
