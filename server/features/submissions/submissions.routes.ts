import type { Handlers } from '../../http/handlers.ts'
import { findRidersByName } from '../../people/name-search/find-riders.ts'
import type { NameSearch } from '../../people/name-search/name-search.ts'
import { markRead } from './reading.service.ts'
import { readIntakeSubmission, readSubmission } from './submission-detail.service.ts'
import { listForClient, listForFitter } from './submission-list.service.ts'

/** The calls for reading submissions. */
export const submissionHandlers = ({ nameSearch }: { nameSearch: NameSearch }) =>
  ({
    'GET /api/submissions': async ({ run, query }) => {
      const riders = query.search ? await findRidersByName(run, nameSearch, query.search) : undefined
      return run((tx) => listForFitter(tx, query, riders))
    },
    'GET /api/client/submissions': ({ run, query }) => run((tx) => listForClient(tx, query)),
    'GET /api/sessions/:sessionId/intake/submission': ({ run, params, query }) =>
      run((tx) => readIntakeSubmission(tx, params.sessionId, query.revision)),
    'GET /api/submissions/:submissionId': ({ run, params }) =>
      run((tx) => readSubmission(tx, params.submissionId)),
    'POST /api/submissions/:submissionId/reading': ({ run, params }) =>
      run((tx) => markRead(tx, params.submissionId)),
  }) satisfies Partial<Handlers>
