import { z } from 'zod'
import { localDate, uuid } from '#contract/call.ts'
import type { Calls, Parsed } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { daysOf, isPeriod } from '#domain/outcomes/period.ts'
import { cursorsOf } from '../../http/cursor.ts'
import { requireActor } from '../../http/require-actor.ts'
import { type Asker, askCases } from '../../past-cases/ask-cases.ts'
import type { CaseSearch } from '../../past-cases/case-search.ts'
import { searchTerms } from '../../past-cases/term-names.ts'
import { presentFound, readFresh, recordSearch } from './present-case.ts'

type Found = Calls['GET /api/cases']['response']

/** The place of a page's last case. */
const cursors = cursorsOf(
  z.object({ matched: z.number(), weight: z.number(), day: localDate, sessionId: uuid }),
)

/** The fitter's past cases that a search finds, a page of them. */
export async function findCases(
  asker: Asker,
  search: CaseSearch,
  { words = '', language, period, cursor, limit, ...filters }: Parsed['GET /api/cases']['query'],
  now: Date,
): Promise<Found> {
  const terms = await searchTerms(words, language)
  const days = daysOf(isPeriod(period) ? period : 'all', dateIn(now, 'UTC'))
  const after = cursor ? cursors.read(cursor) : null
  const question = { kind: 'search' as const, terms, filters: { ...filters, days }, after, limit }
  const { answer, opening } = await askCases(asker, search, question)
  if (!answer) return { opening, items: [], next: null, words: terms.length, found: 0, cases: 0 }
  const items = await asker.run(async (tx) => {
    const fitterId = requireActor('fitter', tx)
    const { fresh, unreadable } = await readFresh(tx, fitterId, answer.sessions)
    search.reportUnreadable(unreadable)
    await recordSearch(tx, fitterId)
    return fresh.map((one) => presentFound(one, terms))
  })
  return {
    opening: null,
    items,
    next: answer.next && cursors.write(answer.next),
    words: terms.length,
    found: answer.found,
    cases: answer.cases,
  }
}
