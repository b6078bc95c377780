import { z } from 'zod'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import { bookingLink, makeBookingSecret } from '../booking/booking-link.ts'
import type { Transaction } from '../database/transaction.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'
import { findBookingState } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({
  bookingId: z.string(),
  fitterName: z.string(),
  link: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The rider's zone. */
  timeZone: z.string(),
  /** Until when the time is kept. */
  expiresAt: z.string(),
})
type Params = z.infer<typeof params>

/** Asks whoever reads the mailbox to confirm a booking that was made with its address. Opening the link does nothing. */
export const bookingRequest = defineMail({
  kind: 'booking_request',
  lane: 'sign_in',
  params,
  async shouldSend(tx, _row, { bookingId }) {
    const found = await findBookingState(tx, bookingId)
    return sendIf(found !== undefined && !found.confirmed_at && !found.cancelled_at)
  },
  async renewSecrets(tx, _row, { params: known }) {
    return { ...known, link: bookingLink(tx, await makeBookingSecret(tx, known.bookingId)) }
  },
  write(t, { fitterName, link, startsAt, endsAt, timeZone, expiresAt }, { locale }) {
    const fitter = nameInMail(fitterName)
    const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
    const kept = { startsAt: new Date(expiresAt), endsAt: new Date(expiresAt) }
    return {
      subject: t('bookingRequest.subject', { fitter }),
      heading: t('bookingRequest.heading'),
      blocks: [
        paragraph(t('bookingRequest.what', { fitter })),
        paragraph(t('booking.when', { ...appointmentWords(locale, span, timeZone) })),
        button(t('bookingRequest.button'), link),
        paragraph(t('bookingRequest.kept', { ...appointmentWords(locale, kept, timeZone) })),
      ],
    }
  },
})

/** Mails the request to confirm. */
export const queueBookingRequest = (tx: Transaction, contents: Contents<Params>): Promise<string> =>
  bookingRequest.queue(tx, contents, { purpose: `booking_request:${contents.params.bookingId}` })
