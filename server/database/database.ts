import type { Kysely } from 'kysely'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import { z } from 'zod'
import type { Vault } from '../vault/vault.ts'
import type { Actor } from './actor.ts'
import { holderKeysOf } from './holder-keys.ts'
import { kyselyOnClient } from './kysely-on-client.ts'
import { openRunTimePool, type RunTimeLogin } from './run-time-pool.ts'
import type { DB } from './schema.gen.ts'
import type { Transaction } from './transaction.ts'

export type { Actor } from './actor.ts'
export { actorId } from './actor.ts'
export type { Transaction } from './transaction.ts'

/** How a transaction gets its actor: by the cookie of a request, or as the system. Listening is no use of it. */
export type Entry = { cookieHash: Buffer | null; listening?: true } | { system: true }

interface Circumstances {
  now: Date
  requestId: string
}

/** The database as the product's code sees it: transactions, and nothing outside them. */
export interface Database {
  /** Runs `work` in one transaction; anything thrown rolls it back. */
  perform<T>(entry: Entry, circumstances: Circumstances, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Runs the sign-in service's work under its own role, which sees its own tables only. */
  asIdentity<T, Tables>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T>
  /** For the rate limiter, which counts on its own. */
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
})
type EnteredRow = z.output<typeof enteredRow>

/** The results of the statements that `enter` sends as one message. */
const enterResults = z.array(z.object({ rows: z.array(z.unknown()) }))

const BEGIN =
  "begin; set local statement_timeout = '10s'; set local idle_in_transaction_session_timeout = '15s'"
const DEADLOCK = '40P01'

function enterStatement(entry: Entry, now: Date): string {
  const at = `'${now.toISOString()}'::timestamptz`
  if ('system' in entry) return `${BEGIN}; select app.act_as('system', null, ${at})`
  const hash = entry.cookieHash ? `'\\x${entry.cookieHash.toString('hex')}'::bytea` : 'null'
  return `${BEGIN}; select * from app.enter(${hash}, ${at}, ${entry.listening ? 'false' : 'true'})`
}

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
    return { kind: row.actor, signInId: row.sign_in_id, id: row.account_id }
  return { kind: 'anonymous' }
}

/** Begins and enters in one message. The last of the results is that of `app.enter`. */
async function enter(client: PoolClient, entry: Entry, now: Date): Promise<Actor> {
  const answered: unknown = await client.query(enterStatement(entry, now))
  if ('system' in entry) return { kind: 'system' }
  const [row] = enterResults.parse(answered).at(-1)?.rows ?? []
  return actorOf(enteredRow.optional().parse(row))
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const result = await work(client)
    const { command } = await client.query('commit')
    // A commit of a transaction in which a statement failed is a rollback, and no error.
    if (command !== 'COMMIT') throw new Error('database: a failed statement was not passed on')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

interface Options extends RunTimeLogin {
  /** Opens and seals within transactions. */
  vault: Vault
  publicUrl: string
  /** Connections at the most. */
  size?: number
  onError?: (error: Error) => void
}

/** The transaction's handle, on a connection where it has begun with its actor. */
function transactionOn(
  client: PoolClient,
  actor: Actor,
  { now, requestId }: Circumstances,
  { vault, publicUrl }: Options,
): Transaction {
  const db = kyselyOnClient<DB>(client)
  const tx: Transaction = {
    db,
    actor,
    now,
    requestId,
    vault,
    keys: holderKeysOf(db, vault, now),
    publicUrl,
    become(next) {
      tx.actor = next
    },
  }
  return tx
}

/** Does it once more where the database gave it up to resolve a deadlock. */
async function pastDeadlock<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof DatabaseError && error.code === DEADLOCK) return attempt()
    throw error
  }
}

/** Opens the run-time pool. */
export function openDatabase(options: Options): Database {
  const pool = openRunTimePool(options)
  return {
    pool,
    perform: (entry, circumstances, work) =>
      pastDeadlock(() =>
        inTransaction(pool, async (client) => {
          const actor = await enter(client, entry, circumstances.now)
          return work(transactionOn(client, actor, circumstances, options))
        }),
      ),
    asIdentity: <T, Tables>(work: (db: Kysely<Tables>) => Promise<T>) =>
      inTransaction(pool, async (client) => {
        await client.query(`${BEGIN}; set local role spokewell_identity`)
        return work(kyselyOnClient<Tables>(client))
      }),
    close: () => pool.end(),
  }
}
