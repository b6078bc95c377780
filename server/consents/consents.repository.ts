import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import type { Consent } from '../database/schema.gen.ts'

/**
 * The newest answer to a consent: a client's for the account or any of its files, a guest's for the one file. A refusal
 * wins over a grant at the same instant.
 */
export function findNewestConsent({ db, actor }: Transaction, purpose: string, riderId: string) {
  return db
    .selectFrom('consent')
    .select('granted')
    .where('purpose', '=', purpose)
    .where((is) =>
      actor.kind === 'client'
        ? is.or([
            is('account_id', '=', actor.id),
            sql<boolean>`rider_id = any (array(select app.own_riders()))`,
          ])
        : is('rider_id', '=', riderId),
    )
    .orderBy('at', 'desc')
    .orderBy('granted')
    .limit(1)
    .executeTakeFirst()
}

export async function insertConsent({ db }: Transaction, row: Insertable<Consent>): Promise<void> {
  await db.insertInto('consent').values(row).execute()
}
