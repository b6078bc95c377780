import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import { sameJson } from '#domain/json/json.ts'
import { ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { type PredictionRow, upsertPrediction } from './predictions.repository.ts'
import { recordSessionChange, sessionColumns } from './session-records.service.ts'
import type { SessionRow } from './sessions.repository.ts'

export type Predictions = Calls['PATCH /api/sessions/:sessionId']['response']['predictions']

/** The zones with a prediction, in the order of their list. */
export function predictionsOf(row: Pick<PredictionRow, Zone> | null | undefined): Predictions {
  return Object.fromEntries(
    ZONES.flatMap((zone) =>
      ZONE_SHARES.filter((outcome) => row?.[zone] === outcome).map((outcome) => [zone, outcome]),
    ),
  )
}

/** Whether the fit was completed once. Reopening it does not unlock what was expected of it. */
export const isLocked = ({ first_fitted_at, fitted_at }: SessionRow): boolean =>
  first_fitted_at !== null || fitted_at !== null

/**
 * Stores what the fitter expects of the zones. Sending again what is stored changes nothing, also later.
 * @param present the stored row
 * @throws AppError `predictions_locked` once the fit was completed
 */
export async function changePredictions(
  tx: Transaction,
  session: SessionRow,
  present: PredictionRow | undefined,
  wanted: Predictions,
): Promise<Predictions> {
  const before = predictionsOf(present)
  if (sameJson(before, wanted)) return before
  if (isLocked(session)) throw new AppError('predictions_locked')
  const id = present?.id ?? randomUUID()
  const zones = Object.fromEntries(ZONES.map((zone) => [zone, wanted[zone] ?? null]))
  tx.defer(upsertPrediction(tx, { id, ...sessionColumns(session), ...zones, changed_at: tx.now }))
  await recordSessionChange(tx, session, {
    action: 'prediction.changed',
    entity: 'prediction',
    entityId: id,
    changes: { predictions: { from: JSON.stringify(before), to: JSON.stringify(wanted) } },
  })
  return wanted
}
