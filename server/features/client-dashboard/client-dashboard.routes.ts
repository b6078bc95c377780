import type { Handlers } from '../../http/handler-types.ts'
import { readOverview, readOwnBike, type Sources } from './client-dashboard.service.ts'
import { readOwnHistory } from './own-history.service.ts'

/** The calls of the client's dashboard, which covers the files at all fitters. */
export const clientDashboardHandlers = (sources: Sources) =>
  ({
    'GET /api/client/overview': ({ run }) => run((tx) => readOverview(sources, tx)),
    'GET /api/client/fits': ({ run }) => run((tx) => readOwnHistory(sources, tx)),
    'GET /api/client/bikes/:bikeId': ({ run, params }) =>
      run((tx) => readOwnBike(sources, tx, params.bikeId)),
  }) satisfies Partial<Handlers>
