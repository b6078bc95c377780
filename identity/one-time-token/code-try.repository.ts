import { type Kysely, sql } from 'kysely'
import type { IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

interface CountedTry {
  personId: string
  kind: string
  /** How many attempts the period allows. */
  tries: number
  now: Date
  /** A period that began at this time or earlier has ended. */
  periodBegan: Date
}

/** Counts one attempt, in a new period if the last one has ended. Returns false and changes nothing if none is left. */
export async function insertTry(
  db: Db,
  { personId, kind, tries, now, periodBegan }: CountedTry,
): Promise<boolean> {
  const over = sql<boolean>`code_try.since <= ${periodBegan}`
  const spent = await db
    .insertInto('identity.code_try')
    .values({ person_id: personId, kind, tries: 1, since: now })
    .onConflict((on) =>
      on
        .columns(['person_id', 'kind'])
        .doUpdateSet({
          tries: sql`case when ${over} then 1 else code_try.tries + 1 end`,
          since: sql`case when ${over} then excluded.since else code_try.since end`,
        })
        .where(sql<boolean>`code_try.tries < ${tries} or ${over}`),
    )
    .returning('tries')
    .executeTakeFirst()
  return spent !== undefined
}

/** When the person's current period of this kind began. */
export async function findTryPeriod(db: Db, personId: string, kind: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('identity.code_try')
    .select('since')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.since
}

/** Resets the count after a correct code. */
export async function deleteTries(db: Db, personId: string, kind: string): Promise<void> {
  await db
    .deleteFrom('identity.code_try')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .execute()
}

export async function deleteTriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('identity.code_try').where('since', '<=', before).execute()
}
