import { type Kysely, sql } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

/** The longest that tries are counted. */
const HOUR_MS = 3_600_000

/** How many codes of a kind a person may try within a time of at most an hour. */
export interface TryBudget {
  kind: string
  tries: number
  withinMs: number
}

/**
 * Takes one try from a person's budget; false when it is used up. Tries at once wait for each other here. The
 * transaction must commit also when the code turns out to be wrong.
 */
export async function spendTry(
  host: IdentityHost,
  db: Db,
  personId: string,
  { kind, tries, withinMs }: TryBudget,
): Promise<boolean> {
  const now = host.now()
  const over = sql<boolean>`code_try.since <= ${new Date(now.getTime() - withinMs)}`
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

/** Seconds until a used-up budget is whole again. */
export async function secondsToNextTry(
  host: IdentityHost,
  db: Db,
  personId: string,
  { kind, withinMs }: TryBudget,
): Promise<number> {
  const row = await db
    .selectFrom('identity.code_try')
    .select('since')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const over = (row?.since.getTime() ?? 0) + withinMs - host.now().getTime()
  return Math.max(1, Math.ceil(over / 1000))
}

/** A right code: the wrong ones before it count no more. */
export async function forgetTries(db: Db, personId: string, kind: string): Promise<void> {
  await db
    .deleteFrom('identity.code_try')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .execute()
}

export async function removeExpiredTries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS)
  await db.deleteFrom('identity.code_try').where('since', '<=', before).execute()
}
