import { type Expression, type SqlBool, sql } from 'kysely'
import type { FORM_FILTERS, LIST_ORDERS } from '#domain/sessions/lists.ts'
import type { Transaction } from '../../database/database.ts'
import type { TimeCursor } from '../../http/cursor.ts'

/**
 * The scope of a page: all of the acting fitter's riders, some of them, or the acting client's own files. The database
 * knows who acts, so that the page can be asked for together with the entry.
 */
export type Wanted =
  | { by: 'fitter'; riders?: readonly string[]; only?: (typeof FORM_FILTERS)[number] | undefined }
  | { by: 'client' }

export interface PageRequest {
  after: TimeCursor | null
  limit: number
  order: (typeof LIST_ORDERS)[number]
}

type Reading = Pick<Transaction, 'db'>

const columns = [
  'id',
  'session_id',
  'fitter_id',
  'rider_id',
  'kind',
  'form_version',
  'revision',
  'answers_sealed',
  'submitted_at',
  'follow_up_id',
] as const

/**
 * Repeats the condition of row security as one that can use an index. With row security alone the database would scan
 * the forms of all riders.
 */
const ownRiders = sql<boolean>`rider_id = any (array(select app.own_riders()))`
/** In a sub-select it is asked for once. */
const actingFitter = sql<string>`(select app.acting_fitter())`

const directionOf = ({ order }: PageRequest) => (order === 'newest' ? 'desc' : 'asc')

/** The current revisions after a cursor, as many as a page can need. */
function following({ db }: Reading, page: PageRequest, whose: readonly Expression<SqlBool>[]) {
  const { after, limit } = page
  const position = sql`(${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`
  const beyond =
    page.order === 'newest'
      ? sql<boolean>`(submitted_at, id) < ${position}`
      : sql<boolean>`(submitted_at, id) > ${position}`
  return db
    .selectFrom('submission')
    .select(columns)
    .where('superseded_at', 'is', null)
    .where(({ and }) => and([...whose, ...(after ? [beyond] : [])]))
    .orderBy('submitted_at', directionOf(page))
    .orderBy('id', directionOf(page))
    .limit(limit + 1)
}

/** The condition of a filter. Unread forms are few, so that they are found by their ids. */
function isOf(wanted: Wanted): Expression<SqlBool>[] {
  if (wanted.by === 'client' || wanted.only === undefined) return []
  if (wanted.only !== 'unread') return [sql<boolean>`kind = ${wanted.only}`]
  return [
    sql<boolean>`id = any (array(select u.submission_id from unread_form u where u.fitter_id = ${actingFitter}))`,
  ]
}

/** A page of one reader. What riders share with a fitter is not in the fitter's lists. */
function rowsOf(tx: Reading, wanted: Wanted, page: PageRequest) {
  if (wanted.by === 'client') return following(tx, page, [ownRiders])
  const named = wanted.riders ? [sql<boolean>`rider_id = any (${[...wanted.riders]}::uuid[])`] : []
  return following(tx, page, [sql<boolean>`fitter_id = ${actingFitter}`, ...named, ...isOf(wanted)])
}

/**
 * A page of current revisions in their order, each with its rider's sealed name and the key that opens it. One
 * additional row shows whether there is a next page.
 */
export function listCurrent(tx: Reading, wanted: Wanted, page: PageRequest) {
  return tx.db
    .with('page', () => rowsOf(tx, wanted, page))
    .selectFrom('page as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 's.rider_id')
    .leftJoin('session as t', 't.id', 's.session_id')
    .leftJoin('follow_up as u', 'u.id', 's.follow_up_id')
    .leftJoin('unread_form as n', 'n.submission_id', 's.id')
    .selectAll('s')
    .select(['r.name_sealed', 'r.time_zone', 'k.wrapped'])
    .select(['t.fitted_at', 'u.milestone', 'u.due_on', 'n.since as unread_since'])
    .orderBy('s.submitted_at', directionOf(page))
    .orderBy('s.id', directionOf(page))
    .execute()
}

export type ListedRow = Awaited<ReturnType<typeof listCurrent>>[number]

/** All revisions of a submission's form, newest first. */
export function listRevisionsOf({ db }: Transaction, submissionId: string) {
  return db
    .selectFrom('submission as known')
    .innerJoin('submission as s', (join) =>
      join
        .onRef('s.session_id', '=', 'known.session_id')
        .onRef('s.kind', '=', 'known.kind')
        .on(sql<boolean>`s.follow_up_id is not distinct from known.follow_up_id`),
    )
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .innerJoin('session as t', 't.id', 's.session_id')
    .select([
      's.id',
      's.session_id',
      's.fitter_id',
      's.rider_id',
      's.kind',
      's.form_version',
      's.revision',
      's.answers_sealed',
      's.submitted_at',
      's.language',
      'r.name_sealed',
      't.fitted_at',
    ])
    .where('known.id', '=', submissionId)
    .orderBy('s.revision', 'desc')
    .execute()
}

/** Whether a form, in any revision, was submitted to this fitter. */
export async function isOwnSubmission(
  { db }: Transaction,
  submissionId: string,
  fitterId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('submission')
    .select('id')
    .where('id', '=', submissionId)
    .where('fitter_id', '=', fitterId)
    .executeTakeFirst()
  return found !== undefined
}

/** The id of a session's current intake. */
export function findCurrentIntake({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('submission')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'intake')
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}
