import type { Handlers } from '../../http/handler-types.ts'
import { giveSecondBaseline, makeLink, previewSecondBaseline } from './second-baseline.service.ts'

/** The calls for the scores that riders give once more on the day of the fit. */
export const secondBaselineHandlers = () =>
  ({
    'POST /api/sessions/:sessionId/second-baseline-link': ({ run, params }) =>
      run((tx) => makeLink(tx, params.sessionId)),
    'POST /api/second-baseline/preview': ({ run, body }) =>
      run((tx) => previewSecondBaseline(tx, body.secret)),
    'POST /api/second-baseline': ({ run, body }) => run((tx) => giveSecondBaseline(tx, body)),
  }) satisfies Partial<Handlers>
