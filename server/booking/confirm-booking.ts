import { reminderAt } from '#domain/booking/changes.ts'
import { recordAudit } from '../audit/audit.ts'
import { becomeSystem } from '../database/acting-within.ts'
import type { Transaction } from '../database/database.ts'
import { queueBookingConfirmed } from '../messages/booking-confirmed.ts'
import type { HolderKey } from '../vault/vault.ts'
import { bookingLink, makeBookingSecret } from './booking-link.ts'
import { bookingPlace } from './booking-words.ts'
import { type BookingRow, findBooking, updateBooking } from './bookings.repository.ts'
import { endWaiting } from './end-waiting.ts'
import { type JoinedFit, joinFit } from './join-fit.ts'
import { findService } from './offer.repository.ts'
import { type OwnBooking, presentOwnBooking } from './own-booking.ts'
import { presentService } from './present-service.ts'
import type { VisitedBooking } from './visit.repository.ts'
import { openVisitedFitter } from './visited-fitter.ts'

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
    changes: { session_id: { from: null, to: sessionId } },
  })
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
  const { key: fitterKey, fitter, contact } = openVisitedFitter(tx, visited)
  const service = await findService(tx, row.fitter_id, row.service_id ?? '')
  if (!service || !row.name_sealed || !row.email_sealed) throw new Error('booking: nobody asked for it')
  const words = presentService(fitterKey, service)
  const name = fitterKey.open(bookingPlace(row.id, 'name'), row.name_sealed)
  const email = fitterKey.open(bookingPlace(row.id, 'email'), row.email_sealed)
  await confirm(tx, row)
  becomeSystem(tx)
  const language = row.language ?? 'en'
  const region = row.region ?? undefined
  const joined = await joinFit(
    tx,
    { fitterId: row.fitter_id, kind: words.kind, asksIntake: words.asksIntake },
    {
      name,
      email,
      language,
      region,
      timeZone: row.rider_time_zone ?? undefined,
      accountId,
    },
  )
  await storeJoined(tx, row, fitterKey, joined)
  if (row.waiting_id) await endWaiting(tx, row.waiting_id, row.fitter_id)
  await queueBookingConfirmed(
    tx,
    {
      to: email,
      language,
      region: region ?? null,
      params: {
        bookingId: row.id,
        sequence: row.sequence,
        fitterName: fitter.name,
        riderName: name,
        riderAddress: email,
        service: words.name,
        place: words.place,
        videoLink: words.videoLink,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        timeZone: row.rider_time_zone ?? row.time_zone,
        at: tx.now.toISOString(),
        link: bookingLink(tx, await makeBookingSecret(tx, row.id)),
        intakeLink: joined.intakeLink,
      },
    },
    joined,
  )
  const stored = await findBooking(tx, row.id)
  if (!stored) throw new Error('booking: it was just confirmed')
  const key = joined.riderId === null ? fitterKey : await tx.keys.of(joined.riderId)
  return presentOwnBooking(tx, {
    row: stored,
    key,
    fitterKey,
    fitter,
    contact,
    intakeOpen: words.asksIntake && joined.intakeOpen,
  })
}
