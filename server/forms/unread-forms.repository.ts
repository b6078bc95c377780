import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/database.ts'
import { EVENT_CHANNEL, type LiveEvent } from '../live-events/publish-event.ts'

/**
 * Deletes the marks of unread forms of a fitter, and tells the fitter's open pages if there were any. One statement,
 * so that reading a form that was read before takes no longer.
 */
export async function deleteUnread(
  { db, requestId }: Transaction,
  fitterId: string,
  submissionIds: readonly string[],
): Promise<void> {
  const event: LiveEvent = { topic: 'unread', accounts: [fitterId], requestId }
  await sql`
    with read as (
      delete from unread_form where fitter_id = ${fitterId} and submission_id = ${anyOf(submissionIds)} returning 1)
    select pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)}) where exists (select from read)`.execute(db)
}
