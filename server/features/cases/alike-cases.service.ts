import type { Calls } from '#contract/calls.ts'
import { likenessOf, outcomeOfShared } from '#domain/past-cases/likeness.ts'
import type { CaseFacts } from '#domain/past-cases/past-case.ts'
import type { Run } from '../../http/handler-types.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { type Asker, askCases } from '../../past-cases/ask-cases.ts'
import type { CaseSearch } from '../../past-cases/case-search.ts'
import { type FreshCase, presentFacts, readFresh, recordSearch } from './present-case.ts'

type Alike = Calls['GET /api/sessions/:sessionId/alike']['response']

/** How many examples, and as many counter-examples, are shown. */
const MOST = 6
const NONE = { better: 0, unchanged: 0, worse: 0, unanswered: 0 }

/** @throws AppError `not_found` for a session that is not the acting fitter's own */
const ownFacts = (run: Run, sessionId: string): Promise<CaseFacts> =>
  run(async (tx) => {
    const { fresh, unreadable } = await readFresh(tx, requireActor('fitter', tx), [sessionId])
    if (unreadable > 0) throw new Error('past cases: the session cannot be opened')
    const [own] = fresh
    if (!own) throw new AppError('not_found')
    return own.opened.facts
  })

function present(own: CaseFacts, { opened, riderName }: FreshCase): Alike['better'][number] {
  const likeness = likenessOf(own, opened.facts)
  return {
    ...presentFacts(opened, riderName),
    likeness: { ...likeness, shared: [...likeness.shared] },
    outcome: outcomeOfShared({ facts: opened.facts, likeness }),
  }
}

/**
 * The fits of the fitter's other riders that are alike to a session: the nearest that got better, and the nearest that
 * did not.
 * @throws AppError `not_found`
 */
export async function findAlike(asker: Asker, search: CaseSearch, sessionId: string): Promise<Alike> {
  const facts = await ownFacts(asker.run, sessionId)
  const { zones, discipline, bikeTypes } = presentFacts({ facts }, '')
  const own = { zones, discipline, bikeTypes }
  const question = { kind: 'alike' as const, own: facts, most: MOST }
  const { answer, opening } = await askCases(asker, search, question)
  if (!answer) return { opening, own, better: [], notBetter: [], counts: NONE, cases: 0 }
  return asker.run(async (tx) => {
    const fitterId = requireActor('fitter', tx)
    const { fresh, unreadable } = await readFresh(tx, fitterId, [...answer.better, ...answer.notBetter])
    search.reportUnreadable(unreadable)
    await recordSearch(tx, fitterId)
    const those = (ids: readonly string[]) =>
      fresh.filter(({ opened }) => ids.includes(opened.facts.sessionId)).map((one) => present(facts, one))
    return {
      opening: null,
      own,
      better: those(answer.better),
      notBetter: those(answer.notBetter),
      counts: answer.counts,
      cases: answer.cases,
    }
  })
}
