import { sql } from 'kysely'
import type { UseCase } from '../../database/database.ts'
import type { Cursor } from './cursor.ts'

/** Whose submissions a page shows: all of the fitter's riders', those of some riders, or the client's own. */
export type Wanted = { fitter: string; riders?: readonly string[] } | { client: string }

export interface PageRequest {
  after: Cursor | null
  limit: number
}

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
] as const

/** Current revisions after a cursor. Each branch is small and ordered by itself, so that an index leads it. */
function currentAfter({ db }: UseCase, after: Cursor | null) {
  const current = db.selectFrom('submission').select(columns).where('superseded_at', 'is', null)
  return after
    ? current.where(sql<boolean>`(submitted_at, id) < (${after.submittedAt}::timestamptz, ${after.id}::uuid)`)
    : current
}

function branchesOf(useCase: UseCase, wanted: Wanted, after: Cursor | null) {
  const current = currentAfter(useCase, after)
  if ('client' in wanted) return current.where('rider_id', 'in', sql<string>`(select app.own_riders())`)
  const own = current.where('fitter_id', '=', wanted.fitter)
  const shared = current
    .where('fitter_id', '<>', wanted.fitter)
    .where('rider_id', 'in', sql<string>`(select app.shared_riders())`)
  if (!wanted.riders) return own.unionAll(shared)
  const named = sql<boolean>`rider_id = any (${[...wanted.riders]}::uuid[])`
  return own.where(named).unionAll(shared.where(named))
}

/**
 * A page of current revisions, newest first, each with its rider's sealed name and what opens it. One row
 * more than asked for tells of a next page.
 */
export function listCurrent(useCase: UseCase, wanted: Wanted, { after, limit }: PageRequest) {
  return useCase.db
    .with('page', () =>
      branchesOf(useCase, wanted, after)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1),
    )
    .selectFrom('page as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .innerJoin('vault_key as k', 'k.holder', 's.rider_id')
    .selectAll('s')
    .select(['r.name_sealed', 'r.email_sealed', 'k.wrapped'])
    .orderBy('s.submitted_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

export type ListedRow = Awaited<ReturnType<typeof listCurrent>>[number]

/** The sealed names of every rider this fitter reads something of, with what opens them. */
export function listSealedNames({ db }: UseCase) {
  return db
    .selectFrom('rider as r')
    .innerJoin('vault_key as k', 'k.holder', 'r.id')
    .select(['r.id', 'r.name_sealed', 'r.email_sealed', 'k.wrapped'])
    .where('r.name_sealed', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('submission as s').select('s.id').whereRef('s.rider_id', '=', 'r.id')),
    )
    .execute()
}

/** Every revision of the form that a submission is one of, newest first. */
export function listRevisionsOf({ db }: UseCase, submissionId: string) {
  return db
    .selectFrom('submission as known')
    .innerJoin('submission as s', (join) =>
      join.onRef('s.session_id', '=', 'known.session_id').onRef('s.kind', '=', 'known.kind'),
    )
    .innerJoin('rider as r', 'r.id', 's.rider_id')
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
      'r.name_sealed',
      'r.email_sealed',
    ])
    .where('known.id', '=', submissionId)
    .orderBy('s.revision', 'desc')
    .execute()
}

/** The id of a session's intake as it stands. */
export function findCurrentIntake({ db }: UseCase, sessionId: string) {
  return db
    .selectFrom('submission')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'intake')
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}
