import { reminderAt } from '#domain/booking/changes.ts'
import { recordAudit } from '../audit/audit.ts'
import { bookingLink, makeBookingSecret } from '../booking/booking-link.ts'
import { bookingPlace } from '../booking/booking-words.ts'
import { type BookingRow, findBooking, updateBooking } from '../booking/bookings.repository.ts'
import { endWaiting } from '../booking/end-waiting.ts'
import { type JoinedFit, joinFit, type ProvenRider } from '../booking/join-fit.ts'
import { findService } from '../booking/offer.repository.ts'
import { keyOfVisited, type OwnBooking, presentOwnBooking } from '../booking/own-booking.ts'
import { presentService } from '../booking/present-service.ts'
import type { VisitedBooking } from '../booking/visit.repository.ts'
import { openVisitedFitter } from '../booking/visited-fitter.ts'
import { becomeSystem } from '../database/acting-within.ts'
import type { Transaction } from '../database/database.ts'
import { queueBookingConfirmed } from '../messages/booking-confirmed.ts'
import { queueFitterBooking } from '../messages/fitter-booking.ts'
import type { HolderKey } from '../vault/vault.ts'

const WORDS = ['name', 'email', 'phone', 'note'] as const

/** The words of a booking, sealed again for the rider's file that it now belongs to. */
function sealedAgain(from: HolderKey, to: HolderKey, row: BookingRow) {
  const again = (field: (typeof WORDS)[number]) => {
    const sealed = row[`${field}_sealed`]
    return sealed && to.seal(bookingPlace(row.id, field), from.open(bookingPlace(row.id, field), sealed))
  }
  return {
    name_sealed: again('name'),
    email_sealed: again('email'),
    phone_sealed: again('phone'),
    note_sealed: again('note'),
  }
}

/** Confirms as whoever proved the address; the database checks that they did. */
async function confirm(tx: Transaction, row: BookingRow): Promise<void> {
  tx.defer(
    updateBooking(tx, row.id, {
      confirmed_at: tx.now,
      expires_at: null,
      expired_at: null,
      source_hash: null,
      reminder_due_at: reminderAt(row.starts_at, tx.now),
    }),
  )
  await recordAudit(tx, {
    action: 'booking.confirmed',
    entity: 'booking',
    entityId: row.id,
    fitterId: row.fitter_id,
    changes: { confirmed_at: { to: tx.now } },
  })
}

/** Notes what the booking belongs to, as the system, which alone sees it before the rider does. */
async function storeJoined(tx: Transaction, row: BookingRow, from: HolderKey, joined: JoinedFit) {
  const { riderId, sessionId, openedSession } = joined
  if (riderId === null) return
  const words = sealedAgain(from, await tx.keys.of(riderId), row)
  tx.defer(
    updateBooking(tx, row.id, {
      rider_id: riderId,
      session_id: sessionId,
      opened_session: openedSession,
      ...words,
    }),
  )
  await recordAudit(tx, {
    action: 'booking.joined',
    entity: 'booking',
    entityId: row.id,
    fitterId: row.fitter_id,
    riderId,
    changes: { session_id: { from: null, to: sessionId }, starts_at: { to: row.starts_at } },
  })
}

/** A booking that is being confirmed, with its words opened. */
interface Confirming {
  row: BookingRow
  /** Opens the words of the booking as they are stored now. */
  key: HolderKey
  fitterName: string
  service: ReturnType<typeof presentService>
  rider: ProvenRider
}

/** Opens the words of a booking. The service's and the fitter's are sealed under the fitter's key. */
async function openConfirming(
  tx: Transaction,
  visited: VisitedBooking,
  row: BookingRow,
  accountId: string | null,
): Promise<Confirming> {
  const { key: fitterKey, fitter } = openVisitedFitter(tx, visited)
  const service = await findService(tx, row.fitter_id, row.service_id ?? '')
  if (!service || !row.name_sealed || !row.email_sealed) throw new Error('booking: nobody asked for it')
  const key = keyOfVisited(tx, visited, row)
  return {
    row,
    key,
    fitterName: fitter.name,
    service: presentService(fitterKey, service),
    rider: {
      name: key.open(bookingPlace(row.id, 'name'), row.name_sealed),
      email: key.open(bookingPlace(row.id, 'email'), row.email_sealed),
      language: row.language ?? 'en',
      region: row.region ?? undefined,
      timeZone: row.rider_time_zone ?? undefined,
      accountId,
    },
  }
}

/** Mails the confirmation, with the calendar file and the intake. */
async function mailConfirmed(
  tx: Transaction,
  { row, fitterName, service, rider }: Confirming,
  joined: JoinedFit,
): Promise<void> {
  const params = {
    bookingId: row.id,
    sequence: row.sequence,
    fitterName,
    riderName: rider.name,
    riderAddress: rider.email,
    service: service.name,
    place: service.place,
    videoLink: service.videoLink,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.rider_time_zone ?? row.time_zone,
    at: tx.now.toISOString(),
    link: bookingLink(tx, await makeBookingSecret(tx, row.id)),
    intakeLink: joined.intakeLink,
  }
  const { email: to, language, region } = rider
  await queueBookingConfirmed(tx, { to, language, region: region ?? null, params }, joined)
}

/** The booking as it is after its confirmation. */
async function presentConfirmed(
  tx: Transaction,
  visited: VisitedBooking,
  id: string,
  intakeOpen: boolean,
): Promise<OwnBooking> {
  const row = await findBooking(tx, id)
  if (!row) throw new Error('booking: it was just confirmed')
  const { key: fitterKey, fitter, contact } = openVisitedFitter(tx, visited)
  const key = row.rider_id === null ? fitterKey : await tx.keys.of(row.rider_id)
  return presentOwnBooking(tx, { row, key, fitterKey, fitter, contact, intakeOpen })
}

/**
 * Confirms a booking whose address is proven, in the order: the booking, the file and the fit that it belongs to, the
 * mail. One transaction, under the fitter's lock. The transaction acts as the system afterwards.
 * @param accountId of the rider who confirms while signed in
 */
export async function confirmBooking(
  tx: Transaction,
  visited: VisitedBooking,
  row: BookingRow,
  accountId: string | null,
): Promise<OwnBooking> {
  const confirming = await openConfirming(tx, visited, row, accountId)
  const { service, rider, key } = confirming
  await confirm(tx, row)
  becomeSystem(tx)
  const { kind, asksIntake } = service
  const joined = await joinFit(tx, { fitterId: row.fitter_id, kind, asksIntake }, rider)
  await storeJoined(tx, row, key, joined)
  if (row.waiting_id) await endWaiting(tx, row.waiting_id, row.fitter_id)
  await mailConfirmed(tx, confirming, joined)
  const { riderId: rider_id, sessionId: session_id } = joined
  await queueFitterBooking(tx, { ...row, rider_id, session_id }, 'made')
  return presentConfirmed(tx, visited, row.id, asksIntake && joined.intakeOpen)
}
