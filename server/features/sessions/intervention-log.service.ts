import type { Calls, Parsed } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { daysOf, isPeriod } from '#domain/outcomes/period.ts'
import type { Transaction } from '../../database/database.ts'
import { timeCursors } from '../../http/cursor.ts'
import { requireActor } from '../../http/require-actor.ts'
import { type Asker, askCases, awaitCases } from '../../past-cases/ask-cases.ts'
import type { CaseSearch } from '../../past-cases/case-search.ts'
import { searchTerms } from '../../past-cases/term-names.ts'
import { openName } from '../../people/rider-contact.ts'
import { listInterventionLog } from './intervention-log.repository.ts'
import { present } from './intervention-row.service.ts'
import { openRowsBy } from './session-records.service.ts'
import { listStandingInterventions } from './workbench.repository.ts'

type Page = Calls['GET /api/interventions']['response']
type Query = Parsed['GET /api/interventions']['query']
type Filters = Pick<Query, 'period' | 'kind' | 'zone'>

/** Which changes are read: by filters, and those that a search found. */
export type WantedChanges = Filters & {
  /** Null without a search. */
  ids: readonly string[] | null
}

/** What the fitter changed in all fits, a page of it, newest first. */
export async function logPage(
  tx: Transaction,
  { period, ...wanted }: WantedChanges,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Pick<Page, 'items' | 'next'>> {
  const fitterId = requireActor('fitter', tx)
  const after = cursor ? timeCursors.read(cursor) : null
  const days = daysOf(isPeriod(period) ? period : 'all', dateIn(tx.now, 'UTC'))
  const rows = await listInterventionLog(tx, fitterId, { ...wanted, days }, { after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => {
      const key = tx.keys.unwrap(row.rider_id, row.wrapped)
      return {
        ...present(key, row),
        sessionId: row.session_id,
        riderId: row.rider_id,
        riderName: openName(key, row) ?? '',
        fittedAt: row.fitted_at?.toISOString() ?? null,
      }
    }),
    next: last ? timeCursors.write([last.made_at.toISOString(), last.id]) : null,
  }
}

const questionOf = async ({ search = '', language }: Pick<Query, 'search' | 'language'>) => ({
  kind: 'changes' as const,
  terms: await searchTerms(search, language),
})

/** The changes that a request asks for. Waits until all sessions are opened, if it searches. */
export async function changesToRead(
  asker: Asker,
  search: CaseSearch,
  query: Filters & Pick<Query, 'search' | 'language'>,
): Promise<WantedChanges> {
  const { period, kind, zone } = query
  const question = await questionOf(query)
  const ids = question.terms.length === 0 ? null : (await awaitCases(asker, search, question)).changes
  return { period, kind, zone, ids }
}

/** The log of changes across fits. A search that is not ready yet is answered with its progress. */
export async function readInterventionLog(
  asker: Asker,
  search: CaseSearch,
  { cursor, limit, period, kind, zone, ...words }: Query,
): Promise<Page> {
  const question = await questionOf(words)
  const asked = question.terms.length === 0 ? null : await askCases(asker, search, question)
  if (asked?.opening) return { opening: asked.opening, items: [], next: null }
  const wanted = { period, kind, zone, ids: asked?.answer.changes ?? null }
  return { opening: null, ...(await asker.run((tx) => logPage(tx, wanted, { cursor, limit }))) }
}

/** What was changed in some sessions, by session. */
export async function changesOfSessions(
  tx: Transaction,
  sessionIds: readonly string[],
): Promise<Map<string, ReturnType<typeof present>[]>> {
  if (sessionIds.length === 0) return new Map()
  return openRowsBy(tx, await listStandingInterventions(tx, sessionIds), 'session_id', present)
}
