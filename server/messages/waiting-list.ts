import { z } from 'zod'
import { type BookingRow, findBooking } from '../booking/bookings.repository.ts'
import { findWaiting } from '../booking/waiting.repository.ts'
import type { Transaction } from '../database/transaction.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { appointmentMail, appointmentParams, renewAppointmentLink, whenOf } from './booking-mail.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'
import { sendIf } from './should-send.ts'

const requestParams = z.object({
  waitingId: z.string(),
  fitterName: z.string(),
  service: z.string(),
  link: z.string(),
})

/** Asks whoever reads the mailbox to confirm that they want to wait for a time. Opening the link does nothing. */
export const waitingRequest = defineMail({
  kind: 'waiting_request',
  lane: 'ordinary',
  params: requestParams,
  async shouldSend(tx, _row, { waitingId }) {
    const found = await findWaiting(tx, waitingId)
    return sendIf(found !== undefined && !found.proven_at && !found.ended_at)
  },
  write(t, { fitterName, service, link }) {
    const fitter = nameInMail(fitterName)
    return {
      subject: t('waitingRequest.subject', { fitter }),
      heading: t('waitingRequest.heading'),
      blocks: [
        paragraph(t('waitingRequest.what', { fitter, service: nameInMail(service) })),
        button(t('waitingRequest.button'), link),
        paragraph(t('waitingRequest.leave')),
      ],
    }
  },
})

/** Mails the request to confirm a place in the waiting list. */
export const queueWaitingRequest = (
  tx: Transaction,
  contents: Contents<z.infer<typeof requestParams>>,
): Promise<string> =>
  waitingRequest.queue(tx, contents, { purpose: `waiting_request:${contents.params.waitingId}` })

/** Offers a freed time to somebody who waits. It is theirs if they confirm it on the page in time. */
export const waitingOffer = defineMail({
  kind: 'waiting_offer',
  lane: 'ordinary',
  params: appointmentParams.extend({ expiresAt: z.string() }),
  async shouldSend(tx, _row, { bookingId }) {
    const found = await findBooking(tx, bookingId)
    const open = found && !found.confirmed_at && !found.cancelled_at && !found.expired_at
    return sendIf(Boolean(open && found.expires_at && found.expires_at > tx.now))
  },
  renewSecrets: (tx, _row, { params: known }) => renewAppointmentLink(tx, known),
  write(t, values, { locale }) {
    const fitter = nameInMail(values.fitterName)
    const kept = whenOf(locale, { ...values, startsAt: values.expiresAt, endsAt: values.expiresAt })
    return {
      subject: t('waitingOffer.subject', { fitter }),
      heading: t('waitingOffer.heading'),
      blocks: [
        paragraph(t('waitingOffer.what', { fitter, service: nameInMail(values.service) })),
        paragraph(t('booking.when', { ...whenOf(locale, values) })),
        button(t('waitingOffer.button'), values.link),
        paragraph(t('waitingOffer.kept', { ...kept })),
      ],
    }
  },
})

/** Mails the offer of a freed time, at the hour at which whoever waits may be told. */
export async function queueWaitingOffer(tx: Transaction, row: BookingRow, dueAt: Date): Promise<void> {
  const mail = await appointmentMail(tx, row)
  if (!mail || !row.expires_at) return
  const params = { ...mail.params, expiresAt: row.expires_at.toISOString() }
  await waitingOffer.queue(tx, { ...mail, params }, { purpose: `waiting_offer:${row.id}`, dueAt })
}
