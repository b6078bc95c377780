import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { INCOMING } from '../files/local-files.ts'
import { filesFolder } from '../files/open-files.ts'

/** Why nothing can be written, for monitoring. */
export type NotWritable =
  | 'database'
  | 'database_read_only'
  | 'database_full'
  | 'disk_full'
  | 'files_full'
  | 'files_not_writable'

/** The shortest time between two tests, however often the result is requested. */
const EVERY_MS = 5_000
/** PostgreSQL allocates its log in segments of 16 MB, and ends if there is no space. */
const LEAST_FREE_BYTES = 2 * 16 * 2 ** 20
const ONE_PAGE = Buffer.alloc(4096, 1)
const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG)$/
const READ_ONLY = '25006'
const FULL = '53100'

interface ProbeParts {
  database: Database
  config: Pick<Config, 'dataDir' | 'filesUrl' | 'database'>
  now(): Date
}

/** Tests with a real write whose commit waits for the disk: a row that is soon deleted, and a record in the log. */
async function tryDatabase(database: Database, now: Date): Promise<NotWritable | null> {
  try {
    await database.perform({ system: true }, { now, requestId: 'readyz' }, async ({ db }) => {
      const expire = now.getTime() + EVERY_MS
      await db
        .insertInto('rate_limit')
        .values({ key: 'readyz', points: 0, expire })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ expire }))
        .execute()
      await sql`select pg_logical_emit_message(true, 'readyz', '')`.execute(db)
    })
    return null
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : ''
    if (code === READ_ONLY) return 'database_read_only'
    return code === FULL ? 'database_full' : 'database'
  }
}

/** Writes a page to the upload folder and deletes it again. */
async function tryFolder(folder: string): Promise<NotWritable | null> {
  const place = path.join(folder, INCOMING, randomUUID())
  try {
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
    const handle = await open(place, 'wx', 0o600)
    try {
      await handle.writeFile(ONE_PAGE)
      await handle.sync()
    } finally {
      await handle.close()
      await rm(place, { force: true })
    }
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return NO_ROOM.test(code) ? 'files_full' : 'files_not_writable'
  }
}

async function tryDisk(folder: string): Promise<NotWritable | null> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < LEAST_FREE_BYTES ? 'disk_full' : null
}

/**
 * Tests whether acknowledged data could be stored: the database accepts a write, its disk has space if it is the
 * embedded one, and the folder of files accepts a write. A bucket is not tested, because all processes share it.
 */
export function openWriteProbe({ database, config, now }: ProbeParts): () => Promise<NotWritable | null> {
  let last: { at: number; outcome: Promise<NotWritable | null> } | null = null
  const attempt = async (at: Date): Promise<NotWritable | null> =>
    (await tryDatabase(database, at)) ??
    (config.filesUrl ? null : await tryFolder(filesFolder(config.dataDir))) ??
    (config.database ? null : await tryDisk(config.dataDir))
  return () => {
    const at = now()
    if (!last || Math.abs(at.getTime() - last.at) >= EVERY_MS)
      last = { at: at.getTime(), outcome: attempt(at).catch(() => 'files_not_writable' as const) }
    return last.outcome
  }
}
