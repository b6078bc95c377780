import type { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { APP_ROLE } from './roles.ts'

/**
 * Takes the right to make temporary tables from everybody but the owner, in the database of this connection. Who is not
 * the database's owner changes nothing: PostgreSQL warns, and `refuseTemporaryTables` tells the operator what to run.
 */
export async function revokeTemporaryTables(owner: Client): Promise<void> {
  await owner.query(`do $$ begin
    execute format('revoke temporary on database %I from public, ${APP_ROLE}', current_database());
  end $$`)
}

/**
 * Refuses a run-time role that may make temporary tables: one of them could stand in for a real table by its name.
 * @param app a connection as the run-time role
 * @throws OperatorProblem with the SQL to run
 */
export async function refuseTemporaryTables(app: Client): Promise<void> {
  const { rows } = await app.query<{ may: boolean; sql: string }>(
    `select has_database_privilege(current_database(), 'TEMPORARY') as may,
            format('revoke temporary on database %I from public, %I;', current_database(), current_user) as sql`,
  )
  if (!rows[0]?.may) return
  throw new OperatorProblem(
    `The run-time role may make temporary tables, and the owner's role may not take that right from it. ` +
      `Run this as the owner of the database, then start again:\n\n${rows[0].sql}\n`,
  )
}
