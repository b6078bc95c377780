import type { Insertable, Updateable } from 'kysely'
import type { DataBreach, RightsRequest } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'

const requests = ({ db }: Transaction) => db.selectFrom('rights_request').selectAll()

/** The requests that are not answered, the oldest first. */
export const listOpenRequests = (tx: Transaction) =>
  requests(tx).where('answered_at', 'is', null).orderBy('received_on').orderBy('id').execute()

export const lockRequest = (tx: Transaction, id: string) =>
  requests(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export type RequestRow = Awaited<ReturnType<typeof listOpenRequests>>[number]

export async function insertRequest({ db }: Transaction, row: Insertable<RightsRequest>): Promise<void> {
  await db.insertInto('rights_request').values(row).execute()
}

export async function updateRequest(
  { db }: Transaction,
  id: string,
  set: Updateable<RightsRequest>,
): Promise<void> {
  await db.updateTable('rights_request').set(set).where('id', '=', id).execute()
}

const breaches = ({ db }: Transaction) => db.selectFrom('data_breach').selectAll()

/** The breaches that are not settled, the oldest first. */
export const listOpenBreaches = (tx: Transaction) =>
  breaches(tx).where('closed_at', 'is', null).orderBy('aware_at').orderBy('id').execute()

export const lockBreach = (tx: Transaction, id: string) =>
  breaches(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertBreach({ db }: Transaction, row: Insertable<DataBreach>): Promise<void> {
  await db.insertInto('data_breach').values(row).execute()
}

export async function updateBreach(
  { db }: Transaction,
  id: string,
  set: Updateable<DataBreach>,
): Promise<void> {
  await db.updateTable('data_breach').set(set).where('id', '=', id).execute()
}
