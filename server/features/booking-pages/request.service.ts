import type { Calls, Parsed } from '#contract/calls.ts'
import { CONFIRMATION_MAILS, OPEN_REQUESTS, PENDING_MINUTES } from '#domain/booking/booking-state.ts'
import type { Refusal } from '#domain/booking/free-times.ts'
import { isTimeZone } from '#domain/calendar/wall-clock.ts'
import { normalEmail } from '#domain/contact/email.ts'
import { isLanguage } from '#locales/languages.ts'
import { confirmBooking } from '../../appointments/confirm-booking.ts'
import { recordAudit } from '../../audit/audit.ts'
import { bookingLink, makeBookingSecret } from '../../booking/booking-link.ts'
import { bookingPlace } from '../../booking/booking-words.ts'
import { type BookingRow, lockBooking, updateBooking } from '../../booking/bookings.repository.ts'
import { type Judged, judgeUnderLock } from '../../booking/judge-time.ts'
import { findService } from '../../booking/offer.repository.ts'
import { presentVisited, stateOf } from '../../booking/own-booking.ts'
import { readOffer } from '../../booking/read-offer.ts'
import { lockBookings } from '../../booking/times.repository.ts'
import { countOpenRequests, enterBooking, type VisitedBooking } from '../../booking/visit.repository.ts'
import { openVisitedFitter } from '../../booking/visited-fitter.ts'
import { becomeSystem } from '../../database/acting-within.ts'
import type { Transaction } from '../../database/database.ts'
import { hashSecret } from '../../http/cookie.ts'
import { AppError } from '../../http/problem.ts'
import { queueBookingRequest } from '../../messages/booking-request.ts'
import { addressHash } from '../../vault/address-hash.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { findProvenClient } from './booking-pages.repository.ts'
import { sourceHash } from './hold.service.ts'

type Who = Parsed['POST /api/booking-requests']['body']
type Answer = Calls['POST /api/booking-requests']['response']
type Confirmed = Calls['POST /api/booking-links/confirmation']['response']

const MINUTE_MS = 60_000

/** A booking behind a secret, locked together with the fitter's other bookings. */
interface Entered {
  visited: VisitedBooking
  row: BookingRow
}

/** @throws AppError `booking_unknown` */
async function enterLocked(tx: Transaction, secret: string): Promise<Entered> {
  const found = await enterBooking(tx, hashSecret(secret))
  if (!found) throw new AppError('booking_unknown')
  tx.defer(lockBookings(tx, found.fitter_id))
  // Whoever had the lock may have confirmed it meanwhile: whose key seals its words is read again.
  const [visited, row] = await Promise.all([
    enterBooking(tx, hashSecret(secret)),
    lockBooking(tx, found.booking_id),
  ])
  if (!visited || !row) throw new AppError('booking_unknown')
  return { visited, row }
}

/**
 * Judges the time of a booking once more. While it is kept, only what is taken stands against it: an event of another
 * calendar. Once it has run out, it is judged like any other.
 */
async function judgeAgain(tx: Transaction, { visited, row }: Entered): Promise<Judged | null> {
  const fitterId = visited.fitter_id
  const [service, read] = await Promise.all([
    findService(tx, fitterId, row.service_id ?? ''),
    readOffer(tx, fitterId, visited.time_zone),
  ])
  if (!service || !read) throw new AppError('booking_unknown')
  const judged = await judgeUnderLock(tx, {
    fitterId,
    service,
    offer: read.offer,
    at: row.starts_at,
    except: row.id,
  })
  const isKept = stateOf(tx, row) !== 'expired'
  const stands: Refusal[] = isKept ? ['taken', 'past'] : [...refusalsOf(judged)]
  return judged.refusal !== null && stands.includes(judged.refusal) ? judged : null
}

const refusalsOf = ({ refusal }: Judged): Refusal[] => (refusal === null ? [] : [refusal])

const refused = (judged: Judged) => ({
  refusal: judged.refusal,
  next: judged.next.map((at) => at.toISOString()),
})
const accepted = { refusal: null, next: [] }

function refuseUnknown({ timeZone, language }: Who): void {
  if (!isTimeZone(timeZone))
    throw new AppError('invalid_request', { problems: [{ path: ['timeZone'], code: 'invalid_value' }] })
  if (!isLanguage(language))
    throw new AppError('invalid_request', { problems: [{ path: ['language'], code: 'invalid_value' }] })
}

/** @throws AppError `booking_requests_full`, `booking_mails_used_up` */
async function refuseTooMany(
  tx: Transaction,
  besides: string,
  address: Buffer,
  block: string,
): Promise<void> {
  const open = await countOpenRequests(tx, { address, source: sourceHash(tx, block), besides })
  if (open.by_address >= OPEN_REQUESTS || open.by_source >= OPEN_REQUESTS)
    throw new AppError('booking_requests_full')
  if (open.mails >= CONFIRMATION_MAILS) throw new AppError('booking_mails_used_up')
}

const sealedWords = (key: HolderKey, id: string, who: Who) => ({
  name_sealed: key.seal(bookingPlace(id, 'name'), who.name),
  email_sealed: key.seal(bookingPlace(id, 'email'), normalEmail(who.email)),
  phone_sealed: who.phone === null ? null : key.seal(bookingPlace(id, 'phone'), who.phone),
  note_sealed: who.note === null ? null : key.seal(bookingPlace(id, 'note'), who.note),
})

/** Writes who asked, and keeps the time for them until they have confirmed. @returns the row as it is then */
async function storeRequest(tx: Transaction, { visited, row }: Entered, who: Who): Promise<BookingRow> {
  const { key } = openVisitedFitter(tx, visited)
  const set = {
    ...sealedWords(key, row.id, who),
    email_hash: addressHash(tx.vault, who.email),
    language: who.language,
    region: who.region ?? null,
    rider_time_zone: who.timeZone,
    text_reminder: who.textReminder && who.phone !== null,
    sent_at: tx.now,
    expires_at: new Date(tx.now.getTime() + PENDING_MINUTES * MINUTE_MS),
    expired_at: null,
  }
  tx.defer(updateBooking(tx, row.id, set))
  await recordAudit(tx, {
    action: 'booking.requested',
    entity: 'booking',
    entityId: row.id,
    fitterId: row.fitter_id,
    changes: { sent_at: { to: tx.now } },
  })
  return { ...row, ...set }
}

/** Mails the request to confirm, as the system: the outbox is not the visitor's. */
async function mailRequest(tx: Transaction, { visited, row }: Entered, who: Who): Promise<void> {
  const { fitter } = openVisitedFitter(tx, visited)
  becomeSystem(tx)
  await queueBookingRequest(tx, {
    to: normalEmail(who.email),
    language: who.language,
    region: who.region ?? null,
    params: {
      bookingId: row.id,
      fitterName: fitter.name,
      link: bookingLink(tx, await makeBookingSecret(tx, row.id)),
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timeZone: who.timeZone,
      expiresAt: (row.expires_at ?? tx.now).toISOString(),
    },
  })
}

/**
 * Asks for the held time. A rider who is signed in with this address, proven, has it confirmed at once; everybody else
 * confirms by the mail. Sending twice changes nothing.
 * @param block from where the request comes
 * @throws AppError `booking_unknown`, `booking_requests_full`, `booking_mails_used_up`, `invalid_request`
 */
export async function requestBooking(tx: Transaction, who: Who, block: string): Promise<Answer> {
  refuseUnknown(who)
  const client = await findProvenClient(tx)
  const entered = await enterLocked(tx, who.secret)
  const { visited, row } = entered
  if (visited.by_mail) throw new AppError('booking_unknown')
  const state = stateOf(tx, row)
  if (row.sent_at !== null || (state !== 'held' && state !== 'expired'))
    return { ...accepted, booking: await presentVisited(tx, visited) }
  const against = await judgeAgain(tx, entered)
  if (against) return { ...refused(against), booking: null }
  const isProven = client?.email_hash?.equals(addressHash(tx.vault, who.email)) ?? false
  if (!isProven) await refuseTooMany(tx, row.id, addressHash(tx.vault, who.email), block)
  const stored = await storeRequest(tx, entered, who)
  if (isProven && client)
    return { ...accepted, booking: await confirmBooking(tx, visited, stored, client.id) }
  await mailRequest(tx, { visited, row: stored }, who)
  return { ...accepted, booking: await presentVisited(tx, visited) }
}

/** The states in which one press confirms. An offered time was kept for somebody of the waiting list. */
const CONFIRMABLE = ['pending', 'offered', 'expired'] as const

/**
 * Confirms with the secret of the mail. What was confirmed or cancelled before stays as it is. What has run out is
 * confirmed if its time is still free.
 * @throws AppError `booking_unknown`, also for the secret of a hold, which proves no address
 */
export async function confirmByMail(tx: Transaction, secret: string): Promise<Confirmed> {
  const client = await findProvenClient(tx)
  const entered = await enterLocked(tx, secret)
  const { visited, row } = entered
  if (!visited.by_mail) throw new AppError('booking_unknown')
  const state = stateOf(tx, row)
  if (!CONFIRMABLE.some((open) => open === state))
    return { ...accepted, booking: await presentVisited(tx, visited) }
  const against = await judgeAgain(tx, entered)
  if (against) return { ...refused(against), booking: await presentVisited(tx, visited) }
  const isOwn = row.email_hash !== null && client?.email_hash?.equals(row.email_hash)
  const accountId = isOwn && client ? client.id : null
  return { ...accepted, booking: await confirmBooking(tx, visited, row, accountId) }
}
