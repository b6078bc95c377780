import { DatabaseError, type PoolClient, type QueryResult } from 'pg'
import { ClientConnection, type Connection, type Statement } from './client-connection.ts'
import { DeferredStatements } from './deferred-statements.ts'
import { roundTrip } from './round-trips.ts'

interface Options {
  /** Plans each statement once a connection instead of each time. */
  prepared: boolean
}

const IN_FAILED_TRANSACTION = '25P02'

/** Whether a migration changed the columns of a statement that this connection has prepared. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

/**
 * One transaction on a connection of the pool. Statements are sent without waiting for the answers of earlier ones,
 * and PostgreSQL runs them in the order in which they were sent: when one fails, it refuses those behind it.
 */
export class TransactionConnection implements Connection {
  readonly #client: PoolClient
  readonly #connection: ClientConnection
  readonly #deferred = new DeferredStatements()
  #state: 'open' | 'ended' = 'open'
  #wrote = false
  #noted = false
  #firstFailure: { error: unknown } | undefined
  /** A prepared statement returns other columns than before. It stays so as long as the connection does. */
  #outdated = false

  constructor(client: PoolClient, options: Options) {
    this.#client = client
    this.#connection = new ClientConnection(client, options)
  }

  /** Begins with these statements. Nobody waits for their answer; should they fail, the transaction does. */
  begin(statements: string): void {
    this.defer(this.#send({ text: statements, values: [], reads: true }))
  }

  /** Begins, and sends a first statement behind. @returns its answer */
  beginWith(statements: string, first: Statement): Promise<QueryResult> {
    this.begin(statements)
    return this.#send({ ...first, reads: true })
  }

  /** @throws once the end of the transaction was sent: the connection may be in another one already */
  send(statement: Statement): Promise<QueryResult> {
    if (this.#state === 'ended')
      return Promise.reject(new Error('database: a statement came after the end of its transaction'))
    if (!statement.reads) this.#wrote = true
    return this.#send(statement)
  }

  /** Its begin wrote down that the sign-in was used, as it does once a minute: the commit is waited for. */
  noteUse(): void {
    this.#noted = true
  }

  /** The transaction waits for the answer of this statement at its end, and fails if the statement failed. */
  defer(answer: Promise<unknown>): void {
    this.#deferred.defer(answer)
  }

  /** Waits for all deferred statements. @throws the error of the first that failed */
  settle(): Promise<void> {
    return this.#deferred.settle()
  }

  /**
   * Commits and gives the connection back. Where something was written it waits for the answer; nothing depends on the
   * commit of what was only read.
   * @throws the error of a deferred statement, or of the commit: nothing is stored then
   */
  async commit(): Promise<void> {
    if (!this.#wrote) await this.settle()
    const committed = this.#end('commit')
    if (!this.#wrote && !this.#noted && !this.#firstFailure) return void committed.catch(() => undefined)
    // The minute's wait for the note of the use is none of the call's own.
    const answer = this.#wrote ? roundTrip(committed) : committed
    const [deferred, commit] = await Promise.allSettled([this.settle(), answer])
    if (deferred.status === 'rejected') throw deferred.reason
    if (commit.status === 'rejected') throw commit.reason
    // A commit of a transaction in which a statement failed is a rollback, and no error.
    if (commit.value.command !== 'COMMIT') throw new Error('database: a failed statement was not passed on')
  }

  /**
   * Undoes everything, unless the end was sent already, and gives the connection back.
   * @param thrown what ended the work
   * @returns why: where a statement was refused because an earlier one had failed, that one's error
   */
  async rollback(thrown: unknown): Promise<unknown> {
    if (this.#state === 'open') await this.#end('rollback').catch(() => undefined)
    await this.settle().catch(() => undefined)
    const follows = thrown instanceof DatabaseError && thrown.code === IN_FAILED_TRANSACTION
    return follows && this.#firstFailure ? this.#firstFailure.error : thrown
  }

  /** Sends the last statement. Its answer gives the connection back. */
  async #end(statement: 'commit' | 'rollback'): Promise<QueryResult> {
    this.#state = 'ended'
    try {
      const result = await this.#connection.send({ text: statement, values: [] })
      this.#client.release(this.#outdated)
      return result
    } catch (error) {
      // What the database refuses leaves the connection sound.
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
