import { listRemindersDue, updateBooking } from '../booking/bookings.repository.ts'
import type { Transaction } from '../database/database.ts'
import { queueBookingReminder } from '../messages/booking-reminder.ts'

/** How many reminders one transaction queues. */
const BATCH = 50

/**
 * Queues the reminders that are due, each once even with several processes. Not to be called while the clock is far
 * ahead, because everybody would be reminded.
 * @returns whether there may be more
 */
export async function remindRiders(tx: Transaction, to: { canText: boolean }): Promise<boolean> {
  const due = await listRemindersDue(tx, BATCH)
  for (const booking of due) {
    await queueBookingReminder(tx, booking, to)
    tx.defer(updateBooking(tx, booking.id, { reminder_due_at: null }))
  }
  return due.length === BATCH
}
