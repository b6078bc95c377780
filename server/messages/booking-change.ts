import { z } from 'zod'
import { bookingPlace, keyHolderOf } from '../booking/booking-words.ts'
import { type BookingRow, findBooking, updateBooking } from '../booking/bookings.repository.ts'
import type { Transaction } from '../database/transaction.ts'
import { nameInMail, wordsInMail } from '../mail/name-in-mail.ts'
import type { OutboxRow, Outcome } from '../outbox/message.ts'
import {
  appointmentMail,
  appointmentParams,
  calendarOf,
  fileOf,
  placeBlocks,
  renewAppointmentLink,
  whenOf,
} from './booking-mail.ts'
import { button, defineMail, type MailTexts, paragraph } from './define-mail.ts'
import { sendIf } from './should-send.ts'

/** A move by the fitter is mailed after this long, so that it can be taken back before. */
export const UNDO_MS = 60_000

const params = appointmentParams.extend({
  by: z.enum(['rider', 'fitter']),
  /** The words of the fitter who changed it. */
  message: z.string().nullable(),
})
type Params = z.infer<typeof params>

function messageBlocks(t: MailTexts, { by, message, fitterName }: Params) {
  if (by === 'rider' || message === null) return []
  return [
    paragraph(t('bookingMoved.message', { fitter: nameInMail(fitterName) })),
    ...wordsInMail(message).map(paragraph),
  ]
}

const sameInstant = (a: Date, b: string): boolean => a.getTime() === Date.parse(b)

/** Stores which time the rider knows. The row's purpose names the booking. */
async function noteTold(tx: Transaction, { purpose }: OutboxRow, outcome: Outcome): Promise<void> {
  const [, id, at] = /^booking_moved:([0-9a-f-]{36}):\d+:(\d+)$/.exec(purpose) ?? []
  if (outcome.kind === 'sent' && id && at)
    await updateBooking(tx, id, { told_starts_at: new Date(Number(at)) })
}

/** Tells the rider the new time of a booking. */
export const bookingMoved = defineMail({
  kind: 'booking_moved',
  lane: 'ordinary',
  params,
  async shouldSend(tx, _row, { bookingId, sequence, startsAt }) {
    const found = await findBooking(tx, bookingId)
    if (!found?.confirmed_at || found.cancelled_at || found.sequence !== sequence) return sendIf(false)
    // It was moved back before the rider heard of the move.
    return sendIf(!found.told_starts_at || !sameInstant(found.told_starts_at, startsAt))
  },
  onOutcome: noteTold,
  renewSecrets: (tx, _row, { params: known }) => renewAppointmentLink(tx, known),
  reason: { because: 'booked', fitterOf: ({ fitterName }) => fitterName },
  write(t, values, { locale, publicUrl }) {
    const fitter = nameInMail(values.fitterName)
    return {
      subject: t('bookingMoved.subject', { fitter }),
      heading: t('bookingMoved.heading'),
      calendar: calendarOf(values, { publicUrl, cancelled: false }),
      blocks: [
        paragraph(t('bookingMoved.what', { fitter, service: nameInMail(values.service) })),
        paragraph(t('booking.when', { ...whenOf(locale, values) })),
        ...messageBlocks(t, values),
        ...placeBlocks(t, values),
        button(t('booking.see'), values.link),
      ],
    }
  },
})

/** Tells the rider that a booking is cancelled. */
export const bookingCancelled = defineMail({
  kind: 'booking_cancelled',
  lane: 'ordinary',
  params,
  async shouldSend(tx, _row, { bookingId }) {
    const found = await findBooking(tx, bookingId)
    return sendIf(found?.cancelled_at != null)
  },
  renewSecrets: (tx, _row, { params: known }) => renewAppointmentLink(tx, known),
  reason: { because: 'booked', fitterOf: ({ fitterName }) => fitterName },
  write(t, values, { locale, publicUrl }) {
    const fitter = nameInMail(values.fitterName)
    const service = nameInMail(values.service)
    return {
      subject: t('bookingCancelled.subject', { fitter }),
      heading: t('bookingCancelled.heading'),
      calendar: calendarOf(values, { publicUrl, cancelled: true }),
      blocks: [
        paragraph(t(`bookingCancelled.${values.by}`, { fitter, service })),
        paragraph(t('booking.when', { ...whenOf(locale, values) })),
        ...messageBlocks(t, values),
        { kind: 'link', label: t('booking.see'), href: values.link },
      ],
    }
  },
})

/** The content of a mail about a change; null for a rider without an address, or who never confirmed. */
async function changeMail(tx: Transaction, row: BookingRow, by: Params['by']) {
  const mail = row.confirmed_at ? await appointmentMail(tx, row) : null
  if (!mail) return null
  const sealed = by === 'fitter' ? row.message_sealed : null
  const message = sealed && (await tx.keys.of(keyHolderOf(row))).open(bookingPlace(row.id, 'message'), sealed)
  return { ...mail, params: { ...mail.params, by, message } }
}

/** Mails the new time of a booking to its rider, unless it is taken back until then. Blocks have no rider. */
export async function queueMoved(tx: Transaction, row: BookingRow, by: Params['by']): Promise<void> {
  const mail = await changeMail(tx, row, by)
  if (!mail) return
  await bookingMoved.queue(tx, mail, {
    purpose: `booking_moved:${row.id}:${row.sequence}:${row.starts_at.getTime()}`,
    ...fileOf(row),
    ...(by === 'fitter' && { dueAt: new Date(tx.now.getTime() + UNDO_MS) }),
  })
}

/** Mails the end of a booking to its rider, who confirmed it. */
export async function queueCancelled(tx: Transaction, row: BookingRow, by: Params['by']): Promise<void> {
  const mail = await changeMail(tx, row, by)
  if (mail) await bookingCancelled.queue(tx, mail, { purpose: `booking_cancelled:${row.id}`, ...fileOf(row) })
}
