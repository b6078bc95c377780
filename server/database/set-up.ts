import { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { deriveRolePassword, type MasterKeyRing } from '../vault/master-keys.ts'
import { newVaultRoot, openVault, type Vault } from '../vault/vault.ts'
import { migrate, readMigrations } from './migrate.ts'
import { APP_ROLE, ensureRoles, refusePowerfulRole } from './roles.ts'

/** The database does not answer, or does not let the role in. */
export class UnreachableError extends OperatorProblem {
  constructor(cause: Error) {
    const reason = 'code' in cause ? String(cause.code) : cause.message
    super(`The database cannot be reached (${reason}). Check DATABASE_URL and DATABASE_OWNER_URL.`, { cause })
  }
}

/** A connection for a moment. @throws UnreachableError */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A connection that breaks fails the query in flight; the event alone must not end the process.
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw new UnreachableError(error)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The address of the run-time role in the same database as the owner's. */
export function appUrl(ownerUrl: string, ring: MasterKeyRing): string {
  const url = new URL(ownerUrl)
  url.username = APP_ROLE
  url.password = deriveRolePassword(ring, APP_ROLE)
  return url.href
}

/** The run-time role's own address where one is set. */
const givenUrl = (url: string | null, ownerUrl: string): string | null =>
  url && url !== ownerUrl ? url : null

/** Where the run-time role is let in: the address set for it, else that of the role made here. */
export const servingUrl = (url: string | null, ownerUrl: string, ring: MasterKeyRing): string =>
  givenUrl(url, ownerUrl) ?? appUrl(ownerUrl, ring)

/** All migrations of the house, in the order they run. */
export async function allMigrations() {
  const folder = (path: string) => new URL(path, import.meta.url).pathname
  return [
    ...(await readMigrations(folder('../migrations'), 'server')),
    ...(await readMigrations(folder('../../identity/migrations'), 'identity')),
  ]
}

/**
 * Opens the vault of a database.
 * @throws OperatorProblem when it was never started, or none of the ring's keys opens it
 */
export async function openVaultOf(owner: Client, ring: MasterKeyRing): Promise<Vault> {
  const known = await owner.query<{ known: boolean }>(
    "select to_regclass('public.vault_root') is not null as known",
  )
  const found = known.rows[0]?.known
    ? await owner.query<{ wrapped: Buffer }>('select wrapped from vault_root where id = 1')
    : null
  const root = found?.rows[0]
  if (!root) throw new OperatorProblem('This database was never started: it has no vault.')
  return openVault(ring, root.wrapped)
}

/** The operator's own password where the run-time address holds one, else that of the first master key. */
export function rolePassword(
  url: string | null,
  ring: MasterKeyRing,
): { given: string } | { derived: string } {
  const given = url ? decodeURIComponent(new URL(url).password) : ''
  return given ? { given } : { derived: deriveRolePassword(ring, APP_ROLE) }
}

/**
 * Makes a database ready to serve: roles, migrations, the vault's root.
 * @param url the run-time role's address; null: the role made here, in the owner's database
 * @throws RolesMissingError, or Error when the run-time role could reach past row security
 */
export async function prepareDatabase(options: {
  ownerUrl: string
  url: string | null
  ring: MasterKeyRing
}): Promise<{ url: string; vault: Vault; migrated: string[]; migrations: number }> {
  const { ownerUrl, ring } = options
  const prepared = await withClient(ownerUrl, async (owner) => {
    await ensureRoles(owner, rolePassword(givenUrl(options.url, ownerUrl), ring))
    const all = await allMigrations()
    const migrated = await migrate(owner, all)
    await owner.query('insert into vault_root (id, wrapped) values (1, $1) on conflict (id) do nothing', [
      newVaultRoot(ring),
    ])
    return { migrated, migrations: all.length, vault: await openVaultOf(owner, ring) }
  })
  const url = servingUrl(options.url, ownerUrl, ring)
  await withClient(url, refusePowerfulRole)
  return { url, ...prepared }
}
