import type { Calls } from '#contract/calls.ts'
import { alertsOfIntake } from '#domain/follow-ups/alerts.ts'
import { redFlagsIn } from '#domain/follow-ups/answered.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import type { Transaction } from '../../database/database.ts'
import { correctAlerts, raiseAlerts } from '../../follow-up-plan/raise-alerts.ts'
import { findCurrentRevision, findRevision } from '../../forms/forms.repository.ts'
import { judgeAnswers } from '../../forms/judged-answers.ts'
import { supersede, writeRevision } from '../../forms/revisions.ts'
import { openAnswers } from '../../forms/sealed-answers.ts'
import { AppError } from '../../http/problem.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { recordFormConsents } from './consent-answers.service.ts'
import { saveContact } from './contact-data.service.ts'
import { type IntakeSession, intakeForm, lockSession } from './intake.repository.ts'
import { intakeOfVersion } from './intake-version.service.ts'

type Correction = Calls['POST /api/sessions/:sessionId/intake/corrections']
type CurrentRevision = NonNullable<Awaited<ReturnType<typeof findCurrentRevision>>>

async function lockSubmitted(tx: Transaction, sessionId: string): Promise<IntakeSession> {
  const session = await lockSession(tx, sessionId)
  if (!session) throw new AppError('not_found')
  return session
}

/** The current revision, if the correction is based on it. */
async function currentRevision(tx: Transaction, sessionId: string, base: number): Promise<CurrentRevision> {
  const current = await findCurrentRevision(tx, { session_id: sessionId, follow_up_id: null })
  if (!current) throw new AppError('not_found')
  if (current.revision !== base)
    throw new AppError('stale_revision', { params: { revision: current.revision } })
  return current
}

/** Raises and corrects the alerts about a red flag, if there was or is one. */
async function updateAlerts(
  tx: Transaction,
  session: IntakeSession,
  before: Answers,
  now: Answers,
): Promise<void> {
  const [earlier, standing] = [alertsOfIntake(redFlagsIn(before)), alertsOfIntake(redFlagsIn(now))]
  if (earlier.length + standing.length === 0) return
  const form = intakeForm(session)
  await Promise.all([correctAlerts(tx, form, standing), raiseAlerts(tx, form, standing)])
}

/**
 * Corrects a submitted intake with a new revision; the old one is kept unchanged. A consent that is answered
 * differently than before is recorded in the ledger. A new red flag raises an alert, and an alert without a reason is
 * marked as corrected.
 * @throws AppError `not_found`, `stale_revision` with the current `revision`, `invalid_answers`,
 *   `questionnaire_version_unknown`
 */
export async function correctIntake(
  tx: Transaction,
  sessionId: string,
  body: Correction['body'],
): Promise<Correction['response']> {
  const [session, current] = await Promise.all([
    lockSubmitted(tx, sessionId),
    currentRevision(tx, sessionId, body.revision),
  ])
  const questionnaire = intakeOfVersion(body.formVersion)
  const judged = { questionnaire, answers: judgeAnswers(questionnaire, body, tx.now) }
  const key = await tx.keys.of(session.rider_id)
  const before = openAnswers(key, { submission: current.id }, current.answers_sealed)
  const { language } = current
  const sent = { ...judged, today: body.today, language, noticeVersion: NOTICE_VERSION }
  await recordFormConsents(tx, session, sent, before)
  await supersede(tx, intakeForm(session), { id: current.id, action: 'intake.corrected' })
  const revision = current.revision + 1
  const id = await writeRevision(tx, intakeForm(session), {
    ...judged,
    action: 'intake.corrected',
    revision,
    language,
  })
  await Promise.all([
    saveContact(tx, session, judged.answers, {}),
    updateAlerts(tx, session, before, judged.answers),
  ])
  await publishEvent(tx, 'submissions', [session.fitter_id])
  return { id, revision }
}

/** The response of the original correction, for a repeated request. */
export async function correctedBefore(tx: Transaction, id: string): Promise<Correction['response']> {
  return { id, revision: (await findRevision(tx, id)).revision }
}
