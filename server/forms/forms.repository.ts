import { type Insertable, sql } from 'kysely'
import type { Figure } from '#domain/questionnaires/figures.ts'
import type { Transaction } from '../database/database.ts'
import type { Submission } from '../database/schema.gen.ts'
import { type Form, kindOf } from './form.ts'

export interface StoredDraft {
  formVersion: number
  version: number
  answersSealed: Buffer
}

export function findDraft(
  { db }: Pick<Transaction, 'db'>,
  { session_id, follow_up_id }: Pick<Form, 'session_id' | 'follow_up_id'>,
) {
  return db
    .selectFrom('draft')
    .select(['form_version', 'version', 'answers_sealed', 'saved_at'])
    .where('session_id', '=', session_id)
    .where('follow_up_id', follow_up_id === null ? 'is' : '=', follow_up_id)
    .executeTakeFirst()
}

/** Inserts or replaces the draft of a form. */
export async function upsertDraft({ db, now }: Transaction, form: Form, draft: StoredDraft): Promise<void> {
  const columns = {
    form_version: draft.formVersion,
    version: draft.version,
    answers_sealed: draft.answersSealed,
    saved_at: now,
  }
  await db
    .insertInto('draft')
    .values({ ...columns, ...form, form: kindOf(form) })
    .onConflict((conflict) => conflict.constraint('draft_of_form').doUpdateSet(columns))
    .execute()
}

export async function deleteDraft({ db }: Transaction, { session_id, follow_up_id }: Form): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('session_id', '=', session_id)
    .where('follow_up_id', follow_up_id === null ? 'is' : '=', follow_up_id)
    .execute()
}

export async function insertSubmission({ db }: Transaction, row: Insertable<Submission>): Promise<void> {
  await db.insertInto('submission').values(row).execute()
}

/** The figures are sent as lists, so that the statement is the same for every number of them and stays prepared. */
export async function insertFigures(
  { db }: Transaction,
  { session_id, fitter_id, rider_id }: Form,
  submissionId: string,
  figures: readonly Figure[],
): Promise<void> {
  const names = figures.map(({ name }) => name)
  const options = figures.map(({ option }) => option ?? '')
  const values = figures.map(({ value }) => value)
  await sql`
    insert into submission_figure (submission_id, session_id, fitter_id, rider_id, figure, item, amount)
    select ${submissionId}, ${session_id}, ${fitter_id}, ${rider_id}, f.name, f.option, f.value
    from unnest(${names}::text[], ${options}::text[], ${values}::numeric[]) as f (name, option, value)`.execute(
    db,
  )
}

/** The newest revision of a form. */
export function findCurrentRevision(
  { db }: Transaction,
  { session_id, follow_up_id }: Pick<Form, 'session_id' | 'follow_up_id'>,
) {
  return db
    .selectFrom('submission')
    .select(['id', 'revision', 'form_version', 'answers_sealed', 'language'])
    .where('session_id', '=', session_id)
    .where('follow_up_id', follow_up_id === null ? 'is' : '=', follow_up_id)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

/** One revision, current or superseded. @throws when it does not exist */
export function findRevision({ db }: Transaction, id: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'session_id', 'follow_up_id', 'revision', 'submitted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function updateSuperseded({ db, now }: Transaction, id: string): Promise<void> {
  await db.updateTable('submission').set({ superseded_at: now }).where('id', '=', id).execute()
}
