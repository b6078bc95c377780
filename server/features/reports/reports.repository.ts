import { type Selectable, sql } from 'kysely'
import type { FollowUpFacts } from '#domain/sessions/follow-up-status.ts'
import type { Transaction } from '../../database/database.ts'
import type { Outbox, Rider, Session } from '../../database/schema.gen.ts'

/** A fit whose report is mailed. */
export type FitRow = Pick<Selectable<Session>, 'id' | 'fitter_id' | 'rider_id' | 'fitted_at' | 'cancelled_at'>

export function findFitForUpdate({ db }: Transaction, sessionId: string): Promise<FitRow | undefined> {
  return db
    .selectFrom('session')
    .select(['id', 'fitter_id', 'rider_id', 'fitted_at', 'cancelled_at'])
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the actor may read the fit, and its file has not been erased. */
export async function isOpenFit({ db }: Transaction, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('vault_key as k', 'k.holder', 's.rider_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** The fitter of a report's fit, and the rider's time zone and region. */
export function getFitOwners({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.fitter_id', 'r.time_zone', 'r.region'])
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow()
}

/** The contact data of the rider of a fitter's own fit; undefined if the file is erased. */
export function findRiderOfOwnFit(
  { db }: Transaction,
  sessionId: string,
  fitterId: string,
): Promise<Pick<Selectable<Rider>, 'id' | 'name_sealed' | 'email_sealed' | 'address_failed_at'> | undefined> {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['r.id', 'r.name_sealed', 'r.email_sealed', 'r.address_failed_at'])
    .where('s.id', '=', sessionId)
    .where('s.fitter_id', '=', fitterId)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst()
}

/** A mail about a report in the outbox. */
export type ReportMailRow = Pick<
  Selectable<Outbox>,
  'created_at' | 'due_at' | 'sent_at' | 'dead_at' | 'dropped_at' | 'last_error'
>

/** The newest mail about a report in the outbox. */
export function findNewestReportMail(
  { db }: Transaction,
  sessionId: string,
): Promise<ReportMailRow | undefined> {
  return (
    db
      .selectFrom('outbox')
      .select(['created_at', 'due_at', 'sent_at', 'dead_at', 'dropped_at', 'last_error'])
      .where('session_id', '=', sessionId)
      .where('kind', '=', 'fit_report')
      .orderBy('created_at', 'desc')
      // A mail that replaced a dropped one has the same time.
      .orderBy((row) => row('dropped_at', 'is', null), 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

/** The audit entries about changes to a rider's contact data since a time. */
export async function listContactChanges(
  { db }: Transaction,
  riderId: string,
  since: Date,
): Promise<unknown[]> {
  const entries = await db
    .selectFrom('audit_entry')
    .select('changes')
    .where('rider_id', '=', riderId)
    .where('entity_id', '=', riderId)
    .where('action', '=', 'rider.contact_changed')
    .where('at', '>', since)
    .execute()
  return entries.map(({ changes }) => changes)
}

/** The follow-ups of the report that the actor is the guest of, by their day. */
export async function listFollowUpsOfGuest({ db }: Transaction): Promise<FollowUpFacts[]> {
  const { rows } = await sql<AskedRow>`select * from app.asked_after_report()`.execute(db)
  return rows.map((row) => ({
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    submittedAt: row.submitted_at,
    skippedAt: row.skipped_at,
  }))
}

interface AskedRow {
  due_on: string
  window_ends_on: string
  submitted_at: Date | null
  skipped_at: Date | null
}

/** The target of the link in a report's mail. */
export interface EnteredReport {
  session_id: string
  rider_id: string
  fitter_id: string
  /** The account that the file belongs to now. */
  account_id: string | null
  expires_at: Date
}

/** The report of a secret. The actor of the transaction is its guest from here on. */
export async function enterReport(
  { db, now }: Transaction,
  secretHash: Buffer,
): Promise<EnteredReport | undefined> {
  const { rows } = await sql<EnteredReport>`select * from app.enter_report(${secretHash}, ${now})`.execute(db)
  return rows[0]
}
