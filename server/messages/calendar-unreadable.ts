import { z } from 'zod'
import { dateIn } from '#domain/calendar/local-date.ts'
import { pages } from '#domain/pages.ts'
import type { Transaction } from '../database/transaction.ts'
import { accountUserOf } from '../people/account-user.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { isCalendarFailing } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({ fitterId: z.string() })

/** Tells a fitter that a calendar of theirs cannot be read any more. It names neither the calendar nor its address. */
export const calendarUnreadable = defineMail({
  kind: 'calendar_unreadable',
  lane: 'ordinary',
  params,
  reason: { because: 'calendar' },
  async shouldSend(tx, _row, { fitterId }) {
    return sendIf(await isCalendarFailing(tx, fitterId))
  },
  write: (t, _params, { publicUrl }) => ({
    subject: t('calendarUnreadable.subject'),
    heading: t('calendarUnreadable.heading'),
    blocks: [
      paragraph(t('calendarUnreadable.text')),
      button(t('calendarUnreadable.button'), `${publicUrl}${pages.bookingFeeds}`),
    ],
  }),
})

/** Queues the mail, as the system: one a day, however many calendars fail. */
export async function queueCalendarUnreadable(tx: Transaction, fitterId: string): Promise<void> {
  const fitter = await accountUserOf(tx, fitterId)
  if (!fitter?.email) return
  await calendarUnreadable.queue(
    tx,
    { to: fitter.email, language: fitter.language, params: { fitterId } },
    { purpose: `calendar_unreadable:${fitterId}:${dateIn(tx.now, 'UTC')}`, accountId: fitterId },
  )
}
