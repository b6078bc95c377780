import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/calls.ts'
import { MOST_SERVICES } from '#domain/booking/service.ts'
import { type AuditEvent, created, differences, type FieldChanges, recordAudit } from '../../audit/audit.ts'
import { servicePlace } from '../../booking/booking-words.ts'
import { findService, listServices, type ServiceRow } from '../../booking/offer.repository.ts'
import { presentService } from '../../booking/present-service.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { insertService, lockPractice, updateService } from './booking-offer.repository.ts'

type Service = Parsed['POST /api/booking-services']['response']
type Wanted = Parsed['POST /api/booking-services']['body']

/** The columns of a service, with its words sealed by the fitter's key. */
function columnsOf(key: HolderKey, id: string, wanted: Wanted) {
  const sealed = (field: Parameters<typeof servicePlace>[1], text: string | null) =>
    text === null ? null : key.seal(servicePlace(id, field), text)
  return {
    kind: wanted.kind,
    name_sealed: key.seal(servicePlace(id, 'name'), wanted.name),
    includes_sealed: sealed('includes', wanted.includes),
    price_sealed: sealed('price', wanted.price),
    place_sealed: sealed('place', wanted.place),
    video_link_sealed: sealed('video_link', wanted.videoLink),
    minutes: wanted.lengthMinutes,
    buffer_before: wanted.bufferBeforeMinutes,
    buffer_after: wanted.bufferAfterMinutes,
    asks_intake: wanted.asksIntake,
    offered: wanted.offered,
  }
}

const PLAIN = ['kind', 'minutes', 'buffer_before', 'buffer_after', 'asks_intake', 'offered'] as const
const WORDS = ['name', 'includes', 'price', 'place', 'videoLink'] as const
/** The columns, and the names under which the trail and the vault know them. */
const SEALED = {
  name: { column: 'name_sealed', field: 'name' },
  includes: { column: 'includes_sealed', field: 'includes' },
  price: { column: 'price_sealed', field: 'price' },
  place: { column: 'place_sealed', field: 'place' },
  videoLink: { column: 'video_link_sealed', field: 'video_link' },
} as const

/** What changed: plain fields by their values, words by what was read, kept as ciphertext. */
function changesOf(key: HolderKey, before: ServiceRow, after: ReturnType<typeof columnsOf>, wanted: Wanted) {
  const read = presentService(key, before)
  const words = WORDS.filter((word) => read[word] !== wanted[word])
  const sealed: FieldChanges = Object.fromEntries(
    words.map((word) => {
      const { column, field } = SEALED[word]
      return [field, { from: before[column], to: after[column] }]
    }),
  )
  return { ...differences(before, after, PLAIN), ...sealed }
}

/** A new service as the trail keeps it. */
function createdService(columns: ReturnType<typeof columnsOf>): FieldChanges {
  const plain = Object.fromEntries(PLAIN.map((column) => [column, columns[column]]))
  const words = Object.fromEntries(WORDS.map((word) => [SEALED[word].field, columns[SEALED[word].column]]))
  return created({ ...plain, ...words })
}

/** Records a change, and tells the fitter's other pages. */
async function record(
  tx: Transaction,
  fitterId: string,
  event: Pick<AuditEvent, 'action' | 'entityId' | 'changes'>,
): Promise<void> {
  await recordAudit(tx, { ...event, entity: 'booking_service', fitterId, accountId: fitterId })
  await publishEvent(tx, 'bookings', [fitterId])
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replayService(tx: Transaction, id: string): Promise<Service> {
  const fitterId = requireActor('fitter', tx)
  const [row, key] = await Promise.all([findService(tx, fitterId, id), tx.keys.of(fitterId)])
  if (!row) throw new AppError('not_found')
  return presentService(key, row)
}

/** Adds a service at the end of the list. @throws AppError `services_full` */
export async function addService(tx: Transaction, wanted: Wanted): Promise<Service> {
  const fitterId = requireActor('fitter', tx)
  await lockPractice(tx, fitterId)
  const [rows, key] = await Promise.all([listServices(tx, fitterId), tx.keys.of(fitterId)])
  if (rows.length >= MOST_SERVICES) throw new AppError('services_full', { params: { most: MOST_SERVICES } })
  const id = randomUUID()
  const columns = columnsOf(key, id, wanted)
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1
  tx.defer(insertService(tx, { id, fitter_id: fitterId, ...columns, position, created_at: tx.now }))
  await record(tx, fitterId, {
    action: 'booking_service.created',
    entityId: id,
    changes: createdService(columns),
  })
  return { id, ...wanted }
}

/** A service of the acting fitter that is not removed, with nobody else changing the offer. @throws AppError `not_found` */
async function requireService(tx: Transaction, fitterId: string, id: string): Promise<ServiceRow> {
  await lockPractice(tx, fitterId)
  const row = await findService(tx, fitterId, id)
  if (!row || row.removed_at) throw new AppError('not_found')
  return row
}

/** Changes a service. Bookings that were made keep their times. @throws AppError `not_found` */
export async function changeService(tx: Transaction, id: string, wanted: Wanted): Promise<Service> {
  const fitterId = requireActor('fitter', tx)
  const row = await requireService(tx, fitterId, id)
  const key = await tx.keys.of(fitterId)
  const columns = columnsOf(key, id, wanted)
  const changes = changesOf(key, row, columns, wanted)
  if (Object.keys(changes).length > 0) {
    tx.defer(updateService(tx, id, columns))
    await record(tx, fitterId, { action: 'booking_service.changed', entityId: id, changes })
  }
  return { id, ...wanted }
}

/** Removes a service from what is offered. Bookings of it stay. @throws AppError `not_found` */
export async function removeService(tx: Transaction, id: string): Promise<void> {
  const fitterId = requireActor('fitter', tx)
  const row = await requireService(tx, fitterId, id)
  tx.defer(updateService(tx, id, { offered: false, removed_at: tx.now }))
  await record(tx, fitterId, {
    action: 'booking_service.removed',
    entityId: id,
    changes: { ...differences(row, { ...row, offered: false }, ['offered']), removed_at: { to: tx.now } },
  })
}
