import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { DataBreach, RightsRequest } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'

/** The most that is listed of what is over. */
const LATEST = 20

const requests = ({ db }: Transaction) => db.selectFrom('rights_request').selectAll()

/** The requests that are not answered, the oldest first. */
export const listOpenRequests = (tx: Transaction) =>
  requests(tx).where('answered_at', 'is', null).orderBy('received_on').orderBy('id').execute()

/** The requests that were answered last, the newest first. */
export const listAnsweredRequests = (tx: Transaction) =>
  requests(tx).where('answered_at', 'is not', null).orderBy('answered_at', 'desc').limit(LATEST).execute()

export const findRequest = (tx: Transaction, id: string) =>
  requests(tx).where('id', '=', id).executeTakeFirst()

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

/** The language in which the product writes to an address; undefined if it does not know the address. */
export async function findLanguageOf({ db }: Transaction, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ language: string }>`
    select language from account where email_hash = ${hash} and erased_at is null
    union all select language from rider where email_hash = ${hash} and erased_at is null limit 1`.execute(db)
  return rows[0]?.language
}

const breaches = ({ db }: Transaction) => db.selectFrom('data_breach').selectAll()

/** The breaches that are not settled, the oldest first. */
export const listOpenBreaches = (tx: Transaction) =>
  breaches(tx).where('closed_at', 'is', null).orderBy('aware_at').orderBy('id').execute()

/** The breaches that were settled last, the newest first. */
export const listClosedBreaches = (tx: Transaction) =>
  breaches(tx).where('closed_at', 'is not', null).orderBy('closed_at', 'desc').limit(LATEST).execute()

export const findBreach = (tx: Transaction, id: string) =>
  breaches(tx).where('id', '=', id).executeTakeFirst()

export const lockBreach = (tx: Transaction, id: string) =>
  breaches(tx).where('id', '=', id).forUpdate().executeTakeFirst()

export type BreachRow = Awaited<ReturnType<typeof listOpenBreaches>>[number]

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

/** What was done about these requests or breaches, the oldest first. */
export const listSteps = (
  { db }: Transaction,
  entity: 'rights_request' | 'data_breach',
  ids: readonly string[],
) =>
  db
    .selectFrom('audit_entry')
    .select(['at', 'action', 'actor', 'actor_id', 'entity_id'])
    .where('entity_id', '=', anyOf(ids))
    .where('entity', '=', entity)
    .orderBy('id')
    .execute()

export type StepRow = Awaited<ReturnType<typeof listSteps>>[number]
