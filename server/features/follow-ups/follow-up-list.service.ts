import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { z } from 'zod'
import { localDate, uuid } from '#contract/call.ts'
import type { Calls, Parsed } from '#contract/calls.ts'
import { addDays, dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { followUpStatus, OVERDUE_DAYS } from '#domain/sessions/follow-up-life.ts'
import type { UseCase } from '../../database/database.ts'
import type { Rider } from '../../database/schema.gen.ts'
import { type FollowUp, factsOf, type Remindable } from '../../follow-ups/follow-up.ts'
import { actingAs } from '../../http/acting.ts'
import { AppError } from '../../http/problem.ts'
import { openContact } from '../../people/rider-contact.ts'
import { handedReminders, remindersOf } from './reminder-states.ts'

type Query = Parsed['GET /api/follow-ups']['query']
type Page = Calls['GET /api/follow-ups']['answer']
type Entry = Page['items'][number]

type Listed = FollowUp & {
  closed_at: Date | null
  cancelled_at: Date | null
  wrapped: Buffer
} & Pick<
    Selectable<Rider>,
    'name_sealed' | 'email_sealed' | 'time_zone' | 'erased_at' | 'reminders_stopped_at' | 'address_failed_at'
  >

const remindable = (row: Listed): Remindable => ({
  ...row,
  timeZone: row.time_zone ?? 'UTC',
  stopped: row.reminders_stopped_at !== null || row.address_failed_at !== null || row.email_sealed === null,
  over: row.closed_at !== null || row.cancelled_at !== null || row.erased_at !== null,
})

function unreachable(row: Listed): Entry['unreachable'] {
  if (row.reminders_stopped_at) return 'stopped'
  if (row.address_failed_at) return 'address_failed'
  return row.email_sealed ? null : 'no_address'
}

const listed = ({ db }: UseCase) =>
  db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .selectAll('f')
    .select(['s.closed_at', 's.cancelled_at', 'k.wrapped'])
    .select(['r.name_sealed', 'r.email_sealed', 'r.time_zone', 'r.erased_at'])
    .select(['r.reminders_stopped_at', 'r.address_failed_at'])

async function present(useCase: UseCase, rows: readonly Listed[]): Promise<Entry[]> {
  const handed = await handedReminders(
    useCase,
    rows.map(({ id }) => id),
  )
  const entries: Entry[] = []
  for (const row of rows) {
    const today = dateIn(useCase.now, row.time_zone ?? 'UTC')
    entries.push({
      id: row.id,
      sessionId: row.session_id,
      riderId: row.rider_id,
      riderName: openContact(useCase.keys.unwrap(row.rider_id, row.wrapped), row).name ?? '',
      milestone: row.milestone,
      dueOn: row.due_on,
      windowEndsOn: row.window_ends_on,
      status: followUpStatus(factsOf(row), today),
      submittedAt: row.submitted_at?.toISOString() ?? null,
      reminders: await remindersOf(useCase, remindable(row), handed),
      unreachable: unreachable(row),
    })
  }
  return entries
}

/** One follow-up as the lists show it. @throws AppError `not_found` */
export async function followUpEntry(useCase: UseCase, id: string): Promise<Entry> {
  const row = await listed(useCase).where('f.id', '=', id).executeTakeFirst()
  const [entry] = row ? await present(useCase, [row]) : []
  if (!entry) throw new AppError('not_found')
  return entry
}

const cursorShape = z.tuple([localDate.or(z.iso.datetime()), uuid])
const writeCursor = (at: string, id: string) => Buffer.from(JSON.stringify([at, id])).toString('base64url')

function readCursor(text: string): [string, string] {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw new AppError('invalid_request', { problems: [{ path: ['cursor'], code: 'invalid_format' }] })
  }
}

/** Which follow-ups a state holds, by days of the world's middle: each rider's own day is looked at when they are told. */
function chosen(rows: ReturnType<typeof listed>, state: Query['state'], today: LocalDate) {
  const open = rows
    .where('f.submitted_at', 'is', null)
    .where('f.skipped_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .where('s.cancelled_at', 'is', null)
  if (state === 'answered') return rows.where('f.submitted_at', 'is not', null)
  if (state === 'planned') return open.where('f.due_on', '>', today)
  if (state === 'due')
    return open
      .where('f.due_on', '<=', today)
      .where('f.due_on', '>', addDays(today, -OVERDUE_DAYS))
      .where('f.window_ends_on', '>=', today)
  if (state === 'overdue')
    return open.where('f.due_on', '<=', addDays(today, -OVERDUE_DAYS)).where('f.window_ends_on', '>=', today)
  // To be called: no mail reaches them, or none was answered.
  return open
    .where('f.due_on', '<=', today)
    .where((is) =>
      is.or([
        is('r.reminders_stopped_at', 'is not', null),
        is('r.address_failed_at', 'is not', null),
        is('r.email_sealed', 'is', null),
        is(
          'f.id',
          'in',
          is
            .selectFrom('follow_up_alert')
            .select('follow_up_id')
            .where('kind', '=', 'never_answered')
            .where('worked_off_at', 'is', null),
        ),
      ]),
    )
}

/** The follow-ups of the fitter's riders in one state: the most urgent first, answered ones the newest first. */
export async function listFollowUps(useCase: UseCase, { state, cursor, limit }: Query): Promise<Page> {
  const fitter = actingAs('fitter', useCase)
  const today = dateIn(useCase.now, 'UTC')
  const after = cursor ? readCursor(cursor) : null
  const own = chosen(listed(useCase), state, today).where('f.fitter_id', '=', fitter)
  const answered = state === 'answered'
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
    items: await present(useCase, shown),
    next: last
      ? writeCursor(answered ? (last.submitted_at?.toISOString() ?? '') : last.due_on, last.id)
      : null,
  }
}
