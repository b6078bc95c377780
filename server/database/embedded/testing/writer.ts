// A server that writes continuously and prints each row that the database has acknowledged: `writer.ts <data folder>`.
import { writeSync } from 'node:fs'
import pg from 'pg'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => {} })
const client = new pg.Client({ connectionString: postgres.ownerUrl })
await client.connect()
await client.query('create table if not exists row_kept (id bigint generated always as identity)')
for (;;) {
  const { rows } = await client.query<{ id: string }>('insert into row_kept default values returning id')
  writeSync(1, `${rows[0]?.id}\n`)
}
