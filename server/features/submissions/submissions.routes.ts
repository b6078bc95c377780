import type { Handlers } from '../../http/handlers.ts'
import { readIntakeSubmission, readSubmission } from './submission-detail.service.ts'
import { listForClient, listForFitter } from './submission-list.service.ts'

/** The calls for reading submissions. */
export const submissionHandlers = () =>
  ({
    'GET /api/submissions': ({ run, query }) => run((tx) => listForFitter(tx, query)),
    'GET /api/client/submissions': ({ run, query }) => run((tx) => listForClient(tx, query)),
    'GET /api/sessions/:sessionId/intake/submission': ({ run, params, query }) =>
      run((tx) => readIntakeSubmission(tx, params.sessionId, query.revision)),
    'GET /api/submissions/:submissionId': ({ run, params }) =>
      run((tx) => readSubmission(tx, params.submissionId)),
  }) satisfies Partial<Handlers>
