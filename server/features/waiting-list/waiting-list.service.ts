import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import { CONFIRMATION_MAILS, OPEN_REQUESTS } from '#domain/booking/booking-state.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { isTimeZone } from '#domain/calendar/wall-clock.ts'
import { normalEmail } from '#domain/contact/email.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import { servicePlace } from '../../booking/booking-words.ts'
import {
  findPracticeZone,
  findService,
  findSettings,
  listServicesNamed,
} from '../../booking/offer.repository.ts'
import { enterBookingPage } from '../../booking/visit.repository.ts'
import { openVisitedFitter } from '../../booking/visited-fitter.ts'
import {
  countWaitingRequests,
  findWaiting,
  findWaitingBySecret,
  insertWaiting,
  listWaiting,
  updateWaiting,
  type WaitingRow,
} from '../../booking/waiting.repository.ts'
import { openWaiting, waitingPlace } from '../../booking/waiting-words.ts'
import { becomeSystem } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret, newSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { queueWaitingRequest } from '../../messages/waiting-list.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { addressHash } from '../../vault/address-hash.ts'

type Wanted = Parsed['POST /api/booking-pages/:fitter/waiting']['body']
type WaitingPlace = Calls['POST /api/waiting-links/preview']['response']
type Waiting = Calls['GET /api/waiting-entries']['response']

/** The page and the service that somebody wants to wait for. @throws AppError `not_found` */
async function requireWaitable(tx: Transaction, wanted: string, serviceId: string) {
  const page = await enterBookingPage(tx, wanted)
  if (!page) throw new AppError('not_found')
  const [settings, service] = await Promise.all([
    findSettings(tx, page.fitter_id),
    findService(tx, page.fitter_id, serviceId),
  ])
  if (!settings?.waiting_list || !service?.offered) throw new AppError('not_found')
  return { page, service }
}

/** @throws AppError `booking_mails_used_up`, `booking_requests_full` */
async function refuseTooMany(tx: Transaction, address: Buffer, fitterId: string): Promise<void> {
  const { mails, waits } = await countWaitingRequests(tx, address, fitterId)
  if (mails >= CONFIRMATION_MAILS) throw new AppError('booking_mails_used_up')
  if (waits >= OPEN_REQUESTS) throw new AppError('booking_requests_full')
}

/** @throws AppError `invalid_request` */
function checkWanted({ firstDay, lastDay, timeZone }: Wanted, today: string): void {
  const wrong = !isTimeZone(timeZone) ? 'timeZone' : firstDay > lastDay || lastDay < today ? 'lastDay' : null
  if (wrong) throw new AppError('invalid_request', { problems: [{ path: [wrong], code: 'invalid_value' }] })
}

/**
 * Asks to wait for a time. It counts once the mail is confirmed, in the order in which it was asked.
 * @throws AppError `not_found` where nobody can wait, `invalid_request`, `booking_mails_used_up`, `booking_requests_full`
 */
export async function askToWait(tx: Transaction, wanted: string, body: Wanted): Promise<void> {
  const { page, service } = await requireWaitable(tx, wanted, body.serviceId)
  checkWanted(body, dateIn(tx.now, page.time_zone))
  const address = addressHash(tx.vault, body.email)
  await refuseTooMany(tx, address, page.fitter_id)
  const { key, fitter } = openVisitedFitter(tx, page)
  const [id, secret] = [randomUUID(), newSecret()]
  tx.defer(
    insertWaiting(tx, {
      ...{ id, fitter_id: page.fitter_id, service_id: service.id, secret_hash: hashSecret(secret) },
      name_sealed: key.seal(waitingPlace(id, 'name'), body.name),
      email_sealed: key.seal(waitingPlace(id, 'email'), normalEmail(body.email)),
      ...{ email_hash: address, language: body.language, time_zone: body.timeZone },
      ...{ first_day: body.firstDay, last_day: body.lastDay, created_at: tx.now },
    }),
  )
  await recordAudit(tx, {
    action: 'waiting_entry.created',
    entity: 'waiting_entry',
    entityId: id,
    fitterId: page.fitter_id,
    changes: created({ service_id: service.id, first_day: body.firstDay, last_day: body.lastDay }),
  })
  const params = {
    waitingId: id,
    fitterName: fitter.name,
    service: key.open(servicePlace(service.id, 'name'), service.name_sealed),
    link: `${tx.publicUrl}/waiting#${secret}`,
  }
  // The outbox is not the visitor's.
  becomeSystem(tx)
  await queueWaitingRequest(tx, { to: body.email, language: body.language, params })
}

/** The entry behind a link. From here on the transaction acts as the system. @throws AppError `booking_unknown` */
async function enterByLink(tx: Transaction, secret: string): Promise<WaitingRow> {
  const id = await findWaitingBySecret(tx, hashSecret(secret))
  if (id === undefined) throw new AppError('booking_unknown')
  becomeSystem(tx)
  const entry = await findWaiting(tx, id)
  if (!entry) throw new AppError('booking_unknown')
  return entry
}

async function presentPlace(tx: Transaction, entry: WaitingRow): Promise<WaitingPlace> {
  const [service, names, key] = await Promise.all([
    findService(tx, entry.fitter_id, entry.service_id),
    fitterNamesOf(tx, [entry.fitter_id]),
    tx.keys.of(entry.fitter_id),
  ])
  const ended = entry.ended_at !== null || entry.last_day < dateIn(tx.now, entry.time_zone)
  return {
    state: ended ? 'ended' : entry.proven_at ? 'waiting' : 'unconfirmed',
    fitterName: names.get(entry.fitter_id)?.name ?? '',
    service: service ? key.open(servicePlace(service.id, 'name'), service.name_sealed) : '',
    firstDay: entry.first_day,
    lastDay: entry.last_day,
  }
}

/** The place behind a link. @throws AppError `booking_unknown` */
export async function previewPlace(tx: Transaction, secret: string): Promise<WaitingPlace> {
  return presentPlace(tx, await enterByLink(tx, secret))
}

async function changePlace(
  tx: Transaction,
  entry: WaitingRow,
  set: Partial<Pick<WaitingRow, 'proven_at' | 'ended_at' | 'ended_as'>>,
  action: string,
): Promise<WaitingPlace> {
  tx.defer(updateWaiting(tx, entry.id, set))
  await recordAudit(tx, {
    action,
    entity: 'waiting_entry',
    entityId: entry.id,
    fitterId: entry.fitter_id,
    changes: created(set),
  })
  await publishEvent(tx, 'bookings', [entry.fitter_id])
  return presentPlace(tx, { ...entry, ...set })
}

/** Takes the place in the list. @throws AppError `booking_unknown` */
export async function confirmPlace(tx: Transaction, secret: string): Promise<WaitingPlace> {
  const entry = await enterByLink(tx, secret)
  if (entry.proven_at || entry.ended_at) return presentPlace(tx, entry)
  return changePlace(tx, entry, { proven_at: tx.now }, 'waiting_entry.confirmed')
}

/** Leaves the list. @throws AppError `booking_unknown` */
export async function leavePlace(tx: Transaction, secret: string): Promise<WaitingPlace> {
  const entry = await enterByLink(tx, secret)
  if (entry.ended_at) return presentPlace(tx, entry)
  return changePlace(tx, entry, { ended_at: tx.now, ended_as: 'left' }, 'waiting_entry.left')
}

/** Who waits for a time of the acting fitter, in their order. */
export async function readWaiting(tx: Transaction): Promise<Waiting> {
  const fitterId = requireActor('fitter', tx)
  const zone = await findPracticeZone(tx, fitterId)
  const rows = await listWaiting(tx, fitterId, dateIn(tx.now, zone ?? 'UTC'))
  if (rows.length === 0) return { items: [] }
  const [services, key] = await Promise.all([
    listServicesNamed(tx, [...new Set(rows.map(({ service_id }) => service_id))]),
    tx.keys.of(fitterId),
  ])
  const nameOf = (id: string) => {
    const service = services.find((each) => each.id === id)
    return service ? key.open(servicePlace(id, 'name'), service.name_sealed) : undefined
  }
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: openWaiting(key, row).name,
      service: nameOf(row.service_id) ?? '',
      firstDay: row.first_day,
      lastDay: row.last_day,
      offeredUntil: row.offered_until?.toISOString() ?? null,
    })),
  }
}
