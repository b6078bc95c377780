import { mapTexts, type TextTree } from './texts.ts'

const plain = 'aceghijklnorstuwyzACDEGHIJKLNORSTUWYZ'
const accented = 'åçéĝĥîĵķļñöŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ'

/** Parts that a translator must not change: placeholders, nested keys, tags of `Trans`. */
const untouchable = /(\{\{.*?\}\}|\{product\}|\$t\(.*?\)|<\/?\w+\s*\/?>)/

const accent = (text: string): string =>
  [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join('')

/** The padding of a text, in words of ordinary length. */
const padding = (length: number): string => '~'.repeat(length).replaceAll(/~{12}(?=~)/g, '$& ')

/** A text in the pseudo-language: with accents, 40 % longer and in brackets. Placeholders are kept. */
export function pseudoText(text: string): string {
  const body = text
    .split(untouchable)
    .map((part, index) => (index % 2 === 1 ? part : accent(part)))
    .join('')
  return `[${body}${padding(Math.ceil(text.length * 0.4))}]`
}

/** An English namespace in the pseudo-language. */
export const pseudoTexts = (english: TextTree): TextTree => mapTexts(english, pseudoText)
