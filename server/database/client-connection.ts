import type { ClientBase, QueryResult } from 'pg'
import { statementName } from './statement-name.ts'

/** What a connection of the driver must be able to do. */
export type SendingClient = Pick<ClientBase, 'query'> & {
  /** It sends statements while earlier ones are unanswered. */
  readonly pipeline?: boolean
}

/** One statement with its values. */
export interface Statement {
  text: string
  values: readonly unknown[]
  /** It reads and changes nothing. */
  reads?: boolean
}

/** Sends statements in their order and answers each of them. */
export interface Connection {
  /** Sends a statement before it returns, or after those that were sent before it. */
  send(statement: Statement): Promise<QueryResult>
}

/** More are several rows in one statement, which has another text for each number of rows. */
const MOST_VALUES = 60

/** The first word of what PostgreSQL plans; other statements gain nothing from a name. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i

interface Options {
  /** Plans each statement once a connection instead of each time. */
  prepared: boolean
}

/**
 * A connection of the driver. Where it can, it sends a statement while earlier ones are still unanswered; elsewhere
 * each statement waits for the one before.
 */
export class ClientConnection implements Connection {
  readonly #client: SendingClient
  readonly #prepared: boolean
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: SendingClient, { prepared }: Options) {
    this.#client = client
    this.#prepared = prepared
  }

  send({ text, values }: Statement): Promise<QueryResult> {
    const named = this.#prepared && values.length <= MOST_VALUES && PLANNED.test(text)
    const name = named ? statementName(text) : undefined
    const statement = { text, values: [...values], ...(name && { name }) }
    if (this.#client.pipeline) return this.#client.query(statement)
    const answer = this.#last.then(() => this.#client.query(statement))
    this.#last = answer.catch(() => undefined)
    return answer
  }
}
