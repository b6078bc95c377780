import type { Handlers } from '../../http/handler-types.ts'
import { findRidersByName } from '../../people/name-search/find-riders.ts'
import type { NameSearch } from '../../people/name-search/name-search.ts'
import { type ClientParts, countByFilter, countForNavigation, listOfFitter } from './clients.service.ts'

/** The calls of the list of clients, and the counts of the fitter's navigation. */
export const clientHandlers = ({ nameSearch, ...parts }: ClientParts & { nameSearch: NameSearch }) =>
  ({
    'GET /api/clients': async ({ run, query }) => {
      const riders = query.search ? await findRidersByName(run, nameSearch, query.search) : undefined
      return run((tx) => listOfFitter(tx, query, riders, parts))
    },
    'GET /api/client-counts': ({ run }) => run(countByFilter),
    'GET /api/waiting-counts': ({ run }) => run(countForNavigation),
  }) satisfies Partial<Handlers>
