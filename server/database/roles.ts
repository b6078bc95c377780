import { type Client, DatabaseError } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'

/**
 * The run-time role: owns nothing, bypasses nothing, and may switch to the sign-in service's role for a transaction.
 */
export const APP_ROLE = 'spokewell_app'
/** Owns the few functions that run before an actor is known. No login. */
const GATE_ROLE = 'spokewell_gate'
/** The only role with rights on the sign-in service's tables. No login. */
const IDENTITY_ROLE = 'spokewell_identity'
/** Exports for research: reads bands and outcomes of riders who consent, and no key. No login; the owner switches to it. */
export const RESEARCH_ROLE = 'spokewell_research'

export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The statements that create the missing roles, for an operator whose owner role may not create them. */
export function rolesSql(owner: string, appPassword: string, missing: readonly string[]): string {
  const isMissing = (line: string) => missing.some((role) => new RegExp(`\\b${role}\\b`).test(line))
  return [
    `create role ${GATE_ROLE} nologin;`,
    `create role ${IDENTITY_ROLE} nologin;`,
    `create role ${RESEARCH_ROLE} nologin;`,
    `create role ${APP_ROLE} login noinherit password ${literal(appPassword)};`,
    `grant ${IDENTITY_ROLE} to ${APP_ROLE};`,
    `grant ${GATE_ROLE} to "${owner.replaceAll('"', '""')}";`,
    `grant ${RESEARCH_ROLE} to "${owner.replaceAll('"', '""')}";`,
  ]
    .filter(isMissing)
    .join('\n')
}

/** The owner may not create roles; the message contains the SQL to run manually. */
export class RolesMissingError extends OperatorProblem {
  constructor(sql: string) {
    super(
      `The database's owner role may not create roles. Run this as an administrator of the database, then start again:\n\n${sql}\n`,
    )
    this.name = 'RolesMissingError'
  }
}

/**
 * Unique violation and duplicate object: another start created it first. Internal error: it was changed concurrently.
 */
const MADE_MEANWHILE = new Set(['23505', '42710'])
const CHANGED_MEANWHILE = /^tuple concurrently (updated|deleted)$/
const TRIES = 20

/**
 * Repeats work if another start changed the same role at the same time. Roles belong to the whole PostgreSQL, so a lock
 * in one database does not affect a start in another.
 * @param work may be repeated from any point at which it failed
 */
export async function retriedAfterOtherStarts<T>(work: () => Promise<T>, triesLeft = TRIES): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const rivalled =
      error instanceof DatabaseError &&
      (MADE_MEANWHILE.has(error.code ?? '') || CHANGED_MEANWHILE.test(error.message))
    if (!rivalled || triesLeft === 0) throw error
    return retriedAfterOtherStarts(work, triesLeft - 1)
  }
}

interface PresentRoles {
  owner: string
  may: boolean
  names: string[] | null
  identity_granted: boolean
  gate_granted: boolean
  research_granted: boolean
}

/** The existing roles and the missing grants. A missing role has no grants. */
async function presentRoles(owner: Client): Promise<PresentRoles> {
  const { rows } = await owner.query<PresentRoles>(
    `with present as (select oid, rolname from pg_roles where rolname = any ($1))
     select current_user::text as owner,
            (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as may,
            (select array_agg(rolname::text) from present) as names,
            exists (select from present app, present identity
                    where app.rolname = $2 and identity.rolname = $3
                      and pg_has_role(app.oid, identity.oid, 'member')) as identity_granted,
            exists (select from present where rolname = $4
                    and pg_has_role(current_user, oid, 'usage')) as gate_granted,
            exists (select from present where rolname = $5
                    and pg_has_role(current_user, oid, 'usage')) as research_granted`,
    [[APP_ROLE, GATE_ROLE, IDENTITY_ROLE, RESEARCH_ROLE], APP_ROLE, IDENTITY_ROLE, GATE_ROLE, RESEARCH_ROLE],
  )
  if (!rows[0]) throw new Error('roles: no answer')
  return rows[0]
}

/**
 * Creates missing roles and grants. Existing ones do not change, including their passwords.
 * @param owner a connection as the owner of the database
 * @param firstPassword for the run-time role, if it is created now
 * @throws RolesMissingError when the owner may not create roles
 */
export function ensureRoles(owner: Client, firstPassword: string): Promise<void> {
  return retriedAfterOtherStarts(async () => {
    const present = await presentRoles(owner)
    const missing = [GATE_ROLE, IDENTITY_ROLE, RESEARCH_ROLE, APP_ROLE].filter(
      (role) => !present.names?.includes(role),
    )
    if (!present.may) {
      if (missing.length > 0) throw new RolesMissingError(rolesSql(present.owner, firstPassword, missing))
      return
    }
    if (missing.includes(GATE_ROLE)) await owner.query(`create role ${GATE_ROLE} nologin`)
    if (missing.includes(IDENTITY_ROLE)) await owner.query(`create role ${IDENTITY_ROLE} nologin`)
    if (missing.includes(RESEARCH_ROLE)) await owner.query(`create role ${RESEARCH_ROLE} nologin`)
    if (missing.includes(APP_ROLE))
      await owner.query(`create role ${APP_ROLE} login noinherit password ${literal(firstPassword)}`)
    if (!present.identity_granted) await owner.query(`grant ${IDENTITY_ROLE} to ${APP_ROLE}`)
    if (!present.gate_granted) await owner.query(`grant ${GATE_ROLE} to current_user`)
    if (!present.research_granted) await owner.query(`grant ${RESEARCH_ROLE} to current_user`)
  })
}

/**
 * Refuses a run-time role that could bypass row security.
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
