import { sql } from 'kysely'
import type { Transaction } from '../database/transaction.ts'
import { type Channel, kindsIn, LANE_NAMES, LANES, type Lane } from './lanes.ts'

/** A lane is held from so many failures in a row on: a single one may be a connection that broke. */
const HELD_FROM = 2
/** Failures further apart than this have nothing to do with each other. */
const IN_A_ROW_MS = 5 * 60_000
/** How long nobody tries after a failure, by the failures since the lane is held. */
const PAUSES_MS = [5_000, 10_000, 20_000, 30_000]
const LONGEST_PAUSE_MS = 30_000

/** A lane is due for a try now; a moment that no pause can reach was written by a clock that ran ahead. */
const mayTry = (probeAt: Date, now: Date, leaseMs: number): boolean =>
  probeAt <= now || probeAt.getTime() > now.getTime() + Math.max(LONGEST_PAUSE_MS, leaseMs)

/** Which of some lanes may deliver now, and which of those only to try whether the provider is back. */
export interface OpenLanes {
  open: Lane[]
  trying: Lane[]
}

/** Looks which lanes are held. Those that may try stay locked until the transaction ends: one delivery tries. */
export async function openLanes(
  { db, now }: Transaction,
  lanes: readonly Lane[],
  leaseMs: number,
): Promise<OpenLanes> {
  const holds = await db
    .selectFrom('delivery_hold')
    .select(['lane', 'probe_at'])
    .where('lane', 'in', lanes)
    .where('failures', '>=', HELD_FROM)
    .orderBy('lane')
    .forUpdate()
    .execute()
  const held = new Map(holds.map(({ lane, probe_at }) => [lane, probe_at]))
  const open = lanes.filter((lane) => {
    const probeAt = held.get(lane)
    return probeAt === undefined || mayTry(probeAt, now, leaseMs)
  })
  return { open, trying: open.filter((lane) => held.has(lane)) }
}

/** Nobody else tries before a moment: until a delivery has ended, or its process has died. */
export async function tryNextAt({ db }: Pick<Transaction, 'db'>, lane: Lane, at: Date): Promise<void> {
  await db.updateTable('delivery_hold').set({ probe_at: at }).where('lane', '=', lane).execute()
}

interface Failures {
  failures: number
  failed_at: Date
}

/**
 * The failures in a row with one more, and when the last that counts happened. Deliveries that overlap count once; they
 * do not move that moment, or a lane whose deliveries always overlap would count one failure for ever.
 */
function withOneMore({ failures, failed_at }: Failures, begunAt: Date, now: Date): Failures {
  const age = now.getTime() - failed_at.getTime()
  if (failures < HELD_FROM && age > IN_A_ROW_MS) return { failures: 1, failed_at: now }
  const together = failed_at > begunAt && age >= 0
  return together ? { failures, failed_at } : { failures: failures + 1, failed_at: now }
}

/**
 * Counts a failure for which the provider is responsible.
 * @param begunAt when the delivery began: those that were under way together count once
 * @returns whether an outage begins with it that no other lane of the channel has noticed
 */
export async function countFailure(
  { db, now }: Transaction,
  lane: Lane,
  { error, begunAt }: { error: string; begunAt: Date },
): Promise<boolean> {
  const { channel } = LANES[lane]
  const first = {
    lane,
    channel,
    failures: 1,
    began_at: now,
    failed_at: now,
    probe_at: now,
    last_error: error,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('delivery_hold')
    .values(first)
    .onConflict((conflict) => conflict.column('lane').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return false
  const holds = await db
    .selectFrom('delivery_hold')
    .select(['lane', 'failures', 'failed_at'])
    .where('channel', '=', channel)
    .orderBy('lane')
    .forUpdate()
    .execute()
  const known = holds.find((hold) => hold.lane === lane)
  if (!known) return false
  const { failures, failed_at } = withOneMore(known, begunAt, now)
  const pause = PAUSES_MS[failures - HELD_FROM] ?? LONGEST_PAUSE_MS
  await db
    .updateTable('delivery_hold')
    .set({ failures, failed_at, last_error: error, probe_at: new Date(now.getTime() + pause) })
    .where('lane', '=', lane)
    .execute()
  const begins = known.failures < HELD_FROM && failures >= HELD_FROM
  return begins && !holds.some((hold) => hold.lane !== lane && hold.failures >= HELD_FROM)
}

/**
 * The provider took part in a delivery: nothing of the channel is held any more. What lost its connection during the
 * outage is due again at once.
 * @returns whether an outage ended with it
 */
export async function endHolds({ db, now }: Transaction, channel: Channel): Promise<boolean> {
  const ended = await db
    .deleteFrom('delivery_hold')
    .where('channel', '=', channel)
    .returning('failures')
    .execute()
  if (!ended.some(({ failures }) => failures >= HELD_FROM)) return false
  const lanes = LANE_NAMES.filter((lane) => LANES[lane].channel === channel)
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('kind', 'in', kindsIn(lanes))
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('dropped_at', 'is', null)
    .where('due_at', '>', now)
    .where('last_error', 'like', 'lost\\_%')
    .execute()
  await sql`select pg_notify('spokewell_outbox', '')`.execute(db)
  return true
}

/** The lanes that are held now. */
export async function heldLanes({ db }: Transaction): Promise<Set<string>> {
  const rows = await db
    .selectFrom('delivery_hold')
    .select('lane')
    .where('failures', '>=', HELD_FROM)
    .execute()
  return new Set(rows.map(({ lane }) => lane))
}
