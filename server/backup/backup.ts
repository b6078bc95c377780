import { constants, createWriteStream } from 'node:fs'
import { access, copyFile, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { FileStore } from '../files/file-store.ts'
import { syncFolder, syncTree } from '../files/sync-folder.ts'
import { naming, OperatorProblem, operatorWords } from '../operator-problem.ts'
import { type BackupManifest, type BackupPart, MANIFEST, partOf } from './manifest.ts'
import { filesOfPhotos, stillOfPhotos } from './missing-files.ts'
import { removeOldBackups } from './old-backups.ts'
import { columnList, type StoredTable, storedTables } from './tables.ts'

/** The other folders below `DATA_DIR` in a backup. The erasure ledger is not included: it must be the newest copy. */
export const HEADS = 'audit-heads'
/** The folder of the photos in a backup, whether they come from a folder or a bucket. */
export const FILES = 'files'

async function copyTable(owner: Client, table: StoredTable, file: string): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(`select count(*) from ${table.name}`)
  const rowsOut = owner.query(copyTo(`copy ${table.name} (${columnList(table)}) to stdout`))
  await naming(file, () => pipeline(rowsOut, createGzip(), createWriteStream(file, { mode: 0o600 })))
  return Number(rows[0]?.count ?? 0)
}

async function copyDatabase(
  owner: Client,
  folder: string,
): Promise<Pick<BackupManifest, 'migrations' | 'tables'> & { photos: string[] }> {
  // One snapshot for all tables, so that rows of one transaction are saved together.
  await owner.query('begin isolation level repeatable read read only')
  try {
    const migrations = await owner.query<{ name: string }>(
      'select name from schema_migration order by at, name',
    )
    const photos = await filesOfPhotos(owner)
    const tables: BackupManifest['tables'] = []
    for (const table of await storedTables(owner)) {
      if (table.name === 'public.schema_migration') continue
      const file = `${table.name}.copy.gz`
      tables.push({ ...table, file, rows: await copyTable(owner, table, join(folder, file)) })
    }
    return { migrations: migrations.rows.map((row) => row.name), tables, photos }
  } finally {
    await owner.query('rollback')
  }
}

/** Copies a folder. Files that disappear while it is copied were deleted. */
async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(unlessAbsent)
  for (const entry of entries ?? []) {
    if (!entry.isFile()) continue
    const inside = relative(from, join(entry.parentPath, entry.name))
    await mkdir(dirname(join(to, inside)), { recursive: true, mode: 0o700 })
    await copyFile(join(from, inside), join(to, inside), constants.COPYFILE_FICLONE).catch(unlessAbsent)
  }
}

/**
 * Copies the photos from their folder or bucket. Files that are still being written are skipped.
 * @returns their keys
 */
async function copyFiles(files: FileStore, to: string): Promise<Set<string>> {
  const copied = new Set<string>()
  for await (const key of files.list()) {
    const bytes = await files.get(key)
    if (!bytes) continue
    await mkdir(dirname(join(to, key)), { recursive: true, mode: 0o700 })
    await naming(join(to, key), () => writeFile(join(to, key), bytes, { mode: 0o600 }))
    copied.add(key)
  }
  return copied
}

function unlessAbsent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}

/** Syncs all files of a backup to disk. @returns its parts */
async function syncBackup(folder: string): Promise<BackupPart[]> {
  await syncTree(folder)
  const parts: BackupPart[] = []
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    const place = join(entry.parentPath, entry.name)
    parts.push(await partOf(folder, relative(folder, place).split(sep).join('/')))
  }
  return parts.sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Writes the manifest, which is the last file of a backup. */
async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const file = join(folder, MANIFEST)
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await naming(file, () => writeFile(file, text, { mode: 0o600, flush: true }))
  await syncFolder(folder)
}

const PARTIAL = '.partial'
const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Creates a folder with a name that no other backup has or gets.
 * @returns the folder to write into, and its final name
 */
async function claimFolder(into: string, now: Date): Promise<{ partial: string; folder: string }> {
  await mkdir(into, { recursive: true, mode: 0o700 })
  const moment = `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  for (let number = 1; ; number += 1) {
    const folder = join(into, number === 1 ? moment : `${moment}-${number}`)
    const partial = `${folder}${PARTIAL}`
    try {
      await mkdir(partial, { mode: 0o700 })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
      throw error
    }
    // The process that created the partial name owns the final name, because neither is created without the other.
    if (!(await isThere(folder))) return { partial, folder }
    await rmdir(partial)
  }
}

interface Saved {
  owner: Client
  dataDir: string
  files: FileStore
  now: Date
  /** Receives lines for the operator. */
  say(line: string): void
}

interface Wishes extends Saved {
  into: string
  /** The operator knows that photo files are lost, so a backup without them counts as a success. */
  acceptMissing?: boolean
}

/**
 * Saves all data of the product into a new folder below `into`. The folder gets its final name only when it is
 * complete. The backup does not contain the master keys.
 * @returns the folder
 * @throws OperatorProblem when photo files are missing. Everything else was saved, and no old backup was removed,
 *   because one of them may contain the files
 */
export async function backUp(wishes: Wishes): Promise<string> {
  const { into, now, files, say } = wishes
  const { partial, folder } = await claimFolder(into, now)
  let missing: number
  try {
    missing = await fill(partial, wishes)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
  await rename(partial, folder)
  await syncFolder(into)
  const lacks = `${missing} photo files are missing in ${files.place} and therefore in the backup.`
  if (missing > 0 && !wishes.acceptMissing)
    throw new OperatorProblem(
      `Saved to ${folder}, but ${lacks} Put them back, or set DATA_DIR or FILES_URL to where they are, and back up again. No old backup was removed, because one may contain them. If they are permanently lost: npm run backup -- --accept-missing`,
    )
  if (missing > 0) say(lacks)
  await pruneBackups(wishes)
  return folder
}

/** Removes old backups. A failure here does not fail the new backup. */
async function pruneBackups(wishes: Wishes): Promise<void> {
  try {
    await removeOldBackups(wishes)
  } catch (error) {
    wishes.say(`Saved, but old backups were not removed: ${operatorWords(error) ?? String(error)}`)
  }
}

/** @returns the number of missing photo files */
async function fill(partial: string, { owner, dataDir, files, now }: Saved): Promise<number> {
  // The audit heads come first: they must not be newer than the trail in the backup. The files come last, so that every
  // saved row finds its file unless it was deleted in between.
  await copyFolder(join(dataDir, HEADS), join(partial, HEADS))
  const { photos, ...database } = await copyDatabase(owner, partial)
  const copied = await copyFiles(files, join(partial, FILES))
  const missing = await stillOfPhotos(
    owner,
    photos.filter((key) => !copied.has(key)),
  )
  await writeManifest(partial, {
    format: 2,
    at: now.toISOString(),
    ...database,
    parts: await syncBackup(partial),
    ...(missing.length > 0 && { missing: missing.length }),
  })
  return missing.length
}
