import type { Calls } from '#contract/calls.ts'
import { GOALS, type Goal } from '#domain/goals.ts'
import type { Transaction } from '../../database/database.ts'
import { type GoalOrHoursRow, listGoalsAndHours } from './client-dashboard.repository.ts'
import { idsOf, type OwnFile, ownFiles, ownFits, type Sources } from './client-dashboard.service.ts'

type History = Calls['GET /api/client/fits']['response']
type GoalOfFit = History['fits'][number]['goals'][number]

/** How far a goal was reached, in the latest answer. */
function attainmentOf(goal: Goal, rows: readonly GoalOrHoursRow[]): number | null {
  const rated = rows.findLast(({ figure, item }) => figure === 'goalAttainment' && item === goal)
  return rated?.amount ?? null
}

/** The goals that the intake of a fit names. */
const goalsIn = (rows: readonly GoalOrHoursRow[]): GoalOfFit[] =>
  GOALS.filter((goal) =>
    rows.some(({ figure, item, amount }) => figure === 'goal' && item === goal && amount === 1),
  ).map((goal) => ({ goal, attainment: attainmentOf(goal, rows) }))

function hoursIn(rows: readonly GoalOrHoursRow[], files: readonly OwnFile[]): History['hours'] {
  return rows.flatMap(({ figure, amount, ...form }) =>
    figure === 'weeklyHours' && amount !== null
      ? [
          {
            sessionId: form.session_id,
            kind: form.kind === 'follow_up' ? ('follow_up' as const) : ('intake' as const),
            milestone: form.milestone,
            daysAfterFit: form.milestone,
            at: form.submitted_at.toISOString(),
            fitterName: files.find(({ riderId }) => riderId === form.rider_id)?.fitterName ?? '',
            hours: amount,
          },
        ]
      : [],
  )
}

/** What was changed in the client's fits, what came of their goals, and the hours they ride, across all fitters. */
export async function readOwnHistory(sources: Sources, tx: Transaction): Promise<History> {
  const files = await ownFiles(tx)
  if (files.length === 0) return { fits: [], hours: [] }
  const riderIds = files.map(({ riderId }) => riderId)
  const [fits, figures] = await Promise.all([ownFits(tx, files), listGoalsAndHours(tx, riderIds)])
  const changes = await sources.changesOfSessions(tx, idsOf(fits))
  const ofSession = Map.groupBy(figures, ({ session_id }) => session_id)
  return {
    fits: fits.map(({ fit, scoredAgain }) => ({
      ...fit,
      scoredAgain,
      goals: goalsIn(ofSession.get(fit.sessionId) ?? []),
      changes: changes.get(fit.sessionId) ?? [],
    })),
    hours: hoursIn(figures, files),
  }
}
