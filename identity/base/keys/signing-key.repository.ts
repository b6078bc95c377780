import type { Insertable, Kysely } from 'kysely'
import type { IdentityDatabase, SigningKeyTable } from '../tables.ts'

type Db = Kysely<IdentityDatabase>

/** The current key and those retired after this time, newest first. */
export const listSigningKeys = (db: Db, retiredAfter: Date) =>
  db
    .selectFrom('identity.signing_key')
    .select(['kid', 'public_jwk', 'private_sealed', 'retired_at'])
    .where((or) => or.or([or('retired_at', 'is', null), or('retired_at', '>', retiredAfter)]))
    .orderBy('created_at', 'desc')
    .execute()

/** Adds the current key. Fails when there is one already. */
export async function insertSigningKey(db: Db, key: Insertable<SigningKeyTable>): Promise<void> {
  await db.insertInto('identity.signing_key').values(key).execute()
}

/** Adds the current key, unless another process has just added one. */
export async function insertFirstSigningKey(db: Db, key: Insertable<SigningKeyTable>): Promise<void> {
  await db
    .insertInto('identity.signing_key')
    .values(key)
    .onConflict((on) => on.doNothing())
    .execute()
}

/** Retires the current key. */
export async function retireCurrentKey(db: Db, retiredAt: Date): Promise<void> {
  await db
    .updateTable('identity.signing_key')
    .set({ retired_at: retiredAt })
    .where('retired_at', 'is', null)
    .execute()
}

export async function deleteSigningKeys(db: Db, retiredBefore: Date): Promise<void> {
  await db.deleteFrom('identity.signing_key').where('retired_at', '<=', retiredBefore).execute()
}
