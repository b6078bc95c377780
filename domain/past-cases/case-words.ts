import { folded } from '../text/folded-text.ts'

/** Where the words of a case come from. */
export const CASE_FIELDS = ['complaints', 'changes', 'goals', 'notes'] as const
export type CaseField = (typeof CASE_FIELDS)[number]

/**
 * How much a match in a field counts: what the rider complains of says more about a case than a passing note. Our own
 * order.
 */
export const FIELD_WEIGHTS: Readonly<Record<CaseField, number>> = {
  complaints: 4,
  changes: 3,
  goals: 2,
  notes: 1,
}

/** The words of a case by field: folded texts, and the codes of terms (`zone.knees`, `kind.saddle`). */
export type CaseWords = Readonly<Record<CaseField, { text: string; codes: readonly string[] }>>

/** One term of a search: its folded text, and the codes of the terms whose name contains it in the reader's language. */
export type SearchTerm = { readonly text: string; readonly codes: readonly string[] }

/** No search is longer. */
export const LONGEST_SEARCH = 200

/** The distinct folded terms of a search, in the order in which they were typed. Letters without a base are none. */
export const termsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/\s+/)
      .map((word) => folded(word, LONGEST_SEARCH))
      .filter((term) => term.trim() !== ''),
  ),
]

/** Whether a folded text or a code is what a term asks for. */
export const hasTerm = (
  { text, codes }: CaseWords[CaseField],
  { text: wanted, codes: named }: SearchTerm,
): boolean => text.includes(wanted) || named.some((code) => codes.includes(code))

/** How well a case answers a search. */
export type CaseMatch = {
  /** How many of the terms it has. */
  matched: number
  /** The weights of the weightiest field with each matched term, added up. */
  weight: number
}

/** How well the words of a case answer a search. */
export function matchOf(words: CaseWords, terms: readonly SearchTerm[]): CaseMatch {
  const best = terms.map((term) =>
    Math.max(0, ...CASE_FIELDS.filter((field) => hasTerm(words[field], term)).map((f) => FIELD_WEIGHTS[f])),
  )
  return {
    matched: best.filter((weight) => weight > 0).length,
    weight: best.reduce((sum, weight) => sum + weight, 0),
  }
}

/** The place of a case among the results. */
export type CaseRank = CaseMatch & { day: string; sessionId: string }

/** Orders results: by matched terms, then by the weight of their fields, then the newest; ids make the order total. */
export const compareRanks = (a: CaseRank, b: CaseRank): number =>
  b.matched - a.matched ||
  b.weight - a.weight ||
  (a.day === b.day ? 0 : a.day < b.day ? 1 : -1) ||
  (a.sessionId === b.sessionId ? 0 : a.sessionId < b.sessionId ? -1 : 1)
