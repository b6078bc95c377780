import { type Selectable, sql } from 'kysely'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Transaction } from '../../database/database.ts'
import type { FollowUp, Rider, Session, Submission } from '../../database/schema.gen.ts'

/** The columns of a fit and its rider that follow-ups need. */
export type FitRow = Pick<
  Selectable<Session>,
  'id' | 'fitter_id' | 'rider_id' | 'fitted_at' | 'closed_at' | 'cancelled_at' | 'activities_sealed'
> &
  Pick<
    Selectable<Rider>,
    'name_sealed' | 'email_sealed' | 'time_zone' | 'erased_at' | 'reminders_stopped_at' | 'address_failed_at'
  >

/** A fit whose rider's file is not erased. */
export function findFit({ db }: Transaction, sessionId: string): Promise<FitRow | undefined> {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.id', 's.fitter_id', 's.rider_id', 's.fitted_at', 's.closed_at', 's.cancelled_at'])
    .select('s.activities_sealed')
    .select(['r.name_sealed', 'r.email_sealed', 'r.time_zone', 'r.erased_at'])
    .select(['r.reminders_stopped_at', 'r.address_failed_at'])
    .where('s.id', '=', sessionId)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst()
}

/** The follow-ups of a fit, earliest first. */
export function listFollowUpsOfFit({ db }: Transaction, sessionId: string): Promise<Selectable<FollowUp>[]> {
  return db
    .selectFrom('follow_up')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('milestone')
    .execute()
}

/** One revision of a submitted follow-up. */
export type RevisionRow = Pick<
  Selectable<Submission>,
  | 'id'
  | 'follow_up_id'
  | 'form_version'
  | 'revision'
  | 'submitted_at'
  | 'language'
  | 'assisted'
  | 'answers_sealed'
>

/** All revisions of the answered follow-ups of a fit, newest first. */
export function listRevisions({ db }: Transaction, sessionId: string): Promise<RevisionRow[]> {
  return db
    .selectFrom('submission')
    .select([
      'id',
      'follow_up_id',
      'form_version',
      'revision',
      'submitted_at',
      'language',
      'assisted',
      'answers_sealed',
    ])
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'follow_up')
    .orderBy('revision', 'desc')
    .execute()
}

/** The fit that a form asks about. */
export type FormContextRow = Pick<
  Selectable<Session>,
  'id' | 'fitted_at' | 'closed_at' | 'cancelled_at' | 'activities_sealed'
> &
  Pick<Selectable<Rider>, 'time_zone'> & { restricted: boolean }

export function getFormContext({ db }: Transaction, sessionId: string): Promise<FormContextRow> {
  return (
    db
      .selectFrom('session as s')
      .innerJoin('rider as r', 'r.id', 's.rider_id')
      .select(['s.id', 's.fitted_at', 's.cancelled_at', 's.activities_sealed', 'r.time_zone'])
      // Where the rider ended the fitter's access nothing is asked, as in a closed session.
      .select(sql<Date | null>`coalesce(s.closed_at, app.access_ended_at(s.rider_id))`.as('closed_at'))
      .select(sql<boolean>`app.restricted(s.rider_id)`.as('restricted'))
      .where('s.id', '=', sessionId)
      .executeTakeFirstOrThrow()
  )
}

/** The follow-ups that an account may still answer, soonest first, at most 50. */
export function listUnansweredOfAccount(
  { db }: Transaction,
  accountId: string,
  { windowEndsFrom }: { windowEndsFrom: LocalDate },
) {
  return db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .select(['f.id', 'f.session_id', 'f.fitter_id', 'f.milestone'])
    .select(['f.opens_on', 'f.due_on', 'f.window_ends_on', 's.fitted_at', 'r.time_zone'])
    .where('r.account_id', '=', accountId)
    .where('f.submitted_at', 'is', null)
    .where('f.skipped_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .where('s.cancelled_at', 'is', null)
    .where(sql<boolean>`app.access_ended_at(f.rider_id) is null`)
    .where(sql<boolean>`not app.restricted(f.rider_id)`)
    .where('f.window_ends_on', '>=', windowEndsFrom)
    .orderBy('f.due_on')
    .limit(50)
    .execute()
}

/**
 * Stores a fitter's protocol, unless it was changed in the meantime.
 * @param version the version it replaces; 0 if none is stored
 * @returns whether it was stored
 */
export async function saveProtocol(
  { db }: Transaction,
  fitterId: string,
  version: number,
  row: { protocol: string; version: number; changed_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('follow_up_protocol')
    .values({ fitter_id: fitterId, ...row })
    .onConflict((conflict) =>
      conflict.column('fitter_id').doUpdateSet(row).where('follow_up_protocol.version', '=', version),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The target of a reminder's link. */
export interface EnteredFollowUp {
  follow_up_id: string
  session_id: string
  rider_id: string
  fitter_id: string
  expired: boolean
  submitted: boolean
  skipped: boolean
  closed: boolean
}

/** The follow-up of a secret. The actor of the transaction is its guest from here on. */
export async function enterFollowUp(
  { db, now }: Transaction,
  secretHash: Buffer,
): Promise<EnteredFollowUp | undefined> {
  const { rows } = await sql<EnteredFollowUp>`
    select * from app.enter_follow_up(${secretHash}, ${now})`.execute(db)
  return rows[0]
}

export async function getMilestone({ db }: Transaction, followUpId: string): Promise<number> {
  const { milestone } = await db
    .selectFrom('follow_up')
    .select('milestone')
    .where('id', '=', followUpId)
    .executeTakeFirstOrThrow()
  return milestone
}

/** The account of a rider's file; null if it has none. */
export async function findAccountOfRider({ db }: Transaction, riderId: string): Promise<string | null> {
  const rider = await db.selectFrom('rider').select('account_id').where('id', '=', riderId).executeTakeFirst()
  return rider?.account_id ?? null
}

/** Stops or resumes the reminders of a link's rider. @returns whether the link is known */
export async function chooseRemindersByLink(
  { db, now, requestId }: Transaction,
  secretHash: Buffer,
  wanted: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select app.choose_reminders_by_link(${secretHash}, ${wanted}, ${now}, ${requestId}) as known`.execute(db)
  return rows[0]?.known ?? false
}
