import { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'

/** The database does not respond, or refuses the role. */
export class UnreachableError extends OperatorProblem {
  constructor(cause: Error) {
    const reason = 'code' in cause ? String(cause.code) : cause.message
    super(`The database cannot be reached (${reason}). Check DATABASE_URL and DATABASE_OWNER_URL.`, { cause })
  }
}

/**
 * How long starts and commands wait for a database that does not respond. A busy machine can take seconds to accept a
 * connection. A refused connection fails at once.
 */
const CONNECT_WITHIN_MS = 30_000

/**
 * Runs work with a temporary connection.
 * @param connectWithinMs how long to wait for the connection, if somebody is waiting for the work
 * @throws UnreachableError
 */
export async function withClient<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  connectWithinMs = CONNECT_WITHIN_MS,
): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectWithinMs })
  // A connection that breaks fails the current query. The event alone must not end the process.
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
