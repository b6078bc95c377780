import { z } from 'zod'
import { dateIn } from '#domain/calendar/local-date.ts'
import { pages } from '#domain/pages.ts'
import type { BookingRow } from '../booking/bookings.repository.ts'
import { findService } from '../booking/offer.repository.ts'
import { presentService } from '../booking/present-service.ts'
import type { Transaction } from '../database/transaction.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { presentAccount } from '../people/account-user.ts'
import { findAccount } from '../people/people.repository.ts'
import { fileOf, whenOf } from './booking-mail.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { findBookingState, isNewsWanted } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({
  fitterId: z.string(),
  bookingId: z.string(),
  sequence: z.number(),
  /** What the rider did. */
  what: z.enum(['made', 'moved', 'cancelled']),
  service: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The time before a move. */
  before: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  /** The fitter's zone. */
  timeZone: z.string(),
})
type Params = z.infer<typeof params>

/** The calendar on the day of the booking. */
const calendarLink = (publicUrl: string, { startsAt, timeZone }: Params): string =>
  `${publicUrl}${pages.bookings}?view=day&date=${dateIn(new Date(startsAt), timeZone)}`

/**
 * Tells a fitter that a rider booked, moved or cancelled an appointment. It does not name the rider. What was changed
 * again before it could be sent has a mail of its own, or was the fitter's doing.
 */
export const fitterBooking = defineMail({
  kind: 'fitter_booking',
  lane: 'ordinary',
  params,
  reason: { because: 'news' },
  async shouldSend(tx, _row, { fitterId, bookingId, sequence }) {
    const found = await findBookingState(tx, bookingId)
    return sendIf(found?.sequence === sequence && (await isNewsWanted(tx, fitterId, 'news_bookings')))
  },
  write(t, values, { locale, publicUrl }) {
    const { what, service, before, timeZone } = values
    return {
      subject: t(`fitterBooking.${what}.subject`),
      heading: t(`fitterBooking.${what}.subject`),
      blocks: [
        paragraph(t(`fitterBooking.${what}.text`, { service: nameInMail(service) })),
        paragraph(t('booking.when', { ...whenOf(locale, values) })),
        ...(before
          ? [
              paragraph(t('fitterBooking.movedFrom')),
              paragraph(t('booking.when', { ...whenOf(locale, { ...before, timeZone }) })),
            ]
          : []),
        button(t('fitterBooking.button'), calendarLink(publicUrl, values)),
        { kind: 'link', label: t('fitterNews.settings'), href: `${publicUrl}${pages.followUpPlan}` },
      ],
    }
  },
})

const spanOf = ({ starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>) => ({
  startsAt: starts_at.toISOString(),
  endsAt: ends_at.toISOString(),
})

/**
 * Queues the mail to the fitter about what a rider did, as the system. What the fitter does is not mailed to the fitter.
 * @param row the booking as it is then
 * @param before the booking before a move
 */
export async function queueFitterBooking(
  tx: Transaction,
  row: BookingRow,
  what: Params['what'],
  before: BookingRow | null = null,
): Promise<void> {
  const { id, fitter_id: fitterId, sequence, time_zone: timeZone } = row
  const [account, service, key] = await Promise.all([
    findAccount(tx, fitterId),
    findService(tx, fitterId, row.service_id ?? ''),
    tx.keys.of(fitterId),
  ])
  const fitter = account && presentAccount(key, account)
  if (!account || !fitter?.email || !service) return
  await fitterBooking.queue(
    tx,
    {
      to: fitter.email,
      language: fitter.language,
      region: account.region,
      params: {
        fitterId,
        bookingId: id,
        sequence,
        what,
        timeZone,
        service: presentService(key, service).name,
        ...spanOf(row),
        before: before && spanOf(before),
      },
    },
    {
      purpose: `fitter_booking:${id}:${sequence}`,
      ...(row.rider_id === null ? { accountId: fitterId } : fileOf(row)),
    },
  )
}
