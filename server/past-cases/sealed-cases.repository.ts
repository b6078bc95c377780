import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Transaction } from '../database/database.ts'

/** A session of a fitter with everything sealed below it, as one text that only the search's thread reads. */
export interface SealedCase {
  sessionId: string
  riderId: string
  /** JSON in the shape of `sealed-case.ts`. */
  document: string
}

/** Sealed bytes in base64. */
const base64 = (column: string) => sql`encode(${sql.ref(column)}, 'base64')`

/** Looked up for each session: a join with all keys in their order would also read those of other fitters. */
const WRAPPED = sql`(select ${base64('k.wrapped')} from vault_key k where k.holder = s.rider_id)`
const OUTCOME = sql`(select json_build_object('fittedOn', f.fitted_on, 'after', f.after, 'bikeTypes', f.bike_types,
    'changes', f.changes) from fit_outcome f where f.session_id = s.id)`
const FORMS = sql`(select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'version', m.form_version,
    'answers', ${base64('m.answers_sealed')})), '[]')
  from submission m where m.session_id = s.id and m.superseded_at is null)`
const CHANGES = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'measurement', i.measurement,
    'details', ${base64('i.details_sealed')}) order by i.position), '[]')
  from intervention i where i.session_id = s.id and i.withdrawn_at is null)`
const ADVICE = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'words', ${base64('a.words_sealed')})), '[]')
  from recommendation a where a.session_id = s.id and a.withdrawn_at is null)`

const NOTES = sql`(select ${base64('n.notes_sealed')} from session_note n where n.session_id = s.id)`

const DOCUMENT = sql<string>`json_build_object('wrapped', ${WRAPPED},
  'createdAt', s.created_at, 'submittedAt', s.intake_submitted_at, 'fittedAt', s.fitted_at,
  'notes', ${NOTES}, 'summary', ${base64('s.summary_sealed')},
  'goalLevels', ${base64('s.goal_levels_sealed')}, 'activities', ${base64('s.activities_sealed')},
  'outcome', ${OUTCOME}, 'forms', ${FORMS}, 'changes', ${CHANGES}, 'advice', ${ADVICE})::text`

/** The sessions of a fitter that were not cancelled, of riders who were not erased. */
const casesOf = ({ db }: Pick<Transaction, 'db'>, fitterId: string) =>
  db
    .selectFrom('session as s')
    .select(['s.id as sessionId', 's.rider_id as riderId', DOCUMENT.as('document')])
    .where('s.fitter_id', '=', fitterId)
    .where('s.cancelled_at', 'is', null)
    .where(sql<boolean>`(select r.erased_at is null from rider r where r.id = s.rider_id)`)

/** A batch of a fitter's sessions in the order of their riders, so that each key is opened once. */
export function listSealedCases(
  tx: Pick<Transaction, 'db'>,
  fitterId: string,
  { after, limit }: { after: Pick<SealedCase, 'riderId' | 'sessionId'> | null; limit: number },
): Promise<SealedCase[]> {
  return casesOf(tx, fitterId)
    .$if(after !== null, (rows) =>
      rows.where(sql<boolean>`(s.rider_id, s.id) > (${after?.riderId}::uuid, ${after?.sessionId}::uuid)`),
    )
    .orderBy('s.rider_id')
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

/** Some of a fitter's sessions, each with its rider's sealed name and the key of the file. */
export const listCasesById = (tx: Transaction, fitterId: string, ids: readonly string[]) =>
  casesOf(tx, fitterId)
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 's.rider_id')
    .select(['r.name_sealed', 'k.wrapped'])
    .where('s.id', '=', anyOf(ids))
    .execute()

/** The rows of a table as one number, which differs after any change of these columns. */
const hashOf = (...columns: string[]) =>
  sql`coalesce(sum(hashtextextended(concat_ws(' ', ${sql.join(columns.map((column) => sql.ref(column)))}), 0)), 0)`

/** A value that differs after any change to what past cases of a fitter are made of, and how many sessions there are. */
export async function findCasesFingerprint(
  { db }: Transaction,
  fitterId: string,
): Promise<{ sessions: number; fingerprint: string }> {
  const own = (alias: string) => sql`${sql.ref(`${alias}.fitter_id`)} = ${fitterId}`
  const { rows } = await sql<{ sessions: number; fingerprint: string }>`
    with s as (
      select count(*)::int as sessions, ${hashOf('s.id', 's.version', 's.fitted_at', 's.intake_submitted_at')} as hash
      from session s join rider r on r.id = s.rider_id
      where ${own('s')} and s.cancelled_at is null and r.erased_at is null)
    select s.sessions, concat_ws(' ', s.sessions, s.hash,
      (select ${hashOf('m.id')} from submission m where ${own('m')} and m.superseded_at is null),
      (select ${hashOf('i.id', 'i.version')} from intervention i where ${own('i')} and i.withdrawn_at is null),
      (select ${hashOf('a.id', 'a.version')} from recommendation a where ${own('a')} and a.withdrawn_at is null),
      (select ${hashOf('f.session_id', 'f.derived_at')} from fit_outcome f where ${own('f')})) as fingerprint
    from s`.execute(db)
  const [found] = rows
  if (!found) throw new Error('past cases: no fingerprint')
  return found
}
