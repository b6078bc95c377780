import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { wallClock } from '#domain/calendar/wall-clock.ts'
import { anyFollowUpMinutes, followUpMinutes } from '#domain/forms/form-minutes.ts'
import { waveOf } from '#domain/milestones.ts'
import type { Transaction } from '../database/transaction.ts'
import { decideAtSending } from '../follow-up-plan/decide-follow-up.ts'
import type { PlannedFollowUp } from '../follow-up-plan/follow-up.ts'
import { loadFollowUp, recordReminderOutcome } from '../follow-up-plan/queued-reminders.ts'
import { followUpLink, makeFollowUpSecret } from '../links/follow-up-link.ts'
import { freshLink } from '../links/fresh-link.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import type { OutboxRow, Outcome, SendDecision } from '../outbox/message.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { openContact } from '../people/rider-contact.ts'
import { button, dayInWords, defineMail, paragraph } from './define-mail.ts'

const params = z.object({
  fitterName: z.string(),
  studio: z.string().nullable(),
  link: z.string(),
  /** The page with the button that stops the reminders. */
  stopLink: z.string(),
  /** The URL with which a mail program stops them by itself (RFC 8058). */
  stopUrl: z.string(),
  /** The day of the fit in the rider's time zone. It does not change when the follow-up is moved. */
  fittedOn: z.string(),
  /** Counted from 1 within the follow-up. */
  number: z.number(),
  /** The fitter sent it by hand. */
  byHand: z.boolean(),
  /** The last day on which the follow-up can be answered. */
  endsOn: z.string(),
  /** How long answering takes. Reminders that earlier versions queued do not say it. */
  minutes: z.number().default(anyFollowUpMinutes.longest),
})
type Params = z.infer<typeof params>

async function shouldSend(tx: Transaction, row: OutboxRow, reminder: Params): Promise<SendDecision> {
  const state = row.follow_up_id ? await loadFollowUp(tx, row.follow_up_id) : null
  return state ? decideAtSending(state, reminder, tx.now) : { do: 'drop' }
}

/** Stores the outcome of a reminder, because the outbox deletes its rows. */
async function onOutcome(tx: Transaction, row: OutboxRow, outcome: Outcome): Promise<void> {
  if (!row.follow_up_id || row.reminder === null) return
  const reminder = { followUpId: row.follow_up_id, number: row.reminder }
  if (outcome.kind === 'sent') await recordReminderOutcome(tx, reminder, { sent_at: tx.now, ended_by: null })
  if (outcome.kind === 'dropped')
    await recordReminderOutcome(tx, reminder, { ended_by: outcome.because ?? 'ended' })
  if (outcome.kind === 'dead')
    await recordReminderOutcome(tx, reminder, { sent_at: null, ended_by: outcome.error })
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Asks a rider to answer a follow-up. */
export const followUpReminder = defineMail({
  kind: 'follow_up_reminder',
  lane: 'reminders',
  params,
  shouldSend,
  onOutcome,
  async renewSecrets(tx, { session_id: sessionId, follow_up_id }, { to, params: known }) {
    const target = sessionId && ({ kind: 'follow_up', sessionId, followUpId: follow_up_id } as const)
    const link = target && (await freshLink(tx, target, to))
    return link ? { ...known, link } : known
  },
  headers: ({ stopUrl }) => ({
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  reason: { because: 'fitted', fitterOf: ({ fitterName }) => fitterName },
  write(t, { fitterName, fittedOn, number, link, endsOn, minutes, stopLink }, { locale }) {
    const fitter = nameInMail(fitterName)
    const day = dayInWords(locale, noonOf(fittedOn))
    return {
      subject: t('followUpReminder.subject', { fitter }),
      heading: t('followUpReminder.heading'),
      blocks: [
        paragraph(t(number === 1 ? 'followUpReminder.why' : 'followUpReminder.again', { fitter, day })),
        paragraph(t('followUpReminder.howLong', { count: minutes })),
        button(t('followUpReminder.button'), link),
        paragraph(t('followUpReminder.valid', { day: dayInWords(locale, noonOf(endsOn)) })),
        { kind: 'link', label: t('followUpReminder.stop'), href: stopLink },
      ],
    }
  },
})

/** The links of a reminder. Their secrets are bound to the address it is sent to. */
async function makeLinks(tx: Transaction, followUp: PlannedFollowUp, address: string) {
  const answer = await makeFollowUpSecret(tx, followUp, { purpose: 'answer', address })
  const stop = await makeFollowUpSecret(tx, followUp, { purpose: 'stop', address })
  return {
    link: followUpLink(tx, followUp.session_id, answer),
    stopLink: `${tx.publicUrl}/stop#${stop}`,
    stopUrl: `${tx.publicUrl}/api/reminder-stops/${stop}`,
  }
}

/** Queues a reminder in the rider's language. Does nothing for a rider without an address. */
export async function queueReminder(
  tx: Transaction,
  followUp: PlannedFollowUp,
  { number, byHand }: { number: number; byHand: boolean },
): Promise<void> {
  const { id, rider_id: riderId, session_id: sessionId, fitter_id: fitterId } = followUp
  const { email } = openContact(await tx.keys.of(riderId), followUp)
  if (!email) return
  const fitter = (await fitterNamesOf(tx, [fitterId])).get(fitterId)
  const values = {
    fitterName: fitter?.name ?? '',
    studio: fitter?.studio ?? null,
    ...(await makeLinks(tx, followUp, email)),
    fittedOn: wallClock(followUp.fitted_at ?? followUp.created_at, followUp.timeZone).date,
    number,
    byHand,
    endsOn: followUp.window_ends_on,
    minutes: followUpMinutes[waveOf(followUp.milestone)],
  }
  await followUpReminder.queue(
    tx,
    { to: email, language: followUp.language, region: followUp.region, params: values },
    {
      // Recording the reminder already makes it unique. A reminder that is planned again is recorded and queued again.
      purpose: `follow_up:${id}:${number}:${randomUUID()}`,
      riderId,
      sessionId,
      followUp: { id, reminder: number },
    },
  )
}
