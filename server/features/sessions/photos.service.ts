import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { Photo as PhotoTable } from '../../database/schema.gen.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { belowFit, type Fit, lockOpenFit, recordInFit, recordReading, refuseStale, tellOfFit } from './fit.ts'

type Photo = Calls['POST /api/sessions/:sessionId/photos']['response']
type Change = Parsed['PATCH /api/sessions/:sessionId/photos/:photoId']['body']
type Row = Selectable<PhotoTable>

/** Photos that one fitting and one rider's file have room for. */
export const MOST_OF_A_FIT = 40
export const MOST_OF_A_RIDER = 400

/** A picture whose bytes lie in the file store already. */
export interface StoredPicture {
  file: string
  thumbnail: string
  width: number
  height: number
  bytes: number
}

const captionPlace = (id: string) => ({ table: 'photo', row: id, field: 'caption' })

const present = (key: HolderKey, row: Row): Photo => ({
  id: row.id,
  phase: row.phase === 'after' ? 'after' : 'before',
  position: row.position,
  caption: row.caption_sealed && key.open(captionPlace(row.id), row.caption_sealed),
  width: row.width,
  height: row.height,
  createdAt: row.created_at.toISOString(),
  version: row.version,
})

const photosBelow = ({ db }: Transaction, sessionId: string) =>
  db
    .selectFrom('photo')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')

/** The photos of a fit, in their order. */
export async function photosOf(tx: Transaction, fit: Pick<Fit, 'id' | 'rider_id'>): Promise<Photo[]> {
  const rows = await photosBelow(tx, fit.id).where('removed_at', 'is', null).execute()
  if (rows.length === 0) return []
  const key = await tx.keys.of(fit.rider_id)
  return rows.map((row) => present(key, row))
}

/** @throws AppError `photos_used_up` when the fit, or the rider's file, has no room for another one */
async function refuseNoRoom({ db }: Transaction, fit: Fit): Promise<void> {
  const rows = await db
    .selectFrom('photo')
    .select('session_id')
    .where('rider_id', '=', fit.rider_id)
    .where('removed_at', 'is', null)
    .execute()
  const ofFit = rows.filter((row) => row.session_id === fit.id).length
  if (ofFit >= MOST_OF_A_FIT) throw new AppError('photos_used_up', { params: { most: MOST_OF_A_FIT } })
  if (rows.length >= MOST_OF_A_RIDER)
    throw new AppError('photos_used_up', { params: { most: MOST_OF_A_RIDER } })
}

/**
 * Whether the actor may add a photo now; asked before its bytes are read.
 * @returns the key they are sealed with
 * @throws AppError `not_found`, `session_closed`, `photos_used_up`
 */
export async function roomForPhoto(tx: Transaction, sessionId: string): Promise<HolderKey> {
  const fit = await lockOpenFit(tx, sessionId)
  await refuseNoRoom(tx, fit)
  return tx.keys.of(fit.rider_id)
}

/**
 * Adds a photo whose bytes are stored, after those that are there.
 * @throws AppError `not_found`, `session_closed`, `photos_used_up`
 */
export async function addPhoto(
  tx: Transaction,
  sessionId: string,
  phase: Photo['phase'],
  picture: StoredPicture,
): Promise<Photo> {
  const fit = await lockOpenFit(tx, sessionId)
  await refuseNoRoom(tx, fit)
  const last = (await photosBelow(tx, sessionId).execute()).at(-1)
  const row: Row = {
    id: randomUUID(),
    ...belowFit(fit),
    phase,
    position: (last?.position ?? 0) + 1,
    caption_sealed: null,
    ...picture,
    version: 1,
    created_at: tx.now,
    removed_at: null,
  }
  await tx.db.insertInto('photo').values(row).execute()
  await recordInFit(tx, fit, {
    action: 'photo.added',
    entity: 'photo',
    entityId: row.id,
    changes: created({ session_id: sessionId, phase }),
  })
  await tellOfFit(tx, fit)
  return present(await tx.keys.of(fit.rider_id), row)
}

/** What the same request added before. @throws AppError `not_found` */
export async function photoAddedBefore(tx: Transaction, id: string): Promise<Photo> {
  const row = await tx.db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return present(await tx.keys.of(row.rider_id), row)
}

const SIZES = { display: 'file', thumbnail: 'thumbnail' } as const
const isSize = (text: string): text is keyof typeof SIZES => Object.hasOwn(SIZES, text)

/**
 * Where the bytes of a photo lie and the key that opens them, for whoever may see the fit. Who is neither its fitter
 * nor its rider stands in the trail.
 * @throws AppError `not_found`
 */
export async function findPicture(
  tx: Transaction,
  { sessionId, photoId, size }: { sessionId: string; photoId: string; size: string },
): Promise<{ file: string; key: HolderKey }> {
  const row = await photosBelow(tx, sessionId)
    .where('id', '=', photoId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row || !isSize(size)) throw new AppError('not_found')
  if (size === 'display') await recordReading(tx, row, 'photo.read', { entity: 'photo', entityId: row.id })
  return { file: row[SIZES[size]], key: await tx.keys.of(row.rider_id) }
}

function rowAfter(tx: Transaction, key: HolderKey, before: Row, change: Change): Row {
  const { caption, phase, position, removed } = change
  const sealed = caption ? key.seal(captionPlace(before.id), caption) : null
  return {
    ...before,
    caption_sealed: caption === undefined ? before.caption_sealed : sealed,
    phase: phase ?? before.phase,
    position: position ?? before.position,
    removed_at: removed === undefined ? before.removed_at : removed ? tx.now : null,
    version: before.version + 1,
  }
}

const trackedOf = ({ phase, position, caption_sealed: caption, removed_at }: Row) => ({
  phase,
  position,
  caption,
  removed_at,
})

function changesBetween(before: Row, after: Row) {
  const next = new Map(Object.entries(trackedOf(after)))
  return Object.fromEntries(
    Object.entries(trackedOf(before)).flatMap(([field, from]) => {
      const to = next.get(field) ?? null
      return from === to ? [] : [[field, { from, to }]]
    }),
  )
}

/**
 * Captions a photo, moves it, takes it back or brings it back.
 * @throws AppError `not_found`, also once one taken back is gone; `stale_version`, `session_closed`, `photos_used_up`
 */
export async function changePhoto(
  tx: Transaction,
  sessionId: string,
  id: string,
  change: Change,
): Promise<Photo> {
  const fit = await lockOpenFit(tx, sessionId)
  const before = await photosBelow(tx, sessionId).where('id', '=', id).executeTakeFirst()
  if (!before) throw new AppError('not_found')
  refuseStale(change.version, before.version)
  if (before.removed_at && change.removed === false) await refuseNoRoom(tx, fit)
  const key = await tx.keys.of(fit.rider_id)
  const after = rowAfter(tx, key, before, change)
  const { phase, position, caption_sealed, removed_at, version } = after
  await tx.db
    .updateTable('photo')
    .set({ phase, position, caption_sealed, removed_at, version })
    .where('id', '=', id)
    .execute()
  await recordInFit(tx, fit, {
    action: change.removed ? 'photo.removed' : 'photo.changed',
    entity: 'photo',
    entityId: id,
    changes: changesBetween(before, after),
  })
  await tellOfFit(tx, fit)
  return present(key, after)
}
