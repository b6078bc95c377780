import { randomUUID } from 'node:crypto'
import type { Calls, Parsed } from '#contract/calls.ts'
import type { BikeDetails, BikeType } from '#domain/bikes/bike.ts'
import { BIKE_TYPES } from '#domain/bikes/bike.ts'
import { created } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  type BikeRow,
  findBike,
  findRiderOfFitter,
  insertBike,
  listBikes,
  lockBike,
  updateBike,
} from './riders.repository.ts'
import {
  openRowsBy,
  publishSessionChange,
  recordSessionChange,
  refuseStale,
} from './session-records.service.ts'

type Bike = Calls['PATCH /api/bikes/:bikeId']['response']
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

type Identified = Pick<BikeRow, 'id' | 'type' | 'details_sealed'>

const openDetails = (key: HolderKey, row: Identified): BikeDetails => {
  const opened: unknown = JSON.parse(key.open(detailsPlace(row.id), row.details_sealed))
  return detailsOf(typeof opened === 'object' && opened !== null ? opened : {})
}

/** What identifies a bike. */
export const openBike = (key: HolderKey, row: Identified): BikeDetails & { id: string; type: BikeType } => ({
  id: row.id,
  type: typeOf(row.type),
  ...openDetails(key, row),
})

const present = (key: HolderKey, row: BikeRow): Bike => ({
  ...openBike(key, row),
  retired: row.retired_at !== null,
  version: row.version,
})

/** The bikes of some riders by rider, bikes in use first. */
export async function bikesOf(tx: Transaction, riderIds: readonly string[]): Promise<Map<string, Bike[]>> {
  if (riderIds.length === 0) return new Map()
  const rows = await listBikes(tx, riderIds)
  return openRowsBy(tx, rows, 'rider_id', present)
}

/** The rider, if the file belongs to the acting fitter. @throws AppError `not_found` */
export async function requireOwnRider(
  tx: Transaction,
  riderId: string,
): Promise<{ id: string; fitter_id: string }> {
  const rider = await findRiderOfFitter(tx, riderId, requireActor('fitter', tx))
  if (!rider) throw new AppError('not_found')
  return rider
}

/** The response of the original request, for a repeated request. @throws AppError `not_found` */
export async function replayBike(tx: Transaction, id: string): Promise<Bike> {
  const row = await findBike(tx, id)
  if (!row) throw new AppError('not_found')
  return present(await tx.keys.of(row.rider_id), row)
}

/** Adds a bike to a rider's file. @throws AppError `not_found` */
export async function addBike(tx: Transaction, riderId: string, bike: NewBike): Promise<Bike> {
  const rider = await requireOwnRider(tx, riderId)
  const key = await tx.keys.of(riderId)
  const id = randomUUID()
  const details = key.seal(detailsPlace(id), JSON.stringify(detailsOf(bike)))
  const file = { fitter_id: rider.fitter_id, rider_id: riderId }
  tx.defer(
    insertBike(tx, {
      id,
      ...file,
      type: bike.type,
      details_sealed: details,
      version: 1,
      created_at: tx.now,
    }),
  )
  await recordSessionChange(tx, file, {
    action: 'bike.created',
    entity: 'bike',
    entityId: id,
    changes: created({ type: bike.type, details }),
  })
  await publishSessionChange(tx, file)
  return replayBike(tx, id)
}

/**
 * Changes the details of a bike, or retires it.
 * @throws AppError `not_found`, `stale_version`
 */
export async function changeBike(tx: Transaction, id: string, change: BikeChange): Promise<Bike> {
  const row = await lockBike(tx, id)
  if (!row) throw new AppError('not_found')
  refuseStale(change.version, row.version)
  const key = await tx.keys.of(row.rider_id)
  const details = key.seal(
    detailsPlace(id),
    JSON.stringify(detailsOf({ ...openDetails(key, row), ...change })),
  )
  const retiredAt = change.retired === undefined ? row.retired_at : change.retired ? tx.now : null
  tx.defer(
    updateBike(tx, id, {
      type: change.type ?? row.type,
      details_sealed: details,
      retired_at: retiredAt,
      version: row.version + 1,
    }),
  )
  await recordSessionChange(tx, row, {
    action: 'bike.changed',
    entity: 'bike',
    entityId: id,
    changes: {
      type: { from: row.type, to: change.type ?? row.type },
      details: { from: row.details_sealed, to: details },
      retired_at: { from: row.retired_at, to: retiredAt },
    },
  })
  await publishSessionChange(tx, row)
  return replayBike(tx, id)
}
