import { Client } from 'pg'
import { OperatorProblem } from '../operator-problem.ts'

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
