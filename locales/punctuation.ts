/** The marks between texts that are joined, with the spaces around them. */
interface Marks {
  comma: string
  colon: string
  semicolon: string
  /** Between sentences. */
  gap: string
}

const COMMON: Marks = { comma: ', ', colon: ': ', semicolon: '; ', gap: ' ' }
const WIDE: Marks = { comma: '，', colon: '：', semicolon: '；', gap: '' }

/**
 * The marks of the languages that have their own. Korean, Thai and Vietnamese have the common ones. The separators of
 * `Intl` are for words, not phrases.
 */
const OWN: Partial<Record<string, Marks>> = {
  fr: { ...COMMON, colon: '\u202f: ', semicolon: '\u202f; ' },
  ja: { ...WIDE, comma: '、' },
  zh: WIDE,
}

type Parts = readonly (string | null | undefined)[]

/** Joins texts with the marks of a language. */
export interface Punctuation {
  /** Phrases about one thing: since 1 May, erased on 31 May. Missing ones are left out. */
  phrases(parts: Parts): string
  /** Clauses that may have commas themselves. Missing ones are left out. */
  clauses(parts: Parts): string
  /** Sentences one after the other. Missing ones are left out. */
  sentences(parts: Parts): string
  /** Names and what they name, from the general to the particular: New saddle: short nose. Missing ones are left out. */
  labelled(...parts: Parts): string
  /** A name before what it names, if that is an element of its own: “Number: ”. */
  label(name: string): string
}

/** The punctuation of a locale or language. */
export function punctuationOf(locale: string): Punctuation {
  const { comma, colon, semicolon, gap } = OWN[locale.slice(0, 2)] ?? COMMON
  const joinedBy = (mark: string) => (parts: Parts) => parts.filter(Boolean).join(mark)
  return {
    phrases: joinedBy(comma),
    clauses: joinedBy(semicolon),
    sentences: joinedBy(gap),
    labelled: (...parts) => joinedBy(colon)(parts),
    label: (name) => name + colon,
  }
}
