import type { Calls } from '#contract/calls.ts'
import { bookingState } from '#domain/booking/booking-state.ts'
import type { Transaction } from '../database/database.ts'
import type { HolderKey } from '../vault/vault.ts'
import { factsOf } from './booking-facts.ts'
import { bookingPlace, keyHolderOf, servicePlace } from './booking-words.ts'
import type { BookingRow } from './bookings.repository.ts'
import { listServicesNamed, type ServiceRow } from './offer.repository.ts'
import { serviceKind } from './present-service.ts'

/** A booking or a blocked time as its fitter sees it. */
export type FitterBooking = Calls['GET /api/bookings']['response']['items'][number]

const makers = ['rider', 'fitter', 'waiting_list'] as const
const cancellers = ['rider', 'fitter', 'system'] as const
const oneOf = <Known extends string>(known: readonly Known[], stored: string | null): Known | undefined =>
  known.find((one) => one === stored)

function presentOne(
  tx: Transaction,
  row: BookingRow,
  key: HolderKey,
  service: FitterBooking['service'],
): FitterBooking {
  const text = (field: 'name' | 'email' | 'phone' | 'note' | 'message', sealed: Buffer | null) =>
    sealed && key.open(bookingPlace(row.id, field), sealed)
  return {
    id: row.id,
    state: bookingState(factsOf(row), tx.now),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    busyFrom: row.busy_from.toISOString(),
    busyTo: row.busy_to.toISOString(),
    timeZone: row.time_zone,
    service,
    riderId: row.rider_id,
    sessionId: row.session_id,
    name: text('name', row.name_sealed),
    email: text('email', row.email_sealed),
    phone: text('phone', row.phone_sealed),
    note: text('note', row.note_sealed),
    riderTimeZone: row.rider_time_zone,
    message: text('message', row.message_sealed),
    expiresAt: row.expires_at?.toISOString() ?? null,
    cancelledBy: oneOf(cancellers, row.cancelled_by) ?? null,
    madeBy: oneOf(makers, row.made_by) ?? 'rider',
    sequence: row.sequence,
  }
}

function namedService(key: HolderKey, { id, kind, name_sealed }: ServiceRow): FitterBooking['service'] {
  return { id, kind: serviceKind(kind), name: key.open(servicePlace(id, 'name'), name_sealed) }
}

/** Bookings of the acting fitter, with their words opened. Their keys are read with one query. */
export async function presentBookings(
  tx: Transaction,
  fitterId: string,
  rows: readonly BookingRow[],
): Promise<FitterBooking[]> {
  if (rows.length === 0) return []
  const services = await listServicesNamed(tx, [
    ...new Set(rows.flatMap(({ service_id }) => service_id ?? [])),
  ])
  const keys = await tx.keys.ofMany([...new Set([fitterId, ...rows.map(keyHolderOf)])])
  return rows.flatMap((row) => {
    const [key, fitterKey] = [keys.get(keyHolderOf(row)), keys.get(fitterId)]
    const service = services.find(({ id }) => id === row.service_id)
    if (!key || !fitterKey) return []
    return [presentOne(tx, row, key, service ? namedService(fitterKey, service) : null)]
  })
}
