import { sql } from 'kysely'
import { actorId, type Transaction } from '../database/database.ts'
import { AppError } from './problem.ts'

/** How many days a key is stored. */
export const KEY_DAYS = 7

/** The request was already executed; `resource` is the id of what it created. */
export class AlreadyDone extends Error {
  readonly resource: string

  constructor(resource: string) {
    super('already done')
    this.resource = resource
  }
}

export interface KeyedRequest {
  call: string
  key: string
  /** The parts of the request that must be the same when it is repeated. */
  request: unknown
}

/** The same text for equal objects, whatever the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/**
 * Runs `work` once per key, inside the caller's transaction.
 * @throws AlreadyDone when it ran before; AppError `request_in_progress` while the same request runs,
 *   `idempotency_key_reused` when the key was used with another request
 */
export async function runIdempotent<T extends { id: string }>(
  tx: Transaction,
  { call, key, request }: KeyedRequest,
  work: () => Promise<T>,
): Promise<T> {
  const actor = actorId(tx.actor)
  if (!actor) throw new AppError('not_signed_in')
  const lock = tx.vault.hash('hash:idempotency', `${actor}|${call}|${key}`).readBigInt64BE(0)
  const requestHash = tx.vault.hash('hash:idempotency', canonical(request))
  const [locked, earlier] = await Promise.all([
    sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${String(lock)}::bigint) as taken`.execute(
      tx.db,
    ),
    // PostgreSQL reads the row after it has taken the lock.
    tx.db
      .selectFrom('idempotency_key')
      .select(['request_hash', 'resource'])
      .where('actor', '=', actor)
      .where('call', '=', call)
      .where('key', '=', key)
      .executeTakeFirst(),
  ])
  if (!locked.rows[0]?.taken) throw new AppError('request_in_progress')
  if (earlier) {
    if (!earlier.request_hash.equals(requestHash)) throw new AppError('idempotency_key_reused')
    throw new AlreadyDone(earlier.resource)
  }
  const result = await work()
  const remembered = tx.db.insertInto('idempotency_key').values({
    actor,
    call,
    key,
    request_hash: requestHash,
    status: 201,
    resource: result.id,
    created_at: tx.now,
  })
  tx.defer(remembered.execute())
  return result
}
