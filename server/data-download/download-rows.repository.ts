import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import { dataMap } from '../database/data-map.ts'
import type { Transaction } from '../database/transaction.ts'
import type { DownloadRole, DownloadTable } from './download-tables.ts'
import type { StoredRow } from './sealed-values.ts'

/** The account whose copy is made. */
export interface Owner {
  id: string
  role: DownloadRole
}

const columnsOf = ({ schema, table }: DownloadTable): readonly string[] =>
  Object.keys(dataMap[`${schema}.${table}`]?.columns ?? {})

/** In which order rows are written: as they came to be, as far as that is stored. */
const ORDER = ['created_at', 'at', 'submitted_at', 'measured_at', 'made_at', 'figure', 'item', 'id']

const orderOf = (table: DownloadTable) => {
  const known = columnsOf(table)
  const by = ORDER.filter((column) => known.includes(column))
  return by.length === 0 ? sql`` : sql`order by ${sql.join(by.map((column) => sql.ref(column)))}`
}

/** The rows that belong to an account itself and to no rider's file. */
function ownRows(table: DownloadTable, { id, role }: Owner) {
  if (table.table === 'account') return sql<boolean>`id = ${id}`
  const known = columnsOf(table)
  const columns = ['account_id', ...(role === 'fitter' ? ['fitter_id'] : [])].filter((column) =>
    known.includes(column),
  )
  if (columns.length === 0) return sql<boolean>`false`
  const isOwn = sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ${id}`),
    sql` or `,
  )
  return known.includes('rider_id') ? sql<boolean>`rider_id is null and (${isOwn})` : sql<boolean>`(${isOwn})`
}

/** The rows of some riders' files, for a fitter only those of the own practice. */
function rowsOfRiders(table: DownloadTable, { id, role }: Owner, riderIds: readonly string[]) {
  const column = table.table === 'rider' ? 'id' : 'rider_id'
  const ofRiders = sql`${sql.ref(column)} = ${anyOf(riderIds)}`
  return role === 'fitter' && columnsOf(table).includes('fitter_id')
    ? sql<boolean>`${ofRiders} and fitter_id = ${id}`
    : sql<boolean>`${ofRiders}`
}

async function listRows(
  { db }: Transaction,
  table: DownloadTable,
  where: ReturnType<typeof sql<boolean>>,
): Promise<StoredRow[]> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  const { rows } = await sql<StoredRow>`
    select ${columns} from ${sql.table(table.table)} where ${where} ${orderOf(table)}`.execute(db)
  return rows
}

/** Whether a table has rows of riders' files. */
export const hangsOnRiders = (table: DownloadTable): boolean =>
  table.table === 'rider' || columnsOf(table).includes('rider_id')

export const listOwnRows = (tx: Transaction, table: DownloadTable, owner: Owner): Promise<StoredRow[]> =>
  table.table === 'rider' ? Promise.resolve([]) : listRows(tx, table, ownRows(table, owner))

export const listRowsOfRiders = (
  tx: Transaction,
  table: DownloadTable,
  owner: Owner,
  riderIds: readonly string[],
): Promise<StoredRow[]> => listRows(tx, table, rowsOfRiders(table, owner, riderIds))

/** The files of the copy's owner, the oldest first. An erased one is empty, and a restricted one is not in a fitter's copy. */
export async function listRiderIds({ db }: Transaction, { id, role }: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('rider')
    .select('id')
    .where(role === 'fitter' ? 'fitter_id' : 'account_id', '=', id)
    .where('erased_at', 'is', null)
    .$if(role === 'fitter', (files) =>
      files.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('restriction').whereRef('rider_id', '=', 'rider.id').where('ended_at', 'is', null),
          ),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The photos of some riders' files, with the places of their bytes. */
export function listPhotoFiles({ db }: Transaction, riderIds: readonly string[]) {
  return db
    .selectFrom('photo')
    .select(['id', 'rider_id', 'file'])
    .where('rider_id', '=', anyOf(riderIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The sessions of some riders' files, with what a report's file is named after. */
export function listSessions({ db }: Transaction, riderIds: readonly string[]) {
  return db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select([
      's.id',
      's.rider_id',
      's.fitter_id',
      's.created_at',
      's.fitted_at',
      's.cancelled_at',
      'r.time_zone',
    ])
    .where('s.rider_id', '=', anyOf(riderIds))
    .orderBy('s.created_at')
    .orderBy('s.id')
    .execute()
}

/** How the owner reads: language, units, and whom the sign-in service knows. */
export function getOwnAccount({ db }: Transaction, id: string) {
  return db
    .selectFrom('account')
    .select(['language', 'region', 'units', 'identity_subject'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The logo and the photo of a fitter, sealed. */
export const findPictures = ({ db }: Transaction, fitterId: string) =>
  db
    .selectFrom('fitter_profile')
    .select(['logo_sealed as logo', 'photo_sealed as photo'])
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
