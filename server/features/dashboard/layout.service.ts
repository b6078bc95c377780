import type { Parsed } from '#contract/calls.ts'
import { type DashboardLayout, readLayout } from '#domain/dashboard/layout.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { findOwnLayout, saveLayout } from './dashboard.repository.ts'

type Change = Parsed['PUT /api/dashboard-layout']['body']
type Response = Parsed['GET /api/dashboard-layout']['response']

export interface StoredLayout {
  layout: DashboardLayout
  version: number
}

/** The acting fitter's layout. Version 0 is the default. */
export async function layoutOfActor(tx: Pick<Transaction, 'db'>): Promise<StoredLayout> {
  const row = await findOwnLayout(tx)
  return { layout: readLayout(row?.widgets), version: row?.version ?? 0 }
}

export const presentLayout = ({ layout, version }: StoredLayout): Response => ({
  layout: [...layout],
  version,
})

/** The fitter's own layout of the dashboard. */
export async function readOwnLayout(tx: Transaction): Promise<Response> {
  requireActor('fitter', tx)
  return presentLayout(await layoutOfActor(tx))
}

/** Changes the layout. @throws AppError `stale_version` */
export async function changeLayout(tx: Transaction, change: Change): Promise<Response> {
  const fitterId = requireActor('fitter', tx)
  const { version } = change
  const before = await layoutOfActor(tx)
  if (before.version !== version) throw new AppError('stale_version', { params: { version: before.version } })
  const layout = readLayout(change.layout)
  const row = { widgets: JSON.stringify(layout), version: version + 1, changed_at: tx.now }
  if (!(await saveLayout(tx, fitterId, version, row))) throw new AppError('stale_version')
  await recordAudit(tx, {
    action: 'dashboard_layout.changed',
    entity: 'dashboard_layout',
    entityId: fitterId,
    fitterId,
    accountId: fitterId,
    changes: { widgets: { from: JSON.stringify(before.layout), to: row.widgets } },
  })
  await publishEvent(tx, 'account', [fitterId])
  return presentLayout({ layout, version: version + 1 })
}
