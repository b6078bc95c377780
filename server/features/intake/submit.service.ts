import { randomUUID } from 'node:crypto'
import type { Calls } from '#contract/calls.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { fallbackLanguage, isLanguage } from '#locales/languages.ts'
import { created, recordAudit } from '../../audit/audit.ts'
import type { UseCase } from '../../database/database.ts'
import { sealAnswers } from '../../forms/sealed-answers.ts'
import { publishNotice } from '../../notices/publish.ts'
import { takeOverConsents } from './consent-answers.ts'
import { takeOverContact } from './contact-data.ts'
import { deleteDraft, type IntakeSession, markSubmitted, shortenGuestSignIns } from './intake.repository.ts'
import { lockOpenIntake } from './intake.service.ts'
import { judgeAnswers } from './judged-answers.ts'
import { findRevision, insertRevision } from './revisions.repository.ts'

type Submission = Calls['POST /api/sessions/:sessionId/intake/submission']

const GUEST_AFTER_SENDING_MS = 3_600_000

export interface Revision {
  action: 'intake.submitted' | 'intake.corrected'
  revision: number
  language: string
  questionnaire: Questionnaire
  answers: Answers
}

/** Writes one revision of an intake: the sealed document, its figures, the trail. @returns its id */
export async function writeRevision(
  useCase: UseCase,
  session: IntakeSession,
  { action, revision, language, questionnaire, answers }: Revision,
): Promise<string> {
  const id = randomUUID()
  const key = await useCase.keys.of(session.rider_id)
  await insertRevision(useCase, session, {
    id,
    revision,
    formVersion: questionnaire.version,
    language,
    answersSealed: sealAnswers(key, { submission: id }, answers),
    figures: figures(questionnaire, answers),
  })
  await recordAudit(useCase, {
    action,
    entity: 'submission',
    entityId: id,
    fitterId: session.fitter_id,
    riderId: session.rider_id,
    // The document itself is not repeated here: the row that holds it never changes.
    changes: created({ revision, form_version: questionnaire.version, language }),
  })
  return id
}

async function endDraft(useCase: UseCase, session: IntakeSession): Promise<void> {
  await deleteDraft(useCase, session.id)
  await markSubmitted(useCase, session.id)
  await recordAudit(useCase, {
    action: 'intake.submitted',
    entity: 'session',
    entityId: session.id,
    fitterId: session.fitter_id,
    riderId: session.rider_id,
    changes: { intake_submitted_at: { to: useCase.now } },
  })
  await shortenGuestSignIns(useCase, session.id, new Date(useCase.now.getTime() + GUEST_AFTER_SENDING_MS))
}

/**
 * Sends the intake, once: the sealed form and its figures, the consents it gives, the rider's contact data;
 * the draft ends, guests have an hour more, the fitter hears of it.
 * @throws AppError `not_found`, `already_submitted`, `questionnaire_version_unknown`, `notice_version_unknown`,
 *   `invalid_answers`
 */
export async function submitIntake(
  useCase: UseCase,
  sessionId: string,
  body: Submission['body'],
): Promise<Submission['answer']> {
  const session = await lockOpenIntake(useCase, sessionId)
  const judged = judgeAnswers(body, useCase.now)
  const language = isLanguage(body.language) ? body.language : fallbackLanguage
  const { today, noticeVersion } = body
  await takeOverConsents(useCase, session, { ...judged, today, language, noticeVersion })
  const id = await writeRevision(useCase, session, {
    ...judged,
    action: 'intake.submitted',
    revision: 1,
    language,
  })
  await takeOverContact(useCase, session.rider_id, judged.answers, {
    language,
    ...(body.timeZone && { timeZone: body.timeZone }),
  })
  await endDraft(useCase, session)
  await publishNotice(useCase, 'submissions', [session.fitter_id])
  return { id, sessionId, submittedAt: useCase.now.toISOString() }
}

/** What an earlier sending made, told again. */
export async function submittedBefore(useCase: UseCase, id: string): Promise<Submission['answer']> {
  const { session_id, submitted_at } = await findRevision(useCase, id)
  return { id, sessionId: session_id, submittedAt: submitted_at.toISOString() }
}
