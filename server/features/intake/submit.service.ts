import type { Calls } from '#contract/calls.ts'
import { alertsOfIntake } from '#domain/follow-ups/alerts.ts'
import { redFlagsIn } from '#domain/follow-ups/answered.ts'
import { fallbackLanguage, isLanguage } from '#locales/languages.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { raiseFirstAlerts } from '../../follow-up-plan/raise-alerts.ts'
import { deleteDraft, findRevision } from '../../forms/forms.repository.ts'
import { judgeAnswers } from '../../forms/judged-answers.ts'
import { writeRevision } from '../../forms/revisions.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { recordFormConsents } from './consent-answers.service.ts'
import { saveContact } from './contact-data.service.ts'
import { type IntakeSession, intakeForm, markSubmitted, shortenGuestSignIns } from './intake.repository.ts'
import { lockOpenIntake } from './intake.service.ts'
import { intakeOfVersion } from './intake-version.service.ts'

type Submission = Calls['POST /api/sessions/:sessionId/intake/submission']

const GUEST_AFTER_SENDING_MS = 3_600_000

async function endDraft(tx: Transaction, session: IntakeSession): Promise<void> {
  tx.defer(deleteDraft(tx, intakeForm(session)))
  tx.defer(markSubmitted(tx, session.id))
  await recordAudit(tx, {
    action: 'intake.submitted',
    entity: 'session',
    entityId: session.id,
    fitterId: session.fitter_id,
    riderId: session.rider_id,
    changes: { intake_submitted_at: { to: tx.now } },
  })
  const guestsUntil = new Date(tx.now.getTime() + GUEST_AFTER_SENDING_MS)
  tx.defer(shortenGuestSignIns(tx, session.id, guestsUntil))
}

/**
 * Submits the intake, once: stores the sealed form, its figures, the consents and the rider's contact data, deletes the
 * draft, limits guests to one more hour, raises an alert for a red flag, and notifies the fitter's pages.
 * @throws AppError `not_found`, `already_submitted`, `questionnaire_version_unknown`, `notice_version_unknown`,
 *   `invalid_answers`
 */
export async function submitIntake(
  tx: Transaction,
  sessionId: string,
  body: Submission['body'],
): Promise<Submission['response']> {
  const session = await lockOpenIntake(tx, sessionId)
  const questionnaire = intakeOfVersion(body.formVersion)
  const judged = { questionnaire, answers: judgeAnswers(questionnaire, body, tx.now) }
  const language = isLanguage(body.language) ? body.language : fallbackLanguage
  const { today, noticeVersion } = body
  await recordFormConsents(tx, session, { ...judged, today, language, noticeVersion })
  const id = await writeRevision(tx, intakeForm(session), {
    ...judged,
    action: 'intake.submitted',
    revision: 1,
    language,
  })
  await saveContact(tx, session, judged.answers, {
    language,
    ...(body.region && { region: body.region }),
    ...(body.timeZone && { timeZone: body.timeZone }),
  })
  await endDraft(tx, session)
  await raiseFirstAlerts(tx, intakeForm(session), alertsOfIntake(redFlagsIn(judged.answers)))
  await publishEvent(tx, 'submissions', [session.fitter_id])
  return { id, sessionId, submittedAt: tx.now.toISOString() }
}

/** The response of the original submission, for a repeated request. */
export async function submittedBefore(tx: Transaction, id: string): Promise<Submission['response']> {
  const { session_id, submitted_at } = await findRevision(tx, id)
  return { id, sessionId: session_id, submittedAt: submitted_at.toISOString() }
}
