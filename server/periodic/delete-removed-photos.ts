import type { Client } from 'pg'
import { inOwnerTransaction } from '../database/owner-transaction.ts'

/** So long a photo that was taken back can be brought back. */
const GRACE = '1 hour'
const BATCH = 500

/**
 * Deletes the rows of photos that were taken back a while ago; the rows' end asks for their bytes' removal.
 * @returns whether there may be more
 */
export async function forgetRemovedPhotos(owner: Pick<Client, 'query'>, now: Date): Promise<boolean> {
  const forgotten = await inOwnerTransaction(owner, () =>
    owner.query(
      `with gone as (
         delete from photo where id in (
           select id from photo where removed_at < $1::timestamptz - interval '${GRACE}' limit ${BATCH})
         returning id, fitter_id, rider_id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
         select '0', $1, 'periodic', 'system', 'photo.deleted', 'photo', id, fitter_id, rider_id, '{}' from gone`,
      [now],
    ),
  )
  return forgotten.rowCount === BATCH
}
