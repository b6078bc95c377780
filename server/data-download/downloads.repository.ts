import { type Selectable, sql } from 'kysely'
import type { DataDownload } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'

export type DownloadRow = Selectable<DataDownload>

/** The channel on which a request says that a copy waits. */
export const DOWNLOAD_CHANNEL = 'spokewell_download'

/** An account's copy that is not over. */
export function findDownload({ db, now }: Transaction, accountId: string): Promise<DownloadRow | undefined> {
  return db
    .selectFrom('data_download')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirst()
}

export async function deleteDownload({ db }: Transaction, accountId: string): Promise<void> {
  await db.deleteFrom('data_download').where('account_id', '=', accountId).execute()
}

/** A copy that is asked for now. */
export const waitingDownload = ({ now }: Transaction, id: string, accountId: string): DownloadRow => ({
  id,
  account_id: accountId,
  requested_at: now,
  leased_until: null,
  attempts: 0,
  files: null,
  files_done: 0,
  ready_at: null,
  expires_at: null,
  bytes: null,
  failed_at: null,
})

/** Stores that a copy was asked for, unless the account has one. */
export async function insertDownload({ db }: Transaction, row: DownloadRow): Promise<void> {
  await db
    .insertInto('data_download')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/** Wakes those who make copies when the transaction commits. */
export async function wakeCopyMakers({ db }: Transaction): Promise<void> {
  await sql`select pg_notify(${DOWNLOAD_CHANNEL}, '')`.execute(db)
}

/** The parts of a copy, in their order. */
export async function listParts({ db }: Transaction, downloadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('data_download_part')
    .select('file')
    .where('download_id', '=', downloadId)
    .orderBy('position')
    .execute()
  return rows.map(({ file }) => file)
}

/** Claims the copy that has waited longest and that nobody makes. */
export function claimDownload({ db, now }: Transaction, until: Date): Promise<DownloadRow | undefined> {
  const waiting = db
    .selectFrom('data_download')
    .select('id')
    .where('ready_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .orderBy('requested_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('data_download')
    .set({ leased_until: until, attempts: sql`attempts + 1`, files: null, files_done: 0 })
    .where('id', '=', waiting)
    .returningAll()
    .executeTakeFirst()
}

/** One attempt to make a copy. */
export type Attempt = Pick<DownloadRow, 'id' | 'attempts'>

/** Changes a copy. @returns whether it is still there and no later attempt has begun */
export async function updateDownload(
  { db }: Transaction,
  { id, attempts }: Attempt,
  changes: Partial<Omit<DownloadRow, 'id' | 'account_id' | 'requested_at'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('data_download')
    .set(changes)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function insertPart(
  { db }: Transaction,
  part: { downloadId: string; position: number; file: string },
): Promise<void> {
  const { downloadId: download_id, position, file } = part
  await db.insertInto('data_download_part').values({ download_id, position, file }).execute()
}

/** Deletes what an earlier attempt wrote. A trigger asks for the removal of the files. */
export async function deleteParts({ db }: Transaction, downloadId: string): Promise<void> {
  await db.deleteFrom('data_download_part').where('download_id', '=', downloadId).execute()
}

/** Acts as the person whose copy it is from here on; null when nothing is to be made for them any more. */
export async function enterDownload(
  { db, now }: Transaction,
  id: string,
): Promise<{ id: string; role: 'client' | 'fitter' } | null> {
  const { rows } = await sql<{ account_id: string; role: string }>`
    select * from app.enter_download(${id}, ${now})`.execute(db)
  const [found] = rows
  if (!found || (found.role !== 'client' && found.role !== 'fitter')) return null
  return { id: found.account_id, role: found.role }
}
