import { z } from 'zod'
import type { Calls } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { appendToLedger } from '../../erasure/erasure-ledger.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { lockOwnFile } from '../../people/people.repository.ts'
import { requireFreshSignIn } from './account-deletion.service.ts'
import { countErasure, eraseOwnFile } from './own-files.repository.ts'

type Counts = Calls['GET /api/account/files/:riderId/erasure']['response']
type Erased = Calls['POST /api/account/files/:riderId/erasure']['response']

const countsShape = z.object({
  forms: z.number(),
  drafts: z.number(),
  sessions: z.number(),
  measurements: z.number(),
  changes: z.number(),
  photos: z.number(),
  followUps: z.number(),
  consents: z.number(),
})

/** @throws AppError `not_found` for a file that is not the client's */
async function requireOwn(
  tx: Transaction,
  riderId: string,
): Promise<{ fitterId: string; accountId: string }> {
  const accountId = requireActor('client', tx)
  const file = await lockOwnFile(tx, riderId, accountId)
  if (!file) throw new AppError('not_found')
  return { fitterId: file.fitter_id, accountId }
}

/** What erasing a file of the client would remove. @throws AppError `not_found` */
export async function readFileErasure(tx: Transaction, riderId: string): Promise<Counts> {
  await requireOwn(tx, riderId)
  return countsShape.parse(await countErasure(tx, riderId))
}

/**
 * Erases one file of the client for good. The ledger is written first, so that no restore brings it back.
 * @returns the receipt: what was removed, without saying of whom
 * @throws AppError `not_found`, `fresh_sign_in_required`, `second_factor_required`
 */
export async function eraseFile(
  tx: Transaction,
  riderId: string,
  { erasureLedger }: { erasureLedger: readonly string[] },
): Promise<Erased> {
  const { fitterId, accountId } = await requireOwn(tx, riderId)
  await requireFreshSignIn(tx)
  const erased = countsShape.parse(await countErasure(tx, riderId))
  await recordAudit(tx, {
    action: 'rider.erasure_asked',
    entity: 'rider',
    entityId: riderId,
    fitterId,
    riderId,
    accountId,
  })
  await publishEvent(tx, 'account', [accountId])
  const at = tx.now.toISOString()
  await appendToLedger(erasureLedger, [{ riderId, at }])
  const receipt = await eraseOwnFile(tx, riderId)
  if (!receipt) throw new AppError('not_found')
  return { receipt, at, erased }
}
