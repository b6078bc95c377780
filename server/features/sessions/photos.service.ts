import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { MOST_REPORT_PHOTOS } from '#domain/report/fit-report.ts'
import { created } from '../../audit/audit.ts'
import { noteReading } from '../../audit/note-reading.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  publishSessionChange,
  recordSessionChange,
  refuseStale,
  requireOpenSession,
  sessionColumns,
} from './session-records.service.ts'
import type { SessionRow } from './sessions.repository.ts'
import {
  findPhoto,
  findPhotoOfSession,
  insertPhoto,
  listPhotoSessions,
  listPhotos,
  listPhotosWithRemoved,
  type PhotoRow,
  updatePhoto,
} from './workbench.repository.ts'

type Photo = Calls['POST /api/sessions/:sessionId/photos']['response']
type Change = Parsed['PATCH /api/sessions/:sessionId/photos/:photoId']['body']

/** The most photos of one session, and of all sessions of one rider. */
export const MOST_PER_SESSION = 40
export const MOST_PER_RIDER = 400

/** A picture whose bytes are already in the file store. */
export interface StoredPicture {
  file: string
  thumbnail: string
  width: number
  height: number
  bytes: number
}

const captionPlace = (id: string) => ({ table: 'photo', row: id, field: 'caption' })

export const presentPhoto = (key: HolderKey, row: PhotoRow): Photo => ({
  id: row.id,
  phase: row.phase === 'after' ? 'after' : 'before',
  position: row.position,
  caption: row.caption_sealed && key.open(captionPlace(row.id), row.caption_sealed),
  inReport: row.in_report,
  width: row.width,
  height: row.height,
  createdAt: row.created_at.toISOString(),
  version: row.version,
})

/** @throws AppError `photos_used_up` when the session or the rider's file has no room for another one */
async function refuseNoRoom(tx: Transaction, session: SessionRow): Promise<void> {
  const rows = await listPhotoSessions(tx, session.rider_id)
  const ofFit = rows.filter((row) => row.session_id === session.id).length
  if (ofFit >= MOST_PER_SESSION) throw new AppError('photos_used_up', { params: { most: MOST_PER_SESSION } })
  if (rows.length >= MOST_PER_RIDER)
    throw new AppError('photos_used_up', { params: { most: MOST_PER_RIDER } })
}

/**
 * Checks that the actor may add a photo now; called before its bytes are read.
 * @returns the key to seal them with
 * @throws AppError `not_found`, `session_closed`, `photos_used_up`
 */
export async function requireRoomForPhoto(tx: Transaction, sessionId: string): Promise<HolderKey> {
  const session = await requireOpenSession(tx, sessionId)
  await refuseNoRoom(tx, session)
  return tx.keys.of(session.rider_id)
}

/**
 * Adds a photo at the end. Its bytes are already stored.
 * @throws AppError `not_found`, `session_closed`, `photos_used_up`
 */
export async function addPhoto(
  tx: Transaction,
  sessionId: string,
  phase: Photo['phase'],
  picture: StoredPicture,
): Promise<Photo> {
  const session = await requireOpenSession(tx, sessionId)
  await refuseNoRoom(tx, session)
  const last = (await listPhotosWithRemoved(tx, sessionId)).at(-1)
  const row: PhotoRow = {
    id: randomUUID(),
    ...sessionColumns(session),
    phase,
    position: (last?.position ?? 0) + 1,
    caption_sealed: null,
    in_report: false,
    ...picture,
    version: 1,
    created_at: tx.now,
    removed_at: null,
  }
  tx.defer(insertPhoto(tx, row))
  await recordSessionChange(tx, session, {
    action: 'photo.added',
    entity: 'photo',
    entityId: row.id,
    changes: created({ session_id: sessionId, phase }),
  })
  await publishSessionChange(tx, session)
  return presentPhoto(await tx.keys.of(session.rider_id), row)
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replayPhoto(tx: Transaction, id: string): Promise<Photo> {
  const row = await findPhoto(tx, id)
  if (!row) throw new AppError('not_found')
  return presentPhoto(await tx.keys.of(row.rider_id), row)
}

const SIZES = { display: 'file', thumbnail: 'thumbnail' } as const
const isSize = (text: string): text is keyof typeof SIZES => Object.hasOwn(SIZES, text)

/**
 * The file of a photo and the key that opens it, for an actor who may see the session. Opening the whole picture is
 * recorded.
 * @throws AppError `not_found`
 */
export async function findPicture(
  tx: Transaction,
  { sessionId, photoId, size }: { sessionId: string; photoId: string; size: string },
): Promise<{ file: string; key: HolderKey }> {
  const row = await findPhotoOfSession(tx, sessionId, photoId)
  if (!row || row.removed_at || !isSize(size)) throw new AppError('not_found')
  if (size === 'display') noteReading(tx, row, { action: 'photo.read', entity: 'photo', entityId: row.id })
  return { file: row[SIZES[size]], key: await tx.keys.of(row.rider_id) }
}

/** @throws AppError `report_photos_full` when the report has no room for another photo */
async function refuseFullReport(tx: Transaction, sessionId: string): Promise<void> {
  const shown = (await listPhotos(tx, sessionId)).filter((row) => row.in_report)
  if (shown.length >= MOST_REPORT_PHOTOS) throw new AppError('report_photos_full')
}

function rowAfter(tx: Transaction, key: HolderKey, before: PhotoRow, change: Change): PhotoRow {
  const { caption, phase, position, inReport, removed } = change
  const sealed = caption ? key.seal(captionPlace(before.id), caption) : null
  return {
    ...before,
    caption_sealed: caption === undefined ? before.caption_sealed : sealed,
    phase: phase ?? before.phase,
    position: position ?? before.position,
    in_report: inReport ?? before.in_report,
    removed_at: removed === undefined ? before.removed_at : removed ? tx.now : null,
    version: before.version + 1,
  }
}

const trackedOf = ({ phase, position, in_report, caption_sealed: caption, removed_at }: PhotoRow) => ({
  phase,
  position,
  in_report,
  caption,
  removed_at,
})

function changesBetween(before: PhotoRow, after: PhotoRow) {
  const next = new Map(Object.entries(trackedOf(after)))
  return Object.fromEntries(
    Object.entries(trackedOf(before)).flatMap(([field, from]) => {
      const to = next.get(field) ?? null
      return from === to ? [] : [[field, { from, to }]]
    }),
  )
}

/**
 * Changes the caption of a photo, chooses it for the report, moves it, removes it or restores it.
 * @throws AppError `not_found`, also after a removed photo was deleted; `stale_version`, `session_closed`,
 *   `photos_used_up`, `report_photos_full`
 */
export async function changePhoto(
  tx: Transaction,
  sessionId: string,
  id: string,
  change: Change,
): Promise<Photo> {
  const [session, before] = await Promise.all([
    requireOpenSession(tx, sessionId),
    findPhotoOfSession(tx, sessionId, id),
  ])
  if (!before) throw new AppError('not_found')
  refuseStale(change.version, before.version)
  if (before.removed_at && change.removed === false) await refuseNoRoom(tx, session)
  if (change.inReport && !before.in_report) await refuseFullReport(tx, sessionId)
  const key = await tx.keys.of(session.rider_id)
  const after = rowAfter(tx, key, before, change)
  const { phase, position, in_report, caption_sealed, removed_at, version } = after
  tx.defer(updatePhoto(tx, id, { phase, position, in_report, caption_sealed, removed_at, version }))
  await recordSessionChange(tx, session, {
    action: change.removed ? 'photo.removed' : 'photo.changed',
    entity: 'photo',
    entityId: id,
    changes: changesBetween(before, after),
  })
  await publishSessionChange(tx, session)
  return presentPhoto(key, after)
}
