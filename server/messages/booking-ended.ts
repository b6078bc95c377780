import { listComingOfFitter } from '../booking/bookings.repository.ts'
import type { Transaction } from '../database/transaction.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { appointmentParams, appointmentWordsOf, calendarOf, whenOf } from './booking-mail.ts'
import { defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

const params = appointmentParams.omit({ link: true, contact: true })

/** Tells a rider that an appointment does not take place because the fitter has left. Its page is gone. */
export const bookingEnded = defineMail({
  kind: 'booking_ended',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'booked', fitterOf: ({ fitterName }) => fitterName },
  write(t, values, { locale, publicUrl }) {
    const fitter = nameInMail(values.fitterName)
    return {
      subject: t('bookingCancelled.subject', { fitter }),
      heading: t('bookingCancelled.heading'),
      calendar: calendarOf(values, { publicUrl, cancelled: true }),
      blocks: [
        paragraph(t('bookingCancelled.fitter', { fitter, service: nameInMail(values.service) })),
        paragraph(t('booking.when', { ...whenOf(locale, values) })),
      ],
    }
  },
})

/**
 * Mails the riders who still have an appointment that it is cancelled, before the acting fitter's account and the
 * appointments are erased. The mails belong to no file, so that they outlive it.
 */
export async function queueBookingsEnded(tx: Transaction, fitterId: string): Promise<void> {
  const rows = await listComingOfFitter(tx, fitterId)
  // Side by side, so that their statements share round trips.
  await Promise.all(
    rows.map(async (row) => {
      const mail = await appointmentWordsOf(tx, row)
      if (!mail) return
      const { contact: _, ...words } = mail.params
      const ended = { ...words, sequence: row.sequence + 1, at: tx.now.toISOString() }
      await bookingEnded.queue(tx, { ...mail, params: ended }, { purpose: `booking_ended:${row.id}` })
    }),
  )
}
