import type { BookingFacts } from '#domain/booking/booking-state.ts'
import type { BookingRow } from './bookings.repository.ts'

/** The facts of a stored booking that decide its state. */
export const factsOf = (row: BookingRow): BookingFacts => ({
  kind: row.kind === 'block' ? 'block' : 'appointment',
  offered: row.waiting_id !== null,
  sentAt: row.sent_at,
  confirmedAt: row.confirmed_at,
  expiresAt: row.expires_at,
  expiredAt: row.expired_at,
  cancelledAt: row.cancelled_at,
  noShowAt: row.no_show_at,
})
