import pg from 'pg'

/** The database and the role that owns it: no superuser, and may make the run-time role and test databases. */
export const OWNER = 'spokewell_owner'
export const DATABASE = 'spokewell'

/** The address of a database of the embedded PostgreSQL. */
export function urlOf(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

/** SQLSTATEs of a sign-in that fails because role, password or database are not (yet) as they should be. */
const NOT_SET_UP = new Set(['28P01', '28000', '3D000'])

/** What the owner may do besides, so that nothing of erased rows is kept: end the write-ahead log and have it removed. */
const FUNCTIONS = ['pg_switch_wal()', 'pg_ls_waldir()']

/**
 * Makes sure that `ownerUrl` works. Every step can be repeated, so an interrupted first start is completed by the
 * next one, and a lost password file is healed by a new password.
 */
export async function ensureOwner(ownerUrl: string, superuserUrl: string, password: string): Promise<void> {
  if (await isReady(ownerUrl)) return
  await withClient(superuserUrl, async (client) => {
    const secret = client.escapeLiteral(password)
    const role = await client.query('select from pg_roles where rolname = $1', [OWNER])
    const verb = role.rowCount === 0 ? 'create' : 'alter'
    await client.query(
      `${verb} role ${OWNER} login createrole createdb nosuperuser nobypassrls password ${secret}`,
    )
    const database = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`)
    await client.query(`grant pg_checkpoint to ${OWNER}`)
  })
  const inDatabase = new URL(superuserUrl)
  inDatabase.pathname = `/${DATABASE}`
  await withClient(inDatabase.href, (client) =>
    client.query(`grant execute on function ${FUNCTIONS.join(', ')} to ${OWNER}`),
  )
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
