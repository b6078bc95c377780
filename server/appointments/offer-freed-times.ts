import { randomUUID } from 'node:crypto'
import { waitingOffer } from '#domain/booking/waiting-list.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { created, recordAudit } from '../audit/audit.ts'
import { bookingPlace } from '../booking/booking-words.ts'
import { type BookingRow, findBooking, insertBooking } from '../booking/bookings.repository.ts'
import { type BookedTimes, judgeUnderLock } from '../booking/judge-time.ts'
import { findPracticeZone, findService, type ServiceRow } from '../booking/offer.repository.ts'
import { type ReadOffer, readOffer } from '../booking/read-offer.ts'
import {
  type FreedRow,
  isTakenForGood,
  listFreedTimes,
  listNotAsked,
  updateFreedTime,
  type WaitingRow,
} from '../booking/waiting.repository.ts'
import { openWaiting } from '../booking/waiting-words.ts'
import type { Transaction } from '../database/database.ts'
import { queueWaitingOffer } from '../messages/waiting-list.ts'

/** How many freed times one transaction looks at. */
const BATCH = 20
/** When to look again at a time that somebody keeps for some minutes. */
const AGAIN_MS = 5 * 60_000

/** A freed time that can be offered. */
interface Freed {
  freed: FreedRow
  service: ServiceRow
  read: ReadOffer
  times: BookedTimes
}

/** The first in order to whom the time can still be offered, with when they are told and until when it is theirs. */
async function nextInOrder(tx: Transaction, { freed, read }: Freed) {
  const { timeZone, minimumNoticeMinutes } = read.offer
  const waiting = await listNotAsked(tx, freed, dateIn(freed.starts_at, timeZone))
  for (const entry of waiting) {
    const offer = waitingOffer(freed.starts_at, minimumNoticeMinutes, entry.time_zone, tx.now)
    if (offer) return { entry, ...offer }
  }
  return null
}

/** Keeps the time for somebody who waits. The words are sealed anew for the place of the booking. */
async function keepFor(tx: Transaction, { freed, service, times }: Freed, entry: WaitingRow, until: Date) {
  const { fitter_id: fitterId, starts_at } = freed
  const key = await tx.keys.of(fitterId)
  const { name, email } = openWaiting(await tx.keys.of(entry.fitter_id), entry)
  const id = randomUUID()
  tx.defer(
    insertBooking(tx, {
      ...{ id, fitter_id: fitterId, kind: 'appointment', made_by: 'waiting_list', made_at: tx.now },
      ...{ service_id: service.id, waiting_id: entry.id, ...times, expires_at: until },
      name_sealed: key.seal(bookingPlace(id, 'name'), name),
      email_sealed: key.seal(bookingPlace(id, 'email'), email),
      ...{ email_hash: entry.email_hash, language: entry.language, rider_time_zone: entry.time_zone },
    }),
  )
  await recordAudit(tx, {
    action: 'booking.offered',
    entity: 'booking',
    entityId: id,
    fitterId,
    changes: created({ service_id: service.id, starts_at }),
  })
  return findBooking(tx, id)
}

/** Offers a time to the next in order. @returns when to look again; null when nobody is left */
async function offerToNext(tx: Transaction, freed: Freed): Promise<Date | null> {
  const next = await nextInOrder(tx, freed)
  if (!next) return null
  const { entry, offeredAt, until } = next
  const booking: BookingRow | undefined = await keepFor(tx, freed, entry, until)
  if (booking) await queueWaitingOffer(tx, booking, offeredAt)
  return until
}

/** Offers a freed time if it is still free. @returns when to try again; null when it was taken, or nobody is left */
async function offerIfFree(tx: Transaction, freed: FreedRow): Promise<Date | null> {
  const zone = await findPracticeZone(tx, freed.fitter_id)
  const read = zone === null ? null : await readOffer(tx, freed.fitter_id, zone)
  const service = await findService(tx, freed.fitter_id, freed.service_id)
  if (!read?.settings.waiting_list || !service?.offered) return null
  const { fitter_id: fitterId, starts_at: at } = freed
  const judged = await judgeUnderLock(tx, { fitterId, service, offer: read.offer, at })
  if (judged.refusal === null) return offerToNext(tx, { freed, service, read, times: judged.times })
  if (judged.refusal !== 'taken' || (await isTakenForGood(tx, freed))) return null
  return new Date(tx.now.getTime() + AGAIN_MS)
}

/**
 * Offers times that became free to those who wait, one after the other: each is kept for the next in order, who is told
 * between 8:00 and 20:00 of their time, until they confirm it or it runs out. As the system.
 * @returns whether there may be more
 */
export async function offerFreedTimes(tx: Transaction): Promise<boolean> {
  const due = await listFreedTimes(tx, BATCH)
  for (const freed of due) tx.defer(updateFreedTime(tx, freed.id, await offerIfFree(tx, freed)))
  return due.length === BATCH
}
