import type { Handlers } from '../../http/handler-types.ts'
import { findRidersByName } from '../../people/name-search/find-riders.ts'
import type { NameSearch } from '../../people/name-search/name-search.ts'
import type { Vault } from '../../vault/vault.ts'
import { markRead } from './reading.service.ts'
import { readIntakeSubmission, readSubmission } from './submission-detail.service.ts'
import { askForFitter, listForClient, presentForFitter } from './submission-list.service.ts'

/** The calls for reading submissions. */
export const submissionHandlers = ({ nameSearch, vault }: { nameSearch: NameSearch; vault: Vault }) =>
  ({
    'GET /api/submissions': async ({ run, ask, query }) => {
      const riders = query.search ? await findRidersByName(run, nameSearch, query.search) : undefined
      const { answer } = await ask((db) => askForFitter({ db }, query, riders))
      return presentForFitter(vault, answer, query)
    },
    'GET /api/client/submissions': ({ run, query }) => run((tx) => listForClient(tx, query)),
    'GET /api/sessions/:sessionId/intake/submission': ({ run, params, query }) =>
      run((tx) => readIntakeSubmission(tx, params.sessionId, query.revision)),
    'GET /api/submissions/:submissionId': ({ run, params }) =>
      run((tx) => readSubmission(tx, params.submissionId)),
    'POST /api/submissions/:submissionId/reading': ({ run, params }) =>
      run((tx) => markRead(tx, params.submissionId)),
  }) satisfies Partial<Handlers>
