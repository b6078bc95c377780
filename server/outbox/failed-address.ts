import { recordAudit } from '../audit/audit.ts'
import type { UseCase } from '../database/use-case.ts'
import { publishNotice } from '../notices/publish.ts'

/** No more mails to an address that is none, until it changes; whose file it is sees why. */
export async function rememberFailedAddress(useCase: UseCase, riderId: string): Promise<void> {
  const rider = await useCase.db
    .updateTable('rider')
    .set({ address_failed_at: useCase.now })
    .where('id', '=', riderId)
    .where('address_failed_at', 'is', null)
    .returning(['fitter_id'])
    .executeTakeFirst()
  if (!rider) return
  await recordAudit(useCase, {
    action: 'rider.address_failed',
    entity: 'rider',
    entityId: riderId,
    fitterId: rider.fitter_id,
    riderId,
    changes: { address_failed_at: { to: useCase.now } },
  })
}

/** The fitter who watches what becomes of a rider's mail is told to look again. */
export async function tellFitter(useCase: UseCase, riderId: string): Promise<void> {
  const rider = await useCase.db
    .selectFrom('rider')
    .select('fitter_id')
    .where('id', '=', riderId)
    .executeTakeFirst()
  if (!rider) return
  await publishNotice(useCase, 'invitations', [rider.fitter_id])
  await publishNotice(useCase, 'followUps', [rider.fitter_id])
}
