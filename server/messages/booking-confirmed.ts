import { z } from 'zod'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import type { Transaction } from '../database/transaction.ts'
import { freshLink } from '../links/fresh-link.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { appointmentParams, calendarOf, placeBlocks, renewAppointmentLink, whenOf } from './booking-mail.ts'
import { button, defineMail, type MailTexts, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'
import { findBookingState } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = appointmentParams.omit({ contact: true }).extend({
  /** Opens the intake; null if none is asked for. */
  intakeLink: z.string().nullable(),
})
type Params = z.infer<typeof params>

const intakeBlocks = (t: MailTexts, fitter: string, intakeLink: string | null) =>
  intakeLink === null
    ? []
    : [
        paragraph(t('bookingConfirmed.intake', { fitter })),
        paragraph(t('invitation.howLong', intakeMinutes)),
        button(t('bookingConfirmed.openIntake'), intakeLink),
      ]

/** Tells the rider that the booking stands, with its calendar file, and asks for the intake. */
export const bookingConfirmed = defineMail({
  kind: 'booking_confirmed',
  lane: 'ordinary',
  params,
  async shouldSend(tx, _row, { bookingId, sequence }) {
    const found = await findBookingState(tx, bookingId)
    // A later change has a mail of its own.
    return sendIf(found?.confirmed_at != null && !found.cancelled_at && found.sequence === sequence)
  },
  async renewSecrets(tx, { session_id: sessionId }, { to, params: known }) {
    const renewed = await renewAppointmentLink(tx, known)
    const target = known.intakeLink !== null && sessionId !== null
    const intakeLink = target
      ? await freshLink(tx, { kind: 'invitation', sessionId, followUpId: null }, to)
      : known.intakeLink
    return { ...renewed, intakeLink }
  },
  write(t, values, { locale, publicUrl }) {
    const fitter = nameInMail(values.fitterName)
    return {
      subject: t('bookingConfirmed.subject', { fitter }),
      heading: t('bookingConfirmed.heading'),
      calendar: calendarOf(values, { publicUrl, cancelled: false }),
      blocks: [
        paragraph(t('bookingConfirmed.what', { fitter, service: nameInMail(values.service) })),
        paragraph(t('booking.when', { ...whenOf(locale, values) })),
        ...placeBlocks(t, values),
        ...intakeBlocks(t, fitter, values.intakeLink),
        { kind: 'link', label: t('booking.see'), href: values.link },
      ],
    }
  },
})

/** Mails the confirmation of a booking. */
export const queueBookingConfirmed = (
  tx: Transaction,
  contents: Contents<Params>,
  file: { riderId: string | null; sessionId: string | null },
): Promise<string> =>
  bookingConfirmed.queue(tx, contents, {
    purpose: `booking_confirmed:${contents.params.bookingId}:${contents.params.sequence}`,
    ...(file.riderId !== null && { riderId: file.riderId }),
    ...(file.sessionId !== null && { sessionId: file.sessionId }),
  })
