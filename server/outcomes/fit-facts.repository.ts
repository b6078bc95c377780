import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/database.ts'
import type { FitOutcomeRow } from './fit-outcome-row.ts'

/**
 * Takes the turn to derive outcomes until the transaction ends. Only one process has it, and an erasure waits for it.
 * @returns false when another process has it
 */
export async function tryOutcomeTurn({ db }: Transaction): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(app.fit_outcome_lock()) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

/**
 * Takes sessions from the queue, the newest change first: while all outcomes are rebuilt, a new answer is still seen at
 * once.
 * @returns the sessions, each as often as it was queued
 */
export async function deleteDue({ db }: Transaction, limit: number): Promise<string[]> {
  const next = db
    .selectFrom('fit_outcome_due')
    .select('session_id')
    .orderBy('transaction_id', 'desc')
    .limit(limit)
  const rows = await db
    .deleteFrom('fit_outcome_due')
    .where('session_id', 'in', next)
    .returning('session_id')
    .execute()
  return rows.map(({ session_id }) => session_id)
}

/** The sessions that were fitted, each with its rider and the type of its bike. */
export function listFits({ db }: Transaction, sessionIds: readonly string[]) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .leftJoin('bike as b', 'b.id', 's.bike_id')
    .leftJoin('second_baseline as n', (on) =>
      on.onRef('n.session_id', '=', 's.id').on('n.superseded_at', 'is', null),
    )
    .select(['s.id', 's.fitter_id', 's.rider_id', 's.fitted_at', 's.closed_at', 's.intake_submitted_at'])
    .select(['n.scores as second_scores', 'n.submitted_at as second_submitted_at'])
    .select(['s.goal_weights', 's.agreed_goals', 'b.type as bike_type', 'r.time_zone', 'r.address_failed_at'])
    .where('s.id', '=', anyOf(sessionIds))
    .where('s.fitted_at', 'is not', null)
    .where('s.cancelled_at', 'is', null)
    .where('r.erased_at', 'is', null)
    .execute()
}
export type FitRow = Awaited<ReturnType<typeof listFits>>[number]

/** The figures of the current forms; a form without any has one row without a figure. */
export function listFormFigures({ db }: Transaction, sessionIds: readonly string[]) {
  return db
    .selectFrom('submission as s')
    .leftJoin('submission_figure as g', 'g.submission_id', 's.id')
    .select(['s.session_id', 's.follow_up_id', 's.assisted', 'g.figure', 'g.item', 'g.amount'])
    .where('s.session_id', '=', anyOf(sessionIds))
    .where('s.superseded_at', 'is', null)
    .execute()
}
export type FormFigureRow = Awaited<ReturnType<typeof listFormFigures>>[number]

/** What was changed in some fits and not withdrawn. */
export function listChangesOfFits({ db }: Transaction, sessionIds: readonly string[]) {
  return db
    .selectFrom('intervention')
    .select(['session_id', 'kind', 'measurement', 'side', 'from_value', 'to_value', 'goals'])
    .where('session_id', '=', anyOf(sessionIds))
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .execute()
}
export type ChangeRow = Awaited<ReturnType<typeof listChangesOfFits>>[number]

export function listFollowUpsOfFits({ db }: Transaction, sessionIds: readonly string[]) {
  return db
    .selectFrom('follow_up')
    .select(['id', 'session_id', 'milestone', 'due_on', 'window_ends_on', 'submitted_at', 'skipped_at'])
    .where('session_id', '=', anyOf(sessionIds))
    .execute()
}
export type FollowUpRow = Awaited<ReturnType<typeof listFollowUpsOfFits>>[number]

/** @returns the fitters whose outcomes they were, some of them perhaps repeatedly */
export async function deleteOutcomes({ db }: Transaction, sessionIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('fit_outcome')
    .where('session_id', '=', anyOf(sessionIds))
    .returning('fitter_id')
    .execute()
  return rows.map(({ fitter_id }) => fitter_id)
}

/** Inserts rows as one parameter, so that a batch of any size has the same statement. */
export async function insertOutcomes({ db }: Transaction, rows: readonly FitOutcomeRow[]): Promise<void> {
  await sql`insert into fit_outcome
    select * from jsonb_populate_recordset(null::fit_outcome, ${JSON.stringify(rows)}::jsonb)`.execute(db)
}
