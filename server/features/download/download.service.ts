import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { PRODUCT_SLUG } from '#domain/product.ts'
import { recordAudit } from '../../audit/audit.ts'
import {
  type DownloadRow,
  deleteDownload,
  findDownload,
  insertDownload,
  listParts,
  waitingDownload,
  wakeCopyMakers,
} from '../../data-download/downloads.repository.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { missingConfirmation, requireFreshSignIn } from '../../people/fresh-sign-in.ts'
import type { HolderKey } from '../../vault/vault.ts'

type State = Calls['GET /api/account/download']['response']
type Download = NonNullable<State['download']>

/** @throws AppError `wrong_role` for an actor who has no data of their own here */
function owning({ actor }: Transaction) {
  if (actor.kind !== 'client' && actor.kind !== 'fitter') throw new AppError('wrong_role')
  return actor
}

function stateOf(row: DownloadRow, now: Date): Download['state'] {
  if (row.ready_at) return 'ready'
  if (row.failed_at) return 'failed'
  return row.files !== null && row.leased_until && row.leased_until > now ? 'making' : 'waiting'
}

const present = (row: DownloadRow, now: Date): Download => ({
  state: stateOf(row, now),
  requestedAt: row.requested_at.toISOString(),
  filesDone: row.files_done,
  files: row.files,
  ready:
    row.expires_at && row.bytes !== null
      ? { bytes: Number(row.bytes), expiresAt: row.expires_at.toISOString() }
      : null,
})

/** The copy of the actor's data and, if it is ready, what they have to confirm before fetching it. */
export async function readDownload(tx: Transaction): Promise<State> {
  const actor = owning(tx)
  const row = await findDownload(tx, actor.id)
  if (!row) return { download: null, missing: null }
  return { download: present(row, tx.now), missing: row.ready_at && (await missingConfirmation(tx, actor)) }
}

/** Asks for a copy. It replaces a finished or a failed one; one that is being made is left alone. */
export async function requestDownload(tx: Transaction): Promise<Download> {
  const { id } = owning(tx)
  const known = await findDownload(tx, id)
  if (known && !known.ready_at && !known.failed_at) return present(known, tx.now)
  // Nothing waits for these: what is asked for at the same moment is one copy.
  tx.defer(deleteDownload(tx, id))
  const row = waitingDownload(tx, randomUUID(), id)
  tx.defer(insertDownload(tx, row))
  await recordAudit(tx, { action: 'download.requested', entity: 'account', entityId: id, accountId: id })
  await publishEvent(tx, 'download', [id])
  tx.defer(wakeCopyMakers(tx))
  return present(row, tx.now)
}

/** What a finished copy is sent from. */
export interface StoredCopy {
  key: HolderKey
  parts: string[]
  name: string
}

/**
 * The finished copy of the actor's data.
 * @throws AppError `fresh_sign_in_required`, `second_factor_required`, `download_not_ready`
 */
export async function fetchDownload(tx: Transaction): Promise<StoredCopy> {
  const actor = owning(tx)
  const { id } = actor
  const row = await findDownload(tx, id)
  if (!row?.ready_at) throw new AppError('download_not_ready')
  await requireFreshSignIn(tx, actor)
  await recordAudit(tx, { action: 'download.fetched', entity: 'account', entityId: id, accountId: id })
  const [key, parts] = await Promise.all([tx.keys.of(id), listParts(tx, row.id)])
  return { key, parts, name: `${PRODUCT_SLUG}-${dateIn(row.requested_at, 'UTC')}.zip` }
}
