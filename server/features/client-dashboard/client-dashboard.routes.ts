import type { Handlers } from '../../http/handlers.ts'
import { readOverview, readOwnBike, type Sources } from './client-dashboard.service.ts'

/** The rider's own side: everything of theirs, whoever fitted them. */
export const clientDashboardHandlers = (sources: Sources) =>
  ({
    'GET /api/client/overview': ({ run }) => run((useCase) => readOverview(sources, useCase)),
    'GET /api/client/bikes/:bikeId': ({ run, params }) =>
      run((useCase) => readOwnBike(sources, useCase, params.bikeId)),
  }) satisfies Partial<Handlers>
