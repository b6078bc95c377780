import { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'

/** The database does not respond, or refuses the role. */
export class UnreachableError extends OperatorProblem {
  constructor(cause: Error) {
    const reason = 'code' in cause ? String(cause.code) : cause.message
    super(`The database cannot be reached (${reason}). Check DATABASE_URL and DATABASE_OWNER_URL.`, { cause })
  }
}

/** Runs work with a temporary connection. @throws UnreachableError */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
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
