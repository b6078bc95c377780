import { folded as foldedText, isAscii } from '#domain/text/folded-text.ts'
import { boundedForm } from '#domain/text/normal-form.ts'

/** Compares names by their base letters in any script, ignoring case, accents and width. */
const collator = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' })
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The difference in length that a match may have: `ß` matches `ss`, `œ` matches `oe`. */
const STRETCH = 2

/** A longer search text is only compared letter by letter, without the collation. */
const MOST_COLLATED = 40

/** The length of the longest name. */
const LONGEST_NAME = 400

/** The number of names tested, or milliseconds spent, before other work may run. */
const CHUNK = 200
const TURN_MS = 10

const folded = (text: string) => foldedText(text, LONGEST_NAME)
/** No letter of another script is equal to one of these. */
const hasLatin = (text: string) => /\p{Script=Latin}/u.test(text)
/** Latin letters that folding left, and what a comparison may ignore between letters, such as a soft hyphen. */
const hasSpellings = (text: string) => /[[\p{Script=Latin}\p{M}\p{C}]--[\0-\x7f]]/v.test(text)
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

function includesByCollator(name: string, wanted: string, length: number): boolean {
  const letters = lettersOf(name)
  for (let start = 0; start < letters.length; start++)
    for (let size = Math.max(1, length - STRETCH); size <= length + STRETCH; size++)
      if (collator.compare(letters.slice(start, start + size).join(''), wanted) === 0) return true
  return false
}

/** A name as it is compared. Its base letters are computed once, because each search goes through all names. */
export interface ComparableName {
  name: string
  plain: string
}

export const comparable = (name: string): ComparableName => ({ name, plain: folded(name) })

/** Makes a test for whether a name contains the search text. */
export function nameTest(typed: string): (name: ComparableName) => boolean {
  const wanted = boundedForm('NFC', typed, LONGEST_NAME).trim().replace(/\s+/g, ' ')
  const plainWanted = folded(wanted)
  const length = lettersOf(wanted).length
  const isPlain = isAscii(plainWanted)
  const isLatin = isPlain && hasLatin(plainWanted)
  const isWord = isLatin && /^[a-z\d ]+$/.test(plainWanted)
  return ({ name, plain }) => {
    if (plain.includes(plainWanted)) return true
    // ASCII letters need no collation; only others have equivalent spellings.
    if (length > MOST_COLLATED || (isPlain && isAscii(plain)) || (isLatin && !hasLatin(plain))) return false
    if (isWord && !hasSpellings(plain)) return false
    return includesByCollator(boundedForm('NFC', name, LONGEST_NAME), wanted, length)
  }
}

/**
 * Filters entries whose name contains the search text. A long list is processed in chunks, so that other requests can
 * run in between.
 */
export async function filterByName<Entry extends ComparableName>(
  entries: readonly Entry[],
  typed: string,
): Promise<Entry[]> {
  const includesTyped = nameTest(typed)
  const found: Entry[] = []
  let turn = { tested: 0, startedAt: performance.now() }
  for (const entry of entries) {
    if (turn.tested >= CHUNK || performance.now() - turn.startedAt > TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve))
      turn = { tested: 0, startedAt: performance.now() }
    }
    turn.tested += 1
    if (includesTyped(entry)) found.push(entry)
  }
  return found
}
