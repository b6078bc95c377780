import { constants, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BACKUP_DAYS } from '#domain/product.ts'
import { INCOMING } from '../files/local-files.ts'
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
export const FOLDERS = ['audit-heads', 'files'] as const

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

/** Copies what is there; what vanishes under way was deleted, and what is only being written is left out. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(unlessAbsent)
  for (const entry of entries ?? []) {
    const inside = relative(from, join(entry.parentPath, entry.name))
    if (!entry.isFile() || inside.split(sep).includes(INCOMING)) continue
    await mkdir(dirname(join(to, inside)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, inside), join(to, inside), constants.COPYFILE_FICLONE).catch(unlessAbsent)
  }
}

function unlessAbsent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
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
  // The audit heads first: they must not be newer than the trail they speak of. The files last: a row that was saved
  // finds its file, unless it was deleted meanwhile.
  const save = (folder: (typeof FOLDERS)[number]) =>
    copyFolder(join(dataDir, folder), join(unfinished, folder))
  await save('audit-heads')
  const manifest = await copyDatabase(owner, unfinished, now)
  await save('files')
  await writeFile(join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  })
  await syncFolder(unfinished)
  const folder = join(into, name)
  await rename(unfinished, folder)
  await removeOld(into, now)
  return folder
}
