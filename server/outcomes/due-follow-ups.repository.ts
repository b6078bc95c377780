import { type RawBuilder, sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import { daysOfWave, type Wave } from '#domain/milestones.ts'

/** The planned follow-ups of the fit `f`, one row for each, as `m`. */
export const FOLLOW_UPS = sql`unnest(f.milestones, f.milestone_due_on, f.milestone_answered_day, f.milestone_skipped)
  as m(milestone, due_on, answered_day, skipped)`

/**
 * Whether the follow-up `m` of the fit `f` was due: the rider was to be asked, and the day has come. One that was skipped,
 * that the end of the session came before, or whose day is still to come counts only if it was answered: otherwise more
 * riders would be behind a figure than answered.
 */
export const isDue = (today: LocalDate): RawBuilder<boolean> =>
  sql<boolean>`(m.answered_day is not null
    or m.due_on <= ${today} and not m.skipped and (f.closed_on is null or f.closed_on >= m.due_on))`

/** What became of the due follow-up `m`, in the words of `DueFollowUp`. */
export const RESPONSE = sql<string>`case when m.answered_day is not null then 'answered'
  when f.address_failed then 'not_reached' else 'silent' end`

/** Whether the follow-up `m` belongs to a wave. */
export function isOfWave(wave: Wave): RawBuilder<boolean> {
  const { from, to } = daysOfWave(wave)
  return sql<boolean>`m.milestone >= ${sql.lit(from)} and m.milestone <= ${sql.lit(Math.min(to, 2 ** 31 - 1))}`
}
