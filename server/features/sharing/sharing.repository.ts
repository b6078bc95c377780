import { type Insertable, sql } from 'kysely'
import type { Transaction } from '../../database/database.ts'
import type { EndedAccess } from '../../database/schema.gen.ts'

/**
 * The acting client's files that were not erased, the oldest first, with the number of their fits. Of two causes for which
 * a file is closed the withdrawn consent is the one told: it ends in the erasure.
 */
export function listFilesWithAccess({ db }: Transaction) {
  return db
    .selectFrom('rider as r')
    .select(['r.id', 'r.fitter_id', 'r.created_at'])
    .select(sql<Date | null>`app.access_ended_at(r.id)`.as('ended_at'))
    .select(({ selectFrom }) =>
      selectFrom('session as s')
        .whereRef('s.rider_id', '=', 'r.id')
        .where('s.fitted_at', 'is not', null)
        .where('s.cancelled_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('fits'),
    )
    .select(({ selectFrom }) =>
      selectFrom('restriction as x')
        .whereRef('x.rider_id', '=', 'r.id')
        .where('x.ended_at', 'is', null)
        .select('x.cause')
        .orderBy(sql`x.cause = 'consent'`, 'desc')
        .limit(1)
        .as('closed'),
    )
    .where('r.account_id', '=', sql<string>`app.account_id()`)
    .where('r.erased_at', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
}

/** The row by which the fitter's access to a file is ended, if it is. */
export function findEndedAccess({ db }: Transaction, riderId: string) {
  return db
    .selectFrom('ended_access')
    .select(['id', 'ended_at'])
    .where('rider_id', '=', riderId)
    .where('resumed_at', 'is', null)
    .executeTakeFirst()
}

export async function insertEndedAccess({ db }: Transaction, row: Insertable<EndedAccess>): Promise<void> {
  await db.insertInto('ended_access').values(row).execute()
}

export async function updateResumedAccess({ db, now }: Transaction, id: string): Promise<void> {
  await db.updateTable('ended_access').set({ resumed_at: now }).where('id', '=', id).execute()
}
