import type { BookingEvent } from '../calendar-files/booking-calendar.ts'
import type { Transaction } from '../database/database.ts'
import type { BookingRow } from './bookings.repository.ts'

interface Words {
  service: { name: string; place: string | null; videoLink: string | null }
  fitterName: string
  rider: { name: string; address: string }
}

/** A booking as its calendar file tells it. The organiser's address accepts no mail, so that no answer goes astray. */
export const bookingEvent = (
  { publicUrl }: Pick<Transaction, 'publicUrl'>,
  row: Pick<
    BookingRow,
    'id' | 'sequence' | 'cancelled_at' | 'moved_at' | 'confirmed_at' | 'made_at' | 'starts_at' | 'ends_at'
  >,
  { service, fitterName, rider }: Words,
): BookingEvent => ({
  bookingId: row.id,
  sequence: row.sequence,
  cancelled: row.cancelled_at !== null,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  changedAt: row.cancelled_at ?? row.moved_at ?? row.confirmed_at ?? row.made_at,
  summary: `${service.name} · ${fitterName}`,
  location: service.place ?? service.videoLink,
  organizer: { name: fitterName, address: `no-reply@${new URL(publicUrl).hostname}` },
  attendee: rider,
})
