import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts'
import { instantOf, wallClock } from '#domain/calendar/wall-clock.ts'
import { alertsOfSilence, SILENCE_DAYS } from '#domain/follow-ups/alerts.ts'
import { MAX_REMINDERS } from '#domain/follow-ups/protocol.ts'
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

/** A reminder that was handed over already. */
interface Handed {
  number: number
  sentAt: Date | null
  /** It did not reach the rider and will not. */
  ended: boolean
}

async function handedOf({ db }: UseCase, followUpId: string): Promise<Handed[]> {
  const rows = await db
    .selectFrom('follow_up_reminder')
    .select(['number', 'sent_at', 'ended_by'])
    .where('follow_up_id', '=', followUpId)
    .orderBy('number')
    .execute()
  return rows.map(({ number, sent_at, ended_by }) => ({
    number,
    sentAt: sent_at,
    ended: ended_by !== null,
  }))
}

/** The reminders of a follow-up as it was planned, by the rider's clock. */
export const plannedReminders = (followUp: Remindable): Reminder[] =>
  reminderInstants(factsOf(followUp), followUp.timeZone, followUp.reminder_days)

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
    reminders: byHand ? [{ number, at: useCase.now }] : plannedReminders(followUp),
    timeZone: followUp.timeZone,
    stopped: followUp.stopped,
    over: followUp.over,
    lastSentAt: byHand ? null : lastSent(await handedOf(useCase, followUp.id)),
  }
  return decideReminder(number, state, useCase.now)
}

/** A secret of a reminder's link, which works as long as its follow-up can be answered; only its hash is kept. */
async function makeSecret(
  useCase: UseCase,
  followUp: Remindable,
  purpose: 'answer' | 'stop',
): Promise<string> {
  const secret = newSecret()
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
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['r.name_sealed', 'r.email_sealed', 'r.language', 's.fitted_at'])
    .where('s.id', '=', followUp.session_id)
    .executeTakeFirstOrThrow()
  const { email } = openContact(await useCase.keys.of(followUp.rider_id), rider)
  if (!email) return
  const fitter = (await fitterNamesOf(useCase, [followUp.fitter_id])).get(followUp.fitter_id)
  const answer = await makeSecret(useCase, followUp, 'answer')
  const stop = await makeSecret(useCase, followUp, 'stop')
  await enqueueMail(useCase, {
    // Exactly once by the row of what was handed over, which a reminder planned anew writes again.
    purpose: `follow_up:${followUp.id}:${number}:${randomUUID()}`,
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
        fittedOn: wallClock(rider.fitted_at ?? followUp.created_at, followUp.timeZone).date,
        number,
        byHand,
        endsOn: followUp.window_ends_on,
      },
    },
  })
}

async function forgetHanded({ db }: UseCase, followUpId: string, numbers: number[]): Promise<void> {
  await db
    .deleteFrom('follow_up_reminder')
    .where('follow_up_id', '=', followUpId)
    .where('number', 'in', numbers)
    .execute()
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

/** The instants at which silence is looked at: overdue, some days after a reminder, the window over. */
function silenceLooks(followUp: Remindable, planned: readonly Reminder[], sent: Date | null): Date[] {
  const morning = (day: LocalDate) => instantOf(day, DECENT_HOURS.from, followUp.timeZone)
  const daysAfter = (at: Date) => morning(addDays(wallClock(at, followUp.timeZone).date, SILENCE_DAYS))
  const last = planned.at(-1)
  return [
    morning(addDays(followUp.due_on, OVERDUE_DAYS)),
    ...(last ? [daysAfter(last.at)] : []),
    ...(sent ? [daysAfter(sent)] : []),
    morning(addDays(followUp.window_ends_on, 1)),
  ]
}

/** Plans when to look at a follow-up again: after its plan changed, or something was done about it. */
export async function planNextLook(useCase: UseCase, followUp: Remindable): Promise<void> {
  if (followUp.submitted_at || followUp.skipped_at || followUp.over)
    return setNextLook(useCase, followUp.id, null)
  const handed = await handedOf(useCase, followUp.id)
  const planned = plannedReminders(followUp)
  const reminder = planned.find((one) => !handed.some(({ number }) => number === one.number))
  const later = silenceLooks(followUp, planned, lastSent(handed)).filter((at) => at > useCase.now)
  const next = [...(reminder ? [reminder.at] : []), ...later].toSorted((a, b) => a.getTime() - b.getTime())[0]
  await setNextLook(useCase, followUp.id, next ?? null)
}

/** The next reminder of the plan whose moment has come. */
async function dueReminder(useCase: UseCase, followUp: Remindable): Promise<number | undefined> {
  const handed = new Set((await handedOf(useCase, followUp.id)).map(({ number }) => number))
  const planned = plannedReminders(followUp)
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

/** When the last reminder went out, once none is planned or on its way any more. */
function lastOfAll(planned: readonly Reminder[], handed: readonly Handed[]): Date | null {
  const settled = handed.filter(({ sentAt, ended }) => sentAt || ended)
  const all = planned.every(({ number }) => settled.some((one) => one.number === number))
  return all ? lastSent(handed) : null
}

/** Tells the fitter of a rider who stays silent. */
async function noticeSilence(useCase: UseCase, followUp: Remindable): Promise<void> {
  if (followUp.over) return
  const last = lastOfAll(plannedReminders(followUp), await handedOf(useCase, followUp.id))
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

const NUMBERS = Array.from({ length: MAX_REMINDERS }, (_, index) => index + 1)

/** How many follow-ups are looked at in one transaction. */
const BATCH = 20

/** When one that could not be looked at is tried again. */
const RETRY_MS = 3_600_000

/** What became of a batch: how many were looked at, and which could not be. */
export interface Looked {
  count: number
  failed: { followUpId: string; error: unknown }[]
}

/**
 * Looks at the follow-ups whose moment has come: hands due reminders to the outbox, each exactly once however many
 * processes do so, and raises what silence means. One that fails holds up none of the others.
 */
export async function lookAtDueFollowUps(useCase: UseCase): Promise<Looked> {
  const due = await lockRemindable(useCase, { dueBefore: useCase.now, limit: BATCH })
  const failed: Looked['failed'] = []
  for (const followUp of due) {
    await sql`savepoint follow_up`.execute(useCase.db)
    try {
      await lookAt(useCase, followUp)
      await sql`release savepoint follow_up`.execute(useCase.db)
    } catch (error) {
      await sql`rollback to savepoint follow_up`.execute(useCase.db)
      await setNextLook(useCase, followUp.id, new Date(useCase.now.getTime() + RETRY_MS))
      failed.push({ followUpId: followUp.id, error })
    }
  }
  return { count: due.length, failed }
}

/**
 * The fitter sends the next reminder now, in place of its day. Three at most in all.
 * @returns whether there was one left to send
 */
export async function sendNextReminder(useCase: UseCase, followUp: Remindable): Promise<boolean> {
  const handed = await handedOf(useCase, followUp.id)
  // One that never reached the rider is no reminder: its number is free.
  const taken = new Set(handed.filter(({ ended }) => !ended).map(({ number }) => number))
  const number = NUMBERS.find((one) => !taken.has(one))
  if (number === undefined) return false
  await forgetHanded(useCase, followUp.id, [number])
  await recordHanded(useCase, followUp, number, null)
  await mailReminder(useCase, followUp, { number, byHand: true })
  await planNextLook(useCase, followUp)
  return true
}

/**
 * What waits to be sent about a follow-up is sent no more: it was answered, or is planned anew. One that is planned
 * anew counts as never handed over. What is being sent at this very moment is left to end by itself.
 */
export async function dropWaitingReminders(
  useCase: UseCase,
  followUpId: string,
  because: 'answered' | 'replanned',
): Promise<void> {
  const { db, now } = useCase
  const dropped = await db
    .updateTable('outbox')
    .set({ dropped_at: now, body_sealed: null })
    .where('follow_up_id', '=', followUpId)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .returning('reminder')
    .execute()
  const numbers = dropped.flatMap(({ reminder }) => (reminder === null ? [] : [reminder]))
  if (numbers.length === 0) return
  if (because === 'replanned') return forgetHanded(useCase, followUpId, numbers)
  await db
    .updateTable('follow_up_reminder')
    .set({ ended_by: 'ended' })
    .where('follow_up_id', '=', followUpId)
    .where('number', 'in', numbers)
    .execute()
}
