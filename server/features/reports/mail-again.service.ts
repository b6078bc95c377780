import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { queueFitReportNow } from '../../messages/fit-report.ts'

/**
 * Mails the rider at once that the report is there; the link of an earlier mail opens nothing any more.
 * @throws AppError `not_found`, `not_fitted`, `rider_unreachable` where no address is known or mails come back
 */
export async function mailReportAgain(tx: Transaction, sessionId: string): Promise<{ id: string }> {
  const fit = await tx.db
    .selectFrom('session')
    .select(['id', 'fitter_id', 'rider_id', 'fitted_at', 'cancelled_at'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  if (!fit) throw new AppError('not_found')
  const { fitted_at } = fit
  if (!fitted_at || fit.cancelled_at) throw new AppError('not_fitted')
  const id = await queueFitReportNow(tx, { ...fit, fitted_at })
  if (!id) throw new AppError('rider_unreachable')
  await recordAudit(tx, {
    action: 'report.mailed',
    entity: 'session',
    entityId: sessionId,
    fitterId: fit.fitter_id,
    riderId: fit.rider_id,
  })
  return { id }
}
