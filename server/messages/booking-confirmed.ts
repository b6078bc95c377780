import { z } from 'zod'
import { appointmentWords } from '#domain/booking/appointment-words.ts'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { bookingLink, makeBookingSecret } from '../booking/booking-link.ts'
import { bookingInMail } from '../calendar-files/booking-calendar.ts'
import type { Transaction } from '../database/transaction.ts'
import { freshLink } from '../links/fresh-link.ts'
import { nameInMail, wordsInMail } from '../mail/name-in-mail.ts'
import { button, defineMail, type MailTexts, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'
import { findBookingState } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({
  bookingId: z.string(),
  sequence: z.number(),
  fitterName: z.string(),
  riderName: z.string(),
  riderAddress: z.string(),
  service: z.string(),
  place: z.string().nullable(),
  videoLink: z.string().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The rider's zone. */
  timeZone: z.string(),
  /** When it was confirmed. */
  at: z.string(),
  link: z.string(),
  /** Opens the intake; null if none is asked for. */
  intakeLink: z.string().nullable(),
})
type Params = z.infer<typeof params>

function placeBlocks(t: MailTexts, { place, videoLink }: Params) {
  const lines = wordsInMail(place ?? '').map(paragraph)
  if (videoLink !== null) return [{ kind: 'link' as const, label: t('booking.video'), href: videoLink }]
  return lines.length > 0 ? [paragraph(t('booking.place')), ...lines] : []
}

const intakeBlocks = (t: MailTexts, fitter: string, intakeLink: string | null) =>
  intakeLink === null
    ? []
    : [
        paragraph(t('bookingConfirmed.intake', { fitter })),
        paragraph(t('invitation.howLong', intakeMinutes)),
        button(t('bookingConfirmed.openIntake'), intakeLink),
      ]

const calendarOf = (values: Params, publicUrl: string) =>
  bookingInMail(
    {
      bookingId: values.bookingId,
      sequence: values.sequence,
      cancelled: false,
      startsAt: new Date(values.startsAt),
      endsAt: new Date(values.endsAt),
      changedAt: new Date(values.at),
      summary: `${values.service} · ${values.fitterName}`,
      location: values.place ?? values.videoLink,
      organizer: { name: values.fitterName, address: `no-reply@${new URL(publicUrl).hostname}` },
      attendee: { name: values.riderName, address: values.riderAddress },
    },
    publicUrl,
  )

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
    const link = bookingLink(tx, await makeBookingSecret(tx, known.bookingId))
    const target = known.intakeLink !== null && sessionId !== null
    const intakeLink = target
      ? await freshLink(tx, { kind: 'invitation', sessionId, followUpId: null }, to)
      : known.intakeLink
    return { ...known, link, intakeLink }
  },
  write(t, values, { locale, publicUrl }) {
    const fitter = nameInMail(values.fitterName)
    const span = { startsAt: new Date(values.startsAt), endsAt: new Date(values.endsAt) }
    return {
      subject: t('bookingConfirmed.subject', { fitter }),
      heading: t('bookingConfirmed.heading'),
      calendar: calendarOf(values, publicUrl),
      blocks: [
        paragraph(t('bookingConfirmed.what', { fitter, service: nameInMail(values.service) })),
        paragraph(t('booking.when', { ...appointmentWords(locale, span, values.timeZone) })),
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
