import type { Client } from 'pg'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { keptInterval } from './kept-interval.ts'

const BATCH = 500

/** Messages of the contact form that were kept long enough at the instant $1. */
export const IS_OLD_MESSAGE = `(received_at < $1::timestamptz - ${keptInterval('contactMessage')}
  or resolved_at < $1::timestamptz - ${keptInterval('resolvedMessage')})`

/**
 * Deletes the messages of the contact form that were kept long enough.
 * @returns whether there may be more
 */
export async function deleteContactMessages(owner: Pick<Client, 'query'>, now: Date): Promise<boolean> {
  const deleted = await inOwnerTransaction(owner, () =>
    owner.query(
      `with gone as (
         delete from contact_message where id in (select id from contact_message where ${IS_OLD_MESSAGE} limit ${BATCH})
         returning id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         select '0', $1, 'periodic', 'system', 'contact_message.expired', 'contact_message', id, '{}' from gone`,
      [now],
    ),
  )
  return deleted.rowCount === BATCH
}
