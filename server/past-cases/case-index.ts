import { type CaseFilters, passes } from '#domain/past-cases/case-filters.ts'
import {
  type CaseRank,
  type CaseWords,
  compareRanks,
  hasTerm,
  matchOf,
  type SearchTerm,
} from '#domain/past-cases/case-words.ts'
import { type AlikeCases, alikeCases } from '#domain/past-cases/likeness.ts'
import type { CaseFacts } from '#domain/past-cases/past-case.ts'
import { folded } from '#domain/text/folded-text.ts'
import { OpenedValues } from '../sealed-search/opened-values.ts'
import type { MasterKeyRing } from '../vault/master-keys.ts'
import { type HolderKey, openHolderKey } from '../vault/vault.ts'
import { type OpenedCase, openCase, readDocument } from './sealed-case.ts'
import type { SealedCase } from './sealed-cases.repository.ts'

/** Opened cases are forgotten this long after they were loaded. */
export const CASES_KEPT_MS = 5 * 60_000

/** More of the texts of one field is not compared. */
const LONGEST_FIELD = 100_000

/** A case as it is searched: its texts are folded once, because each search goes through all cases. */
interface IndexedCase {
  facts: CaseFacts
  isCase: boolean
  words: CaseWords
  changes: { id: string; words: CaseWords['changes'] }[]
}

/** What the thread is asked about all cases of a fitter. */
export type CaseQuestion =
  | {
      kind: 'search'
      terms: readonly SearchTerm[]
      filters: CaseFilters
      /** The last case of the page before. */
      after: CaseRank | null
      limit: number
    }
  | { kind: 'alike'; own: CaseFacts; most: number }
  | { kind: 'changes'; terms: readonly SearchTerm[] }

export type CaseAnswer =
  | {
      kind: 'search'
      /** The sessions of the page, the best first, and the place of the last one if others follow. */
      sessions: string[]
      next: CaseRank | null
      /** How many cases were found, and how many there are. */
      found: number
      cases: number
    }
  | {
      kind: 'alike'
      better: string[]
      notBetter: string[]
      counts: AlikeCases['counts']
      /** How many completed fits of other riders there are. */
      cases: number
    }
  | { kind: 'changes'; changes: string[] }

const foldedTexts = (texts: readonly string[]) => folded(texts.join('\n'), LONGEST_FIELD)

/** Prepares an opened case for searching. */
export function indexed({ facts, isCase, texts, changes, codes }: OpenedCase): IndexedCase {
  const wordsOf = (field: 'complaints' | 'goals' | 'notes') => ({
    text: foldedTexts(texts.filter((one) => one.field === field).map(({ text }) => text)),
    codes: codes[field],
  })
  const made = changes.map((change) => ({
    id: change.id,
    words: { text: foldedTexts(change.texts), codes: change.codes },
  }))
  return {
    facts,
    isCase,
    words: {
      complaints: wordsOf('complaints'),
      goals: wordsOf('goals'),
      notes: wordsOf('notes'),
      changes: {
        text: made.map(({ words }) => words.text).join('\n'),
        codes: [
          ...made.flatMap(({ words }) => words.codes),
          ...facts.changes.map((kind) => `change.${kind}`),
        ],
      },
    },
    changes: made,
  }
}

/** The opened cases of the fitters who searched within the last five minutes, in memory only. */
export function openedCases(ring: MasterKeyRing): OpenedValues<SealedCase, IndexedCase> {
  // Sessions come in the order of their riders, so the last key often opens the next one too.
  let last: { wrapped: string; key: HolderKey } | undefined
  const keyOf = (rider: string, wrapped: string): HolderKey => {
    if (last?.wrapped !== wrapped || last.key.holder !== rider)
      last = { wrapped, key: openHolderKey(ring, rider, Buffer.from(wrapped, 'base64')) }
    return last.key
  }
  return new OpenedValues(CASES_KEPT_MS, (one: SealedCase) => {
    const document = readDocument(one)
    return indexed(openCase(keyOf(one.riderId, document.wrapped), one, document))
  })
}

type Search = Extract<CaseQuestion, { kind: 'search' }>

function search(cases: readonly IndexedCase[], { terms, filters, after, limit }: Search): CaseAnswer {
  const known = cases.filter(({ isCase }) => isCase)
  const ranked = known
    .filter(({ facts }) => passes(facts, filters))
    .map(({ facts: { day, sessionId }, words }): CaseRank => ({ ...matchOf(words, terms), day, sessionId }))
    .filter(({ matched }) => terms.length === 0 || matched > 0)
    .sort(compareRanks)
  const rest = after === null ? ranked : ranked.filter((one) => compareRanks(one, after) > 0)
  const page = rest.slice(0, limit)
  return {
    kind: 'search',
    sessions: page.map(({ sessionId }) => sessionId),
    next: rest.length > limit ? (page.at(-1) ?? null) : null,
    found: ranked.length,
    cases: known.length,
  }
}

function alike(cases: readonly IndexedCase[], own: CaseFacts, most: number): CaseAnswer {
  const others = cases
    .map(({ facts }) => facts)
    .filter(({ fitted, riderId }) => fitted && riderId !== own.riderId)
  const { better, notBetter, counts } = alikeCases(own, others, most)
  const sessions = (of: AlikeCases['better']) => of.map(({ facts }) => facts.sessionId)
  return {
    kind: 'alike',
    better: sessions(better),
    notBetter: sessions(notBetter),
    counts,
    cases: others.length,
  }
}

/** The changes that have every term. */
const changesWith = (cases: readonly IndexedCase[], terms: readonly SearchTerm[]): CaseAnswer => ({
  kind: 'changes',
  changes: cases.flatMap(({ changes }) =>
    changes.filter(({ words }) => terms.every((term) => hasTerm(words, term))).map(({ id }) => id),
  ),
})

/** Answers a question about all cases of a fitter. */
export function answerAbout(cases: readonly IndexedCase[], question: CaseQuestion): CaseAnswer {
  switch (question.kind) {
    case 'search':
      return search(cases, question)
    case 'alike':
      return alike(cases, question.own, question.most)
    case 'changes':
      return changesWith(cases, question.terms)
  }
}
