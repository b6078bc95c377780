/** What a booking is at an instant. It is derived from facts and never stored. */
export const BOOKING_STATES = [
  'held',
  'pending',
  'offered',
  'confirmed',
  'blocked',
  'expired',
  'cancelled',
  'no_show',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** The facts of a booking that decide its state. */
export interface BookingFacts {
  readonly kind: 'appointment' | 'block'
  /** It was offered to somebody on the waiting list. */
  readonly offered: boolean
  readonly sentAt: Date | null
  readonly confirmedAt: Date | null
  /** When it ends by itself, unless it is confirmed. */
  readonly expiresAt: Date | null
  /** That it ended by itself has been noted, and its time given to others. */
  readonly expiredAt: Date | null
  readonly cancelledAt: Date | null
  readonly noShowAt: Date | null
}

const isExpired = ({ expiresAt, expiredAt }: BookingFacts, now: Date): boolean =>
  expiredAt !== null || (expiresAt !== null && expiresAt <= now)

function openState(facts: BookingFacts): BookingState {
  if (facts.offered) return 'offered'
  return facts.sentAt ? 'pending' : 'held'
}

/** The state of a booking at an instant. */
export function bookingState(facts: BookingFacts, now: Date): BookingState {
  if (facts.cancelledAt) return 'cancelled'
  if (facts.noShowAt) return 'no_show'
  if (facts.confirmedAt) return 'confirmed'
  if (facts.kind === 'block') return 'blocked'
  return isExpired(facts, now) ? 'expired' : openState(facts)
}

/** For how long a time is kept for somebody who types, and then until they confirm by mail. */
export const HOLD_MINUTES = 10
export const PENDING_MINUTES = 30
/** An unconfirmed booking is erased this long after it was made. */
export const UNCONFIRMED_HOURS = 24
/** The most times that one address, or one source, keeps from others without confirming. */
export const OPEN_REQUESTS = 2
/** The most mails in 24 hours that ask one address to confirm. */
export const CONFIRMATION_MAILS = 3
