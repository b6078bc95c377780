import type { Client } from 'pg'
import { RETENTION_YEARS } from '#domain/product.ts'
import { eraseRider } from './erase-rider.ts'

/** The number of files erased per run. */
const BATCH = 20

/**
 * Erases the files whose last session ended longer ago than the maximum retention.
 * @returns whether there may be more
 */
export async function eraseOutdated(
  owner: Pick<Client, 'query'>,
  ledger: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rows } = await owner.query<{ id: string }>(
    `select r.id from rider r
     where r.erased_at is null and r.created_at < $1::timestamptz - make_interval(years => $2)
       and not exists (
         select 1 from session s where s.rider_id = r.id
           and greatest(s.created_at, s.invited_at, s.intake_started_at, s.intake_submitted_at, s.fitted_at, s.closed_at)
             >= $1::timestamptz - make_interval(years => $2))
     order by r.created_at limit $3`,
    [now, RETENTION_YEARS, BATCH],
  )
  for (const { id } of rows) await eraseRider(owner, ledger, id, now)
  return rows.length === BATCH
}
