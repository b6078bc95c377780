import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { named, operatorWords } from '../operator-problem.ts'
import { type Backup, RestoreError } from './manifest.ts'
import { columnList } from './tables.ts'

type Table = Backup['manifest']['tables'][number]

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const damaged = (file: string, reason: string) =>
  new RestoreError(`${file} is damaged (${reason}). Nothing was changed; use another backup.`)

/** Why a file could not be loaded. A full or failing disk does not mean that the backup is damaged. */
function unloaded(file: string, error: unknown): RestoreError {
  const words = operatorWords(named(error, file))
  if (words === null) return damaged(file, reasonOf(error))
  return new RestoreError(`${words} Nothing was changed; solve this and restore again.`)
}

async function loadTable(owner: Client, folder: string, table: Table): Promise<void> {
  const file = join(folder, table.file)
  await owner.query(`delete from ${table.name}`)
  const into = owner.query(copyFrom(`copy ${table.name} (${columnList(table)}) from stdin`))
  await pipeline(createReadStream(file), createGunzip(), into).catch((error: unknown) => {
    throw unloaded(file, error)
  })
  const { rows } = await owner.query<{ count: string }>(`select count(*) from ${table.name}`)
  const count = Number(rows[0]?.count)
  if (count !== table.rows) throw damaged(file, `${count} of ${table.rows} rows`)
}

/** Loads all rows unchanged, without row security and triggers. Only for the caller's transaction. */
export async function loadTables(owner: Client, { folder, manifest }: Backup): Promise<number> {
  for (const { name } of manifest.tables)
    await owner.query(`alter table ${name} no force row level security, disable trigger user`)
  for (const table of manifest.tables) await loadTable(owner, folder, table)
  for (const { name } of manifest.tables)
    await owner.query(`alter table ${name} force row level security, enable trigger user`)
  await owner.query(`select setval(pg_get_serial_sequence('audit_entry', 'id'),
    coalesce((select max(id) from audit_entry), 0) + 1, false)`)
  // Transaction ids of another server have no meaning here: entries that are not chained count as committed.
  await owner.query(`update audit_entry e set transaction_id = '3'
    where not exists (select 1 from audit_seal s where s.entry_id = e.id)`)
  return manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
}

/**
 * Reads the wrapped root of the vault from a backup, to check whether a key opens the data before anything is changed.
 * @throws RestoreError naming the file
 */
export async function rootInBackup({ folder, manifest }: Backup): Promise<Buffer> {
  const table = manifest.tables.find(({ name }) => name === 'public.vault_root')
  const place = table?.columns.indexOf('wrapped') ?? -1
  const file = join(folder, table?.file ?? 'public.vault_root.copy.gz')
  const unzipped = createGunzip()
  const [rows] = await Promise.all([text(unzipped), pipeline(createReadStream(file), unzipped)]).catch(
    (error: unknown) => {
      throw unloaded(file, error)
    },
  )
  // COPY writes bytes as \\x and hexadecimal digits.
  const hex = /^\\\\x([0-9a-f]+)$/.exec(rows.split('\n')[0]?.split('\t')[place] ?? '')?.[1]
  if (!hex) throw damaged(file, 'it holds no root')
  return Buffer.from(hex, 'hex')
}
