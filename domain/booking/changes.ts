const HOUR_MS = 3_600_000

/**
 * Until when a rider may move or cancel a booking by themselves. Both are one rule: who could still move could move far
 * away and cancel then. Without a rule it is the beginning.
 * @param hoursBefore the fitter's rule; null if there is none
 */
export const changeableUntil = (startsAt: Date, hoursBefore: number | null): Date =>
  new Date(startsAt.getTime() - (hoursBefore ?? 0) * HOUR_MS)

/** Whether a rider may still move or cancel by themselves. After that the page says how to reach the fitter. */
export const mayChange = (startsAt: Date, hoursBefore: number | null, now: Date): boolean =>
  now < changeableUntil(startsAt, hoursBefore)

/** How long before its beginning a rider is reminded. */
const REMINDER_MS = 24 * HOUR_MS

/** When a rider is reminded; null if it was booked, or moved, later than that. */
export function reminderAt(startsAt: Date, bookedAt: Date): Date | null {
  const at = new Date(startsAt.getTime() - REMINDER_MS)
  return bookedAt < at ? at : null
}
