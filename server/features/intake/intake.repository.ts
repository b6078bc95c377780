import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { Form } from '../../forms/form.ts'

const sessionColumns = ['id', 'fitter_id', 'rider_id', 'intake_started_at', 'intake_submitted_at'] as const

export interface IntakeSession {
  id: string
  fitter_id: string
  rider_id: string
  intake_started_at: Date | null
  intake_submitted_at: Date | null
}

/** The intake of a session, as a form. */
export const intakeForm = ({ id, fitter_id, rider_id }: IntakeSession): Form => ({
  session_id: id,
  fitter_id,
  rider_id,
  follow_up_id: null,
})

/** Excludes guests of a follow-up or a report: they can see the session, but do not fill in its intake. */
const intakeOf = ({ db }: Transaction, id: string) =>
  db
    .selectFrom('session')
    .select(sessionColumns)
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`app.guest_follow_up_id() is null and app.report_session_id() is null`)

/** The session whose intake this actor fills in. */
export function findSession(tx: Transaction, id: string): Promise<IntakeSession | undefined> {
  return intakeOf(tx, id).executeTakeFirst()
}

/** As `findSession`, locked, so that changes of an intake happen one after the other. */
export function lockSession(tx: Transaction, id: string): Promise<IntakeSession | undefined> {
  return intakeOf(tx, id).forUpdate().executeTakeFirst()
}

export async function markStarted({ db, now }: Transaction, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ intake_started_at: now }).where('id', '=', sessionId).execute()
}

export async function markSubmitted({ db, now }: Transaction, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ intake_submitted_at: now }).where('id', '=', sessionId).execute()
}

export function findRider({ db }: Transaction, id: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id', 'name_sealed', 'email_sealed', 'email_hash', 'language', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The client's intakes that are neither submitted nor cancelled, without invitations that expired unopened. */
export function listOpenSessions({ db, now }: Transaction) {
  return db
    .selectFrom('session')
    .select(sessionColumns)
    .where(sql<boolean>`rider_id = any (array(select app.own_riders()))`)
    .where('intake_submitted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((is) =>
      is.or([
        is('intake_started_at', 'is not', null),
        is('invitation_expires_at', 'is', null),
        is('invitation_expires_at', '>', now),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

/** Limits the remaining sign-in of a session's guests: they have an hour after submitting to create an account. */
export async function shortenGuestSignIns(
  { db }: Transaction,
  sessionId: string,
  until: Date,
): Promise<void> {
  await db
    .updateTable('sign_in')
    .set({ expires_at: until })
    .where('guest_session_id', '=', sessionId)
    .where('expires_at', '>', until)
    .execute()
}
