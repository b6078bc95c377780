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

/**
 * Makes sure that `ownerUrl` works. Every step can be repeated, so an interrupted first start is completed by the
 * next one, and a lost password file is healed by a new password.
 */
export async function ensureOwner(ownerUrl: string, superuserUrl: string, password: string): Promise<void> {
  if (await canSignIn(ownerUrl)) return
  await withClient(superuserUrl, async (client) => {
    const secret = client.escapeLiteral(password)
    const role = await client.query('select from pg_roles where rolname = $1', [OWNER])
    const verb = role.rowCount === 0 ? 'create' : 'alter'
    await client.query(
      `${verb} role ${OWNER} login createrole createdb nosuperuser nobypassrls password ${secret}`,
    )
    const database = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`)
  })
}

async function canSignIn(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select'))
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && NOT_SET_UP.has(error.code ?? '')) return false
    throw error
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await work(client)
  } finally {
    await client.end()
  }
}
