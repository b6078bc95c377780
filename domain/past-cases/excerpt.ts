import { folded } from '../text/folded-text.ts'

/** A piece of a text around what was searched for. */
export type Excerpt = { before: string; match: string; after: string }

/** How much of the text is shown before and after the match, in letters. */
const BEFORE = 40
const AFTER = 80
const MORE = '…'

/** The letters of a text, each with the place in the folded text at which it begins. */
function foldedLetters(text: string) {
  const starts: number[] = []
  const letters = Array.from(text)
  let plain = ''
  for (const letter of letters) {
    starts.push(plain.length)
    plain += folded(letter, letter.length)
  }
  return { letters, starts, plain }
}

/** The first of the terms in a text, with some of the text around it; null if it has none of them. */
export function excerptOf(text: string, terms: readonly string[]): Excerpt | null {
  const { letters, starts, plain } = foldedLetters(text)
  const found = terms
    .map((term) => ({ at: plain.indexOf(term), term }))
    .filter(({ at, term }) => at >= 0 && term !== '')
    .sort((a, b) => a.at - b.at || b.term.length - a.term.length)[0]
  if (!found) return null
  const begins = starts.findLastIndex((start) => start <= found.at)
  // Marks that belong to the last letter leave nothing in the folded text.
  const beyond = starts.findIndex(
    (start, index) => start >= found.at + found.term.length && (starts[index + 1] ?? plain.length) > start,
  )
  const ends = beyond < 0 ? letters.length : Math.max(beyond, begins + 1)
  const from = Math.max(0, begins - BEFORE)
  const to = Math.min(letters.length, ends + AFTER)
  return {
    before: (from > 0 ? MORE : '') + letters.slice(from, begins).join(''),
    match: letters.slice(begins, ends).join(''),
    after: letters.slice(ends, to).join('') + (to < letters.length ? MORE : ''),
  }
}
