import { z } from 'zod'
import { type AppointmentWords, appointmentWords } from '#domain/booking/appointment-words.ts'
import { bookingLink, makeBookingSecret } from '../booking/booking-link.ts'
import { bookingPlace, keyHolderOf } from '../booking/booking-words.ts'
import type { BookingRow } from '../booking/bookings.repository.ts'
import { findService } from '../booking/offer.repository.ts'
import { presentService } from '../booking/present-service.ts'
import { bookingInMail } from '../calendar-files/booking-calendar.ts'
import type { Transaction } from '../database/transaction.ts'
import { wordsInMail } from '../mail/name-in-mail.ts'
import type { CalendarPart } from '../mail/outgoing-mail.ts'
import type { QueueOptions } from '../outbox/enqueue.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { letterheadOf } from '../people/letterhead.ts'
import { type MailTexts, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'

/** What every mail about an appointment says. */
export const appointmentParams = z.object({
  bookingId: z.string(),
  sequence: z.number(),
  fitterName: z.string(),
  /** How to reach the fitter. */
  contact: z.string().nullable(),
  riderName: z.string(),
  riderAddress: z.string(),
  service: z.string(),
  place: z.string().nullable(),
  videoLink: z.string().nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The rider's zone. */
  timeZone: z.string(),
  /** When it was last changed. */
  at: z.string(),
  link: z.string(),
})
export type AppointmentParams = z.infer<typeof appointmentParams>

/** When the appointment is, on the rider's clock. */
export const whenOf = (
  locale: string,
  { startsAt, endsAt, timeZone }: Pick<AppointmentParams, 'startsAt' | 'endsAt' | 'timeZone'>,
): AppointmentWords =>
  appointmentWords(locale, { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, timeZone)

/** Where the appointment is. */
export function placeBlocks(
  t: MailTexts,
  { place, videoLink }: Pick<AppointmentParams, 'place' | 'videoLink'>,
) {
  if (videoLink !== null) return [{ kind: 'link' as const, label: t('booking.video'), href: videoLink }]
  const lines = wordsInMail(place ?? '').map(paragraph)
  return lines.length > 0 ? [paragraph(t('booking.place')), ...lines] : []
}

/** The calendar file of a mail about an appointment. */
export const calendarOf = (
  values: Omit<AppointmentParams, 'link' | 'contact'>,
  { publicUrl, cancelled }: { publicUrl: string; cancelled: boolean },
): CalendarPart =>
  bookingInMail(
    {
      bookingId: values.bookingId,
      sequence: values.sequence,
      cancelled,
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

/** A new link in place of one that a restore ended. */
export async function renewAppointmentLink<Params extends Pick<AppointmentParams, 'bookingId' | 'link'>>(
  tx: Transaction,
  known: Params,
): Promise<Params> {
  return { ...known, link: bookingLink(tx, await makeBookingSecret(tx, known.bookingId)) }
}

/** The file that a mail about an appointment concerns. */
export const fileOf = ({
  rider_id,
  session_id,
}: BookingRow): Pick<QueueOptions, 'riderId' | 'sessionId'> => ({
  ...(rider_id !== null && { riderId: rider_id }),
  ...(session_id !== null && { sessionId: session_id }),
})

async function wordsOf(tx: Transaction, row: BookingRow) {
  const [service, names, letterhead, fitterKey] = await Promise.all([
    findService(tx, row.fitter_id, row.service_id ?? ''),
    fitterNamesOf(tx, [row.fitter_id]),
    letterheadOf(tx, row.fitter_id),
    tx.keys.of(row.fitter_id),
  ])
  if (!service) throw new Error('booking: an appointment without its service')
  const { name, place, videoLink } = presentService(fitterKey, service)
  return {
    service: name,
    place,
    videoLink,
    contact: letterhead.contact,
    fitterName: names.get(row.fitter_id)?.name ?? '',
  }
}

/** As `appointmentMail`, without a link. */
export async function appointmentWordsOf(
  tx: Transaction,
  row: BookingRow,
): Promise<Contents<Omit<AppointmentParams, 'link'>> | null> {
  const { id, email_sealed, name_sealed } = row
  if (!email_sealed) return null
  const key = await tx.keys.of(keyHolderOf(row))
  const to = key.open(bookingPlace(id, 'email'), email_sealed)
  const changed = row.cancelled_at ?? row.moved_at ?? row.confirmed_at ?? row.made_at
  return {
    to,
    language: row.language ?? 'en',
    region: row.region,
    params: {
      bookingId: id,
      sequence: row.sequence,
      ...(await wordsOf(tx, row)),
      riderName: name_sealed ? key.open(bookingPlace(id, 'name'), name_sealed) : '',
      riderAddress: to,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timeZone: row.rider_time_zone ?? row.time_zone,
      at: changed.toISOString(),
    },
  }
}

/**
 * What a mail to the rider of an appointment says, with a link of its own; null for a rider without an address. Only for
 * the fitter and the system, who may open the words.
 */
export async function appointmentMail(
  tx: Transaction,
  row: BookingRow,
): Promise<Contents<AppointmentParams> | null> {
  const mail = await appointmentWordsOf(tx, row)
  if (!mail) return null
  const link = bookingLink(tx, await makeBookingSecret(tx, row.id))
  return { ...mail, params: { ...mail.params, link } }
}
