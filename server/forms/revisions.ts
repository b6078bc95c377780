import { randomUUID } from 'node:crypto'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { type Figure, figures } from '#domain/questionnaires/figures.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { type Form, kindOf } from './form.ts'
import { sealAnswers } from './sealed-answers.ts'

/** A form as sent, before it is sealed. */
export interface Revision {
  action: 'intake.submitted' | 'intake.corrected' | 'follow_up.submitted' | 'follow_up.corrected'
  revision: number
  language: string
  questionnaire: Questionnaire
  answers: Answers
  /** Filled in by the fitter together with the rider. */
  assisted?: true
}

async function insertFigures(
  { db }: Transaction,
  form: Form,
  submissionId: string,
  plain: readonly Figure[],
) {
  if (plain.length === 0) return
  const { session_id, fitter_id, rider_id } = form
  await db
    .insertInto('submission_figure')
    .values(
      plain.map(({ name, option, value }) => ({
        session_id,
        fitter_id,
        rider_id,
        submission_id: submissionId,
        figure: name,
        item: option ?? '',
        amount: value,
      })),
    )
    .execute()
}

/** Writes one revision of a form: the sealed document, its figures, the trail. @returns its id */
export async function writeRevision(tx: Transaction, form: Form, sent: Revision): Promise<string> {
  const { action, revision, language, questionnaire, answers, assisted = false } = sent
  const id = randomUUID()
  const key = await tx.keys.of(form.rider_id)
  await tx.db
    .insertInto('submission')
    .values({
      ...form,
      id,
      kind: kindOf(form),
      form_version: questionnaire.version,
      revision,
      answers_sealed: sealAnswers(key, { submission: id }, answers),
      language,
      submitted_at: tx.now,
      assisted,
    })
    .execute()
  await insertFigures(tx, form, id, figures(questionnaire, answers))
  await recordAudit(tx, {
    action,
    entity: 'submission',
    entityId: id,
    fitterId: form.fitter_id,
    riderId: form.rider_id,
    // The document itself is not repeated here: the row that holds it never changes.
    changes: created({
      revision,
      form_version: questionnaire.version,
      language,
      follow_up_id: form.follow_up_id,
      ...(assisted && { assisted }),
    }),
  })
  return id
}

/** A form as it stands: its newest revision. */
export function findCurrentRevision({ db }: Transaction, { session_id, follow_up_id }: Form) {
  return db
    .selectFrom('submission')
    .select(['id', 'revision', 'form_version', 'answers_sealed', 'language'])
    .where('session_id', '=', session_id)
    .where('follow_up_id', follow_up_id === null ? 'is' : '=', follow_up_id)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

/** A newer revision stands in its place; the old one stays readable. */
export async function supersede(
  tx: Transaction,
  form: Form,
  { id, action }: { id: string; action: 'intake.corrected' | 'follow_up.corrected' },
): Promise<void> {
  await tx.db.updateTable('submission').set({ superseded_at: tx.now }).where('id', '=', id).execute()
  await recordAudit(tx, {
    action,
    entity: 'submission',
    entityId: id,
    fitterId: form.fitter_id,
    riderId: form.rider_id,
    changes: { superseded_at: { to: tx.now } },
  })
}

/** One revision, whether it stands or was superseded. @throws where there is none */
export function findRevision({ db }: Transaction, id: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'session_id', 'follow_up_id', 'revision', 'submitted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
