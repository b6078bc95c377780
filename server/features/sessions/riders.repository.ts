import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import type { Bike } from '../../database/schema.gen.ts'

export type BikeRow = Selectable<Bike>

/** The rider, with the instant since when the file is restricted. */
export function findRider({ db }: Transaction, id: string) {
  return db
    .selectFrom('rider')
    .selectAll()
    .select((is) =>
      is
        .selectFrom('restriction as x')
        .select(({ fn }) => fn.min('x.begun_at').as('since'))
        .whereRef('x.rider_id', '=', 'rider.id')
        .where('x.ended_at', 'is', null)
        .as('restricted_since'),
    )
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** The rider if the file belongs to this fitter; undefined if it is only shared with the fitter. */
export function findRiderOfFitter({ db }: Transaction, id: string, fitterId: string) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id'])
    .where('id', '=', id)
    .where('fitter_id', '=', fitterId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}

/** As `findRiderOfFitter`, locked. */
export function lockRiderOfFitter({ db }: Transaction, id: string, fitterId: string) {
  return db
    .selectFrom('rider')
    .selectAll()
    .where('id', '=', id)
    .where('fitter_id', '=', fitterId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The account and the time zone of a rider, even if erased. */
export function findRiderAccount({ db }: Transaction, id: string) {
  return db.selectFrom('rider').select(['account_id', 'time_zone']).where('id', '=', id).executeTakeFirst()
}

export async function clearAddressFailure({ db }: Transaction, riderId: string): Promise<void> {
  await db.updateTable('rider').set({ address_failed_at: null }).where('id', '=', riderId).execute()
}

/** The bikes of some riders: those in use first, then by age. */
export function listBikes({ db }: Transaction, riderIds: readonly string[]) {
  return db
    .selectFrom('bike')
    .selectAll()
    .where('rider_id', '=', anyOf(riderIds))
    .orderBy((order) => order('retired_at', 'is', null), 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findBike({ db }: Transaction, id: string) {
  return db.selectFrom('bike').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockBike({ db }: Transaction, id: string) {
  return db.selectFrom('bike').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findBikeOfRider({ db }: Transaction, id: string, riderId: string) {
  return db
    .selectFrom('bike')
    .select('id')
    .where('id', '=', id)
    .where('rider_id', '=', riderId)
    .executeTakeFirst()
}

export async function insertBike({ db }: Transaction, row: Insertable<Bike>): Promise<void> {
  await db.insertInto('bike').values(row).execute()
}

export async function updateBike({ db }: Transaction, id: string, set: Updateable<Bike>): Promise<void> {
  await db.updateTable('bike').set(set).where('id', '=', id).execute()
}

/** The zone scores of all current forms of some riders, oldest form first. A form that names no zone is one row. */
export function listZoneScores({ db }: Transaction, riderIds: readonly string[]) {
  return db
    .selectFrom('submission as s')
    .innerJoin('session as t', 't.id', 's.session_id')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .leftJoin('follow_up as u', 'u.id', 's.follow_up_id')
    .leftJoin('submission_figure as g', (join) =>
      join.onRef('g.submission_id', '=', 's.id').on('g.figure', '=', 'zoneScore').on('g.amount', '>', 0),
    )
    .select(['s.id', 's.rider_id', 's.session_id', 's.submitted_at', 's.kind'])
    .select(['u.milestone', 'u.due_on', 't.fitted_at', 'r.time_zone', 'g.item', 'g.amount'])
    .where('s.rider_id', '=', anyOf(riderIds))
    .where('s.superseded_at', 'is', null)
    .orderBy('s.submitted_at')
    .orderBy('s.id')
    .execute()
}

export type ZoneScoreRow = Awaited<ReturnType<typeof listZoneScores>>[number]
