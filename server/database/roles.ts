import type { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'

/** The run-time role: owns nothing, bypasses nothing, and may become the sign-in service's role for one transaction. */
export const APP_ROLE = 'spokewell_app'
/** Owns the few functions that answer before an actor is known. No login. */
const GATE_ROLE = 'spokewell_gate'
/** The sign-in service's tables answer to this role only. No login. */
const IDENTITY_ROLE = 'spokewell_identity'

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The statements that make the roles, for an operator whose owner role may not make them. */
export function rolesSql(owner: string, appPassword: string): string {
  return [
    `create role ${GATE_ROLE} nologin;`,
    `create role ${IDENTITY_ROLE} nologin;`,
    `create role ${APP_ROLE} login noinherit password ${literal(appPassword)};`,
    `grant ${IDENTITY_ROLE} to ${APP_ROLE};`,
    `grant ${GATE_ROLE} to "${owner.replaceAll('"', '""')}";`,
  ].join('\n')
}

/** The owner may not create roles; the message holds the SQL to run by hand. */
export class RolesMissingError extends OperatorProblem {
  constructor(sql: string) {
    super(
      `The database's owner role may not create roles. Run this as an administrator of the database, then start again:\n\n${sql}\n`,
    )
    this.name = 'RolesMissingError'
  }
}

/**
 * Makes the roles that are missing and gives the run-time role its password.
 * @param owner a connection as the owner of the database
 * @param password.given the operator's own, in the run-time address: it is theirs to change
 * @throws RolesMissingError when the owner may not create roles
 */
export async function ensureRoles(
  owner: Client,
  password: { given: string } | { derived: string },
): Promise<void> {
  const appPassword = 'given' in password ? password.given : password.derived
  const { rows } = await owner.query<{ owner: string; may: boolean; names: string[] | null }>(
    `select current_user::text as owner, (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as may,
            (select array_agg(rolname::text) from pg_roles where rolname = any ($1)) as names`,
    [[APP_ROLE, GATE_ROLE, IDENTITY_ROLE]],
  )
  const present = new Set(rows[0]?.names ?? [])
  const missing = [GATE_ROLE, IDENTITY_ROLE, APP_ROLE].filter((role) => !present.has(role))
  if (!rows[0]?.may) {
    if (missing.length > 0) throw new RolesMissingError(rolesSql(rows[0]?.owner ?? '', appPassword))
    return
  }
  if (missing.includes(GATE_ROLE)) await owner.query(`create role ${GATE_ROLE} nologin`)
  if (missing.includes(IDENTITY_ROLE)) await owner.query(`create role ${IDENTITY_ROLE} nologin`)
  if (missing.includes(APP_ROLE)) await owner.query(`create role ${APP_ROLE} login noinherit`)
  if (missing.includes(APP_ROLE) || 'derived' in password)
    await owner.query(`alter role ${APP_ROLE} password ${literal(appPassword)}`)
  if (missing.length > 0) await owner.query(`grant ${IDENTITY_ROLE} to ${APP_ROLE}`)
  await owner.query(`grant ${GATE_ROLE} to current_user`)
}

/**
 * Refuses a run-time role that could reach past row security.
 * @param app a connection as the run-time role
 * @throws OperatorProblem naming the role
 */
export async function refusePowerfulRole(app: Client): Promise<void> {
  const { rows } = await app.query<{
    name: string
    powerful: boolean
    owns: boolean
    may_become: boolean
  }>(
    `select r.rolname as name,
            r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolreplication as powerful,
            exists (select 1 from pg_class c where pg_has_role(r.oid, c.relowner, 'member')) as owns,
            exists (select 1 from pg_roles o where (o.rolsuper or o.rolbypassrls) and o.oid <> r.oid
                    and pg_has_role(r.oid, o.oid, 'member')) as may_become
     from pg_roles r where r.rolname = current_user`,
  )
  const role = rows[0]
  if (!role || role.powerful || role.owns || role.may_become)
    throw new OperatorProblem(
      `The run-time role ${JSON.stringify(role?.name)} is a superuser, may bypass row security, or owns tables, itself or by a role it may become. ` +
        `Point DATABASE_URL at ${APP_ROLE}, and DATABASE_OWNER_URL at the owner.`,
    )
}
