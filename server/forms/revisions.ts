import { randomUUID } from 'node:crypto'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { created, recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { type Form, kindOf } from './form.ts'
import { insertFigures, insertSubmission, updateSuperseded } from './forms.repository.ts'
import { sealAnswers } from './sealed-answers.ts'

/** A submitted form before it is sealed. */
export interface Revision {
  action: 'intake.submitted' | 'intake.corrected' | 'follow_up.submitted' | 'follow_up.corrected'
  revision: number
  language: string
  questionnaire: Questionnaire
  answers: Answers
  /** The fitter filled it in together with the rider. */
  assisted?: true
}

/** Stores one revision of a form: the sealed answers, the figures and the audit entry. @returns its id */
export async function writeRevision(tx: Transaction, form: Form, sent: Revision): Promise<string> {
  const { action, revision, language, questionnaire, answers, assisted = false } = sent
  const id = randomUUID()
  const key = await tx.keys.of(form.rider_id)
  const submission = insertSubmission(tx, {
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
  tx.defer(submission)
  tx.defer(insertFigures(tx, form, id, figures(questionnaire, answers)))
  await recordAudit(tx, {
    action,
    entity: 'submission',
    entityId: id,
    fitterId: form.fitter_id,
    riderId: form.rider_id,
    // The answers are not repeated here, because the row that holds them never changes.
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

/** Marks a revision as superseded. It stays readable. */
export async function supersede(
  tx: Transaction,
  form: Form,
  { id, action }: { id: string; action: 'intake.corrected' | 'follow_up.corrected' },
): Promise<void> {
  tx.defer(updateSuperseded(tx, id))
  await recordAudit(tx, {
    action,
    entity: 'submission',
    entityId: id,
    fitterId: form.fitter_id,
    riderId: form.rider_id,
    changes: { superseded_at: { to: tx.now } },
  })
}
