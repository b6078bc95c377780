import type { Client } from 'pg'

/**
 * Drops the product's schemas with everything in them, and nothing else in the database. Runs in the caller's
 * transaction.
 */
export async function dropProduct(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r'
       and (c.relname = 'schema_migration'
         or exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_everything'))`,
  )
  for (const { name } of rows) await owner.query(`drop table ${name} cascade`)
  await owner.query('drop schema if exists app cascade')
  await owner.query('drop schema if exists identity cascade')
}
