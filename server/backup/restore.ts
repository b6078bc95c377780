import { createReadStream } from 'node:fs'
import { cp, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { migrate } from '../database/migrate.ts'
import { ensureRoles } from '../database/roles.ts'
import { allMigrations, openVaultOf, rolePassword } from '../database/set-up.ts'
import { replayErasures } from '../erasure/replay-erasures.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeAllFiles } from '../files/remove-files.ts'
import type { MasterKeyRing } from '../vault/master-keys.ts'
import { type BackupManifest, FOLDERS } from './backup.ts'
import { columnList } from './tables.ts'

const manifestShape = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), file: z.string(), rows: z.number().int() }),
  ),
})

/** Why a restore did not begin. */
export class RestoreError extends Error {}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new RestoreError(`${folder} is no backup: it has no manifest.json`)
  })
  return manifestShape.parse(JSON.parse(text))
}

async function refuseData(owner: Client): Promise<void> {
  const known = await owner.query("select to_regclass('public.account') as account")
  if (known.rows[0]?.account === null) return
  const { rowCount } = await owner.query('select 1 from account limit 1')
  if (rowCount) throw new RestoreError('The database holds data already. Restore into an empty one.')
}

/** The data's own schema first, whatever this program has added since. */
async function migrateTo(owner: Client, names: string[]): Promise<void> {
  const all = await allMigrations()
  const missing = names.filter((name) => !all.some((migration) => migration.name === name))
  if (missing.length > 0)
    throw new RestoreError(`The backup is newer than this program: ${missing.join(', ')}`)
  await migrate(
    owner,
    all.filter((migration) => names.includes(migration.name)),
  )
}

async function loadTable(
  owner: Client,
  folder: string,
  table: BackupManifest['tables'][number],
): Promise<void> {
  await owner.query(`delete from ${table.name}`)
  const into = owner.query(copyFrom(`copy ${table.name} (${columnList(table)}) from stdin`))
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), into)
  const { rows } = await owner.query<{ count: string }>(`select count(*) from ${table.name}`)
  if (Number(rows[0]?.count) !== table.rows) throw new RestoreError(`${table.name}: not every row arrived`)
}

async function loadTables(
  owner: Client,
  folder: string,
  manifest: BackupManifest,
  ring: MasterKeyRing,
): Promise<void> {
  await owner.query('begin')
  try {
    // Inside this transaction only: rows are loaded as they were, past row security and triggers.
    for (const { name } of manifest.tables)
      await owner.query(`alter table ${name} no force row level security, disable trigger user`)
    for (const table of manifest.tables) await loadTable(owner, folder, table)
    // A key that opens nothing is found out now, not by the first rider.
    await openVaultOf(owner, ring)
    for (const { name } of manifest.tables)
      await owner.query(`alter table ${name} force row level security, enable trigger user`)
    await owner.query(`select setval(pg_get_serial_sequence('audit_entry', 'id'),
      coalesce((select max(id) from audit_entry), 0) + 1, false)`)
    // Transaction numbers of another server mean nothing here: entries not yet chained count as over.
    await owner.query(`update audit_entry e set transaction_id = '3'
      where not exists (select 1 from audit_seal s where s.entry_id = e.id)`)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/**
 * Brings a backup into an empty database, then replays the erasure ledger before anything is served.
 * @throws RestoreError
 */
export async function restoreBackup(options: {
  owner: Client
  /** Must open what is restored. */
  ring: MasterKeyRing
  /** The run-time address, where one is set. */
  url: string | null
  folder: string
  dataDir: string
  /** Where files are kept now; a folder of `dataDir`, or a bucket that no backup holds. */
  files: FileStore
  ledger: readonly string[]
}): Promise<{ rows: number; erased: number }> {
  const { owner, folder, dataDir } = options
  const manifest = await readManifest(folder)
  await ensureRoles(owner, rolePassword(options.url, options.ring))
  await refuseData(owner)
  await migrateTo(owner, manifest.migrations)
  await loadTables(owner, folder, manifest, options.ring)
  await migrate(owner, await allMigrations())
  for (const name of FOLDERS) {
    // What lies there may be newer than the data that comes.
    await rm(join(dataDir, name), { recursive: true, force: true })
    if (await stat(join(folder, name)).catch(() => null))
      await cp(join(folder, name), join(dataDir, name), { recursive: true })
  }
  const erased = await replayErasures(owner, options.ledger)
  await removeAllFiles(owner, options.files)
  return { rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0), erased }
}
