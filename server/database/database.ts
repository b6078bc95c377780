import type { Kysely } from 'kysely'
import { DatabaseError, type Pool, type QueryResult } from 'pg'
import { z } from 'zod'
import type { Vault } from '../vault/vault.ts'
import { type Actor, actorId } from './actor.ts'
import { holderKeysOf } from './holder-keys.ts'
import { kyselyOnConnection } from './kysely-on-connection.ts'
import { roundTrip } from './round-trips.ts'
import { openRunTimePool, type RunTimeLogin } from './run-time-pool.ts'
import type { DB } from './schema.gen.ts'
import { statementName } from './statement-name.ts'
import type { Transaction } from './transaction.ts'
import { isOutdatedPlan, TransactionConnection } from './transaction-connection.ts'

export type { Actor } from './actor.ts'
export { actorId } from './actor.ts'
export type { Transaction } from './transaction.ts'

/** How a transaction gets its actor: from a request's cookie, or as the system. Listening does not count as use. */
export type Entry = { cookieHash: Buffer | null; listening?: true } | { system: true }

interface Circumstances {
  now: Date
  requestId: string
}

/** The database as the product's code sees it: everything happens inside transactions. */
export interface Database {
  /** Runs `work` in one transaction; any thrown error rolls it back. */
  perform<T>(entry: Entry, circumstances: Circumstances, work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * As `perform`, with reading queries that are sent together with the entry, so that both take one round trip.
   * @param read sends the queries at once; it does not know the actor, only the database does
   * @param work gets their results
   */
  performAfter<Read, T>(
    entry: Exclude<Entry, { system: true }>,
    circumstances: Circumstances,
    read: (db: Kysely<DB>) => Promise<Read>,
    work: (tx: Transaction, read: Read) => Promise<T>,
  ): Promise<T>
  /**
   * Runs one reading query as the actor. It is sent together with the entry and the end of the transaction, so all of it
   * takes one round trip.
   * @param read sends the query at once; it does not know the actor, only the database does
   */
  ask<T>(
    entry: Exclude<Entry, { system: true }>,
    circumstances: Circumstances,
    read: (db: Kysely<DB>) => Promise<T>,
  ): Promise<{ actor: Actor; answer: T }>
  /** What a thread needs for a reader of its own. */
  readerLogin: ReaderLogin
  /** Runs the sign-in service's work under its own role, which sees its own tables only. */
  asIdentity<T, Tables>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** Runs one statement outside of a transaction, for the rate limiter, which counts requests even if they fail. */
  single(text: string, values: unknown[]): Promise<QueryResult>
  /** The connections. */
  pool: Pool
  close(): Promise<void>
}

const enteredRow = z.object({
  sign_in_id: z.string().nullable(),
  actor: z.enum(['anonymous', 'guest', 'client', 'fitter', 'support']),
  account_id: z.string().nullable(),
  session_id: z.string().nullable(),
  rider_id: z.string().nullable(),
  fitter_id: z.string().nullable(),
  follow_up_id: z.string().nullable(),
  report: z.boolean().nullable(),
  noted_use: z.boolean(),
  read_only: z.boolean(),
})
type EnteredRow = z.output<typeof enteredRow>

const BEGIN =
  "begin; set local statement_timeout = '10s'; set local idle_in_transaction_session_timeout = '15s'"
/** Planning is expensive with row security, so prepared statements use one generic plan for all values. */
const BEGIN_PREPARED = `${BEGIN}; set local plan_cache_mode = force_generic_plan`
const DEADLOCK = '40P01'

function actorOf(row: EnteredRow | undefined): Actor {
  if (row?.actor === 'guest' && row.session_id && row.rider_id && row.fitter_id)
    return {
      kind: 'guest',
      signInId: row.sign_in_id,
      sessionId: row.session_id,
      riderId: row.rider_id,
      fitterId: row.fitter_id,
      followUpId: row.follow_up_id,
      ...(row.report && { report: true as const }),
    }
  if (row && row.actor !== 'anonymous' && row.actor !== 'guest' && row.account_id)
    return {
      kind: row.actor,
      signInId: row.sign_in_id,
      id: row.account_id,
      ...(row.read_only && { readOnly: true as const }),
    }
  return { kind: 'anonymous' }
}

/** Sends the beginning and the entry. @returns the row of the entry */
function sendEntry(
  connection: TransactionConnection,
  begin: string,
  entry: Exclude<Entry, { system: true }>,
  now: Date,
): Promise<QueryResult> {
  const text = `select e.*, pg_current_xact_id_if_assigned() is not null as noted_use,
      case when e.actor = 'fitter' then not app.practice_is_writable(e.account_id) else false end as read_only
    from app.enter($1::bytea, $2::timestamptz, $3::boolean) as e`
  return connection.beginWith(begin, { text, values: [entry.cookieHash, now, !entry.listening] })
}

const enteredAs = ({ rows }: QueryResult) => enteredRow.optional().parse(rows[0])

/** Sends reading queries at once. If that fails, so does the result. */
async function sendReads<T>(
  connection: TransactionConnection,
  read: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  return read(kyselyOnConnection<DB>(connection))
}

function actorEntered(connection: TransactionConnection, entered: QueryResult): Actor {
  const row = enteredAs(entered)
  if (row?.noted_use) connection.noteUse()
  return actorOf(row)
}

/** Sends reading queries behind an entry that was sent, and waits for both. */
async function enteredWithReads<Read>(
  connection: TransactionConnection,
  entered: Promise<QueryResult>,
  read: (db: Kysely<DB>) => Promise<Read>,
): Promise<{ actor: Actor; found: Read }> {
  const found = sendReads(connection, read)
  // If entering fails, so do the queries behind it, and nobody waits for them.
  found.catch(() => undefined)
  return { actor: actorEntered(connection, await entered), found: await found }
}

/**
 * Begins as the actor. A request without a cookie is anonymous, and the system needs no lookup: both do not wait for
 * the response. If entering fails, the statements behind it fail too.
 */
async function enter(
  connection: TransactionConnection,
  begin: string,
  entry: Entry,
  now: Date,
): Promise<Actor> {
  if ('system' in entry) {
    const act = { text: "select app.act_as('system', null, $1::timestamptz)", values: [now] }
    connection.defer(connection.beginWith(begin, act))
    return { kind: 'system' }
  }
  const entered = sendEntry(connection, begin, entry, now)
  if (!entry.cookieHash) {
    connection.defer(entered)
    return { kind: 'anonymous' }
  }
  return actorEntered(connection, await entered)
}

/** How a thread of this process signs in as the run-time role. */
export interface ReaderLogin {
  /** What it is told. Threads are sent copies, so it is plain. */
  current(): ReaderAccess
  /** Reads the password again, after it was refused. */
  renew(): Promise<void>
}
export interface ReaderAccess {
  url: string
  prepared: boolean
}

interface Options extends RunTimeLogin {
  /** Opens and seals within transactions. */
  vault: Vault
  publicUrl: string
  /** The most connections. */
  size?: number
  /** Statements are prepared by name. Off behind a pooler that uses another connection for each transaction. */
  prepared?: boolean
  onError?: (error: Error) => void
}

/** The transaction's handle, on a connection where it has begun with its actor. */
function transactionOn(
  connection: TransactionConnection,
  actor: Actor,
  { now, requestId }: Circumstances,
  { vault, publicUrl }: Options,
): Transaction {
  const db = kyselyOnConnection<DB>(connection)
  const tx: Transaction = {
    db,
    actor,
    now,
    requestId,
    vault,
    readings: [],
    keys: holderKeysOf(db, vault, now),
    publicUrl,
    become(next) {
      tx.actor = next
    },
    defer: (answer) => connection.defer(answer),
    settle: () => connection.settle(),
  }
  return tx
}

/**
 * Repeats work once if the database aborted it to resolve a deadlock, or if a migration changed the columns of a
 * prepared statement; in that case without prepared statements.
 */
async function withSecondAttempt<T>(
  prepared: boolean,
  attempt: (prepared: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await attempt(prepared)
  } catch (error) {
    if (isOutdatedPlan(error)) return attempt(false)
    if (error instanceof DatabaseError && error.code === DEADLOCK) return attempt(prepared)
    throw error
  }
}

/** Sends one statement outside a transaction. */
function singleStatement(
  pool: ReturnType<typeof openRunTimePool>,
  options: Options,
  ...[text, values]: Parameters<Database['single']>
): ReturnType<Database['single']> {
  return withSecondAttempt(options.prepared ?? true, (prepared) =>
    roundTrip(pool.query({ text, values, ...(prepared && { name: statementName(text) }) })),
  )
}

type TransactionStart = [connection: TransactionConnection, begin: string]

/** Runs work in a transaction of its own on a connection of the pool. */
function transactionsOn(pool: ReturnType<typeof openRunTimePool>, options: Options) {
  return <T>(work: (...on: TransactionStart) => Promise<T>) =>
    withSecondAttempt(options.prepared ?? true, async (prepared) => {
      const connection = new TransactionConnection(await pool.connect(), { prepared })
      try {
        const result = await work(connection, prepared ? BEGIN_PREPARED : BEGIN)
        await connection.commit()
        return result
      } catch (error) {
        throw await connection.rollback(error)
      }
    })
}

/** Runs work in a transaction, and afterwards records what its actor opened. */
function recordingReadings(pool: ReturnType<typeof openRunTimePool>, options: Options) {
  const inTransaction = transactionsOn(pool, options)
  return async <T>(
    work: (...on: TransactionStart) => Promise<{ tx: Transaction; result: T }>,
  ): Promise<T> => {
    const { tx, result } = await inTransaction(work)
    const { actor, readings, now, requestId } = tx
    if (readings.length > 0)
      await singleStatement(pool, options, 'select app.record_readings($1, $2, $3, $4, $5::jsonb)', [
        actor.kind,
        actorId(actor),
        now,
        requestId,
        JSON.stringify(readings),
      ])
    return result
  }
}

/** Runs single reading queries as their actors. */
const asker =
  (pool: ReturnType<typeof openRunTimePool>, isPrepared: boolean): Database['ask'] =>
  (entry, { now }, read) =>
    withSecondAttempt(isPrepared, async (prepared) => {
      const connection = new TransactionConnection(await pool.connect(), { prepared })
      const entered = sendEntry(connection, prepared ? BEGIN_PREPARED : BEGIN, entry, now)
      const answer = sendReads(connection, read)
      const [row] = await Promise.all([entered, answer, connection.commitAtOnce()])
      return { actor: actorOf(enteredAs(row)), answer: await answer }
    })

/** The database as a thread sees it that only reads: one connection, on which row security applies as everywhere. */
export function openReader({ url, prepared }: ReaderAccess): Pick<Database, 'ask' | 'close'> {
  const pool = openRunTimePool({ url, size: 1 })
  return { ask: asker(pool, prepared), close: () => pool.end() }
}

/** Opens the run-time pool. */
export function openDatabase(options: Options): Database {
  const pool = openRunTimePool(options)
  const isPrepared = options.prepared ?? true
  const inTransaction = recordingReadings(pool, options)
  const plainly = transactionsOn(pool, options)
  return {
    pool,
    readerLogin: {
      current: () => ({ url: pool.url, prepared: isPrepared }),
      renew: () => pool.renew(),
    },
    ask: asker(pool, isPrepared),
    performAfter: (entry, circumstances, read, work) =>
      inTransaction(async (connection, begin) => {
        const entered = sendEntry(connection, begin, entry, circumstances.now)
        const { actor, found } = await enteredWithReads(connection, entered, read)
        const tx = transactionOn(connection, actor, circumstances, options)
        return { tx, result: await work(tx, found) }
      }),
    perform: (entry, circumstances, work) =>
      inTransaction(async (connection, begin) => {
        const actor = await enter(connection, begin, entry, circumstances.now)
        const tx = transactionOn(connection, actor, circumstances, options)
        return { tx, result: await work(tx) }
      }),
    asIdentity: <T, Tables>(work: (db: Kysely<Tables>) => Promise<T>) =>
      plainly(async (connection, begin) => {
        connection.begin(`${begin}; set local role spokewell_identity`)
        return work(kyselyOnConnection<Tables>(connection))
      }),
    single: (text, values) => singleStatement(pool, options, text, values),
    close: () => pool.end(),
  }
}
