import { sql } from 'kysely'
import type { ACCESS_ACTORS, ACCESS_KINDS } from '#domain/access-log.ts'
import { type Is, isDuplicate } from '../../audit/duplicates.ts'
import { anyOf } from '../../database/any-of.ts'
import type { Transaction } from '../../database/database.ts'

export interface LogRequest {
  riderIds: readonly string[]
  /** Whether the reader is the fitter whose files these are. */
  ownWork: boolean
  kind?: (typeof ACCESS_KINDS)[number] | undefined
  by?: (typeof ACCESS_ACTORS)[number] | undefined
  from?: string | undefined
  until?: string | undefined
  /** The id of an entry. */
  before: string | null
  limit: number
}

const ACTORS_OF = {
  rider: ['client', 'guest'],
  fitters: ['fitter'],
  support: ['support'],
  automatic: ['system', 'anonymous', 'arriving'],
} satisfies Record<(typeof ACCESS_ACTORS)[number], string[]>

/** What only the fitter whose file it is may know of. */
const OWN_WORK = ['follow_up_alert', 'prediction']

function wantedOf(is: Is, { kind, by, from, until, ownWork }: LogRequest) {
  return is.and([
    is.not(isDuplicate(is)),
    ...(ownWork ? [] : [is('entity', 'not in', OWN_WORK)]),
    ...(kind === 'reads' ? [is('action', 'like', '%.read')] : []),
    ...(kind === 'changes' ? [is('action', 'not like', '%.read')] : []),
    ...(by ? [is('actor', '=', anyOf(ACTORS_OF[by]))] : []),
    ...(from ? [is('at', '>=', new Date(from))] : []),
    ...(until ? [is('at', '<', new Date(until))] : []),
  ])
}

/** The tables whose rows say to which session they belong. */
const BELOW_SESSION = ['submission', 'photo', 'intervention', 'recommendation', 'follow_up'] as const

/** The session that an entry is about, if its row still exists. */
const sessionOfEntry = sql<string | null>`case entity when 'session' then entity_id
  ${sql.join(
    BELOW_SESSION.map(
      (table) =>
        sql`when ${sql.lit(table)} then (select w.session_id from ${sql.table(table)} w where w.id = entity_id)`,
    ),
    sql` `,
  )} end`

/** The bikes that an entry names, with their sealed details in base64. It is part of the query to spare a round trip. */
const bikesOfEntry = sql<{ id: string; type: string; details: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', b.id, 'type', b.type, 'details', encode(b.details_sealed, 'base64')) order by b.id), '[]')
  from bike b where b.rider_id = e.rider_id and b.id in (e.entity_id, h.bike_id,
    (e.changes -> 'bike_id' ->> 'from')::uuid, (e.changes -> 'bike_id' ->> 'to')::uuid))`

/** The audit entries of these files, newest first, as the acting account may see them. */
export function listAccess({ db }: Transaction, request: LogRequest) {
  const { riderIds, before, limit } = request
  return (
    db
      .with('e', (cte) =>
        cte
          .selectFrom('audit_entry')
          .select(['id', 'at', 'actor', 'actor_id', 'action', 'entity', 'entity_id', 'changes', 'reason'])
          .select(['fitter_id', 'rider_id', sessionOfEntry.as('session_id')])
          .where('rider_id', '=', anyOf(riderIds))
          .where((is) => wantedOf(is, request))
          .$if(before !== null, (page) => page.where('id', '<', before))
          .orderBy('id', 'desc')
          .limit(limit),
      )
      .selectFrom('e')
      .leftJoin('session as s', 's.id', 'e.session_id')
      .leftJoin('follow_up_alert as a', 'a.id', 'e.entity_id')
      // Row security shows shares to the rider alone, of those who read the log of a file.
      .leftJoin('share as h', 'h.id', 'e.entity_id')
      .selectAll('e')
      .select(['s.fitted_at', 'a.kind as alert_kind', 'a.zone as alert_zone'])
      .select(['h.fitter_id as shared_with', 'h.bike_id as shared_bike', 'h.fits_from', 'h.until_at'])
      .select(bikesOfEntry.as('bikes'))
      .orderBy('e.id', 'desc')
      .execute()
  )
}

export type AccessRow = Awaited<ReturnType<typeof listAccess>>[number]

/** The acting client's own files that were not erased, the oldest first. */
export function listOwnFiles({ db }: Transaction) {
  return db
    .selectFrom('rider')
    .select(['id', 'fitter_id'])
    .where('account_id', '=', sql<string>`app.account_id()`)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The latest check of the whole audit trail. */
export const findVerification = ({ db }: Transaction) =>
  db
    .selectFrom('audit_verification')
    .select(['at', 'ok', 'entries', 'problems'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
