import { type ExpressionBuilder, sql } from 'kysely'
import { type Actor, actorId } from '../../database/actor.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'
import type { DB } from '../../database/schema.gen.ts'

export type Is = ExpressionBuilder<DB, 'audit_entry'>

/**
 * The second entry of one step. Submitting a form writes an entry of the form and one of its session or follow-up;
 * correcting a form writes one of the new revision and one of the revision that it supersedes; predicting writes one of
 * the predictions and one of the session, which has no changes.
 */
export const isDuplicate = (is: Is) =>
  is.or([
    is.and([is('entity', '=', 'session'), is('action', '=', 'intake.submitted')]),
    is.and([is('entity', '=', 'follow_up'), is('action', '=', 'follow_up.submitted')]),
    is.and([is('action', '=', 'session.changed'), sql<boolean>`changes = '{}'`]),
    is.and([
      is('entity', 'in', ['submission', 'second_baseline']),
      sql<boolean>`coalesce(changes -> 'superseded_at' is not null, false)`,
    ]),
  ])

/** Entries that are hidden from the reader: their own readings, and alerts and predictions of another fitter's session. */
function isHidden(is: Is, actor: Actor, ownWork: boolean) {
  const me = actorId(actor)
  return is.or([
    isDuplicate(is),
    ...(me === null ? [] : [is.and([is('action', 'like', '%.read'), is('actor_id', '=', me)])]),
    ...(ownWork ? [] : [is('entity', 'in', ['follow_up_alert', 'prediction'])]),
  ])
}

/** Changes to a rider's contact data belong to the history of each of the rider's sessions. */
const CONTACT_ACTIONS = ['rider.contact_changed', 'rider.address_failed', 'rider.address_tried_again']

/** Tables whose rows refer to a session by `session_id`. */
const TABLES_OF_SESSION = [
  'submission',
  'invitation',
  'intervention',
  'recommendation',
  'photo',
  'follow_up',
  'follow_up_alert',
  'prediction',
  'second_baseline',
] as const

/** The entries of a session: its own, those of its rows, and those of rows that were deleted later. */
function isOfSession(is: Is, db: Transaction['db'], session: { id: string; rider_id: string }) {
  const ofRows = TABLES_OF_SESSION.map((table) =>
    is(
      'entity_id',
      'in',
      db.selectFrom(table).select(`${table}.id`).where(`${table}.session_id`, '=', session.id),
    ),
  )
  return is.or([
    is('entity_id', '=', session.id),
    is.and([is('entity_id', '=', session.rider_id), is('action', '=', anyOf(CONTACT_ACTIONS))]),
    ...ofRows,
    sql<boolean>`entity in ('measurement', 'follow_up') and changes -> 'session_id' ->> 'to' = ${session.id}`,
  ])
}

/** The audit entries of a session that the actor may see, newest first. @param before the id of an entry */
export function listHistory(
  { db, actor }: Transaction,
  session: { id: string; rider_id: string },
  { ownWork, before, limit }: { ownWork: boolean; before: string | null; limit: number },
) {
  return db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor', 'actor_id', 'action', 'entity', 'entity_id', 'changes'])
    .select(({ selectFrom }) => {
      const alert = selectFrom('follow_up_alert as a').whereRef('a.id', '=', 'entity_id')
      return [alert.select('a.kind').as('alert_kind'), alert.select('a.zone').as('alert_zone')]
    })
    .where('rider_id', '=', session.rider_id)
    .where((is) => isOfSession(is, db, session))
    .where((is) => is.not(isHidden(is, actor, ownWork)))
    .$if(before !== null, (page) => page.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]
