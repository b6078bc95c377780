/** Names compared by their base letters: case, accents and width make no difference, in any script. */
const collator = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' })
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** How many letters more or less than asked a match may have: `ß` is `ss`, `œ` is `oe`. */
const STRETCH = 2

/** Names tested before others get their turn. */
const CHUNK = 200

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
const lettersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

function includesByCollator(name: string, wanted: string): boolean {
  const letters = lettersOf(name)
  const length = lettersOf(wanted).length
  for (let start = 0; start < letters.length; start++)
    for (let size = Math.max(1, length - STRETCH); size <= length + STRETCH; size++)
      if (collator.compare(letters.slice(start, start + size).join(''), wanted) === 0) return true
  return false
}

/** Whether a name contains what was typed. */
export function nameIncludes(name: string, typed: string): boolean {
  const wanted = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  const [plainName, plainWanted] = [folded(name), folded(wanted)]
  if (plainName.includes(plainWanted)) return true
  // Plain letters leave nothing to the collation; only other ones have spellings it knows to be the same.
  if (isAscii(plainName) && isAscii(plainWanted)) return false
  return includesByCollator(name.normalize('NFC'), wanted)
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
  const found: Entry[] = []
  for (let at = 0; at < entries.length; at += CHUNK) {
    if (at > 0) await new Promise((resolve) => setImmediate(resolve))
    for (const entry of entries.slice(at, at + CHUNK)) {
      const name = nameOf(entry)
      if (name !== null && nameIncludes(name, typed)) found.push(entry)
    }
  }
  return found
}
