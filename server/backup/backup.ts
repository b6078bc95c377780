import { createWriteStream } from 'node:fs'
import { cp, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BACKUP_DAYS } from '#domain/product.ts'
import { columnList, type StoredTable, storedTables } from './tables.ts'

const FORMAT = 1

export interface BackupManifest {
  format: number
  at: string
  /** The migrations the data stands on. */
  migrations: string[]
  tables: (StoredTable & { file: string; rows: number })[]
}

/** What beside the database belongs to the data, below `DATA_DIR`. The erasure ledger never does: it must be newer. */
export const FOLDERS = ['audit-heads', 'files']

async function copyTable(owner: Client, table: StoredTable, file: string): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(`select count(*) from ${table.name}`)
  const rowsOut = owner.query(copyTo(`copy ${table.name} (${columnList(table)}) to stdout`))
  await pipeline(rowsOut, createGzip(), createWriteStream(file, { mode: 0o600 }))
  return Number(rows[0]?.count ?? 0)
}

async function copyDatabase(owner: Client, folder: string, now: Date): Promise<BackupManifest> {
  // One snapshot for all tables: what was committed together is saved together.
  await owner.query('begin isolation level repeatable read read only')
  try {
    const migrations = await owner.query<{ name: string }>(
      'select name from schema_migration order by at, name',
    )
    const tables: BackupManifest['tables'] = []
    for (const table of await storedTables(owner)) {
      if (table.name === 'public.schema_migration') continue
      const file = `${table.name}.copy.gz`
      tables.push({ ...table, file, rows: await copyTable(owner, table, join(folder, file)) })
    }
    return {
      format: FORMAT,
      at: now.toISOString(),
      migrations: migrations.rows.map((row) => row.name),
      tables,
    }
  } finally {
    await owner.query('rollback')
  }
}

async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const handle = await open(join(entry.parentPath, entry.name), 'r')
    await handle.sync()
    await handle.close()
  }
}

/** A backup's folder is called by its moment. Whatever else lies beside is the operator's. */
const backupName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})Z$/

/** Removes backups that are too old to be kept. */
async function removeOld(into: string, now: Date): Promise<void> {
  for (const name of await readdir(into)) {
    const [, hour, minute, second] = backupName.exec(name) ?? []
    const at = Date.parse(`${hour}:${minute}:${second}Z`)
    if (now.getTime() - at > BACKUP_DAYS * 86_400_000) await rm(join(into, name), { recursive: true })
  }
}

/**
 * Saves the whole product's data into a new folder below `into`; it appears under its name only when complete.
 * The master keys are not in it.
 * @returns the folder
 */
export async function backUp(owner: Client, dataDir: string, into: string, now: Date): Promise<string> {
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const unfinished = join(into, `.${name}.unfinished`)
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  // The audit heads first: they must not be newer than the trail they speak of.
  for (const folder of FOLDERS)
    if (await stat(join(dataDir, folder)).catch(() => null))
      await cp(join(dataDir, folder), join(unfinished, folder), { recursive: true })
  const manifest = await copyDatabase(owner, unfinished, now)
  await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  })
  await syncFolder(unfinished)
  const folder = join(into, name)
  await rename(unfinished, folder)
  await removeOld(into, now)
  return folder
}
