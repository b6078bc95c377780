import { addDays, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf, wallClock } from '#domain/calendar/wall-clock.ts'
import { alertsOfSilence, SILENCE_DAYS } from '#domain/follow-ups/alerts.ts'
import {
  DECENT_HOURS,
  decideReminder,
  type Reminder,
  type ReminderDecision,
  reminderInstants,
} from '#domain/follow-ups/reminders.ts'
import { OVERDUE_DAYS } from '#domain/sessions/follow-up-life.ts'
import type { UseCase } from '../database/database.ts'
import { hashSecret, newSecret } from '../http/cookie.ts'
import { enqueueMail } from '../outbox/enqueue.ts'
import { fitterNamesOf } from '../people/fitter-names.ts'
import { openContact } from '../people/rider-contact.ts'
import { raiseAlerts } from './alerts.ts'
import { factsOf, lockRemindable, type Remindable } from './follow-up.ts'
import { protocolOf } from './protocol.ts'

/** A reminder that was handed over already. */
interface Handed {
  number: number
  sentAt: Date | null
}

async function handedOf({ db }: UseCase, followUpId: string): Promise<Handed[]> {
  const rows = await db
    .selectFrom('follow_up_reminder')
    .select(['number', 'sent_at'])
    .where('follow_up_id', '=', followUpId)
    .orderBy('number')
    .execute()
  return rows.map(({ number, sent_at }) => ({ number, sentAt: sent_at }))
}

/** The reminders as they are planned now, by the fitter's protocol and the rider's clock. */
export async function plannedReminders(useCase: UseCase, followUp: Remindable): Promise<Reminder[]> {
  const { protocol } = await protocolOf(useCase, followUp.fitter_id)
  return reminderInstants(factsOf(followUp), followUp.timeZone, protocol.reminderDays)
}

const lastSent = (handed: readonly Handed[]): Date | null =>
  handed.reduce<Date | null>((last, { sentAt }) => (sentAt && (!last || sentAt > last) ? sentAt : last), null)

/** A reminder: one of the plan, or one the fitter sends in place of its day. */
export interface Numbered {
  number: number
  byHand: boolean
}

/** What is to become of a reminder now: asked when it is handed over, and again at the moment of sending. */
export async function judgeReminder(
  useCase: UseCase,
  followUp: Remindable,
  { number, byHand }: Numbered,
): Promise<ReminderDecision> {
  const state = {
    followUp: factsOf(followUp),
    reminders: byHand ? [{ number, at: useCase.now }] : await plannedReminders(useCase, followUp),
    timeZone: followUp.timeZone,
    stopped: followUp.stopped,
    over: followUp.over,
    lastSentAt: byHand ? null : lastSent(await handedOf(useCase, followUp.id)),
  }
  return decideReminder(number, state, useCase.now)
}

/** A secret of a reminder's link; only its hash is kept. */
async function makeSecret(
  useCase: UseCase,
  followUp: Remindable,
  purpose: 'answer' | 'stop',
): Promise<string> {
  const secret = newSecret()
  // Until the rider's own last day is over, wherever they are.
  const expires = instantOf(addDays(followUp.window_ends_on, 1), 12 * 60, 'UTC')
  await useCase.db
    .insertInto('follow_up_secret')
    .values({
      hash: hashSecret(secret),
      follow_up_id: followUp.id,
      session_id: followUp.session_id,
      fitter_id: followUp.fitter_id,
      rider_id: followUp.rider_id,
      purpose,
      created_at: useCase.now,
      expires_at: expires,
    })
    .execute()
  return secret
}

async function mailReminder(
  useCase: UseCase,
  followUp: Remindable,
  { number, byHand }: Numbered,
): Promise<void> {
  const { db, publicUrl } = useCase
  const rider = await db
    .selectFrom('rider')
    .select(['name_sealed', 'email_sealed', 'language'])
    .where('id', '=', followUp.rider_id)
    .executeTakeFirstOrThrow()
  const { email } = openContact(await useCase.keys.of(followUp.rider_id), rider)
  if (!email) return
  const fitter = (await fitterNamesOf(useCase, [followUp.fitter_id])).get(followUp.fitter_id)
  const answer = await makeSecret(useCase, followUp, 'answer')
  const stop = await makeSecret(useCase, followUp, 'stop')
  await enqueueMail(useCase, {
    purpose: `follow_up:${followUp.id}:${number}`,
    riderId: followUp.rider_id,
    sessionId: followUp.session_id,
    followUp: { id: followUp.id, reminder: number },
    mail: {
      kind: 'follow_up_reminder',
      to: email,
      language: rider.language,
      params: {
        fitterName: fitter?.name ?? '',
        studio: fitter?.studio ?? null,
        link: `${publicUrl}/follow-up/${followUp.session_id}#${answer}`,
        stopLink: `${publicUrl}/stop#${stop}`,
        stopUrl: `${publicUrl}/api/reminder-stops/${stop}`,
        milestone: followUp.milestone,
        number,
        byHand,
        endsOn: followUp.window_ends_on,
      },
    },
  })
}

/** Writes down that a reminder was handed over. @returns false when it was before */
async function recordHanded(useCase: UseCase, followUp: Remindable, number: number, endedBy: string | null) {
  const { id, session_id, fitter_id, rider_id } = followUp
  const { numInsertedOrUpdatedRows } = await useCase.db
    .insertInto('follow_up_reminder')
    .values({
      follow_up_id: id,
      number,
      session_id,
      fitter_id,
      rider_id,
      handed_at: useCase.now,
      ended_by: endedBy,
    })
    .onConflict((conflict) => conflict.columns(['follow_up_id', 'number']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function setNextLook({ db }: UseCase, followUpId: string, at: Date | null): Promise<void> {
  await db.updateTable('follow_up').set({ next_look_at: at }).where('id', '=', followUpId).execute()
}

/** The instants at which silence is looked at: overdue, long after the last reminder, the window over. */
function silenceLooks(followUp: Remindable, planned: readonly Reminder[]): Date[] {
  const morning = (day: LocalDate) => instantOf(day, DECENT_HOURS.from, followUp.timeZone)
  const last = planned.at(-1)
  return [
    morning(addDays(followUp.due_on, OVERDUE_DAYS)),
    ...(last ? [morning(addDays(wallClock(last.at, followUp.timeZone).date, SILENCE_DAYS + 1))] : []),
    morning(addDays(followUp.window_ends_on, 1)),
  ]
}

/** Plans when to look at a follow-up again: after its plan changed, or something was done about it. */
export async function planNextLook(useCase: UseCase, followUp: Remindable): Promise<void> {
  if (followUp.submitted_at || followUp.skipped_at || followUp.over)
    return setNextLook(useCase, followUp.id, null)
  const handed = new Set((await handedOf(useCase, followUp.id)).map(({ number }) => number))
  const planned = await plannedReminders(useCase, followUp)
  const reminder = planned.find(({ number }) => !handed.has(number))
  const later = silenceLooks(followUp, planned).filter((at) => at > useCase.now)
  const next = [...(reminder ? [reminder.at] : []), ...later].toSorted((a, b) => a.getTime() - b.getTime())[0]
  await setNextLook(useCase, followUp.id, next ?? null)
}

/** The next reminder of the plan whose moment has come. */
async function dueReminder(useCase: UseCase, followUp: Remindable): Promise<number | undefined> {
  const handed = new Set((await handedOf(useCase, followUp.id)).map(({ number }) => number))
  const planned = await plannedReminders(useCase, followUp)
  return planned.find(({ number, at }) => !handed.has(number) && at <= useCase.now)?.number
}

/** Hands one reminder to the outbox, or writes down why not. @returns when to try again, where it must wait */
async function handOver(useCase: UseCase, followUp: Remindable, number: number): Promise<Date | null> {
  const planned = { number, byHand: false }
  const decision = await judgeReminder(useCase, followUp, planned)
  if (decision.do === 'wait') return decision.until
  const dropped = decision.do === 'drop' ? decision.because : null
  const first = await recordHanded(useCase, followUp, number, dropped)
  if (first && !dropped) await mailReminder(useCase, followUp, planned)
  return null
}

/** Tells the fitter of a rider who stays silent. */
async function noticeSilence(useCase: UseCase, followUp: Remindable): Promise<void> {
  if (followUp.over) return
  const handed = await handedOf(useCase, followUp.id)
  const planned = await plannedReminders(useCase, followUp)
  const all = planned.length > 0 && planned.every(({ number }) => handed.some((one) => one.number === number))
  const last = all ? lastSent(handed) : null
  const dayOf = (at: Date) => wallClock(at, followUp.timeZone).date
  const silent = alertsOfSilence(factsOf(followUp), last && dayOf(last), dayOf(useCase.now))
  await raiseAlerts(useCase, followUp, silent)
}

async function lookAt(useCase: UseCase, followUp: Remindable): Promise<void> {
  const number = await dueReminder(useCase, followUp)
  const wait = number === undefined ? null : await handOver(useCase, followUp, number)
  await noticeSilence(useCase, followUp)
  await (wait ? setNextLook(useCase, followUp.id, wait) : planNextLook(useCase, followUp))
}

/** How many follow-ups are looked at in one transaction. */
const BATCH = 20

/**
 * Looks at the follow-ups whose moment has come: hands due reminders to the outbox, each exactly once however many
 * processes do so, and raises what silence means.
 * @returns how many were looked at
 */
export async function lookAtDueFollowUps(useCase: UseCase): Promise<number> {
  const due = await lockRemindable(useCase, { dueBefore: useCase.now, limit: BATCH })
  for (const followUp of due) await lookAt(useCase, followUp)
  return due.length
}

/**
 * The fitter sends the next reminder now, in place of its day. Three at most in all.
 * @returns whether there was one left to send
 */
export async function sendNextReminder(useCase: UseCase, followUp: Remindable): Promise<boolean> {
  const handed = await handedOf(useCase, followUp.id)
  const number = [1, 2, 3].find((one) => !handed.some((other) => other.number === one))
  if (number === undefined) return false
  await recordHanded(useCase, followUp, number, null)
  await mailReminder(useCase, followUp, { number, byHand: true })
  await planNextLook(useCase, followUp)
  return true
}

/** What waits to be sent about a follow-up is sent no more: it ended, moved or was taken over by hand. */
export async function dropWaitingReminders(
  { db, now }: UseCase,
  followUpId: string,
  because: string,
): Promise<void> {
  const dropped = await db
    .updateTable('outbox')
    .set({ dropped_at: now, body_sealed: null })
    .where('follow_up_id', '=', followUpId)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .returning('reminder')
    .execute()
  const numbers = dropped.flatMap(({ reminder }) => (reminder === null ? [] : [reminder]))
  if (numbers.length === 0) return
  await db
    .updateTable('follow_up_reminder')
    .set({ ended_by: because })
    .where('follow_up_id', '=', followUpId)
    .where('number', 'in', numbers)
    .execute()
}
