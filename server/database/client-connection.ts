import type { ClientBase, QueryResult } from 'pg'
import { statementName } from './statement-name.ts'

/** The features of a driver's connection that are used here. */
export type SendingClient = Pick<ClientBase, 'query'> & {
  /** It can send statements before earlier ones are answered. */
  readonly pipeline?: boolean
  readonly connection?: { readonly stream: { cork(): void; uncork(): void } }
}

/** One statement with its values. */
export interface Statement {
  text: string
  values: readonly unknown[]
  /** It only reads. */
  reads?: boolean
}

/** Sends statements in order and returns the result of each. */
export interface Connection {
  /** Sends a statement, either at once or after those that were sent before it. */
  send(statement: Statement): Promise<QueryResult>
}

/** A statement with more parameters inserts several rows. Its text differs for each number of rows. */
const MOST_VALUES = 60

/** The first word of statements that PostgreSQL plans. Others gain nothing from being prepared. */
const PLANNED = /^\s*(select|insert|update|delete|with)\b/i

interface Options {
  /** Plans each statement once per connection instead of each time. */
  prepared: boolean
}

/**
 * A connection of the driver. If the driver supports it, statements are sent before earlier ones are answered.
 * Otherwise each statement waits for the previous one.
 */
export class ClientConnection implements Connection {
  readonly #client: SendingClient
  readonly #prepared: boolean
  #last: Promise<unknown> = Promise.resolve()
  #gathers = false

  constructor(client: SendingClient, { prepared }: Options) {
    this.#client = client
    this.#prepared = prepared
  }

  send({ text, values }: Statement): Promise<QueryResult> {
    const named = this.#prepared && values.length <= MOST_VALUES && PLANNED.test(text)
    const name = named ? statementName(text) : undefined
    const statement = { text, values: [...values], ...(name && { name }) }
    if (this.#client.pipeline) {
      this.#gather()
      return this.#client.query(statement)
    }
    const answer = this.#last.then(() => this.#client.query(statement))
    this.#last = answer.catch(() => undefined)
    return answer
  }

  /** Writes the statements that are sent in one turn of the event loop with one system call. */
  #gather(): void {
    const stream = this.#client.connection?.stream
    if (!stream || this.#gathers) return
    this.#gathers = true
    stream.cork()
    process.nextTick(() => {
      this.#gathers = false
      stream.uncork()
    })
  }
}
