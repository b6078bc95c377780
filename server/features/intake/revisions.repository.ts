import type { Figure } from '#domain/questionnaires/figures.ts'
import type { UseCase } from '../../database/database.ts'
import type { IntakeSession } from './intake.repository.ts'

/** A form as sent, sealed, with its plain projections. */
export interface NewRevision {
  id: string
  revision: number
  formVersion: number
  language: string
  answersSealed: Buffer
  figures: readonly Figure[]
}

/** Adds a revision of a session's intake and its figures. */
export async function insertRevision(
  { db, now }: UseCase,
  session: IntakeSession,
  revision: NewRevision,
): Promise<void> {
  const owner = { session_id: session.id, fitter_id: session.fitter_id, rider_id: session.rider_id }
  await db
    .insertInto('submission')
    .values({
      ...owner,
      id: revision.id,
      kind: 'intake',
      form_version: revision.formVersion,
      revision: revision.revision,
      answers_sealed: revision.answersSealed,
      language: revision.language,
      submitted_at: now,
    })
    .execute()
  if (revision.figures.length === 0) return
  await db
    .insertInto('submission_figure')
    .values(
      revision.figures.map(({ name, option, value }) => ({
        ...owner,
        submission_id: revision.id,
        figure: name,
        item: option ?? '',
        amount: value,
      })),
    )
    .execute()
}

/** The intake as it stands: its newest revision. */
export function findCurrentRevision({ db }: UseCase, sessionId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'revision', 'form_version', 'answers_sealed', 'language'])
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'intake')
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

export async function supersede({ db, now }: UseCase, id: string): Promise<void> {
  await db.updateTable('submission').set({ superseded_at: now }).where('id', '=', id).execute()
}

export function findRevision({ db }: UseCase, id: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'session_id', 'revision', 'submitted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
