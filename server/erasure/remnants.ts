import { setTimeout as wait } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { adviceOn, readStorageRights, type StorageRights } from './storage-rights.ts'

type Owner = Pick<Client, 'query'>

/** The outcome of a removal. */
export interface RemnantRemoval {
  /** False when a table was in use. The requests are kept and a running server tries again. */
  done: boolean
  /** Settings that the operator should change so that PostgreSQL keeps nothing, one line each. */
  advice: string[]
}

/** The advisory lock of this work, which one process at a time may do. No other lock has these numbers. */
const LOCK = [7_305_003, 1] as const
/** How long requests of the product may wait for a table that is about to be rewritten. */
const LOCK_TIMEOUT = '2s'
const LOCK_TRIES = 5
const RETRY_MS = 500
/** How long to wait for open transactions. Rows that one of them can still see would be copied. */
const TRANSACTIONS_WITHIN_MS = 10_000
const LOCK_NOT_AVAILABLE = '55P03'

/** The catalog table with samples of the values of every column. */
const STATISTICS = 'pg_catalog.pg_statistic'
/** Rows of these tables are never deleted, and they are the largest tables. */
const APPEND_ONLY = ['audit_entry', 'audit_seal']

const gaveUpOnLock = (error: unknown) => error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE

/** The ids of the open transactions of this database, except this connection's. */
async function openTransactions(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select l.virtualtransaction as id from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'virtualxid' and l.mode = 'ExclusiveLock' and l.granted
       and a.datname = current_database() and l.pid <> pg_backend_pid()`,
  )
  return rows.map(({ id }) => id)
}

/** @returns whether every transaction that was open at the time of the call has ended */
async function transactionsEnd(owner: Owner, withinMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + withinMs
  let open = await openTransactions(owner)
  while (open.length > 0 && performance.now() < giveUpAt) {
    await wait(RETRY_MS)
    const stillOpen = await openTransactions(owner)
    open = open.filter((id) => stillOpen.includes(id))
  }
  return open.length === 0
}

/** The tables of keys come first: without the keys all other data is unreadable. */
async function tablesToRewrite(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'identity') and c.relname <> all ($1)
       and pg_table_size(c.oid) > 0
     order by c.relname = 'vault_key' desc, pg_table_size(c.oid)`,
    [APPEND_ONLY],
  )
  return rows.map(({ name }) => name)
}

/** Clears the planner's samples. Analysing an empty table would keep the earlier samples. */
const CLEAR_SAMPLES = `
  select pg_clear_attribute_stats(n.nspname, c.relname, a.attname, false)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where c.oid = $1::regclass and a.attnum > 0 and not a.attisdropped`

/** @returns false when the table stayed in use */
async function rewrite(
  owner: Owner,
  table: string,
  rights: StorageRights,
  triesLeft = LOCK_TRIES,
): Promise<boolean> {
  try {
    if (rights.clearsStatistics && table !== STATISTICS) await owner.query(CLEAR_SAMPLES, [table])
    await owner.query(`vacuum (full, analyze) ${table}`)
    return true
  } catch (error) {
    if (!gaveUpOnLock(error)) throw error
    if (triesLeft === 1) return false
    await wait(RETRY_MS)
    return rewrite(owner, table, rights, triesLeft - 1)
  }
}

/**
 * Switches to a new segment of the write-ahead log and lets the next checkpoint remove the earlier ones. Segments that
 * are prepared for later use may be old segments under a new name, recycled by an earlier start. They are used up
 * first.
 */
async function removeOldLog(owner: Owner, rights: StorageRights): Promise<void> {
  if (rights.maySwitchLog) {
    await owner.query('select pg_switch_wal()')
    const prepared = await owner.query<{ count: number }>(
      `select count(*)::int as count from pg_ls_waldir()
       where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`,
    )
    // And the present one, which may be the first of them, right at its beginning.
    for (let left = prepared.rows[0]?.count ?? 0; left >= 0; left -= 1)
      await owner.query("select pg_logical_emit_message(false, 'spokewell', ''), pg_switch_wal()")
  }
  if (rights.mayCheckpoint) await owner.query('checkpoint')
}

async function requests(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select transaction_id::text as id from remnant_removal')
  return rows.map(({ id }) => id)
}

async function removeUnderLock(owner: Owner, withinMs: number): Promise<RemnantRemoval> {
  const asked = await requests(owner)
  const rights = await readStorageRights(owner)
  const advice = adviceOn(rights)
  await owner.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
  if (!(await transactionsEnd(owner, withinMs))) return { done: false, advice }
  let all = true
  for (const table of [...(await tablesToRewrite(owner)), ...(rights.ownsDatabase ? [STATISTICS] : [])])
    all = (await rewrite(owner, table, rights)) && all
  if (!all) return { done: false, advice }
  await removeOldLog(owner, rights)
  await owner.query('delete from remnant_removal where transaction_id = any ($1::text[]::xid8[])', [asked])
  return { done: true, advice }
}

/**
 * Removes what deleted and replaced rows left in PostgreSQL's files: rewrites the tables that can contain remnants, and
 * removes the write-ahead log written so far. Call it after the erasure has committed, outside a transaction. A table
 * is locked while it is rewritten, and requests wait for that time.
 *
 * What could not be removed stays requested (`remnant_removal`), and a running server does it later.
 * @param owner a direct connection of the owner
 * @param wishes.transactionsWithinMs how long to wait for open transactions
 */
export async function removeRemnants(
  owner: Owner,
  { transactionsWithinMs = TRANSACTIONS_WITHIN_MS } = {},
): Promise<RemnantRemoval> {
  await owner.query("set lock_timeout = '60s'")
  try {
    await owner.query('select pg_advisory_lock($1, $2)', [...LOCK])
    try {
      return await removeUnderLock(owner, transactionsWithinMs)
    } finally {
      await owner.query('select pg_advisory_unlock($1, $2)', [...LOCK])
    }
  } catch (error) {
    if (gaveUpOnLock(error)) return { done: false, advice: [] }
    throw error
  } finally {
    await owner.query('reset lock_timeout')
  }
}

/** Whether a requested removal is still to be done. */
export async function remnantsAreDue(owner: Owner): Promise<boolean> {
  return (await requests(owner)).length > 0
}
