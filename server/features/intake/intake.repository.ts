import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { Form } from '../../forms/form.ts'

const sessionColumns = ['id', 'fitter_id', 'rider_id', 'intake_started_at', 'intake_submitted_at'] as const

/** A session with the contact data of its rider. */
export interface IntakeSession {
  id: string
  fitter_id: string
  rider_id: string
  intake_started_at: Date | null
  intake_submitted_at: Date | null
  name_sealed: Buffer | null
  email_sealed: Buffer | null
  email_hash: Buffer | null
  language: string
  region: string | null
  time_zone: string | null
}

/** The intake of a session, as a form. */
export const intakeForm = ({ id, fitter_id, rider_id }: IntakeSession): Form => ({
  session_id: id,
  fitter_id,
  rider_id,
  follow_up_id: null,
})

/** Excludes guests of a follow-up or a report: they can see the session, but do not fill in its intake. */
const intakeOf = ({ db }: Pick<Transaction, 'db'>, id: string) =>
  db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .leftJoin('vault_key as k', 'k.holder', 's.rider_id')
    .select(['s.id', 's.fitter_id', 's.rider_id', 's.intake_started_at', 's.intake_submitted_at'])
    .select(['r.name_sealed', 'r.email_sealed', 'r.email_hash', 'r.language', 'r.region', 'r.time_zone'])
    .select('k.wrapped')
    .where('s.id', '=', id)
    .where('s.cancelled_at', 'is', null)
    .where(sql<boolean>`app.guest_follow_up_id() is null and app.report_session_id() is null`)

type SessionWithKey = IntakeSession & { wrapped: Buffer | null }

/** Leaves the key of the rider's file with the transaction. */
export function withKey(tx: Transaction, row: SessionWithKey | undefined): IntakeSession | undefined {
  if (row?.wrapped) tx.keys.unwrap(row.rider_id, row.wrapped)
  return row
}

/** The session whose intake this actor fills in. */
export async function findSession(tx: Transaction, id: string): Promise<IntakeSession | undefined> {
  return withKey(tx, await intakeOf(tx, id).executeTakeFirst())
}

/**
 * The session whose intake this actor fills in, with the key of the rider's file; locked, so that changes of an intake
 * happen one after the other.
 */
export const lockSessionWithKey = (on: Pick<Transaction, 'db'>, id: string) =>
  intakeOf(on, id).forUpdate('s').executeTakeFirst()

/** As `findSession`, locked. */
export async function lockSession(tx: Transaction, id: string): Promise<IntakeSession | undefined> {
  return withKey(tx, await lockSessionWithKey(tx, id))
}

export async function markStarted({ db, now }: Transaction, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ intake_started_at: now }).where('id', '=', sessionId).execute()
}

export async function markSubmitted({ db, now }: Transaction, sessionId: string): Promise<void> {
  await db.updateTable('session').set({ intake_submitted_at: now }).where('id', '=', sessionId).execute()
}

/** The client's intakes that are neither submitted nor cancelled, without invitations that expired unopened. */
export function listOpenSessions({ db, now }: Transaction) {
  return db
    .selectFrom('session')
    .select(sessionColumns)
    .where(sql<boolean>`rider_id = any (array(select app.own_riders()))`)
    .where(sql<boolean>`app.access_ended_at(rider_id) is null`)
    .where(sql<boolean>`not app.restricted(rider_id)`)
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
