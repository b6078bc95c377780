import type { Calls, Parsed } from '#contract/calls.ts'
import type { WidgetKey } from '#domain/dashboard/widgets.ts'
import type { Transaction } from '../../database/database.ts'
import { presentLayout, type StoredLayout } from './layout.service.ts'

type Dashboard = Calls['GET /api/dashboard']['response']
type Filters = Parsed['GET /api/dashboard']['query']

/** What the dashboard gets from other features. */
export interface DashboardParts {
  /** The figures of some widgets. */
  figuresOfWidgets(
    tx: Transaction,
    filters: Filters,
    shown: ReadonlySet<WidgetKey>,
  ): Promise<Pick<Dashboard, 'period' | 'figures'>>
}

/** The layout of the fitter's dashboard with the figures of the widgets that it shows. */
export async function readDashboard(
  tx: Transaction,
  filters: Filters,
  arranged: StoredLayout,
  { figuresOfWidgets }: DashboardParts,
): Promise<Dashboard> {
  const shown = arranged.layout.filter((widget) => widget.shown).map(({ key }) => key)
  return { ...presentLayout(arranged), ...(await figuresOfWidgets(tx, filters, new Set(shown))) }
}
