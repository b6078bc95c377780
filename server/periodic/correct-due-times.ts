import type { Client } from 'pg'

/** The clocks of several machines differ by less than this. */
const CLOCK_DIFFERENCE = '5 minutes'
/** Longer than any pause between two attempts. */
const BEYOND_ANY_PAUSE = '13 hours'

/**
 * Makes messages due whose time a clock that ran ahead set far in the future, when it queued them or scheduled their
 * next attempt. Whether they are still sent is decided at the time of sending.
 * @returns false: nothing is left to do
 */
export async function correctDueTimes(owner: Pick<Client, 'query'>, now: Date): Promise<boolean> {
  await owner.query(
    `update outbox set due_at = $1, created_at = least(created_at, $1)
     where sent_at is null and dead_at is null and dropped_at is null and due_at > $1
       and (created_at > $1::timestamptz + interval '${CLOCK_DIFFERENCE}'
         or (last_error is not null and due_at > $1::timestamptz + interval '${BEYOND_ANY_PAUSE}'))`,
    [now],
  )
  return false
}
