import type { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { APP_ROLE } from './roles.ts'

/**
 * Revokes the right to create temporary tables in this database from everybody except its owner. Without ownership
 * nothing changes: PostgreSQL prints a warning, and `refuseTemporaryTables` tells the operator what to run.
 */
export async function revokeTemporaryTables(owner: Client): Promise<void> {
  await owner.query(`do $$ begin
    execute format('revoke temporary on database %I from public, ${APP_ROLE}', current_database());
  end $$`)
}

/**
 * Refuses a run-time role that may create temporary tables, because one of them could hide a real table of the same
 * name.
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
