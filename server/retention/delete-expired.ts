import type { Client } from 'pg'
import { UNCONFIRMED_HOURS } from '#domain/booking/booking-state.ts'
import { KEY_DAYS } from '../http/idempotency.ts'
import { keptInterval } from './kept-interval.ts'

/** Rows deleted in one statement, so that no lock is held for long. */
const BATCH = 5_000

/**
 * The rows that are no longer needed, and when they are deleted. The secrets of an invitation are kept for a while
 * after they expire, so that a late rider gets "expired" instead of "unknown".
 */
export const expired = [
  { table: 'idempotency_key', when: `created_at < $1::timestamptz - interval '${KEY_DAYS} days'` },
  {
    // No counter lasts for days. One that does was made by a clock that ran ahead, and would block its caller.
    table: 'rate_limit',
    when: `expire < extract(epoch from $1::timestamptz) * 1000
      or expire > extract(epoch from $1::timestamptz + interval '7 days') * 1000`,
  },
  {
    // A draft that was not submitted: a month after the invitation expired, or half a year after the last change.
    table: 'draft',
    when: `session_id in (select s.id from session s where s.invitation_expires_at < $1::timestamptz - ${keptInterval('invitedDraft')})
      or saved_at < $1::timestamptz - ${keptInterval('draft')}`,
  },
  { table: 'device_code', when: `expires_at < $1::timestamptz - ${keptInterval('deviceCode')}` },
  { table: 'invitation_secret', when: `expires_at < $1::timestamptz - ${keptInterval('invitationLink')}` },
  { table: 'report_secret', when: `expires_at < $1::timestamptz - ${keptInterval('reportLink')}` },
  {
    table: 'second_baseline_secret',
    when: `expires_at < $1::timestamptz - ${keptInterval('scoringLink')}`,
  },
  {
    // A booking that nobody confirmed. What is not of a file was a call, whose address is kept as long as it is of use.
    table: 'booking',
    when: `kind = 'appointment' and rider_id is null and case when confirmed_at is null
      then made_at < $1::timestamptz - interval '${UNCONFIRMED_HOURS} hours' and expires_at < $1::timestamptz
      else ends_at < $1::timestamptz - ${keptInterval('call')} end`,
  },
  {
    // A place in a waiting list that nobody confirmed, or that is over.
    table: 'waiting_entry',
    when: `proven_at is null and created_at < $1::timestamptz - interval '${UNCONFIRMED_HOURS} hours'
      or ended_at < $1::timestamptz - ${keptInterval('waiting')}
      or last_day < $1::timestamptz - ${keptInterval('waiting')}`,
  },
  { table: 'freed_time', when: `starts_at < $1::timestamptz` },
  {
    // A copy of a person's data a week after it was made, and one that could not be made.
    table: 'data_download',
    when: `coalesce(expires_at, requested_at + interval '8 days') < $1::timestamptz`,
  },
  {
    // A sign-in made from a session of the sign-in service is kept for the lifetime of that session. After the sign-in
    // has ended or expired here, it prevents the session from being used again.
    table: 'sign_in',
    when: `case when identity_session_id is null then least(expires_at, last_used_at + idle_limit, ended_at)
      else expires_at end < $1::timestamptz - ${keptInterval('signIn')}`,
  },
  {
    table: 'outbox',
    when: `coalesce(sent_at, dead_at, dropped_at) < $1::timestamptz - ${keptInterval('message')}`,
  },
  { table: 'stripe_event', when: `at < $1::timestamptz - ${keptInterval('paymentEvent')}` },
] as const

/**
 * Deletes what has expired, one batch per table.
 * @returns whether there may be more
 */
export async function deleteExpired(owner: Pick<Client, 'query'>, now: Date): Promise<boolean> {
  let more = false
  for (const { table, when } of expired) {
    const { rowCount } = await owner.query(
      `delete from ${table} where ctid = any (array(select ctid from ${table} where ${when} limit ${BATCH}))`,
      [now],
    )
    more ||= rowCount === BATCH
  }
  return more
}
