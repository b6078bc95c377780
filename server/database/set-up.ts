import type { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'
import { deriveRolePassword, type MasterKeyRing } from '../vault/master-keys.ts'
import { newVaultRoot, openVault, type Vault } from '../vault/vault.ts'
import { ensureExtension } from './extensions.ts'
import { migrate, readMigrations } from './migrate.ts'
import { withClient } from './one-connection.ts'
import { alignRolePassword, appUrl, keptPassword, presentPassword } from './role-password.ts'
import { APP_ROLE, ensureRoles, refusePowerfulRole } from './roles.ts'
import { REQUESTS_WAIT_MS, type RunTimeLogin } from './run-time-pool.ts'
import { refuseTemporaryTables, revokeTemporaryTables } from './temporary-tables.ts'

/** All migrations, in the order in which they run. */
export async function allMigrations() {
  const folder = (path: string) => new URL(path, import.meta.url).pathname
  return [
    ...(await readMigrations(folder('../migrations'), 'server')),
    ...(await readMigrations(folder('../../identity/migrations'), 'identity')),
  ]
}

/** The wrapped root of the database's vault; null if no server was ever started on it. */
async function wrappedRoot(owner: Client): Promise<Buffer | null> {
  const known = await owner.query<{ known: boolean }>(
    "select to_regclass('public.vault_root') is not null as known",
  )
  if (!known.rows[0]?.known) return null
  const found = await owner.query<{ wrapped: Buffer }>('select wrapped from vault_root where id = 1')
  return found.rows[0]?.wrapped ?? null
}

/**
 * Opens the vault of a database.
 * @throws OperatorProblem when no server was ever started on it, or none of the ring's keys opens it
 */
export async function openVaultOf(owner: Client, ring: MasterKeyRing): Promise<Vault> {
  const root = await wrappedRoot(owner)
  if (!root) throw new OperatorProblem('This database was never started: it has no vault.')
  return openVault(ring, root)
}

/**
 * Opens the vault of a database that may be new, and checks that the ring opens existing data: the root, and one holder
 * key for each master key in use. Changes nothing.
 * @returns null if no server was ever started on it
 * @throws OperatorProblem naming the master key that is missing or different
 */
async function openVaultIfStarted(owner: Client, ring: MasterKeyRing): Promise<Vault | null> {
  const root = await wrappedRoot(owner)
  if (!root) return null
  const vault = openVault(ring, root)
  const { rows } = await owner.query<{ holder: string; wrapped: Buffer }>(
    'select distinct on (master_key) holder, wrapped from vault_key order by master_key, holder',
  )
  for (const { holder, wrapped } of rows) vault.holderKey(holder, wrapped)
  return vault
}

/** Makes starts at the same time on one database prepare it one after the other. */
const START_LOCK = 7_305_000

async function withStartLock<T>(owner: Client, work: () => Promise<T>): Promise<T> {
  await owner.query('select pg_advisory_lock($1)', [START_LOCK])
  try {
    return await work()
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [START_LOCK])
  }
}

interface Place {
  ownerUrl: string
  /** The run-time role's URL; null for the role that is created here, in the owner's database. */
  url: string | null
}

/** The URL that the operator set for the run-time role; null if it is the owner's own. */
const addressOf = ({ url, ownerUrl }: Place): string | null => (url === ownerUrl ? null : url)

/** The password that the operator set for the run-time role; null if the product manages it. */
export function givenPassword(place: Place | null): string | null {
  const address = place && addressOf(place)
  return address === null ? null : decodeURIComponent(new URL(address).password) || null
}

/** Creates missing roles, with an initial password. @throws RolesMissingError */
export const ensureFirstRoles = (owner: Client, given: string | null, ring: MasterKeyRing): Promise<void> =>
  ensureRoles(owner, given ?? deriveRolePassword(ring, APP_ROLE))

function loginWith(place: Place, password: string): string {
  const address = addressOf(place)
  if (address === null) return appUrl(place.ownerUrl, password)
  const url = new URL(address)
  if (url.username === APP_ROLE) url.password = encodeURIComponent(password)
  return url.href
}

/** How the run-time role signs in to a prepared database. */
export async function runTimeLogin(owner: Client, place: Place, vault: Vault): Promise<RunTimeLogin> {
  const address = addressOf(place)
  if (address !== null && givenPassword(place) !== null) return { url: address }
  const read = async (on: Client) => {
    const password = await keptPassword(on, vault)
    if (password === null)
      throw new OperatorProblem('Start the server on this database once, then run this again.')
    return loginWith(place, password)
  }
  return { url: await read(owner), renew: () => withClient(place.ownerUrl, read, REQUESTS_WAIT_MS) }
}

interface Preparing extends Place {
  /** The key ring, or a function that finds or creates it. It is called while no other start works on the database. */
  ring: MasterKeyRing | ((owner: Client) => Promise<MasterKeyRing>)
}

interface Prepared {
  login: RunTimeLogin
  ring: MasterKeyRing
  vault: Vault
  migrated: string[]
  migrations: number
}

async function prepareLocked(owner: Client, options: Preparing): Promise<Prepared> {
  const { ownerUrl } = options
  const ring = typeof options.ring === 'function' ? await options.ring(owner) : options.ring
  const given = givenPassword(options)
  const earlier = await openVaultIfStarted(owner, ring)
  await ensureFirstRoles(owner, given, ring)
  const kept = earlier && (await keptPassword(owner, earlier))
  const present = given ?? (await presentPassword(owner, ownerUrl, { kept, ring }))
  const all = await allMigrations()
  await ensureExtension(owner)
  const migrated = await migrate(owner, all)
  await revokeTemporaryTables(owner)
  await owner.query('insert into vault_root (id, wrapped) values (1, $1) on conflict (id) do nothing', [
    newVaultRoot(ring),
  ])
  const vault = await openVaultOf(owner, ring)
  if (given === null) await alignRolePassword(owner, vault, { present, ring })
  return { migrated, migrations: all.length, ring, vault, login: await runTimeLogin(owner, options, vault) }
}

/**
 * Prepares a database for serving: roles, migrations, the vault's root. A ring that does not open the vault is refused
 * before anything is changed.
 * @throws RolesMissingError; OperatorProblem when the ring is wrong, when the run-time role could bypass row
 *   security, or when its password is unknown and it is in use elsewhere
 */
export async function prepareDatabase(options: Preparing): Promise<Prepared> {
  const prepared = await withClient(options.ownerUrl, (owner) =>
    withStartLock(owner, () => prepareLocked(owner, options)),
  )
  await withClient(prepared.login.url, async (app) => {
    await refusePowerfulRole(app)
    await refuseTemporaryTables(app)
  })
  return prepared
}
