import { sql } from 'kysely'
import { type Is, isDuplicate } from '../../audit/duplicates.ts'
import { type Actor, actorId } from '../../database/actor.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'

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
