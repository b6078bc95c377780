import type { Calls, Parsed } from '#contract/calls.ts'
import { alertsOfAnswer } from '#domain/follow-ups/alerts.ts'
import { answeredOf } from '#domain/follow-ups/answered.ts'
import { zoneScoresOf } from '#domain/outcomes/zone-change.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { fallbackLanguage, isLanguage } from '#locales/languages.ts'
import type { Transaction } from '../../database/database.ts'
import { type PlannedFollowUp, recordFollowUp, remindable } from '../../follow-up-plan/follow-up.ts'
import { findFollowUpForUpdate, updateFollowUp } from '../../follow-up-plan/follow-up-plan.repository.ts'
import { dropWaitingReminders } from '../../follow-up-plan/queued-reminders.ts'
import { correctAlerts, endSilenceAlerts, raiseAlerts } from '../../follow-up-plan/raise-alerts.ts'
import { deleteDraft, findCurrentRevision, findRevision } from '../../forms/forms.repository.ts'
import { judgeAnswers } from '../../forms/judged-answers.ts'
import { supersede, writeRevision } from '../../forms/revisions.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { type Before, formOf, lockOpenFollowUp, questionnaireFor, settingOf } from './form.service.ts'

type Submitted = Calls['POST /api/follow-ups/:followUpId/submission']['response']
type Body = Parsed['POST /api/follow-ups/:followUpId/submission']['body']
type Correction = Parsed['POST /api/follow-ups/:followUpId/corrections']['body']

interface Judged {
  questionnaire: Questionnaire
  answers: Answers
  before: Before | null
}

async function judge(
  tx: Transaction,
  followUp: PlannedFollowUp,
  body: { formVersion: number; today: string; answers: Answers },
): Promise<Judged> {
  const { before, setting } = await settingOf(tx, followUp)
  const questionnaire = questionnaireFor(body.formVersion, setting)
  return { questionnaire, answers: judgeAnswers(questionnaire, body, tx.now), before }
}

/** The alerts that the answers raise. */
function alertsIn({ questionnaire, answers, before }: Judged) {
  const scores = before && zoneScoresOf(figures(before.questionnaire, before.answers))
  return alertsOfAnswer(scores, answeredOf(questionnaire, answers))
}

/** Marks a follow-up as answered: its reminders end, and alerts about a missing answer are worked off. */
async function endFollowUp(tx: Transaction, followUp: PlannedFollowUp): Promise<void> {
  await updateFollowUp(tx, followUp.id, { submitted_at: tx.now, next_look_at: null })
  await recordFollowUp(tx, followUp, {
    action: 'follow_up.submitted',
    changes: { submitted_at: { to: tx.now } },
  })
  await dropWaitingReminders(tx, followUp.id, 'answered')
  await endSilenceAlerts(tx, formOf(followUp))
}

async function submit(
  tx: Transaction,
  followUp: PlannedFollowUp,
  body: Body,
  assisted: boolean,
): Promise<Submitted> {
  const judged = await judge(tx, followUp, body)
  const form = formOf(followUp)
  const id = await writeRevision(tx, form, {
    questionnaire: judged.questionnaire,
    answers: judged.answers,
    action: 'follow_up.submitted',
    revision: 1,
    language: isLanguage(body.language) ? body.language : fallbackLanguage,
    ...(assisted && { assisted }),
  })
  await deleteDraft(tx, form)
  await endFollowUp(tx, followUp)
  await raiseAlerts(tx, form, alertsIn(judged))
  await publishEvent(tx, 'submissions', [followUp.fitter_id])
  return {
    id,
    sessionId: followUp.session_id,
    followUpId: followUp.id,
    submittedAt: tx.now.toISOString(),
  }
}

/**
 * Submits a follow-up, once: stores the sealed form and its figures, deletes its draft, ends its reminders, and raises
 * alerts.
 * @throws AppError `not_found`, `already_submitted`, `follow_up_over`, `questionnaire_version_unknown`,
 *   `invalid_answers`
 */
export async function submitFollowUp(tx: Transaction, id: string, body: Body): Promise<Submitted> {
  return submit(tx, await lockOpenFollowUp(tx, id), body, false)
}

/**
 * Submits a follow-up that the fitter filled in together with the rider. It is marked as assisted and left out of
 * ratings. The answering window does not apply, because fitters call riders who are already late.
 * @throws AppError `not_found`, `already_answered`, `session_closed`, `questionnaire_version_unknown`,
 *   `invalid_answers`
 */
export async function assistFollowUp(tx: Transaction, id: string, body: Body): Promise<Submitted> {
  const found = await findFollowUpForUpdate(tx, id)
  if (!found || found.fitter_id !== requireActor('fitter', tx)) throw new AppError('not_found')
  const followUp = remindable(found)
  if (followUp.submitted_at) throw new AppError('already_answered')
  if (followUp.over) throw new AppError('session_closed')
  return submit(tx, followUp, body, true)
}

/** The response of the original submission, for a repeated request. */
export async function replaySubmission(tx: Transaction, id: string): Promise<Submitted> {
  const { session_id, follow_up_id, submitted_at } = await findRevision(tx, id)
  return {
    id,
    sessionId: session_id,
    followUpId: follow_up_id ?? '',
    submittedAt: submitted_at.toISOString(),
  }
}

/**
 * Corrects a submitted follow-up with a new revision; the old one is kept unchanged. New alerts are raised, and alerts
 * without a reason are marked as corrected.
 * @throws AppError `not_found`, `stale_revision`, `questionnaire_version_unknown`, `invalid_answers`
 */
export async function correctFollowUp(
  tx: Transaction,
  id: string,
  body: Correction,
): Promise<{ id: string; revision: number }> {
  const found = await findFollowUpForUpdate(tx, id)
  if (!found) throw new AppError('not_found')
  const followUp = remindable(found)
  const form = formOf(followUp)
  const current = await findCurrentRevision(tx, form)
  if (!current) throw new AppError('not_found')
  if (current.revision !== body.revision)
    throw new AppError('stale_revision', { params: { revision: current.revision } })
  const judged = await judge(tx, followUp, body)
  await supersede(tx, form, { id: current.id, action: 'follow_up.corrected' })
  const revision = current.revision + 1
  const made = await writeRevision(tx, form, {
    questionnaire: judged.questionnaire,
    answers: judged.answers,
    action: 'follow_up.corrected',
    revision,
    language: current.language,
  })
  const standing = alertsIn(judged)
  await correctAlerts(tx, form, standing)
  await raiseAlerts(tx, form, standing)
  await publishEvent(tx, 'submissions', [followUp.fitter_id])
  return { id: made, revision }
}

/** The response of the original correction, for a repeated request. */
export async function replayCorrection(
  tx: Transaction,
  id: string,
): Promise<{ id: string; revision: number }> {
  return { id, revision: (await findRevision(tx, id)).revision }
}
