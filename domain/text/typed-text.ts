import { hasTooManyMarks, type NormalForm, normalForm } from './normal-form.ts'

/** What can be wrong with any typed text. */
export type TextFault = 'too_long' | 'bad_characters' | 'too_many_marks'

/** How a text is stored. */
export interface TextRule {
  /** The most UTF-16 units, as `maxlength` counts them. Up to as many spaces at the ends are not counted. */
  longest: number
  /** `many` keeps line ends and tabs; with `one` they become spaces. */
  lines?: 'one' | 'many'
  /** `NFKC` makes full-width letters and digits plain. */
  form?: NormalForm
}

/** Line ends of any system, and the tabs and page breaks of word processors. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Lone surrogates and control characters, without line ends and tabs. */
const BAD_CHARACTERS = /\p{Cs}|[^\P{Cc}\t\n\v\f\r\u0085]/u
/**
 * Characters that change the reading direction of the following text, even outside of their own text. They are copied
 * invisibly along with names and phone numbers. Joiners and the two direction marks stay: Persian, Indic scripts,
 * Hebrew and emoji need them.
 */
const DIRECTION_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** The problem with a text's characters, whatever its length. The text is not normalised. */
export function characterFault(text: string): 'bad_characters' | 'too_many_marks' | undefined {
  if (BAD_CHARACTERS.test(text)) return 'bad_characters'
  return hasTooManyMarks(text.replace(DIRECTION_OVERRIDES, '')) ? 'too_many_marks' : undefined
}

/**
 * Reads a typed text: checks its length, then its characters, and only then normalises it.
 * @returns the text as it is stored (normal form, trimmed, line ends as `\n`), or what is wrong with it
 */
export function readText(
  typed: string,
  { longest, lines = 'one', form = 'NFC' }: TextRule,
): { text: string } | { fault: TextFault } {
  const bare = typed.trim()
  if (bare.length > longest || typed.length > longest * 2) return { fault: 'too_long' }
  const fault = characterFault(bare)
  if (fault !== undefined) return { fault }
  const normal = normalForm(form, bare.replace(DIRECTION_OVERRIDES, ''), longest)
  if (normal === undefined) return { fault: 'too_many_marks' }
  const broken = normal.replace(LINE_END, '\n')
  const text = (lines === 'many' ? broken : broken.replace(/[\t\n]+/g, ' ')).trim()
  if (text.length > longest) return { fault: 'too_long' }
  // Normalising can turn one mark into two, so the result is checked again.
  return hasTooManyMarks(text) ? { fault: 'too_many_marks' } : { text }
}

/** The problem with a typed text; undefined when it can be stored. */
export function textFault(typed: string, rule: TextRule): TextFault | undefined {
  const read = readText(typed, rule)
  return 'fault' in read ? read.fault : undefined
}
