import { boundedForm } from './normal-form.ts'

/** Compares letters by their base letters in any script, ignoring case, accents and width. */
const collator = new Intl.Collator('und', { usage: 'search', sensitivity: 'base' })

/** Letters that the collation takes for others. Spelled out, they need no collation, which is slow. */
const SPELLED = new Map(
  [
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ø', 'o'],
    ['ł', 'l'],
    ['đ', 'd'],
    ['þ', 'th'],
  ].flatMap(([letter = '', spelled = '']) =>
    collator.compare(letter, spelled) === 0 ? [[letter, spelled] as const] : [],
  ),
)

/** Whether a text consists of printable ASCII characters and line ends only. */
export const isAscii = (text: string): boolean => /^[\x20-\x7e\n\t]*$/.test(text)

const spelledOut = (text: string) => text.replace(/[^\x20-\x7e]/g, (letter) => SPELLED.get(letter) ?? letter)

/** Katakana as hiragana: a word may be written in either. They are 96 apart in Unicode. */
const asHiragana = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0x60)

const foldRun = (run: string): string =>
  spelledOut(boundedForm('NFKD', run, run.length).replace(/\p{M}/gu, '').toLowerCase())
    .replace(/ς/g, 'σ')
    .replace(/[\u30a1-\u30f6]/g, asHiragana)

/** Folded pieces, up to a number and a length: the same ones come again, and normalising each time is slow. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000
const LONGEST_KNOWN = 16

function foldKnown(run: string): string {
  const found = known.get(run)
  if (found !== undefined) return found
  const made = foldRun(run)
  if (run.length <= LONGEST_KNOWN && known.size < MOST_KNOWN) known.set(run, made)
  return made
}

/**
 * A text as a search compares it, in any script: base letters without accents, in lower case, of the usual width and in
 * hiragana.
 * Each letter is folded by itself, so that only pieces that are not ASCII need to be normalised.
 * @param longest UTF-16 units that are compared; the rest is left out
 */
export const folded = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replace(/[^\0-\x7f]+/g, foldKnown)
    .toLowerCase()
