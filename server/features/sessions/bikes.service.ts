import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Calls, Parsed } from '#contract/calls.ts'
import type { BikeDetails, BikeType } from '#domain/bikes/bike.ts'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { Bike as BikeTable } from '../../database/schema.gen.ts'
import { actingAs } from '../../http/acting.ts'
import { AppError } from '../../http/problem.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { recordInFit, refuseStale, tellOfFit } from './fit.ts'
import { openedBy } from './opened-rows.ts'

type Bike = Calls['PATCH /api/bikes/:bikeId']['response']
type Row = Selectable<BikeTable>
type NewBike = Parsed['POST /api/riders/:riderId/bikes']['body']
type BikeChange = Parsed['PATCH /api/bikes/:bikeId']['body']

const detailsPlace = (id: string) => ({ table: 'bike', row: id, field: 'details' })
const typeOf = (text: string): BikeType => BIKE_TYPES.find((type) => type === text) ?? 'road'

const wordIn = (words: object, name: string): string | null => {
  const word: unknown = Object.entries(words).find(([key]) => key === name)?.[1]
  return typeof word === 'string' && word !== '' ? word : null
}

function detailsOf(words: object): BikeDetails {
  return {
    make: wordIn(words, 'make'),
    model: wordIn(words, 'model'),
    size: wordIn(words, 'size'),
    name: wordIn(words, 'name'),
  }
}

const openDetails = (key: HolderKey, row: Row): BikeDetails => {
  const opened: unknown = JSON.parse(key.open(detailsPlace(row.id), row.details_sealed))
  return detailsOf(typeof opened === 'object' && opened !== null ? opened : {})
}

export const presentBike = (key: HolderKey, row: Row): Bike => ({
  id: row.id,
  type: typeOf(row.type),
  ...openDetails(key, row),
  retired: row.retired_at !== null,
  version: row.version,
})

/** The bikes of some riders, by rider, those in use first. */
export async function bikesOf(tx: Transaction, riderIds: readonly string[]): Promise<Map<string, Bike[]>> {
  if (riderIds.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('bike')
    .selectAll()
    .where('rider_id', 'in', riderIds)
    .orderBy((order) => order('retired_at', 'is', null), 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return openedBy(tx, rows, 'rider_id', presentBike)
}

/** The fitter's own file of a rider. @throws AppError `not_found` */
export async function ownRider(tx: Transaction, riderId: string): Promise<{ id: string; fitter_id: string }> {
  const rider = await tx.db
    .selectFrom('rider')
    .select(['id', 'fitter_id'])
    .where('id', '=', riderId)
    .where('fitter_id', '=', actingAs('fitter', tx))
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!rider) throw new AppError('not_found')
  return rider
}

async function findBike({ db }: Transaction, id: string): Promise<Row> {
  const row = await db.selectFrom('bike').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** What the same request added before. */
export async function bikeAddedBefore(tx: Transaction, id: string): Promise<Bike> {
  const row = await findBike(tx, id)
  return presentBike(await tx.keys.of(row.rider_id), row)
}

/** Adds a bike to a rider's file. @throws AppError `not_found` */
export async function addBike(tx: Transaction, riderId: string, bike: NewBike): Promise<Bike> {
  const rider = await ownRider(tx, riderId)
  const key = await tx.keys.of(riderId)
  const id = randomUUID()
  const details = key.seal(detailsPlace(id), JSON.stringify(detailsOf(bike)))
  await tx.db
    .insertInto('bike')
    .values({
      id,
      fitter_id: rider.fitter_id,
      rider_id: riderId,
      type: bike.type,
      details_sealed: details,
      version: 1,
      created_at: tx.now,
    })
    .execute()
  const file = { fitter_id: rider.fitter_id, rider_id: riderId }
  await recordInFit(tx, file, {
    action: 'bike.created',
    entity: 'bike',
    entityId: id,
    changes: created({ type: bike.type, details }),
  })
  await tellOfFit(tx, file)
  return bikeAddedBefore(tx, id)
}

/**
 * Changes what is known of a bike, or puts it aside.
 * @throws AppError `not_found`, `stale_version`
 */
export async function changeBike(tx: Transaction, id: string, change: BikeChange): Promise<Bike> {
  const row = await tx.db.selectFrom('bike').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new AppError('not_found')
  refuseStale(change.version, row.version)
  const key = await tx.keys.of(row.rider_id)
  const details = key.seal(
    detailsPlace(id),
    JSON.stringify(detailsOf({ ...openDetails(key, row), ...change })),
  )
  const retiredAt = change.retired === undefined ? row.retired_at : change.retired ? tx.now : null
  await tx.db
    .updateTable('bike')
    .set({
      type: change.type ?? row.type,
      details_sealed: details,
      retired_at: retiredAt,
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await recordInFit(tx, row, {
    action: 'bike.changed',
    entity: 'bike',
    entityId: id,
    changes: {
      type: { from: row.type, to: change.type ?? row.type },
      details: { from: row.details_sealed, to: details },
      retired_at: { from: row.retired_at, to: retiredAt },
    },
  })
  await tellOfFit(tx, row)
  return bikeAddedBefore(tx, id)
}
