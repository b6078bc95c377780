import type { Client } from 'pg'
import { eraseRider } from '../erasure/erase-rider.ts'
import { keptInterval } from './kept-interval.ts'

type Owner = Pick<Client, 'query'>

/** The number of files erased per run. */
const BATCH = 20

/** The last thing that happened in the sessions of the file `r`, or its creation. */
export const LAST_IN_FILE = `greatest(r.created_at, (select max(greatest(s.created_at, s.invited_at, s.intake_started_at,
  s.intake_submitted_at, s.fitted_at, s.closed_at)) from session s where s.rider_id = r.id))`

/** Files `r` that were kept long enough at the instant $1. The first condition finds them by their creation. */
export const IS_OUTDATED = `r.erased_at is null and r.created_at < $1::timestamptz - ${keptInterval('file')}
  and ${LAST_IN_FILE} < $1::timestamptz - ${keptInterval('file')}`

/** Files `r` whose consent was withdrawn and not given again by the instant $1. */
export const IS_WITHDRAWN = `r.erased_at is null and exists (select from restriction x
  where x.rider_id = r.id and x.ended_at is null and x.erase_at <= $1::timestamptz)`

async function eraseFiles(
  owner: Owner,
  ledger: readonly string[],
  now: Date,
  which: string,
): Promise<boolean> {
  const { rows } = await owner.query<{ id: string }>(
    `select r.id from rider r where ${which} order by r.created_at limit $2`,
    [now, BATCH],
  )
  for (const { id } of rows) await eraseRider(owner, ledger, id, now)
  return rows.length === BATCH
}

/**
 * Erases the files whose last session ended longer ago than files are kept.
 * @returns whether there may be more
 */
export const eraseOutdated = (owner: Owner, ledger: readonly string[], now: Date): Promise<boolean> =>
  eraseFiles(owner, ledger, now, IS_OUTDATED)

/**
 * Erases the files whose consent to use health data was withdrawn and not given again in time.
 * @returns whether there may be more
 */
export const eraseWithdrawn = (owner: Owner, ledger: readonly string[], now: Date): Promise<boolean> =>
  eraseFiles(owner, ledger, now, IS_WITHDRAWN)
