import pg from 'pg'
import { EmbeddedPostgresProblem } from './embedded-postgres-problem.ts'
import { passwordFile } from './stored-state.ts'

/** The database and its owner role, which is no superuser and may create the run-time role and test databases. */
export const OWNER = 'spokewell_owner'
export const DATABASE = 'spokewell'

/** The URL of a database of the embedded PostgreSQL. */
export function urlOf(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

const WRONG_PASSWORD = '28P01'
/** SQLSTATEs of a sign-in that fails because role, password or database are not set up yet. */
const NOT_SET_UP = new Set([WRONG_PASSWORD, '28000', '3D000'])

/** The functions that the owner may call to remove erased rows from the write-ahead log. */
const FUNCTIONS = ['pg_switch_wal()', 'pg_ls_waldir()']

/**
 * Makes sure that `ownerUrl` works. Every step can be repeated, so the next start completes an interrupted first start.
 * If the owner's password file is lost, a new password is set.
 * @param home the folder of the password files
 * @throws EmbeddedPostgresProblem `password_lost` when the superuser's password is lost too
 */
export async function ensureOwner(
  home: string,
  { ownerUrl, superuserUrl, password }: { ownerUrl: string; superuserUrl: string; password: string },
): Promise<void> {
  if (await isReady(ownerUrl)) return
  await withClient(superuserUrl, (client) => setUpOwner(client, password)).catch((error: unknown) => {
    throw asLost(error, home)
  })
  const inDatabase = new URL(superuserUrl)
  inDatabase.pathname = `/${DATABASE}`
  await withClient(inDatabase.href, (client) =>
    client.query(`grant execute on function ${FUNCTIONS.join(', ')} to ${OWNER}`),
  )
}

/** PostgreSQL only refuses the superuser if the stored password is not the one the cluster was created with. */
function asLost(error: unknown, home: string): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== WRONG_PASSWORD) return error
  return new EmbeddedPostgresProblem(
    'password_lost',
    `${passwordFile(home, 'superuser')} was lost or changed: it is not the password of the database. Put it back from a ` +
      `copy of ${home}, or move that folder aside, start with an empty one and restore a backup.`,
  )
}

async function setUpOwner(client: pg.Client, password: string): Promise<void> {
  const secret = client.escapeLiteral(password)
  const role = await client.query('select from pg_roles where rolname = $1', [OWNER])
  const verb = role.rowCount === 0 ? 'create' : 'alter'
  await client.query(
    `${verb} role ${OWNER} login createrole createdb nosuperuser nobypassrls password ${secret}`,
  )
  const database = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  await client.query(`grant pg_checkpoint to ${OWNER}`)
}

/** Whether the owner can sign in and has its rights. */
async function isReady(url: string): Promise<boolean> {
  try {
    const rights = await withClient(url, (client) =>
      client.query<{ all: boolean }>(
        `select pg_has_role('pg_checkpoint', 'usage')
           and (select bool_and(has_function_privilege(f, 'execute')) from unnest($1::text[]) f) as all`,
        [FUNCTIONS],
      ),
    )
    return rights.rows[0]?.all === true
  } catch (error) {
    if (error instanceof pg.DatabaseError && NOT_SET_UP.has(error.code ?? '')) return false
    throw error
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
