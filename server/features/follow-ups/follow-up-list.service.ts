import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { z } from 'zod'
import { instant, localDate, uuid } from '#contract/call.ts'
import type { Calls, Parsed } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { followUpStatus, OVERDUE_DAYS } from '#domain/sessions/follow-up-life.ts'
import type { Transaction } from '../../database/database.ts'
import type { Rider } from '../../database/schema.gen.ts'
import {
  daysAfterFitOf,
  type FollowUp,
  factsOf,
  remindable,
  unreachedBy,
} from '../../follow-up-plan/follow-up.ts'
import { queuedReminders } from '../../follow-up-plan/reminders.ts'
import { actingAs } from '../../http/acting.ts'
import { cursorsOf } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import { openContact } from '../../people/rider-contact.ts'
import { remindersOf } from './reminder-states.ts'

type Query = Parsed['GET /api/follow-ups']['query']
type Page = Calls['GET /api/follow-ups']['response']
type Entry = Page['items'][number]
type State = Query['state']
type Counts = Calls['GET /api/follow-up-counts']['response']

type Listed = FollowUp & {
  fitted_at: Date | null
  closed_at: Date | null
  cancelled_at: Date | null
  wrapped: Buffer
} & Pick<
    Selectable<Rider>,
    'name_sealed' | 'email_sealed' | 'time_zone' | 'erased_at' | 'reminders_stopped_at' | 'address_failed_at'
  >

const listed = ({ db }: Transaction) =>
  db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .selectAll('f')
    .select(['s.fitted_at', 's.closed_at', 's.cancelled_at', 'k.wrapped'])
    .select(['r.name_sealed', 'r.email_sealed', 'r.time_zone', 'r.erased_at'])
    .select(['r.reminders_stopped_at', 'r.address_failed_at'])

async function present(tx: Transaction, rows: readonly Listed[]): Promise<Entry[]> {
  const reminders = await queuedReminders(
    tx,
    rows.map(({ id }) => id),
  )
  const entries: Entry[] = []
  for (const row of rows) {
    const today = dateIn(tx.now, row.time_zone ?? 'UTC')
    entries.push({
      id: row.id,
      sessionId: row.session_id,
      riderId: row.rider_id,
      riderName: openContact(tx.keys.unwrap(row.rider_id, row.wrapped), row).name ?? '',
      milestone: row.milestone,
      daysAfterFit: daysAfterFitOf(row, row),
      dueOn: row.due_on,
      windowEndsOn: row.window_ends_on,
      status: followUpStatus(factsOf(row), today),
      submittedAt: row.submitted_at?.toISOString() ?? null,
      reminders: remindersOf(tx, remindable(row), reminders),
      unreachable: unreachedBy(row),
    })
  }
  return entries
}

/** One follow-up as the lists show it. @throws AppError `not_found` */
export async function followUpEntry(tx: Transaction, id: string): Promise<Entry> {
  const row = await listed(tx).where('f.id', '=', id).executeTakeFirst()
  const [entry] = row ? await present(tx, [row]) : []
  if (!entry) throw new AppError('not_found')
  return entry
}

/** Answered ones stand in the order of their answers, all others in that of their days. */
const byAnswer = cursorsOf(z.tuple([instant, uuid]))
const byDay = cursorsOf(z.tuple([localDate, uuid]))

const silent = sql<boolean>`exists (select from follow_up_alert a
  where a.follow_up_id = f.id and a.kind = 'never_answered' and a.worked_off_at is null)`
const unreached = sql<boolean>`(r.reminders_stopped_at is not null or r.address_failed_at is not null
  or r.email_sealed is null)`
const open = sql<boolean>`(f.submitted_at is null and f.skipped_at is null
  and s.closed_at is null and s.cancelled_at is null and r.erased_at is null)`

/**
 * Which follow-ups a state holds, by the day it is where each rider lives. To be called is who no mail reaches while
 * they can answer, and who answered none.
 */
function inState(state: State, now: Date) {
  const today = sql<LocalDate>`app.day_in(r.time_zone, ${now})`
  const overdueFrom = sql<LocalDate>`(${today} - ${OVERDUE_DAYS}::int)`
  const lasting = sql<boolean>`f.window_ends_on >= ${today}`
  const states: Record<State, ReturnType<typeof sql<boolean>>> = {
    due: sql<boolean>`${open} and f.due_on <= ${today} and f.due_on > ${overdueFrom} and ${lasting}`,
    overdue: sql<boolean>`${open} and f.due_on <= ${overdueFrom} and ${lasting}`,
    call: sql<boolean>`${open} and f.due_on <= ${today} and (${silent} or (${unreached} and ${lasting}))`,
    planned: sql<boolean>`${open} and f.due_on > ${today}`,
    answered: sql<boolean>`f.submitted_at is not null and r.erased_at is null`,
  }
  return states[state]
}

/** How many of the fitter's follow-ups stand in each state, and how many alerts are open. */
export async function countFollowUps(tx: Transaction): Promise<Counts> {
  const { db } = tx
  const fitter = actingAs('fitter', tx)
  const count = (state: State) =>
    sql<number>`count(*) filter (where ${inState(state, tx.now)})::int`.as(state)
  const states = await db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .select([count('due'), count('overdue'), count('call'), count('planned'), count('answered')])
    .where('f.fitter_id', '=', fitter)
    .executeTakeFirstOrThrow()
  const { alerts } = await db
    .selectFrom('follow_up_alert')
    .select(sql<number>`count(*)::int`.as('alerts'))
    .where('fitter_id', '=', fitter)
    .where('worked_off_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { ...states, alerts }
}

const cursorAt = ({ submitted_at, due_on, id }: Listed, answered: boolean): string =>
  answered ? byAnswer.write([submitted_at?.toISOString() ?? '', id]) : byDay.write([due_on, id])

/** The follow-ups of the fitter's riders in one state: the most urgent first, answered ones the newest first. */
export async function listFollowUps(tx: Transaction, { state, cursor, limit }: Query): Promise<Page> {
  const fitter = actingAs('fitter', tx)
  const answered = state === 'answered'
  const after = cursor ? (answered ? byAnswer : byDay).read(cursor) : null
  const own = listed(tx).where('f.fitter_id', '=', fitter).where(inState(state, tx.now))
  const ordered = answered
    ? own.orderBy('f.submitted_at', 'desc').orderBy('f.id', 'desc')
    : own.orderBy('f.due_on').orderBy('f.id')
  const rows = await ordered
    .$if(after !== null && answered, (page) =>
      page.where(sql<boolean>`(f.submitted_at, f.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .$if(after !== null && !answered, (page) =>
      page.where(sql<boolean>`(f.due_on, f.id) > (${after?.[0]}::date, ${after?.[1]}::uuid)`),
    )
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await present(tx, shown),
    next: last ? cursorAt(last, answered) : null,
  }
}
