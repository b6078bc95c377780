import { sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'

/** Locks, so that an account that presses the button twice gets only one file at a fitter. */
export async function lockFileOf(
  { db, vault }: Transaction,
  accountId: string,
  fitterId: string,
): Promise<void> {
  const lock = vault.hash('hash:file-lock', `${accountId}|${fitterId}`).readBigInt64BE(0)
  await sql`select pg_advisory_xact_lock(${String(lock)}::bigint)`.execute(db)
}

/**
 * The client's file at this fitter, with its open intake if there is one, or else with the newest session that waits
 * for its fit.
 */
export function findFileWith({ db }: Transaction, accountId: string, fitterId: string) {
  return db
    .selectFrom('rider as r')
    .leftJoin('session as s', (join) =>
      join
        .onRef('s.rider_id', '=', 'r.id')
        .on('s.cancelled_at', 'is', null)
        .on((on) =>
          on.or([
            on('s.intake_submitted_at', 'is', null),
            on.and([on('s.fitted_at', 'is', null), on('s.closed_at', 'is', null)]),
          ]),
        ),
    )
    .select(['r.id as riderId', 's.id as sessionId', 's.intake_submitted_at as submittedAt'])
    .where('r.account_id', '=', accountId)
    .where('r.fitter_id', '=', fitterId)
    .where('r.erased_at', 'is', null)
    .orderBy((order) => order('s.intake_submitted_at', 'is', null), 'desc')
    .orderBy('s.created_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

export function findOwnAccount({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('account')
    .select([
      'language',
      'region',
      sql<Buffer | null>`app.proven_address(email_hash, proven_at)`.as('proven'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export interface NewFile {
  id: string
  fitter_id: string
  account_id: string
  name_sealed: Buffer | null
  email_sealed: Buffer | null
  email_hash: Buffer | null
  language: string
  region: string | null
}

export async function insertFile({ db, now }: Transaction, file: NewFile): Promise<void> {
  await db
    .insertInto('rider')
    .values({ ...file, created_at: now })
    .execute()
}

export async function insertSession(
  { db, now }: Transaction,
  session: { id: string; fitter_id: string; rider_id: string },
): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...session, created_at: now })
    .execute()
}
