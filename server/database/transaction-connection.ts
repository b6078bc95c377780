import { DatabaseError, type PoolClient, type QueryResult } from 'pg'
import { ClientConnection, type Connection, type Statement } from './client-connection.ts'
import { DeferredStatements } from './deferred-statements.ts'
import { roundTrip } from './round-trips.ts'

interface Options {
  /** Plans each statement once per connection instead of each time. */
  prepared: boolean
}

const IN_FAILED_TRANSACTION = '25P02'

/** Whether a migration changed the columns of a statement that this connection has prepared. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/**
 * One transaction on a connection of the pool. Statements are sent without waiting for the responses of earlier ones,
 * and PostgreSQL runs them in the order in which they were sent. If one fails, PostgreSQL refuses those behind it.
 */
export class TransactionConnection implements Connection {
  readonly #client: PoolClient
  readonly #connection: ClientConnection
  readonly #deferred = new DeferredStatements()
  #state: 'open' | 'ended' = 'open'
  #wrote = false
  #noted = false
  #firstFailure: { error: unknown } | undefined
  /** A prepared statement now returns other columns. This does not change for the life of the connection. */
  #outdated = false

  constructor(client: PoolClient, options: Options) {
    this.#client = client
    this.#connection = new ClientConnection(client, options)
  }

  /** Sends the first statements without waiting. If they fail, the transaction fails. */
  begin(statements: string): void {
    this.defer(this.#send({ text: statements, values: [], reads: true }))
  }

  /** Sends the first statements and another one behind them. @returns the result of the other one */
  beginWith(statements: string, first: Statement): Promise<QueryResult> {
    this.begin(statements)
    return this.#send({ ...first, reads: true })
  }

  /** @throws after the end of the transaction was sent, because the connection may already be in another transaction */
  send(statement: Statement): Promise<QueryResult> {
    if (this.#state === 'ended')
      return Promise.reject(new Error('database: a statement came after the end of its transaction'))
    if (!statement.reads) this.#wrote = true
    return this.#send(statement)
  }

  /** The sign-in's last use was written, as it is once a minute, so the commit has to be waited for. */
  noteUse(): void {
    this.#noted = true
  }

  /** Waits for this statement's result at the end of the transaction, which fails if the statement failed. */
  defer(answer: Promise<unknown>): void {
    this.#deferred.defer(answer)
  }

  /** Waits for all deferred statements. @throws the error of the first one that failed */
  settle(): Promise<void> {
    return this.#deferred.settle()
  }

  /**
   * Commits and returns the connection to the pool. If something was written, it waits for the result. After reading
   * only, nothing depends on the commit.
   * @throws the error of a deferred statement, or of the commit; then nothing is stored
   */
  async commit(): Promise<void> {
    if (!this.#wrote) await this.settle()
    const committed = this.#end('commit')
    if (!this.#wrote && !this.#noted && !this.#firstFailure) return void committed.catch(() => undefined)
    // Writing the last use is not part of the call, so waiting for it is not counted as a round trip.
    const answer = this.#wrote ? roundTrip(committed) : committed
    const [deferred, commit] = await Promise.allSettled([this.settle(), answer])
    if (deferred.status === 'rejected') throw deferred.reason
    if (commit.status === 'rejected') throw commit.reason
    // The commit of a transaction with a failed statement is a rollback without an error.
    if (commit.value.command !== 'COMMIT') throw new Error('database: a failed statement was not passed on')
  }

  /**
   * Sends the commit behind statements that are not answered yet. Nothing can be sent after it.
   * @throws the error of the first statement that failed; then nothing is stored
   */
  async commitAtOnce(): Promise<void> {
    const [, commit] = await Promise.all([this.settle(), this.#end('commit')])
    if (commit.command !== 'COMMIT') throw new Error('database: a failed statement was not passed on')
  }

  /**
   * Rolls back, unless the end was already sent, and returns the connection to the pool.
   * @param thrown what ended the work
   * @returns the reason: if a statement was refused because an earlier one failed, the error of the earlier one
   */
  async rollback(thrown: unknown): Promise<unknown> {
    if (this.#state === 'open') await this.#end('rollback').catch(() => undefined)
    await this.settle().catch(() => undefined)
    const follows = thrown instanceof DatabaseError && thrown.code === IN_FAILED_TRANSACTION
    return follows && this.#firstFailure ? this.#firstFailure.error : thrown
  }

  /** Sends the last statement. Its response returns the connection to the pool. */
  async #end(statement: 'commit' | 'rollback'): Promise<QueryResult> {
    this.#state = 'ended'
    try {
      const result = await this.#connection.send({ text: statement, values: [] })
      this.#client.release(this.#outdated)
      return result
    } catch (error) {
      // After a statement that the database refused, the connection is still usable.
      const sound = error instanceof DatabaseError && error.severity !== 'FATAL'
      this.#client.release(!sound)
      throw error
    }
  }

  #send(statement: Statement): Promise<QueryResult> {
    const answer = roundTrip(this.#connection.send(statement))
    answer.catch((error: unknown) => {
      this.#firstFailure ??= { error }
      if (isOutdatedPlan(error)) this.#outdated = true
    })
    return answer
  }
}
