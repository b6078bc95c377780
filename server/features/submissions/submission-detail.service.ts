import type { Calls } from '#contract/calls.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { noteReading } from '../../audit/note-reading.ts'
import type { Transaction } from '../../database/database.ts'
import { type OpenedAnswers, openAnswers, questionnaireKind } from '../../forms/sealed-answers.ts'
import { AppError } from '../../http/problem.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openName } from '../../people/rider-contact.ts'
import { findCurrentIntake, listRevisionsOf } from './submissions.repository.ts'

type Detail = Calls['GET /api/submissions/:submissionId']['response']
type Revision = Awaited<ReturnType<typeof listRevisionsOf>>[number]

/** Consents are between the rider and the product, so other readers of the form do not see them. */
function withoutConsents(row: Revision, answers: OpenedAnswers): OpenedAnswers {
  const questionnaire = questionnaireOf(questionnaireKind(row.kind), row.form_version)
  const consents = (questionnaire ? entriesOf(questionnaire) : []).flatMap((entry) =>
    entry.kind === 'boolean' && entry.consent ? [entry.key] : [],
  )
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !consents.includes(key)))
}

async function present(tx: Transaction, row: Revision, all: readonly Revision[]): Promise<Detail> {
  const key = await tx.keys.of(row.rider_id)
  const answers = openAnswers(key, { submission: row.id }, row.answers_sealed)
  const fitters = await fitterNamesOf(tx, [row.fitter_id])
  noteReading(tx, row, { action: 'submission.read', entity: 'submission', entityId: row.id })
  return {
    id: row.id,
    sessionId: row.session_id,
    riderId: row.rider_id,
    kind: row.kind === 'follow_up' ? 'follow_up' : 'intake',
    riderName: openName(key, row) ?? '',
    fitterName: fitters.get(row.fitter_id)?.name ?? '',
    fitted: row.fitted_at !== null,
    formVersion: row.form_version,
    revision: row.revision,
    submittedAt: row.submitted_at.toISOString(),
    language: row.language,
    answers: tx.actor.kind === 'client' ? answers : withoutConsents(row, answers),
    revisions: all.map(({ id, revision, submitted_at }) => ({
      id,
      revision,
      submittedAt: submitted_at.toISOString(),
    })),
  }
}

/**
 * One submission by its id, in any revision.
 * @throws AppError `not_found`
 */
export async function readSubmission(tx: Transaction, submissionId: string): Promise<Detail> {
  const revisions = await listRevisionsOf(tx, submissionId)
  const wanted = revisions.find(({ id }) => id === submissionId)
  if (!wanted) throw new AppError('not_found')
  return present(tx, wanted, revisions)
}

/**
 * The intake of a session in its current revision, or in an earlier one.
 * @throws AppError `not_found`
 */
export async function readIntakeSubmission(
  tx: Transaction,
  sessionId: string,
  revision?: number,
): Promise<Detail> {
  const current = await findCurrentIntake(tx, sessionId)
  const revisions = current ? await listRevisionsOf(tx, current.id) : []
  const wanted = revisions.find((row) => (revision ? row.revision === revision : row.id === current?.id))
  if (!wanted) throw new AppError('not_found')
  return present(tx, wanted, revisions)
}
