import type { Calls } from '#contract/calls.ts'
import type { Transaction } from '../../database/database.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { countedBy, type Filters } from './counted-fits.repository.ts'
import { goalOutcomes } from './goal-outcomes.service.ts'
import { KeptFigures, type LargePractices } from './kept-figures.ts'
import { type CountsBehind, sessionsBehind } from './outcome-sessions.service.ts'
import { outcomesByChange, outcomesByGroup, outcomesOverTime } from './outcome-views.service.ts'
import { type OutcomeFigures, outcomesOfFitter } from './outcomes.service.ts'
import { predictionOutcomes } from './prediction-outcomes.service.ts'
import { summaryOfYear } from './yearly-summary.service.ts'

type View = 'groups' | 'over-time' | 'changes' | 'goals' | 'predictions'
type FiguresOf<Which extends View> = Calls[`GET /api/outcomes/${Which}`]['response']

/** A view whose figures are kept for large practices. */
function keptView<Which extends View>(
  practices: LargePractices,
  read: (tx: Transaction, filters: Filters) => Promise<FiguresOf<Which>>,
) {
  const kept = new KeptFigures<FiguresOf<Which>>(practices)
  return (tx: Transaction, filters: Filters) => kept.of(tx, countedBy(tx, filters), () => read(tx, filters))
}

/** The outcomes of the acting fitter. How many fits they have is noted. */
function keptOutcomes(practices: LargePractices) {
  const kept = new KeptFigures<OutcomeFigures>(practices)
  return async (tx: Transaction, filters: Filters) => {
    const outcomes = await outcomesOfFitter(tx, filters, kept)
    practices.note(countedBy(tx, filters).fitterId, outcomes.fits.fits)
    return outcomes
  }
}

/** The calls of the outcomes page. */
export const outcomeHandlers = (practices: LargePractices) => {
  const outcomes = keptOutcomes(practices)
  const groups = keptView<'groups'>(practices, outcomesByGroup)
  const overTime = keptView<'over-time'>(practices, outcomesOverTime)
  const changes = keptView<'changes'>(practices, outcomesByChange)
  const goals = keptView<'goals'>(practices, goalOutcomes)
  // A prediction is locked when its fit is completed, which is when the fit gets an outcome.
  const predictions = keptView<'predictions'>(practices, predictionOutcomes)
  const behind = new KeptFigures<CountsBehind>(practices)
  return {
    'GET /api/outcomes': ({ run, query }) => run((tx) => outcomes(tx, query)),
    'GET /api/outcomes/groups': ({ run, query }) => run((tx) => groups(tx, query)),
    'GET /api/outcomes/over-time': ({ run, query }) => run((tx) => overTime(tx, query)),
    'GET /api/outcomes/changes': ({ run, query }) => run((tx) => changes(tx, query)),
    'GET /api/outcomes/goals': ({ run, query }) => run((tx) => goals(tx, query)),
    'GET /api/outcomes/predictions': ({ run, query }) => run((tx) => predictions(tx, query)),
    'GET /api/outcomes/sessions': ({ run, query }) => run((tx) => sessionsBehind(tx, query, behind)),
    async 'GET /api/outcomes/summary/pdf'({ run, query }) {
      const summary = await run((tx) => summaryOfYear(tx, query))
      // The typesetter is loaded with the first document.
      const { renderYearlySummary, summaryFileName } = await import('../../documents/yearly-summary-pdf.ts')
      const bytes = await renderYearlySummary(summary)
      return { bytes, name: await summaryFileName(summary) }
    },
  } satisfies Partial<Handlers>
}
