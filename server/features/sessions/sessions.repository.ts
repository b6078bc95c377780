import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import type { Session } from '../../database/schema.gen.ts'

export type SessionRow = Selectable<Session>

/** A session with the fitter's sealed notes, which nobody else reads. */
export type NotedSession = SessionRow & { notes_sealed: Buffer | null }

export function findSession({ db }: Transaction, id: string) {
  return db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Until when the acting fitter may read the session `s` that its rider `r` shares: the latest end of what covers it. */
const sharedUntil = sql<Date | null>`(
  select case when bool_or(h.until_at is null) then null else max(h.until_at) end from share h
  where h.rider_id = s.rider_id and h.fitter_id = app.account_id() and h.ended_at is null and h.from_at <= app.now()
    and (h.until_at is null or h.until_at > app.now())
    and app.fit_is_within(s.fitted_at, s.cancelled_at, s.bike_id, r.time_zone, h.bike_id, h.fits_from))`

/**
 * The session, with the rider's sealed name, the key of the file, the scores given once more before the fit, and for its
 * fitter what they predicted.
 */
export function findSessionWithRider({ db }: Pick<Transaction, 'db'>, id: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 's.rider_id')
    .leftJoin('prediction as p', 'p.session_id', 's.id')
    .leftJoin('session_note as w', 'w.session_id', 's.id')
    .selectAll('s')
    .select('w.notes_sealed')
    .leftJoin('second_baseline as n', (on) =>
      on.onRef('n.session_id', '=', 's.id').on('n.superseded_at', 'is', null),
    )
    .select(['r.name_sealed', 'r.language as rider_language', 'r.time_zone', 'k.wrapped'])
    .select(['p.feet', 'p.knees', 'p.saddle', 'p.lower_back', 'p.shoulders', 'p.hands'])
    .select(['n.scores as second_scores', 'n.submitted_at as second_submitted_at'])
    .select(sharedUntil.as('shared_until'))
    .where('s.id', '=', id)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst()
}

/** The session, locked, with the key of its rider's file; null if the file was erased. */
export function lockSession({ db }: Transaction, id: string) {
  return db
    .selectFrom('session as s')
    .leftJoin('vault_key as k', 'k.holder', 's.rider_id')
    .leftJoin('session_note as w', 'w.session_id', 's.id')
    .selectAll('s')
    .select(['k.wrapped', 'w.notes_sealed'])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst()
}

/** A rider's sessions, newest first. */
export function listSessions({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('session')
    .selectAll()
    .where('rider_id', '=', riderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

type Fit = Pick<SessionRow, 'id' | 'bike_id' | 'fitted_at'>

const previousSession = ({ db }: Transaction, { id, bike_id, fitted_at }: Fit) =>
  db
    .selectFrom('session')
    .where('bike_id', '=', bike_id)
    .where('id', '!=', id)
    .where('fitted_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .$if(fitted_at !== null, (earlier) => earlier.where('fitted_at', '<', fitted_at))
    .orderBy('fitted_at', 'desc')
    .limit(1)

/** The last completed session before this one on the same bike. */
export const findPreviousSession = (tx: Transaction, fit: Fit) =>
  previousSession(tx, fit).select(['id', 'fitted_at']).executeTakeFirst()

/** The measurements taken after the fit of `findPreviousSession`, by key and side. */
export const listPreviousMeasurements = (tx: Transaction, fit: Fit) =>
  tx.db
    .selectFrom('measurement')
    .selectAll()
    .where('session_id', '=', previousSession(tx, fit).select('id'))
    .where('phase', '=', 'after')
    .orderBy('key')
    .orderBy('side')
    .execute()

/** How the fitter of this session last chose to measure a saddle in another one. */
export function findLastSaddleHow(
  { db }: Transaction,
  { id, fitter_id }: Pick<SessionRow, 'id' | 'fitter_id'>,
) {
  return db
    .selectFrom('session')
    .select(['saddle_reference', 'saddle_method'])
    .where('fitter_id', '=', fitter_id)
    .where('id', '!=', id)
    .where('saddle_reference', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertSession({ db }: Transaction, row: Insertable<Session>): Promise<void> {
  await db.insertInto('session').values(row).execute()
}

export async function updateSession(
  { db }: Transaction,
  id: string,
  set: Updateable<Session>,
): Promise<void> {
  await db.updateTable('session').set(set).where('id', '=', id).execute()
}

export async function saveNotes(
  { db }: Transaction,
  { id, fitter_id, rider_id }: Pick<SessionRow, 'id' | 'fitter_id' | 'rider_id'>,
  notes: Buffer,
): Promise<void> {
  await db
    .insertInto('session_note')
    .values({ session_id: id, fitter_id, rider_id, notes_sealed: notes })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ notes_sealed: notes }))
    .execute()
}

/** The follow-ups of some sessions with the columns that determine their status, by milestone. */
export function listFollowUps({ db }: Pick<Transaction, 'db'>, sessionIds: readonly string[]) {
  return db
    .selectFrom('follow_up')
    .select(['id', 'session_id', 'milestone', 'due_on', 'window_ends_on', 'submitted_at', 'skipped_at'])
    .where('session_id', '=', anyOf(sessionIds))
    .orderBy('milestone')
    .execute()
}

/** A rider's newest session that is neither fitted nor cancelled nor closed. */
export function findWaitingSession({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('session')
    .select('id')
    .where('rider_id', '=', riderId)
    .where('fitted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The goals and the bike types named in the session's current intake. */
export function listIntakeChoices({ db }: Pick<Transaction, 'db'>, sessionId: string) {
  return db
    .selectFrom('submission as s')
    .innerJoin('submission_figure as g', 'g.submission_id', 's.id')
    .select(['g.figure', 'g.item'])
    .where('s.session_id', '=', sessionId)
    .where('s.kind', '=', 'intake')
    .where('s.superseded_at', 'is', null)
    .where('g.figure', 'in', ['goal', 'bikeType'])
    .where('g.amount', '>', 0)
    .orderBy('g.item')
    .execute()
}
