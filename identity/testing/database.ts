import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import type { IdentityDatabase } from '../base/tables.ts'

const ROLES = `
do $$
begin
  -- Test files prepare at the same time, and roles belong to the whole cluster.
  perform pg_advisory_xact_lock(hashtext('identity test roles'));
  if not exists (select from pg_roles where rolname = 'identity_test_run') then
    create role identity_test_run login noinherit password 'identity_test_run' in role spokewell_identity;
  end if;
end
$$`

export interface TestDatabase {
  /** The run-time login, which owns nothing and sees nothing before it switches to identity's role. */
  db: Kysely<IdentityDatabase>
  transaction<T>(work: (db: Kysely<IdentityDatabase>) => Promise<T>): Promise<T>
  /** Queries as the owner, to read what is stored. */
  inspect(query: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** A new database, migrated by an owner who is not a superuser. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('postgresOwnerUrl')
  const name = `identity_${randomUUID().replaceAll('-', '')}`
  await asAdmin(adminUrl, async (admin) => {
    await admin.query(ROLES)
    // Writing every page to the log, the default, takes several times the processor time.
    await admin.query(`create database ${name} strategy file_copy`)
  })
  const url = new URL(adminUrl)
  url.pathname = name
  const inspector = new Client({ connectionString: url.href })
  await inspector.connect()
  await migrate(inspector)

  url.username = 'identity_test_run'
  url.password = 'identity_test_run'
  const db = new Kysely<IdentityDatabase>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: url.href, max: 8 }) }),
  })
  return {
    db,
    transaction: (work) =>
      db.transaction().execute(async (trx) => {
        await sql`set local role spokewell_identity`.execute(trx)
        return work(trx)
      }),
    inspect: async (query) => (await inspector.query<Record<string, unknown>>(query)).rows,
    close: async () => {
      await db.destroy()
      await inspector.end()
      // Without force, because PostgreSQL waits for connections that are closing.
      await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name}`))
    },
  }
}

async function asAdmin(url: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

async function migrate(client: Client): Promise<void> {
  const folder = new URL('../migrations/', import.meta.url)
  for (const file of (await readdir(folder)).sort()) {
    const text = await readFile(new URL(file, folder), 'utf8')
    await client.query(`begin;\n${text}\n;commit`)
  }
}
