import { boundedForm } from '#domain/text/normal-form.ts'

/** Names compared by their base letters: case, accents and width make no difference, in any script. */
const collator = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' })
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** How many letters more or less than asked a match may have: `ß` is `ss`, `œ` is `oe`. */
const STRETCH = 2

/** What is asked with more letters is compared letter by letter only, without the spellings of the collation. */
const MOST_COLLATED = 40

/** No name is longer. */
const LONGEST_NAME = 400

/** Names tested, or milliseconds spent, before others get their turn. */
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

/** Tells whether a name contains what was typed. */
export function nameTest(typed: string): (name: string) => boolean {
  const wanted = boundedForm('NFC', typed, LONGEST_NAME).trim().replace(/\s+/g, ' ')
  const plainWanted = folded(wanted)
  const length = lettersOf(wanted).length
  return (name) => {
    const plainName = folded(name)
    if (plainName.includes(plainWanted)) return true
    // Plain letters leave nothing to the collation; only other ones have spellings it knows to be the same.
    if (length > MOST_COLLATED || (isAscii(plainName) && isAscii(plainWanted))) return false
    return includesByCollator(boundedForm('NFC', name, LONGEST_NAME), wanted, length)
  }
}

/**
 * Those whose name contains what was typed. A long list is gone through in chunks, between which other
 * requests go on.
 * @param nameOf opens an entry's name; null where there is none
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
