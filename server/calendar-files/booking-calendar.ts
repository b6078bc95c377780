import type { CalendarPart } from '../mail/outgoing-mail.ts'
import { type CalendarEvent, type CalendarMethod, type Participant, writeCalendar } from './write-calendar.ts'

/** A booking as its calendar file tells it. */
export interface BookingEvent {
  bookingId: string
  /** How often it was moved or cancelled: 0 at first, and never lower than in an earlier file. */
  sequence: number
  cancelled: boolean
  startsAt: Date
  endsAt: Date
  /** When it was booked, moved or cancelled. */
  changedAt: Date
  /** What is booked and with whom. No file says anything about health. */
  summary: string
  description?: string | null
  /** The place, or the address of the video call. */
  location?: string | null
  organizer: Participant
  attendee: Participant
}

/** The name of a booking in every calendar, the same over all its changes. @param publicUrl of this installation */
export const bookingUid = (bookingId: string, publicUrl: string): string =>
  `${bookingId}@${new URL(publicUrl).hostname}`

function eventOf(
  { bookingId, cancelled, changedAt, ...event }: BookingEvent,
  publicUrl: string,
): CalendarEvent {
  return {
    ...event,
    uid: bookingUid(bookingId, publicUrl),
    stampedAt: changedAt,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
  }
}

/**
 * The calendar file of a booking for the mail about it: an invitation when it was booked or moved, and its end when it
 * was cancelled. Programs find the event that they know by its name and replace it.
 */
export function bookingInMail(booking: BookingEvent, publicUrl: string): CalendarPart {
  const method: CalendarMethod = booking.cancelled ? 'CANCEL' : 'REQUEST'
  return { method, content: writeCalendar(method, [eventOf(booking, publicUrl)]) }
}

/** The calendar file of a booking for "add to calendar" on a page. The event is the one of the mail. */
export const bookingToDownload = (booking: BookingEvent, publicUrl: string): string =>
  writeCalendar('PUBLISH', [eventOf(booking, publicUrl)])
