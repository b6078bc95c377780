import type { Calls } from '#contract/calls.ts'
import type { SearchTerm } from '#domain/past-cases/case-words.ts'
import { CASE_FIELDS, matchOf } from '#domain/past-cases/case-words.ts'
import { excerptOf } from '#domain/past-cases/excerpt.ts'
import type { CaseFacts } from '#domain/past-cases/past-case.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { indexed } from '../../past-cases/case-index.ts'
import { type OpenedCase, openCase } from '../../past-cases/sealed-case.ts'
import { listCasesById } from '../../past-cases/sealed-cases.repository.ts'
import { openName } from '../../people/rider-contact.ts'
import { openEach } from '../../sealed-search/open-each.ts'

type PastCase = Calls['GET /api/cases']['response']['items'][number]
type Facts = Omit<PastCase, 'matched' | 'excerpts'>

/** A case that was read again for the answer, and its rider's name. */
export interface FreshCase {
  opened: OpenedCase
  riderName: string
}

/**
 * Reads cases again as they are now, under row security, in the given order. What the acting fitter may no longer see,
 * and what cannot be opened, is left out.
 */
export async function readFresh(
  tx: Transaction,
  fitterId: string,
  sessionIds: readonly string[],
): Promise<{ fresh: FreshCase[]; unreadable: number }> {
  if (sessionIds.length === 0) return { fresh: [], unreadable: 0 }
  const rows = await listCasesById(tx, fitterId, sessionIds)
  const { opened, unreadable } = openEach(rows, (row) => {
    const key = tx.keys.unwrap(row.riderId, row.wrapped)
    return { opened: openCase(key, row), riderName: openName(key, row) ?? '' }
  })
  const found = new Map(opened.map((one) => [one.opened.facts.sessionId, one]))
  return { fresh: sessionIds.flatMap((id) => found.get(id) ?? []), unreadable }
}

/** Records that what riders wrote was read: one entry for each search. */
export const recordSearch = (tx: Transaction, fitterId: string): Promise<void> =>
  recordAudit(tx, { action: 'cases.read', entity: 'account', entityId: fitterId, fitterId })

/** What every list of cases shows of a case. */
export const presentFacts = ({ facts }: { facts: CaseFacts }, riderName: string): Facts => ({
  sessionId: facts.sessionId,
  riderId: facts.riderId,
  riderName,
  day: facts.day,
  fitted: facts.fitted,
  discipline: facts.discipline,
  bikeTypes: [...facts.bikeTypes],
  zones: facts.zones.map((zone) => ({ ...zone })),
  changes: [...facts.changes],
})

/** The first piece of each field's texts that has one of the terms. */
function excerptsOf({ texts, changes }: OpenedCase, terms: readonly string[]): PastCase['excerpts'] {
  const written = [
    ...texts,
    ...changes.flatMap((change) => change.texts.map((text) => ({ field: 'changes' as const, text }))),
  ]
  return CASE_FIELDS.flatMap((field) => {
    const found = written
      .filter((one) => one.field === field)
      .map(({ text }) => excerptOf(text, terms))
      .find((one) => one !== null)
    return found ? [{ field, ...found }] : []
  })
}

/** A case as the search shows it: its facts, and where its words are. */
export const presentFound = ({ opened, riderName }: FreshCase, terms: readonly SearchTerm[]): PastCase => ({
  ...presentFacts(opened, riderName),
  matched: matchOf(indexed(opened).words, terms).matched,
  excerpts: excerptsOf(
    opened,
    terms.map(({ text }) => text),
  ),
})
