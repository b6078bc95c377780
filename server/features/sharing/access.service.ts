import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { appendToLedger } from '../../erasure/erasure-ledger.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { closeStreams, publishEvent } from '../../live-events/publish-event.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { lockOwnFile } from '../../people/people.repository.ts'
import { presentOffers } from './offers.service.ts'
import type { BikesOf } from './shared-fits.service.ts'
import {
  findEndedAccess,
  insertEndedAccess,
  listFilesWithAccess,
  updateResumedAccess,
} from './sharing.repository.ts'

type Sharing = Calls['GET /api/sharing']['response']
type OwnFile = NonNullable<Awaited<ReturnType<typeof lockOwnFile>>>

const CAUSES = ['consent', 'request'] as const

/** Which fitters see the acting client's files, what is offered and shared, and the bikes that can be chosen. */
export async function readSharing(tx: Transaction, bikesOf: BikesOf): Promise<Sharing> {
  requireActor('client', tx)
  const files = await listFilesWithAccess(tx)
  const fitterIds = files.map(({ fitter_id }) => fitter_id)
  const riderIds = files.map(({ id }) => id)
  const closedFiles = new Set(files.flatMap(({ id, closed }) => (closed === null ? [] : id)))
  const [names, bikes, offers] = await Promise.all([
    fitterNamesOf(tx, fitterIds),
    bikesOf(tx, riderIds),
    presentOffers(tx, closedFiles),
  ])
  const nameOf = (fitterId: string) => names.get(fitterId)?.name ?? ''
  return {
    files: files.map(({ id, fitter_id, created_at, ended_at, fits, closed }) => ({
      riderId: id,
      fitterName: nameOf(fitter_id),
      studio: names.get(fitter_id)?.studio ?? null,
      fits: Number(fits ?? 0),
      since: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
      closed: CAUSES.find((cause) => cause === closed) ?? null,
    })),
    bikes: files.flatMap(({ id, fitter_id }) =>
      (bikes.get(id) ?? []).map((bike) => ({ ...bike, fitterName: nameOf(fitter_id) })),
    ),
    offers,
  }
}

async function endAccess(tx: Transaction, { id: riderId, fitter_id: fitterId }: OwnFile): Promise<void> {
  const id = randomUUID()
  tx.defer(insertEndedAccess(tx, { id, rider_id: riderId, fitter_id: fitterId, ended_at: tx.now }))
  await recordAudit(tx, {
    action: 'access.ended',
    entity: 'ended_access',
    entityId: id,
    fitterId,
    riderId,
    changes: created({ ended_at: tx.now }),
  })
}

async function resumeAccess(
  tx: Transaction,
  { id: riderId, fitter_id: fitterId }: OwnFile,
  ended: string,
): Promise<void> {
  tx.defer(updateResumedAccess(tx, ended))
  await recordAudit(tx, {
    action: 'access.resumed',
    entity: 'ended_access',
    entityId: ended,
    fitterId,
    riderId,
    changes: { resumed_at: { from: null, to: tx.now } },
  })
}

/**
 * Ends the access of the fitter to a file of the acting client, or lets them in again. From the next request on the
 * fitter sees nothing of the file. Follow-ups, reminders and alerts rest until the fitter is let in again.
 * @throws AppError `not_found`
 */
export async function changeAccess(
  tx: Transaction,
  riderId: string,
  ended: boolean,
  erasureLedger: readonly string[],
): Promise<void> {
  const accountId = requireActor('client', tx)
  const file = await lockOwnFile(tx, riderId, accountId)
  if (!file) throw new AppError('not_found')
  const now = await findEndedAccess(tx, riderId)
  if (ended === (now !== undefined)) return
  // A restore of an earlier backup repeats it.
  await appendToLedger(erasureLedger, [
    { of: riderId, closed: 'access', on: ended, at: tx.now.toISOString() },
  ])
  if (now) await resumeAccess(tx, file, now.id)
  else await endAccess(tx, file)
  await closeStreams(tx, [file.fitter_id])
  await publishEvent(tx, 'sharing', [accountId])
  await publishEvent(tx, 'sessions', [accountId])
}
