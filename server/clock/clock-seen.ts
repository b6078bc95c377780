import type { Client } from 'pg'
import type { Transaction } from '../database/transaction.ts'
import { OperatorProblem } from '../operator-problem.ts'

type Owner = Pick<Client, 'query'>

/**
 * How many days the clock may be ahead of the last time at which the installation is known to have run. This is longer
 * than most installations are switched off, and shorter than the retention of anything that cannot be recovered.
 */
export const MOST_DAYS_AHEAD = 30
const DAY_MS = 86_400_000

/** The clock's time, and the last time at which the installation is known to have run. */
export interface ClockReading {
  now: Date
  /** Null for an installation that has never run. */
  seen: Date | null
  /** Whether data may be destroyed because of its age by this clock. */
  plausible: boolean
}

/** A clock that is behind destroys nothing too early, so it counts as plausible. */
function readingOf(now: Date, seen: Date | null): ClockReading {
  const plausible = seen === null || now.getTime() - seen.getTime() <= MOST_DAYS_AHEAD * DAY_MS
  return { now, seen, plausible }
}

/** Reads the clock with the product's rights. Changes nothing. */
export async function clockOf({ db, now }: Pick<Transaction, 'db' | 'now'>): Promise<ClockReading> {
  const row = await db.selectFrom('clock_seen').select('at').executeTakeFirst()
  return readingOf(now, row?.at ?? null)
}

/**
 * Reads the clock with the owner's rights. Changes nothing.
 * @throws OperatorProblem when the database was written by an earlier release and not yet migrated
 */
export async function readClock(owner: Owner, now: Date): Promise<ClockReading> {
  const known = await owner.query<{ there: boolean }>(
    "select to_regclass('public.clock_seen') is not null as there",
  )
  if (!known.rows[0]?.there)
    throw new OperatorProblem(
      'This database does not record yet when it last ran. Start the server on it once to migrate it.',
    )
  const { rows } = await owner.query<{ at: Date }>('select at from clock_seen')
  return readingOf(now, rows[0]?.at ?? null)
}

/**
 * Decides whether data may be destroyed by age: retention, expiry, removal of old backups. Records the time of a
 * plausible clock. The time of a clock that is too far ahead is never recorded.
 */
export async function judgeClock(owner: Owner, now: Date): Promise<ClockReading> {
  const reading = await readClock(owner, now)
  if (reading.plausible) {
    await owner.query(
      `insert into clock_seen (id, at) values (1, $1)
       on conflict (id) do update set at = greatest(clock_seen.at, excluded.at)`,
      [now],
    )
  }
  return reading
}

/** Records the clock's time because the operator confirmed that it is right. */
export async function confirmClock(owner: Owner, now: Date): Promise<void> {
  await owner.query(
    'insert into clock_seen (id, at) values (1, $1) on conflict (id) do update set at = excluded.at',
    [now],
  )
}

/** How many days the clock is ahead, rounded for display. */
export const daysAhead = ({ now, seen }: ClockReading): number =>
  seen ? Math.max(0, Math.floor((now.getTime() - seen.getTime()) / DAY_MS)) : 0

/**
 * Tells the operator about a clock that is behind by a day or more, and what to do; null otherwise. Either the clock is
 * wrong now, or it was wrong when the installation last ran. Until it catches up, a jump ahead is not detected.
 */
export function behindProblem({ now, seen }: ClockReading): string | null {
  const daysBehind = seen ? Math.floor((seen.getTime() - now.getTime()) / DAY_MS) : 0
  if (daysBehind < 1) return null
  return (
    `The clock says ${now.toISOString()}, ${daysBehind} days before this installation was last known to run. ` +
    'Until it has passed that time, no jump ahead is detected. If the clock is wrong, correct it; if it is right, run: npm run clock -- --confirm'
  )
}

/** Tells the operator about a clock that is too far ahead, and what to do. */
export const clockProblem = (reading: ClockReading): string =>
  `The clock says ${reading.now.toISOString()}, ${daysAhead(reading)} days after this installation was last known to run. ` +
  'Nothing is deleted by age. If the clock is wrong, correct it; if it is right, run: npm run clock -- --confirm'
