import type { Handlers } from '../../http/handler-types.ts'
import { type DashboardParts, readDashboard } from './dashboard.service.ts'
import { changeLayout, layoutOfActor, readOwnLayout } from './layout.service.ts'

/** The calls of the fitter's dashboard. */
export const dashboardHandlers = (parts: DashboardParts) =>
  ({
    'GET /api/dashboard': ({ runAfter, query }) =>
      runAfter(
        (db) => layoutOfActor({ db }),
        (tx, layout) => readDashboard(tx, query, layout, parts),
      ),
    'GET /api/dashboard-layout': ({ run }) => run(readOwnLayout),
    'PUT /api/dashboard-layout': ({ run, body }) => run((tx) => changeLayout(tx, body)),
  }) satisfies Partial<Handlers>
