import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'

/** The rider files of an account, oldest first. */
export function listRidersOfAccount({ db }: Transaction, accountId: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id', 'time_zone'])
    .where('account_id', '=', accountId)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** The completed sessions of some riders, newest first. */
export function listFittedSessions({ db }: Transaction, riderIds: readonly string[]) {
  return db
    .selectFrom('session')
    .select(['id', 'rider_id', 'bike_id', 'fitted_at'])
    .where('rider_id', '=', anyOf(riderIds))
    .where('fitted_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .orderBy('fitted_at', 'desc')
    .orderBy('id')
    .execute()
}
