import type { Selectable } from 'kysely'
import type { Calls } from '#contract/calls.ts'
import { mailFailureOf } from '#domain/contact/mail-failure.ts'
import type { Transaction } from '../../database/database.ts'
import type { Outbox } from '../../database/schema.gen.ts'
import { actingAs } from '../../http/acting.ts'
import { AppError } from '../../http/problem.ts'
import { openContact } from '../../people/rider-contact.ts'

type Told = Calls['GET /api/sessions/:sessionId/report/mail']['response']
type Mailed = NonNullable<Told['mailed']>

async function ownFitting({ db }: Transaction, sessionId: string, fitterId: string) {
  const fitting = await db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['r.id', 'r.name_sealed', 'r.email_sealed', 'r.address_failed_at'])
    .where('s.id', '=', sessionId)
    .where('s.fitter_id', '=', fitterId)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst()
  if (!fitting) throw new AppError('not_found')
  return fitting
}

/** The newest mail about a report that the outbox knows. */
function newestMail({ db }: Transaction, sessionId: string) {
  return (
    db
      .selectFrom('outbox')
      .select(['created_at', 'due_at', 'sent_at', 'dead_at', 'dropped_at', 'last_error'])
      .where('session_id', '=', sessionId)
      .where('kind', '=', 'fit_report')
      .orderBy('created_at', 'desc')
      // One that took another's place came in the same moment.
      .orderBy((row) => row('dropped_at', 'is', null), 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}

type Row = Pick<
  Selectable<Outbox>,
  'created_at' | 'due_at' | 'sent_at' | 'dead_at' | 'dropped_at' | 'last_error'
>

/** What became of a mail, when, and why it did not arrive. */
function endOf(row: Row): Pick<Mailed, 'state' | 'failure'> & { at: Date } {
  const failure = row.last_error === null ? null : mailFailureOf(row.last_error)
  if (row.sent_at) return { state: 'sent', at: row.sent_at, failure: null }
  if (row.dead_at) return { state: 'failed', at: row.dead_at, failure: failure ?? 'server' }
  if (row.dropped_at) return { state: 'dropped', at: row.dropped_at, failure: null }
  return { state: 'waiting', at: row.due_at, failure }
}

/** Whether the address of a file is another one since a moment. */
async function addressChangedSince({ db }: Transaction, riderId: string, at: Date): Promise<boolean> {
  const entries = await db
    .selectFrom('audit_entry')
    .select(['changes'])
    .where('rider_id', '=', riderId)
    .where('entity_id', '=', riderId)
    .where('action', '=', 'rider.contact_changed')
    .where('at', '>', at)
    .execute()
  return entries.some(({ changes }) => typeof changes === 'object' && changes !== null && 'email' in changes)
}

/**
 * What became of the newest mail about a report, as long as the outbox knows it, and whether one would arrive.
 * @throws AppError `not_found`
 */
export async function readReportMail(tx: Transaction, sessionId: string): Promise<Told> {
  const rider = await ownFitting(tx, sessionId, actingAs('fitter', tx))
  const { email } = openContact(await tx.keys.of(rider.id), rider)
  const unreachable = email === null ? 'no_address' : rider.address_failed_at ? 'address_failed' : null
  const row = await newestMail(tx, sessionId)
  if (!row) return { riderId: rider.id, mailed: null, unreachable }
  const { at, ...end } = endOf(row)
  const moved = await addressChangedSince(tx, rider.id, row.created_at)
  return {
    riderId: rider.id,
    mailed: { ...end, at: at.toISOString(), to: moved ? null : email },
    unreachable,
  }
}
