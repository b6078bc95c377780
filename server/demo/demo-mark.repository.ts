import type { Client } from 'pg'

/** The owner's connection: the run-time role has no right to the mark. */
export type Owner = Pick<Client, 'query'>

/** Whether a server was ever started on the database. */
export async function findStarted(owner: Owner): Promise<boolean> {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regclass('public.vault_root') is not null as there",
  )
  return rows[0]?.there === true
}

/** Whether the database has the table of the mark: one of an earlier version has not. */
export async function findMarkTable(owner: Owner): Promise<boolean> {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regclass('public.demo_practice') is not null as there",
  )
  return rows[0]?.there === true
}

export async function findMark(owner: Owner): Promise<boolean> {
  return (await owner.query('select 1 from demo_practice')).rowCount === 1
}

/**
 * Has commits of later connections not wait for the disk. What a crash of the machine loses then are the last moments of
 * invented data.
 */
export async function updateCommitsToBeFast(owner: Owner): Promise<void> {
  await owner.query(`do $$ begin
    execute format('alter database %I set synchronous_commit = off', current_database());
  end $$`)
}

/** Marks the database as that of a demo. @param endsAt the end of the invented history */
export async function insertMark(owner: Owner, endsAt: Date): Promise<void> {
  await owner.query('insert into demo_practice (id, history_ends_at) values (1, $1)', [endsAt])
}
