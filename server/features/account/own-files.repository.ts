import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import { readRows } from '../../database/read-rows.ts'
import type { Restriction } from '../../database/schema.gen.ts'
import { keptInterval } from '../../retention/kept-interval.ts'
import { LAST_IN_FILE } from '../../retention/retention.ts'

const KEPT_UNTIL = sql<Date>`${sql.raw(LAST_IN_FILE)} + ${sql.raw(keptInterval('file'))}`

/** The most files that a fitter is told of at once. */
const MOST_DUE = 100

export type Cause = 'request' | 'consent'

/** The account's files, oldest first, with the restrictions in force and the newest answer to the consent to the fit. */
export function listOwnFiles({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('rider as r')
    .leftJoin('restriction as q', (on) =>
      on.onRef('q.rider_id', '=', 'r.id').on('q.cause', '=', 'request').on('q.ended_at', 'is', null),
    )
    .leftJoin('restriction as c', (on) =>
      on.onRef('c.rider_id', '=', 'r.id').on('c.cause', '=', 'consent').on('c.ended_at', 'is', null),
    )
    .select(['r.id', 'r.fitter_id', 'q.begun_at as restricted_at', 'c.erase_at'])
    .select(KEPT_UNTIL.as('kept_until'))
    .select(sql<Date | null>`app.access_ended_at(r.id)`.as('access_ended_at'))
    .where('r.account_id', '=', accountId)
    .where('r.erased_at', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
}

export function findRestriction({ db }: Transaction, riderId: string, cause: Cause) {
  return db
    .selectFrom('restriction')
    .select(['id', 'begun_at', 'erase_at'])
    .where('rider_id', '=', riderId)
    .where('cause', '=', cause)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export async function insertRestriction({ db }: Transaction, row: Insertable<Restriction>): Promise<void> {
  await db.insertInto('restriction').values(row).execute()
}

export async function updateRestrictionEnded({ db, now }: Transaction, id: string): Promise<void> {
  await db.updateTable('restriction').set({ ended_at: now }).where('id', '=', id).execute()
}

/** All answers of the account and its files, the oldest first; a refusal follows a grant at the same instant. */
export function listOwnConsents({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('consent as c')
    .leftJoin('rider as r', 'r.id', 'c.rider_id')
    .select([
      'c.id',
      'c.purpose',
      'c.granted',
      'c.at',
      'c.notice_version',
      'c.language',
      'c.rider_id',
      'r.fitter_id',
    ])
    .where((is) =>
      is.or([
        is('c.account_id', '=', accountId),
        sql<boolean>`c.rider_id = any (array(select app.own_riders()))`,
      ]),
    )
    .orderBy('c.at')
    .orderBy('c.granted', 'desc')
    .orderBy('c.id')
    .execute()
}

/** All answers about one file, in the same order. */
export function listConsentsOfFile({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('consent')
    .select(['id', 'purpose', 'granted', 'at', 'notice_version', 'language', 'rider_id'])
    .where('rider_id', '=', riderId)
    .orderBy('at')
    .orderBy('granted', 'desc')
    .orderBy('id')
    .execute()
}

/** Locks the file of the acting guest of a form; undefined if it belongs to an account or is erased. */
export async function lockGuestFile({
  db,
}: Transaction): Promise<{ id: string; fitter_id: string } | undefined> {
  const { rows } = await sql<{
    id: string
    fitter_id: string
  }>`select id, fitter_id from app.lock_guest_file()`.execute(db)
  return rows[0]
}

/** What an erasure of a file removes, as JSON. */
export async function countErasure({ db }: Transaction, riderId: string): Promise<unknown> {
  const rows = await readRows(
    db,
    sql<{ counts: unknown }>`select app.erasure_counts(${riderId}::uuid) as counts`,
  )
  return rows[0]?.counts
}

/** Erases a file of the acting client. From here on the transaction acts as the system. @returns the receipt */
export async function eraseOwnFile(
  { db, now, requestId }: Transaction,
  riderId: string,
): Promise<string | null> {
  const { rows } = await sql<{ receipt: string | null }>`
    select app.erase_own_file(${riderId}, ${now}, ${requestId}) as receipt`.execute(db)
  return rows[0]?.receipt ?? null
}

/** The fitter's restricted files with the sealed names and the keys that open them, the newest restriction first. */
export async function listRestrictedFiles({ db }: Transaction, fitterId: string) {
  return db
    .selectFrom('restriction as x')
    .innerJoin('rider as r', 'r.id', 'x.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .select(['r.id', 'r.name_sealed', 'k.wrapped'])
    .select(({ fn }) => [fn.min('x.begun_at').as('since'), fn.max('x.erase_at').as('erase_at')])
    .where('x.fitter_id', '=', fitterId)
    .where('x.ended_at', 'is', null)
    .groupBy(['r.id', 'r.name_sealed', 'k.wrapped'])
    .orderBy('since', 'desc')
    .execute()
}

/** The fitter's files that are kept until a coming day at most, with the sealed names and the keys that open them. */
export function listFilesKeptUntil({ db }: Transaction, fitterId: string, day: Date) {
  const last = sql<Date>`${day}::timestamptz - ${sql.raw(keptInterval('file'))}`
  return db
    .selectFrom('rider as r')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .select(['r.id', 'r.name_sealed', 'k.wrapped', KEPT_UNTIL.as('kept_until')])
    .where('r.fitter_id', '=', fitterId)
    .where('r.erased_at', 'is', null)
    .where('r.created_at', '<', last)
    .where(sql<boolean>`${sql.raw(LAST_IN_FILE)} < ${last}`)
    .orderBy('kept_until')
    .limit(MOST_DUE)
    .execute()
}
