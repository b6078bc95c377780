import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { SecondBaseline, SecondBaselineSecret } from '../../database/schema.gen.ts'

/** A fit of the acting fitter, locked, with its rider's time zone. */
export function lockOwnFit({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.id', 's.fitter_id', 's.rider_id', 's.intake_submitted_at'])
    .select(['s.first_fitted_at', 's.fitted_at', 's.closed_at', 's.cancelled_at', 'r.time_zone'])
    .where('s.id', '=', sessionId)
    .where('r.erased_at', 'is', null)
    .forUpdate('s')
    .executeTakeFirst()
}

/** Ends the link of a session. */
export async function deleteSecret({ db }: Transaction, sessionId: string): Promise<void> {
  await db.deleteFrom('second_baseline_secret').where('session_id', '=', sessionId).execute()
}

export async function insertSecret(
  { db }: Transaction,
  secret: Insertable<SecondBaselineSecret>,
): Promise<void> {
  await db.insertInto('second_baseline_secret').values(secret).execute()
}

/** What a link opens. */
export interface EnteredBaseline {
  session_id: string
  rider_id: string
  fitter_id: string
  /** The link is too old. */
  expired: boolean
  /** The fit was completed, or the session was cancelled or closed. */
  over: boolean
}

/** The session of a secret. The actor of the transaction is its scoring guest from here on. */
export async function enterSecondBaseline(
  { db, now }: Transaction,
  secretHash: Buffer,
): Promise<EnteredBaseline | undefined> {
  const { rows } = await sql<EnteredBaseline>`
    select * from app.enter_second_baseline(${secretHash}, ${now})`.execute(db)
  return rows[0]
}

/** The first key of the locks of this feature, which no other lock has. */
const LOCKS = 460_001

/** Lets nobody else store scores of a session until the transaction ends. */
export async function lockScores({ db }: Transaction, sessionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${sessionId}))`.execute(db)
}

/** The current scores of a session. */
export function findCurrent({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('second_baseline')
    .select(['id', 'revision', 'scores'])
    .where('session_id', '=', sessionId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

export async function updateSuperseded({ db, now }: Transaction, id: string): Promise<void> {
  await db.updateTable('second_baseline').set({ superseded_at: now }).where('id', '=', id).execute()
}

export async function insertSecondBaseline(
  { db }: Transaction,
  row: Insertable<SecondBaseline>,
): Promise<void> {
  await db.insertInto('second_baseline').values(row).execute()
}
