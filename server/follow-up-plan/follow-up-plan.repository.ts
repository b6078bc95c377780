import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type {
  DB,
  FollowUpAlert,
  FollowUpReminder,
  FollowUp as FollowUpTable,
} from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Form } from '../forms/form.ts'

/** One row of the table of follow-ups. */
export type FollowUp = Selectable<FollowUpTable>

/** When the session was closed, or the rider ended the fitter's access to the file: both end what is asked. */
const closedAt = sql<Date | null>`coalesce(s.closed_at, app.access_ended_at(s.rider_id))`.as('closed_at')

/** A follow-up joined with its fit and its rider. */
const followUpsWithRider = (db: Kysely<DB>) =>
  db
    .selectFrom('follow_up as f')
    .innerJoin('session as s', 's.id', 'f.session_id')
    .innerJoin('rider as r', 'r.id', 'f.rider_id')
    .selectAll('f')
    .select(['s.fitted_at', closedAt, 's.cancelled_at', 'r.erased_at', 'r.time_zone'])
    .select(['r.language', 'r.region'])
    .select(['r.name_sealed', 'r.email_sealed', 'r.reminders_stopped_at', 'r.address_failed_at'])

export type FollowUpWithRider = Awaited<
  ReturnType<ReturnType<typeof followUpsWithRider>['executeTakeFirstOrThrow']>
>

export function findFollowUp({ db }: Transaction, id: string): Promise<FollowUpWithRider | undefined> {
  return followUpsWithRider(db).where('f.id', '=', id).executeTakeFirst()
}

export function findFollowUpForUpdate(
  { db }: Transaction,
  id: string,
): Promise<FollowUpWithRider | undefined> {
  return followUpsWithRider(db).where('f.id', '=', id).forUpdate('f').executeTakeFirst()
}

/** All follow-ups of a fit, earliest first, locked. */
export function listFollowUpsOfFitForUpdate(
  { db }: Transaction,
  sessionId: string,
): Promise<FollowUpWithRider[]> {
  return followUpsWithRider(db)
    .where('f.session_id', '=', sessionId)
    .orderBy('f.milestone')
    .forUpdate('f')
    .execute()
}

/** All follow-ups of a rider, locked. */
export function listFollowUpsOfRiderForUpdate(
  { db }: Transaction,
  riderId: string,
): Promise<FollowUpWithRider[]> {
  return followUpsWithRider(db)
    .where('f.rider_id', '=', riderId)
    .orderBy('f.session_id')
    .orderBy('f.milestone')
    .forUpdate('f')
    .execute()
}

/**
 * The follow-ups that are due for processing, locked. Rows that another process has locked are skipped. Those of a file
 * whose fitter's access is ended wait until the rider lets the fitter in again.
 */
export function listDueFollowUpsForUpdate(
  { db, now }: Transaction,
  limit: number,
): Promise<FollowUpWithRider[]> {
  return followUpsWithRider(db)
    .where('f.next_look_at', '<=', now)
    .where(sql<boolean>`app.access_ended_at(f.rider_id) is null`)
    .orderBy('f.next_look_at')
    .limit(limit)
    .forUpdate('f')
    .skipLocked()
    .execute()
}

export async function findSessionOfFollowUp({ db }: Transaction, id: string): Promise<string | undefined> {
  const found = await db.selectFrom('follow_up').select('session_id').where('id', '=', id).executeTakeFirst()
  return found?.session_id
}

export async function insertFollowUp(
  { db }: Transaction,
  followUp: Insertable<FollowUpTable>,
): Promise<void> {
  await db.insertInto('follow_up').values(followUp).execute()
}

export async function updateFollowUp(
  { db }: Transaction,
  id: string,
  changes: Updateable<FollowUpTable>,
): Promise<void> {
  await db.updateTable('follow_up').set(changes).where('id', '=', id).execute()
}

/** The original plan of the follow-ups of a fit, locked. */
export function listPlansOfFitForUpdate({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('follow_up')
    .select(['id', 'milestone', 'due_on', 'submitted_at'])
    .where('session_id', '=', sessionId)
    .forUpdate()
    .execute()
}

export async function deleteFollowUp({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('follow_up').where('id', '=', id).execute()
}

export async function findTimeZone({ db }: Transaction, riderId: string): Promise<string | null> {
  const rider = await db.selectFrom('rider').select('time_zone').where('id', '=', riderId).executeTakeFirst()
  return rider?.time_zone ?? null
}

export function findProtocol({ db }: Transaction, fitterId: string) {
  return db
    .selectFrom('follow_up_protocol')
    .select(['protocol', 'version'])
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
}

/** The queued reminders of some follow-ups, in order. */
export function listReminders({ db }: Transaction, followUpIds: readonly string[]) {
  return db
    .selectFrom('follow_up_reminder')
    .select(['follow_up_id', 'number', 'handed_at', 'sent_at', 'ended_by'])
    .where('follow_up_id', '=', anyOf(followUpIds))
    .orderBy('number')
    .execute()
}

/** Records a reminder unless its number is already recorded. @returns whether it was recorded */
export async function insertReminder(
  { db }: Transaction,
  reminder: Insertable<FollowUpReminder>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('follow_up_reminder')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['follow_up_id', 'number']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateReminders(
  { db }: Transaction,
  followUpId: string,
  numbers: readonly number[],
  changes: Updateable<FollowUpReminder>,
): Promise<void> {
  await db
    .updateTable('follow_up_reminder')
    .set(changes)
    .where('follow_up_id', '=', followUpId)
    .where('number', '=', anyOf(numbers))
    .execute()
}

export async function deleteReminders(
  { db }: Transaction,
  followUpId: string,
  numbers: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('follow_up_reminder')
    .where('follow_up_id', '=', followUpId)
    .where('number', '=', anyOf(numbers))
    .execute()
}

/** Raises an alert unless it was already raised. @returns whether it was raised */
export async function insertAlert({ db }: Transaction, alert: Insertable<FollowUpAlert>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('follow_up_alert')
    .values(alert)
    // Does not name the columns of the conflict, because the role that raises alerts may not read them.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Works off the open alerts of some kinds because the rider has answered. @returns their ids */
export async function closeAnsweredAlerts(
  { db, now }: Transaction,
  { follow_up_id }: Pick<Form, 'follow_up_id'>,
  kinds: readonly string[],
): Promise<string[]> {
  const closed = await db
    .updateTable('follow_up_alert')
    .set({ worked_off_at: now, outcome: 'answered' })
    .where('follow_up_id', '=', follow_up_id)
    .where('kind', '=', anyOf(kinds))
    .where('worked_off_at', 'is', null)
    .returning('id')
    .execute()
  return closed.map(({ id }) => id)
}

/**
 * Marks the alerts of a form that the corrected answers no longer raise, and removes the mark from those that they
 * raise again.
 * @param standing the kind and zone of each alert that the answers raise
 * @returns the alerts that changed
 */
export async function correctAlertRows(
  { db, now }: Transaction,
  { session_id, follow_up_id }: Form,
  standing: readonly string[],
): Promise<{ id: string; corrected_at: Date | null }[]> {
  const { rows } = await sql<{ id: string; corrected_at: Date | null }>`
    select * from app.correct_alerts(${session_id}, ${follow_up_id}, ${standing}::text[], ${now})`.execute(db)
  return rows
}
