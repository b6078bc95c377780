import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'

/** Shorter values are hashes and counters. */
const SHORTEST = 40
/** The length of the searched pieces, because PostgreSQL splits long values. */
const PIECE = 32

const digest = (value: Buffer) => createHash('sha256').update(value).digest('hex').slice(0, 16)

/** A connection to the embedded database of a running server, as its owner. */
export async function ownerConnection(dataDir: string): Promise<Client> {
  const kept = (name: string) => readFile(path.join(dataDir, 'postgres', name), 'utf8')
  const { port } = JSON.parse(await kept('state.json'))
  const owner = new Client({
    host: '127.0.0.1',
    port,
    user: 'spokewell_owner',
    password: (await kept('owner.password')).trim(),
    database: 'spokewell',
  })
  await owner.connect()
  return owner
}

/** Every sealed value and wrapped key in the rows: its place and digest, with the bytes to search for. */
export async function sealedValues(owner: Client): Promise<Map<string, Buffer[]>> {
  const columns = await owner.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column
     from information_schema.columns where table_schema in ('public', 'identity') and data_type = 'bytea'`,
  )
  const values = new Map<string, Buffer[]>()
  for (const { table, column } of columns.rows) {
    const { rows } = await owner.query<{ value: Buffer }>(
      `select ${column} as value from ${table} where length(${column}) >= ${SHORTEST}`,
    )
    for (const { value } of rows)
      values.set(`${table}.${column} ${digest(value)}`, [value.subarray(0, PIECE)])
  }
  return values
}

/** The table or index that a file of the database belongs to. */
export async function relationOf(owner: Client, file: string): Promise<string> {
  const { rows } = await owner.query<{ name: string | null }>(
    'select pg_filenode_relation(0, $1::oid)::regclass::text as name',
    [path.basename(file).replace(/[._].*/, '')],
  )
  return rows[0]?.name ?? 'nothing any more'
}

/** Counters that expire within minutes. */
const PASSING = 'rate_limit'

/** Every row, as its table and its primary key. */
export async function rowIds(owner: Client): Promise<string[]> {
  const tables = await owner.query<{ name: string; key: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I::text', a.attname), ', ') as key
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
     where i.indisprimary and n.nspname in ('public', 'identity') and c.relname <> '${PASSING}' group by 1`,
  )
  const ids: string[] = []
  for (const { name, key } of tables.rows) {
    const { rows } = await owner.query<{ id: string }>(`select concat_ws('|', ${key}) as id from ${name}`)
    for (const { id } of rows) ids.push(`${name} ${id}`)
  }
  return ids
}
