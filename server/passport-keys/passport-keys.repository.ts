import type { Selectable } from 'kysely'
import type { PassportKey } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'

export type PassportKeyRow = Selectable<PassportKey>

/** All keys that ever signed, the newest first. */
export function listPassportKeys({ db }: Transaction): Promise<PassportKeyRow[]> {
  return db.selectFrom('passport_key').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute()
}

/** Adds the first key, unless another process has just added one. */
export async function insertFirstPassportKey(
  { db }: Transaction,
  { public_jwk, ...row }: Omit<PassportKeyRow, 'public_jwk'> & { public_jwk: string },
): Promise<void> {
  await db
    .insertInto('passport_key')
    .values({ ...row, public_jwk })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
