import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Rider, SignIn } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'

const accountWithKey = ({ db }: Pick<Transaction, 'db'>) =>
  db
    .selectFrom('account as a')
    .innerJoin('vault_key as k', 'k.holder', 'a.id')
    .select([
      'a.id',
      'a.role',
      'a.name_sealed',
      'a.email_sealed',
      'a.proven_at',
      'a.language',
      'a.region',
      'a.units',
      'a.shortcuts',
      'k.wrapped',
    ])

/** An account with the key that opens it; an erased one has none. */
export const findAccount = (tx: Transaction, id: string) =>
  accountWithKey(tx).where('a.id', '=', id).executeTakeFirst()

/** As `findAccount`, of the account that acts. */
export const findActingAccount = (on: Pick<Transaction, 'db'>) =>
  accountWithKey(on).where('a.id', '=', sql<string>`app.account_id()`).executeTakeFirst()

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** The sealed names of the given fitters that the actor may see, with the keys that open them. */
export function listFitterNames({ db }: Transaction, fitterIds: readonly string[]) {
  return db
    .selectFrom('account as a')
    .innerJoin('vault_key as k', 'k.holder', 'a.id')
    .leftJoin('fitter_profile as p', 'p.fitter_id', 'a.id')
    .select(['a.id', 'a.name_sealed', 'p.studio_sealed', 'k.wrapped'])
    .where('a.id', '=', anyOf(fitterIds))
    .execute()
}

/** The listed fitter with this slug; undefined if there is none or the fitter is not listed. */
export async function findListedFitter(
  { db }: Pick<Transaction, 'db'>,
  slug: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ fitter_id: string }>`
    select fitter_id from app.listed_fitters(${slug})`.execute(db)
  return rows[0]?.fitter_id
}

/** A fitter's sealed logo and contact, with the key that opens them. */
export function findLetterhead({ db }: Transaction, fitterId: string) {
  return db
    .selectFrom('fitter_profile as p')
    .innerJoin('vault_key as k', 'k.holder', 'p.fitter_id')
    .select(['p.logo_sealed', 'p.contact_sealed', 'k.wrapped'])
    .where('p.fitter_id', '=', fitterId)
    .executeTakeFirst()
}

/** Whether the account of the rider's file has proven the address, which is given as its keyed hash. */
export async function isAddressOfRider(
  { db }: Transaction,
  riderId: string,
  address: Buffer,
): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select app.address_is_riders_own(${riderId}, ${address}) as own`.execute(db)
  return rows[0]?.own === true
}

export async function updateRider({ db }: Transaction, id: string, set: Updateable<Rider>): Promise<void> {
  await db.updateTable('rider').set(set).where('id', '=', id).execute()
}

export async function insertSignIn({ db }: Transaction, row: Insertable<SignIn>): Promise<void> {
  await db.insertInto('sign_in').values(row).execute()
}

/**
 * An account with the sign-in that makes the request, and when that ends at the latest. If one identity session has
 * several cookies, the oldest one counts, because fetching another cookie does not prove the person's presence again.
 */
export const ownSignIn = ({ db }: Transaction, id: string, signInId: string | null) =>
  db
    .selectFrom('account as a')
    .innerJoin('sign_in as s', 's.account_id', 'a.id')
    .select([
      's.identity_session_id',
      sql<Date>`least(s.expires_at, (select min(o.expires_at) from sign_in o
        where o.account_id = a.id and o.identity_session_id = s.identity_session_id))`.as('signed_in_until'),
    ])
    .where('a.id', '=', id)
    .where('s.id', '=', signInId)

export const findOwnSignIn = (tx: Transaction, id: string, signInId: string | null) =>
  ownSignIn(tx, id, signInId).executeTakeFirst()

/** A file of the account, locked until the transaction ends, so that its use changes once at a time. */
export function lockOwnFile({ db }: Transaction, riderId: string, accountId: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id'])
    .where('id', '=', riderId)
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
