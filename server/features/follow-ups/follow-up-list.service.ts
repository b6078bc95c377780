import { z } from 'zod'
import { localDate, uuid } from '#contract/call.ts'
import type { Calls, Parsed } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { followUpStatus } from '#domain/sessions/follow-up-status.ts'
import type { Transaction } from '../../database/database.ts'
import { factsOf, remindable, unreachedBy } from '../../follow-up-plan/follow-up.ts'
import { queuedReminders } from '../../follow-up-plan/queued-reminders.ts'
import { cursorsOf, timeCursors } from '../../http/cursor.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { openName } from '../../people/rider-contact.ts'
import { countAnswersWithAlerts } from './alerts.repository.ts'
import {
  countFollowUpsByState,
  findListedFollowUp,
  type ListedFollowUp,
  listAnsweredFollowUps,
  listUnansweredFollowUps,
} from './follow-up-list.repository.ts'
import { reminderStates } from './reminder-states.ts'

type Query = Parsed['GET /api/follow-ups']['query']
type Page = Calls['GET /api/follow-ups']['response']
type Entry = Page['items'][number]
type Counts = Calls['GET /api/follow-up-counts']['response']

async function present(tx: Transaction, rows: readonly ListedFollowUp[]): Promise<Entry[]> {
  const reminders = await queuedReminders(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    sessionId: row.session_id,
    riderId: row.rider_id,
    riderName: openName(tx.keys.unwrap(row.rider_id, row.wrapped), row) ?? '',
    milestone: row.milestone,
    daysAfterFit: row.milestone,
    opensOn: row.opens_on,
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    status: followUpStatus(factsOf(row), dateIn(tx.now, row.time_zone ?? 'UTC')),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    reminders: reminderStates(tx, remindable(row), reminders),
    unreachable: unreachedBy(row),
  }))
}

/** One follow-up as the lists show it. @throws AppError `not_found` */
export async function readFollowUpEntry(tx: Transaction, id: string): Promise<Entry> {
  const row = await findListedFollowUp(tx, id)
  const [entry] = row ? await present(tx, [row]) : []
  if (!entry) throw new AppError('not_found')
  return entry
}

/** The number of the fitter's follow-ups in each state, and of answers with open alerts. */
export async function countFollowUps(tx: Transaction): Promise<Counts> {
  const fitterId = requireActor('fitter', tx)
  const states = await countFollowUpsByState(tx, fitterId)
  return { ...states, alerts: await countAnswersWithAlerts(tx, fitterId) }
}

const cursorsByDay = cursorsOf(z.tuple([localDate, uuid]))

/** One page with the cursor of the next one. */
async function pageOf(
  tx: Transaction,
  rows: readonly ListedFollowUp[],
  limit: number,
  cursorAt: (last: ListedFollowUp) => string,
): Promise<Page> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: await present(tx, shown), next: last ? cursorAt(last) : null }
}

/** The follow-ups of the fitter's riders in one state: most urgent first, or latest answer first. */
export async function listFollowUps(tx: Transaction, { state, cursor, limit }: Query): Promise<Page> {
  const fitterId = requireActor('fitter', tx)
  if (state === 'answered') {
    const after = cursor ? timeCursors.read(cursor) : null
    const rows = await listAnsweredFollowUps(tx, fitterId, { after, limit: limit + 1 })
    return pageOf(tx, rows, limit, ({ submitted_at, id }) =>
      timeCursors.write([submitted_at?.toISOString() ?? '', id]),
    )
  }
  const after = cursor ? cursorsByDay.read(cursor) : null
  const rows = await listUnansweredFollowUps(tx, fitterId, { state, after, limit: limit + 1 })
  return pageOf(tx, rows, limit, ({ due_on, id }) => cursorsByDay.write([due_on, id]))
}
