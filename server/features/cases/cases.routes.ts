import type { Handlers } from '../../http/handler-types.ts'
import type { CaseSearch } from '../../past-cases/case-search.ts'
import { findAlike } from './alike-cases.service.ts'
import { findCases } from './find-cases.service.ts'

/** The calls of past cases. */
export const caseHandlers = ({ caseSearch, now }: { caseSearch: CaseSearch; now(): Date }) =>
  ({
    'GET /api/cases': ({ run, entry, query }) => findCases({ run, entry }, caseSearch, query, now()),
    'GET /api/sessions/:sessionId/alike': ({ run, entry, params }) =>
      findAlike({ run, entry }, caseSearch, params.sessionId),
  }) satisfies Partial<Handlers>
