import { type Client, DatabaseError } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'

/** One index over fitters and ranges of time (docs/decisions/0068-one-table-of-times.md). */
const EXTENSION = 'btree_gist'
const CREATE = `create extension if not exists ${EXTENSION};`

const FORBIDDEN = '42501'
/** PostgreSQL has no such file: the server's package of extensions is not installed. */
const NOT_INSTALLED = '58P01'
const NOT_AVAILABLE = '0A000'

/**
 * Creates the extension that booking needs. The owner of a database may do that, unless the provider forbids it.
 * @param owner a connection as the owner of the database
 * @throws OperatorProblem with the SQL to run manually
 */
export async function ensureExtension(owner: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await owner.query('select 1 from pg_extension where extname = $1', [EXTENSION])
  if (rows.length > 0) return
  try {
    await owner.query(CREATE)
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : undefined
    if (code === FORBIDDEN)
      throw new OperatorProblem(
        `The database's owner role may not create the extension ${EXTENSION}. Run this in the database as an administrator, then start again:\n\n${CREATE}\n`,
      )
    if (code === NOT_INSTALLED || code === NOT_AVAILABLE)
      throw new OperatorProblem(
        `This PostgreSQL does not have the extension ${EXTENSION}. Install PostgreSQL's contrib package, then start again.`,
      )
    throw error
  }
}
