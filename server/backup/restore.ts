import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Client } from 'pg'
import { migrate, migrateInside } from '../database/migrate.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { allMigrations, ensureFirstRoles, openVaultOf } from '../database/set-up.ts'
import { completeLedgers, type LedgerEntry } from '../erasure/erasure-ledger.ts'
import { removeRemnants } from '../erasure/remnants.ts'
import { replayErasures } from '../erasure/replay-erasures.ts'
import { isFileKey } from '../files/file-key.ts'
import type { FileStore } from '../files/file-store.ts'
import { filesFolder } from '../files/open-files.ts'
import { removeAllFiles } from '../files/remove-files.ts'
import { syncFolder, syncTree } from '../files/sync-folder.ts'
import { naming } from '../operator-problem.ts'
import type { MasterKeyRing } from '../vault/master-keys.ts'
import { FILES, HEADS } from './backup.ts'
import { dropProduct } from './drop-product.ts'
import { endCredentials } from './end-credentials.ts'
import { loadTables } from './load-tables.ts'
import { type Backup, RestoreError } from './manifest.ts'
import {
  markDatabase,
  markDataDir,
  markInDatabase,
  unmarkDatabase,
  unmarkDataDir,
} from './unfinished-restore.ts'

async function holdsData(owner: Client): Promise<boolean> {
  const known = await owner.query<{ there: boolean }>(
    "select to_regclass('public.account') is not null as there",
  )
  if (!known.rows[0]?.there) return false
  const { rowCount } = await owner.query('select 1 from account limit 1')
  return rowCount !== 0
}

/** Allows replacing the rows of an unfinished restore, but never other data. @throws RestoreError */
async function refuseData(owner: Client, dataDir: string): Promise<void> {
  if ((await markInDatabase(owner)) !== null || !(await holdsData(owner))) return
  // Only the folder is marked. An earlier release set that mark before it looked, so nothing was changed.
  await unmarkDataDir(dataDir)
  throw new RestoreError('The database already contains data. Restore into an empty one.')
}

/** Creates the schema of the backup's migrations in place of the existing one. */
async function makeSchema(owner: Client, names: readonly string[]): Promise<void> {
  const all = await allMigrations()
  await inOwnerTransaction(owner, () => dropProduct(owner))
  await migrate(
    owner,
    all.filter((migration) => names.includes(migration.name)),
  )
}

/** @throws RestoreError when the backup has migrations that this program does not know */
export async function refuseNewer({ manifest }: Backup): Promise<void> {
  const known = new Set((await allMigrations()).map(({ name }) => name))
  const missing = manifest.migrations.filter((name) => !known.has(name))
  if (missing.length > 0)
    throw new RestoreError(`The backup is newer than this program: ${missing.join(', ')}`)
}

interface Restoring {
  owner: Client
  backup: Backup
  /** The keys that open the restored data. */
  ring: MasterKeyRing
  /** The password of the run-time role if the operator sets it. */
  password: string | null
  dataDir: string
  /** The current file store: a folder of `dataDir`, or a bucket. */
  files: FileStore
  /** The erasures and closings to repeat, and the copies of the ledger to write them to. */
  erasures: readonly LedgerEntry[]
  ledger: readonly string[]
  now: Date
  /** Writes the key file. Called once the database is known to be ready for a restore. */
  placeKey(): void
  say(line: string): void
}

/** Loads and erases in one transaction, so that data of an erased rider is never visible. */
async function load({ owner, backup, ring, erasures, now }: Restoring) {
  const all = await allMigrations()
  const done = await inOwnerTransaction(owner, async () => {
    const rows = await loadTables(owner, backup)
    await openVaultOf(owner, ring)
    await migrateInside(owner, all)
    await endCredentials(owner, now)
    return { rows, erased: await replayErasures(owner, erasures) }
  })
  const late = await migrate(owner, all)
  const erasedLate =
    late.length > 0 ? await inOwnerTransaction(owner, () => replayErasures(owner, erasures)) : 0
  return { rows: done.rows, erased: done.erased + erasedLate }
}

/** Replaces the heads in the data folder, which may be newer than the restored data. */
async function placeHeads(backup: Backup, dataDir: string): Promise<void> {
  const to = join(dataDir, HEADS)
  await rm(to, { recursive: true, force: true })
  const from = join(backup.folder, HEADS)
  if ((await readdir(from).catch(() => null)) === null) return
  await cp(from, to, { recursive: true })
  // Makes the heads durable before the marks are removed, because then a power loss must not lose them.
  await syncTree(to)
}

/** The photos in a backup: the key of each file, and its path. */
async function filesIn({ folder }: Backup): Promise<{ key: string; place: string }[]> {
  const root = join(folder, FILES)
  const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const place = join(entry.parentPath, entry.name)
      return { key: place.split(sep).slice(-2).join('/'), place }
    })
    .filter(({ key }) => isFileKey(key))
}

/**
 * Deletes the stored files, which may be older or newer than the restored data. A backup of the first format without
 * files leaves them in place, because they may be the only copy.
 */
async function clearFiles({ backup, dataDir, now, say }: Restoring): Promise<void> {
  const folder = filesFolder(dataDir)
  const brings = backup.manifest.format !== 1 || (await readdir(join(backup.folder, FILES)).catch(() => null))
  const there = await readdir(folder).catch(() => [])
  if (brings || there.length === 0) return rm(folder, { recursive: true, force: true })
  const aside = `${folder}.before-${now.toISOString().replaceAll(':', '-')}`
  await rename(folder, aside)
  say(`The backup has no photos. Those that were in ${folder} are in ${aside} now.`)
}

/** Stores the photos of all riders who are not erased. @returns how many */
async function placeFiles(restoring: Restoring): Promise<number> {
  const { owner, backup, files } = restoring
  await clearFiles(restoring)
  const { rows } = await owner.query<{ id: string }>('select id from rider where erased_at is null')
  const living = new Set(rows.map(({ id }) => id))
  let count = 0
  for (const { key, place } of await filesIn(backup)) {
    if (!living.has(key.split('/')[0] ?? '')) continue
    await files.put(key, await naming(place, () => readFile(place)))
    count += 1
  }
  return count
}

/**
 * Restores a backup into an empty database. Marks say that the restore is unfinished for as long as it runs, so that no
 * server starts on it. It may be interrupted at any point and repeated.
 * @throws RestoreError
 */
export async function restoreBackup(
  restoring: Restoring,
): Promise<{ rows: number; files: number; erased: number }> {
  const { owner, backup, dataDir, say } = restoring
  await refuseData(owner, dataDir)
  await markDataDir(dataDir, backup.folder)
  await markDatabase(owner, backup.folder)
  restoring.placeKey()
  await completeLedgers(restoring.ledger, restoring.erasures)
  await ensureFirstRoles(owner, restoring.password, restoring.ring)
  say('Creating the tables …')
  await makeSchema(owner, backup.manifest.migrations)
  say('Loading the rows …')
  const loaded = await load(restoring)
  say('Copying the files …')
  await placeHeads(backup, dataDir)
  const files = await placeFiles(restoring)
  await removeAllFiles(owner, restoring.files)
  say('Removing what the erased rows left on the disk …')
  const { done, advice } = await removeRemnants(owner)
  if (!done) say('The database is in use: the server removes them once it runs.')
  for (const line of advice) say(line)
  await syncFolder(dataDir)
  await unmarkDataDir(dataDir)
  await unmarkDatabase(owner)
  return { ...loaded, files }
}
