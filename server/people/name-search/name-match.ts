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

const folded = (text: string) => boundedForm('NFKD', text, LONGEST_NAME).replace(/\p{M}/gu, '').toLowerCase()
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

function includesByCollator(name: string, wanted: string, length: number): boolean {
  const letters = lettersOf(name)
  for (let start = 0; start < letters.length; start++)
    for (let size = Math.max(1, length - STRETCH); size <= length + STRETCH; size++)
      if (collator.compare(letters.slice(start, start + size).join(''), wanted) === 0) return true
  return false
}

/** Makes a test for whether a name contains the search text. */
export function nameTest(typed: string): (name: string) => boolean {
  const wanted = boundedForm('NFC', typed, LONGEST_NAME).trim().replace(/\s+/g, ' ')
  const plainWanted = folded(wanted)
  const length = lettersOf(wanted).length
  return (name) => {
    const plainName = folded(name)
    if (plainName.includes(plainWanted)) return true
    // ASCII letters need no collation; only others have equivalent spellings.
    if (length > MOST_COLLATED || (isAscii(plainName) && isAscii(plainWanted))) return false
    return includesByCollator(boundedForm('NFC', name, LONGEST_NAME), wanted, length)
  }
}

/**
 * Filters entries whose name contains the search text. A long list is processed in chunks, so that other requests can
 * run in between.
 * @param nameOf opens an entry's name; null if it has none
 */
export async function filterByName<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string | null,
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
    const name = nameOf(entry)
    if (name !== null && includesTyped(name)) found.push(entry)
  }
  return found
}
