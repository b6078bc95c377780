import type { Calls } from '#contract/calls.ts'
import { bookingState } from '#domain/booking/booking-state.ts'
import { changeableUntil } from '#domain/booking/changes.ts'
import { bookingToDownload } from '../calendar-files/booking-calendar.ts'
import type { Transaction } from '../database/database.ts'
import type { HolderKey } from '../vault/vault.ts'
import { bookingEvent } from './booking-event.ts'
import { factsOf } from './booking-facts.ts'
import { bookingPlace } from './booking-words.ts'
import { type BookingRow, findBooking } from './bookings.repository.ts'
import { findService, findSettings, type ServiceRow } from './offer.repository.ts'
import { presentOffered, presentService } from './present-service.ts'
import type { VisitedBooking } from './visit.repository.ts'
import { type FitterOfPage, openVisitedFitter } from './visited-fitter.ts'

export type OwnBooking = Calls['POST /api/booking-links/preview']['response']

/** The state of a stored booking. */
export const stateOf = (tx: Pick<Transaction, 'now'>, row: BookingRow) => bookingState(factsOf(row), tx.now)

interface Opened {
  row: BookingRow
  /** Opens the words of the booking: the key of the rider's file, or the fitter's. */
  key: HolderKey
  /** Opens the words of the service. */
  fitterKey: HolderKey
  fitter: FitterOfPage
  contact: string | null
  /** The intake of its session is still to be filled in. */
  intakeOpen: boolean
}

const cancellers = ['rider', 'fitter', 'system'] as const
const canceller = (stored: string | null) => cancellers.find((one) => one === stored) ?? null

interface OpenedWithRules extends Opened {
  service: ServiceRow
  /** Until how many hours before, riders change by themselves; null without a rule. */
  changeHours: number | null
}

/** A booking as its rider sees it. */
export function ownBookingOf(
  tx: Transaction,
  { row, key, fitterKey, fitter, contact, intakeOpen, service, changeHours }: OpenedWithRules,
): OwnBooking {
  const state = stateOf(tx, row)
  const isKnown = state === 'confirmed' || state === 'no_show' || state === 'cancelled'
  const words = presentService(fitterKey, service)
  const text = (field: 'name' | 'email' | 'message', sealed: Buffer | null) =>
    sealed && key.open(bookingPlace(row.id, field), sealed)
  const name = text('name', row.name_sealed)
  return {
    state,
    fitter: { ...fitter, contact },
    service: { ...presentOffered(fitterKey, service), videoLink: isKnown ? words.videoLink : null },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.rider_time_zone ?? row.time_zone,
    name,
    expiresAt: row.expires_at?.toISOString() ?? null,
    changeableUntil: changeableUntil(row.starts_at, changeHours).toISOString(),
    cancelledBy: canceller(row.cancelled_by),
    message: row.cancelled_by === 'rider' ? null : text('message', row.message_sealed),
    intakeOpen: state === 'confirmed' && service.asks_intake && intakeOpen,
    calendar:
      isKnown && row.confirmed_at
        ? bookingToDownload(
            bookingEvent(tx, row, {
              service: words,
              fitterName: fitter.name,
              rider: { name: name ?? '', address: text('email', row.email_sealed) ?? '' },
            }),
            tx.publicUrl,
          )
        : null,
  }
}

/** As `ownBookingOf`, with what the fitter offers. */
export async function presentOwnBooking(tx: Transaction, opened: Opened): Promise<OwnBooking> {
  const { fitter_id: fitterId, service_id: serviceId } = opened.row
  const [service, settings] = await Promise.all([
    findService(tx, fitterId, serviceId ?? ''),
    findSettings(tx, fitterId),
  ])
  if (!service) throw new Error('booking: an appointment without its service')
  return ownBookingOf(tx, { ...opened, service, changeHours: settings?.change_hours ?? null })
}

/** The key that opens the words of a booking that a secret entered. */
export const keyOfVisited = (tx: Transaction, visited: VisitedBooking, row: BookingRow): HolderKey =>
  row.rider_id && visited.rider_wrapped
    ? tx.keys.unwrap(row.rider_id, visited.rider_wrapped)
    : tx.keys.unwrap(visited.fitter_id, visited.wrapped)

/** The booking that a secret entered, as its rider sees it. */
export async function presentVisited(tx: Transaction, visited: VisitedBooking): Promise<OwnBooking> {
  const row = await findBooking(tx, visited.booking_id)
  if (!row) throw new Error('booking: a secret without its booking')
  const { key: fitterKey, fitter, contact } = openVisitedFitter(tx, visited)
  return presentOwnBooking(tx, {
    row,
    key: keyOfVisited(tx, visited, row),
    fitterKey,
    fitter,
    contact,
    intakeOpen: visited.intake_open,
  })
}
