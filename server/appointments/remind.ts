import { listRemindersDue, updateBooking } from '../booking/bookings.repository.ts'
import { clockOf } from '../clock/clock-seen.ts'
import type { Transaction } from '../database/database.ts'
import { queueBookingReminder } from '../messages/booking-reminder.ts'

/** How many reminders one transaction queues. */
const BATCH = 50

/**
 * Queues the reminders that are due, each once even with several processes. While the clock is far ahead nobody is
 * reminded, because everybody would be.
 * @returns whether there may be more
 */
export async function remindRiders(tx: Transaction, to: { canText: boolean }): Promise<boolean> {
  if (!(await clockOf(tx)).plausible) return false
  const due = await listRemindersDue(tx, BATCH)
  for (const booking of due) {
    await queueBookingReminder(tx, booking, to)
    tx.defer(updateBooking(tx, booking.id, { reminder_due_at: null }))
  }
  return due.length === BATCH
}
