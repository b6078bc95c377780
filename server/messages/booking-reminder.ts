import { z } from 'zod'
import { internationalPhone } from '#domain/contact/phone.ts'
import { storedLocale } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { translatorFor } from '#locales/translate.ts'
import { bookingPlace, keyHolderOf } from '../booking/booking-words.ts'
import { type BookingRow, findBooking } from '../booking/bookings.repository.ts'
import type { Transaction } from '../database/transaction.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import type { SendDecision } from '../outbox/message.ts'
import {
  type AppointmentParams,
  appointmentMail,
  appointmentParams,
  fileOf,
  placeBlocks,
  renewAppointmentLink,
  whenOf,
} from './booking-mail.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { defineMessage } from './define-message.ts'
import { sendIf } from './should-send.ts'

/** Only for a booking that is still as it was when the reminder was queued, and has not begun. */
async function stillAhead(
  tx: Transaction,
  { bookingId, sequence, startsAt }: Pick<AppointmentParams, 'bookingId' | 'sequence' | 'startsAt'>,
): Promise<SendDecision> {
  const found = await findBooking(tx, bookingId)
  const stands = found?.confirmed_at && !found.cancelled_at && found.sequence === sequence
  return sendIf(Boolean(stands) && Date.parse(startsAt) > tx.now.getTime())
}

/** Reminds a rider of an appointment by mail. */
export const bookingReminder = defineMail({
  kind: 'booking_reminder',
  lane: 'reminders',
  params: appointmentParams,
  shouldSend: (tx, _row, params) => stillAhead(tx, params),
  renewSecrets: (tx, _row, { params: known }) => renewAppointmentLink(tx, known),
  reason: { because: 'booked', fitterOf: ({ fitterName }) => fitterName },
  write(t, values, { locale }) {
    const fitter = nameInMail(values.fitterName)
    return {
      subject: t('bookingReminder.subject', { fitter }),
      heading: t('bookingReminder.heading'),
      blocks: [
        paragraph(t('bookingReminder.what', { fitter, service: nameInMail(values.service) })),
        paragraph(t('booking.when', { ...whenOf(locale, values) })),
        ...placeBlocks(t, values),
        button(t('booking.see'), values.link),
      ],
    }
  },
})

const textParams = z.object({
  bookingId: z.string(),
  sequence: z.number(),
  fitterName: z.string(),
  startsAt: z.string(),
  timeZone: z.string(),
})

/** Reminds a rider of an appointment by text message. It has no link: a text message proves nothing of who reads it. */
export const bookingReminderText = defineMessage({
  kind: 'booking_reminder_text',
  lane: 'sms',
  params: textParams,
  shouldSend: (tx, _row, params) => stillAhead(tx, params),
  async render({ to, language, region, params }) {
    const known = offeredLanguage(language)
    const t = await translatorFor(known, ['mail'])
    // Kept short: without the end, and without spaces and dashes that need an alphabet of larger letters.
    const { day, time, zone } = whenOf(storedLocale(known, region), { ...params, endsAt: params.startsAt })
    const when = { day, zone, time: time.replace(/\s/g, ' ') }
    return { sms: { to, text: t('sms.booking', { fitter: nameInMail(params.fitterName), ...when }) } }
  },
})

/**
 * Queues the reminder of an appointment: by mail, and by text message if the rider agreed and one can be sent. Its
 * purpose has the sequence, so that a booking that was moved is reminded of once more, and no booking twice.
 */
export async function queueBookingReminder(
  tx: Transaction,
  row: BookingRow,
  { canText }: { canText: boolean },
): Promise<void> {
  const mail = await appointmentMail(tx, row)
  if (mail)
    await bookingReminder.queue(tx, mail, {
      purpose: `booking_reminder:${row.id}:${row.sequence}`,
      ...fileOf(row),
    })
  if (!mail || !canText || !row.text_reminder || !row.phone_sealed) return
  const phone = (await tx.keys.of(keyHolderOf(row))).open(bookingPlace(row.id, 'phone'), row.phone_sealed)
  const to = internationalPhone(phone)
  if (to === null) return
  const { bookingId, sequence, fitterName, startsAt, timeZone } = mail.params
  await bookingReminderText.queue(
    tx,
    { ...mail, to, params: { bookingId, sequence, fitterName, startsAt, timeZone } },
    { purpose: `booking_reminder_text:${row.id}:${row.sequence}`, ...fileOf(row) },
  )
}
