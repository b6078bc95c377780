import { randomBytes } from 'node:crypto'
import { type Client, DatabaseError } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { deriveRolePassword, type MasterKeyRing } from '../vault/master-keys.ts'
import type { Vault } from '../vault/vault.ts'
import { UnreachableError, withClient } from './one-connection.ts'
import { APP_ROLE, literal, retriedAfterOtherStarts } from './roles.ts'

const PURPOSE = 'seal:database role'
/** SQLSTATEs of a sign-in that is refused because of the role or its password. */
const REFUSED = new Set(['28P01', '28000'])

/** Whether the database refused a connection because of its password. */
export const isRefusedPassword = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '28P01'

/** The owner's URL with the run-time role instead of the owner. */
export function appUrl(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = APP_ROLE
  url.password = encodeURIComponent(password)
  return url.href
}

async function letsIn(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select'))
    return true
  } catch (error) {
    const cause = error instanceof UnreachableError ? error.cause : error
    if (cause instanceof DatabaseError && REFUSED.has(cause.code ?? '')) return false
    throw error
  }
}

/** The run-time role's password that this database stores; null before the first start that stores it. */
export async function keptPassword(owner: Pick<Client, 'query'>, vault: Vault): Promise<string | null> {
  // Uses JSON, because a database of an earlier version lacks this column until it is migrated.
  const { rows } = await owner.query<{ sealed: string | null }>(
    "select substr(to_jsonb(root) ->> 'role_password', 3) as sealed from vault_root root where id = 1",
  )
  const sealed = rows[0]?.sealed
  return sealed ? vault.open(PURPOSE, APP_ROLE, Buffer.from(sealed, 'hex')) : null
}

/**
 * Finds the current password of the run-time role without changing anything.
 * @param kept the stored password; null on a first start, when it is derived from a master key
 * @returns null if no known password is accepted and a new one would cut off nobody
 * @throws OperatorProblem when the role has an unknown password and is in use elsewhere
 */
export async function presentPassword(
  owner: Client,
  ownerUrl: string,
  { kept, ring }: { kept: string | null; ring: MasterKeyRing },
): Promise<string | null> {
  const candidates = kept ? [kept] : ring.map((key) => deriveRolePassword([key], APP_ROLE))
  for (const password of candidates) if (await letsIn(appUrl(ownerUrl, password))) return password
  const users = await usersOfRole(owner)
  if (users.length === 0) return null
  throw new OperatorProblem(
    `The role ${APP_ROLE} has a password that this installation does not know, and is in use: ${users.join(', ')}. ` +
      'Nothing was changed. Name its password in DATABASE_URL (for two installations in one PostgreSQL: in both), ' +
      'or stop those who use it and start again.',
  )
}

/** What would lose access if the role's password changed: other databases of this PostgreSQL, open connections. */
async function usersOfRole(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct 'database ' || d.datname as name
       from pg_shdepend s join pg_database d on d.oid = s.dbid
      where s.refclassid = 'pg_authid'::regclass and s.refobjid = $1::text::regrole and d.datname <> current_database()
     union all
     select 'connections to ' || datname from pg_stat_activity where usename = $1::text group by datname
     order by 1`,
    [APP_ROLE],
  )
  return rows.map((row) => row.name)
}

/**
 * Stores the role's password sealed in the database and, if it is not the current one, sets it. Both happen in one
 * transaction, so that the stored password is always the accepted one.
 * @throws OperatorProblem with the statement to run, when the owner may not change the role
 */
async function keepPassword(
  owner: Client,
  vault: Vault,
  { password, change }: { password: string; change: boolean },
): Promise<void> {
  const statement = `alter role ${APP_ROLE} password ${literal(password)}`
  await retriedAfterOtherStarts(async () => {
    await owner.query('begin')
    try {
      if (change) await owner.query(statement)
      await owner.query('update vault_root set role_password = $1 where id = 1', [
        vault.seal(PURPOSE, APP_ROLE, password),
      ])
      await owner.query('commit')
    } catch (error) {
      await owner.query('rollback')
      throw error
    }
  }).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    throw new OperatorProblem(
      `The database's owner role may not change ${APP_ROLE}. Run this as an administrator of the database, then start again:\n\n${statement};\n`,
    )
  })
}

const isForbidden = (error: unknown) => error instanceof DatabaseError && error.code === '42501'

/** Makes the role's password and the stored one the same. @returns the password */
export async function alignRolePassword(
  owner: Client,
  vault: Vault,
  { present, ring }: { present: string | null; ring: MasterKeyRing },
): Promise<string> {
  const kept = await keptPassword(owner, vault)
  const password = present ?? kept ?? deriveRolePassword(ring, APP_ROLE)
  if (present === null || kept !== present)
    await keepPassword(owner, vault, { password, change: present === null })
  return password
}

/**
 * Sets a new random password for the role. Running processes read it when their next connection is refused.
 * @returns false when nothing was changed: the operator sets it, the owner may not, or another database uses the role
 */
export async function renewPassword(owner: Client, vault: Vault): Promise<boolean> {
  if ((await keptPassword(owner, vault)) === null) return false
  if ((await usersOfRole(owner)).some((user) => user.startsWith('database '))) return false
  try {
    await keepPassword(owner, vault, { password: randomBytes(24).toString('hex'), change: true })
    return true
  } catch (error) {
    if (error instanceof OperatorProblem) return false
    throw error
  }
}
