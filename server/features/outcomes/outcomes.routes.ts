import type { Handlers } from '../../http/handler-types.ts'
import { goalOutcomes } from './goal-outcomes.service.ts'
import { sessionsBehind } from './outcome-sessions.service.ts'
import { outcomesByChange, outcomesByGroup, outcomesOverTime } from './outcome-views.service.ts'
import { outcomesOfFitter } from './outcomes.service.ts'
import { predictionOutcomes } from './prediction-outcomes.service.ts'
import { summaryOfYear } from './yearly-summary.service.ts'

/** The calls of the outcomes page. */
export const outcomeHandlers = () =>
  ({
    'GET /api/outcomes': ({ run, query }) => run((tx) => outcomesOfFitter(tx, query)),
    'GET /api/outcomes/groups': ({ run, query }) => run((tx) => outcomesByGroup(tx, query)),
    'GET /api/outcomes/over-time': ({ run, query }) => run((tx) => outcomesOverTime(tx, query)),
    'GET /api/outcomes/changes': ({ run, query }) => run((tx) => outcomesByChange(tx, query)),
    'GET /api/outcomes/goals': ({ run, query }) => run((tx) => goalOutcomes(tx, query)),
    'GET /api/outcomes/predictions': ({ run, query }) => run((tx) => predictionOutcomes(tx, query)),
    'GET /api/outcomes/sessions': ({ run, query }) => run((tx) => sessionsBehind(tx, query)),
    async 'GET /api/outcomes/summary/pdf'({ run, query }) {
      const summary = await run((tx) => summaryOfYear(tx, query))
      // The typesetter is loaded with the first document.
      const { renderYearlySummary, summaryFileName } = await import('../../documents/yearly-summary-pdf.ts')
      const bytes = await renderYearlySummary(summary)
      return { bytes, name: await summaryFileName(summary) }
    },
  }) satisfies Partial<Handlers>
