import type { Client } from 'pg'
import { inOwnerTransaction } from '../database/owner-transaction.ts'

/** How long a removed photo can be restored. */
const RESTORABLE_FOR = '1 hour'
const BATCH = 500

/**
 * Deletes the rows of photos that were removed some time ago. A trigger then requests the removal of their files.
 * @returns whether there may be more
 */
export async function deleteRemovedPhotos(owner: Pick<Client, 'query'>, now: Date): Promise<boolean> {
  const forgotten = await inOwnerTransaction(owner, () =>
    owner.query(
      `with gone as (
         delete from photo where id in (
           select id from photo where removed_at < $1::timestamptz - interval '${RESTORABLE_FOR}' limit ${BATCH})
         returning id, fitter_id, rider_id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
         select '0', $1, 'periodic', 'system', 'photo.deleted', 'photo', id, fitter_id, rider_id, '{}' from gone`,
      [now],
    ),
  )
  return forgotten.rowCount === BATCH
}
