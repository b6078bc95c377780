/** A rider of the fitter, for whom the calendar opens with a new booking. */
export interface RiderToBook {
  riderId: string
  name: string
}

/** What a link to the calendar passes on through the browser's history, so that no name is in its address. */
export const bookingState = (rider: RiderToBook) => ({ bookFor: rider })

/** The rider that a link passed on; null for any other way to the calendar. */
export function riderToBook(state: unknown): RiderToBook | null {
  if (typeof state !== 'object' || state === null || !('bookFor' in state)) return null
  const { bookFor } = state
  if (typeof bookFor !== 'object' || bookFor === null) return null
  if (!('riderId' in bookFor) || typeof bookFor.riderId !== 'string') return null
  const name = 'name' in bookFor && typeof bookFor.name === 'string' ? bookFor.name : ''
  return { riderId: bookFor.riderId, name }
}
