import type { Calls, Parsed } from '#contract/calls.ts'
import { alertsOfAnswer } from '#domain/follow-ups/alerts.ts'
import { answeredOf } from '#domain/follow-ups/answered.ts'
import { followUpSetting } from '#domain/forms/follow-up-setting.ts'
import { zoneScoresOf } from '#domain/outcomes/zone-change.ts'
import type { Answers } from '#domain/questionnaires/answers.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { fallbackLanguage, isLanguage } from '#locales/languages.ts'
import type { Transaction } from '../../database/database.ts'
import { correctAlerts, endSilenceAlerts, raiseAlerts } from '../../follow-up-plan/alerts.ts'
import { type PlannedFollowUp, recordFollowUp, remindable } from '../../follow-up-plan/follow-up.ts'
import { findFollowUpForUpdate } from '../../follow-up-plan/follow-up-plan.repository.ts'
import { dropWaitingReminders } from '../../follow-up-plan/reminders.ts'
import { deleteDraft } from '../../forms/drafts.ts'
import { judgeAnswers } from '../../forms/judged-answers.ts'
import { findCurrentRevision, findRevision, supersede, writeRevision } from '../../forms/revisions.ts'
import { actingAs } from '../../http/acting.ts'
import { AppError } from '../../http/problem.ts'
import { publishNotice } from '../../notices/publish.ts'
import { type Before, formOf, intakeBefore, lockOpenFollowUp, questionsOf } from './form.service.ts'

type Sent = Calls['POST /api/follow-ups/:followUpId/submission']['response']
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
  const before = await intakeBefore(tx, followUp)
  const questionnaire = questionsOf(body.formVersion, followUpSetting(followUp.milestone, before))
  return { questionnaire, answers: judgeAnswers(questionnaire, body, tx.now), before }
}

/** What the answers tell the fitter to look at. */
function alertsIn({ questionnaire, answers, before }: Judged) {
  const scores = before && zoneScoresOf(figures(before.questionnaire, before.answers))
  return alertsOfAnswer(scores, answeredOf(questionnaire, answers))
}

/** It is answered: its reminders end, and what was raised because nobody answered is worked off. */
async function endFollowUp(tx: Transaction, followUp: PlannedFollowUp): Promise<void> {
  await tx.db
    .updateTable('follow_up')
    .set({ submitted_at: tx.now, next_look_at: null })
    .where('id', '=', followUp.id)
    .execute()
  await recordFollowUp(tx, followUp, {
    action: 'follow_up.submitted',
    changes: { submitted_at: { to: tx.now } },
  })
  await dropWaitingReminders(tx, followUp.id, 'answered')
  await endSilenceAlerts(tx, followUp)
}

async function send(
  tx: Transaction,
  followUp: PlannedFollowUp,
  body: Body,
  assisted: boolean,
): Promise<Sent> {
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
  await raiseAlerts(tx, followUp, alertsIn(judged))
  await publishNotice(tx, 'submissions', [followUp.fitter_id])
  return {
    id,
    sessionId: followUp.session_id,
    followUpId: followUp.id,
    submittedAt: tx.now.toISOString(),
  }
}

/**
 * Sends a follow-up, once: the sealed form and its figures; its draft and its reminders end; what the fitter should
 * look at is raised.
 * @throws AppError `not_found`, `already_submitted`, `follow_up_over`, `questionnaire_version_unknown`, `invalid_answers`
 */
export async function submitFollowUp(tx: Transaction, id: string, body: Body): Promise<Sent> {
  return send(tx, await lockOpenFollowUp(tx, id), body, false)
}

/**
 * The fitter fills a follow-up in together with the rider; it is marked and left out of ratings. The window does not
 * bind them: who is called is late already.
 * @throws AppError `not_found`, `already_answered`, `session_closed`, `questionnaire_version_unknown`, `invalid_answers`
 */
export async function assistFollowUp(tx: Transaction, id: string, body: Body): Promise<Sent> {
  const found = await findFollowUpForUpdate(tx, id)
  if (!found || found.fitter_id !== actingAs('fitter', tx)) throw new AppError('not_found')
  const followUp = remindable(found)
  if (followUp.submitted_at) throw new AppError('already_answered')
  if (followUp.over) throw new AppError('session_closed')
  return send(tx, followUp, body, true)
}

/** What an earlier sending made, told again. */
export async function sentBefore(tx: Transaction, id: string): Promise<Sent> {
  const { session_id, follow_up_id, submitted_at } = await findRevision(tx, id)
  return {
    id,
    sessionId: session_id,
    followUpId: follow_up_id ?? '',
    submittedAt: submitted_at.toISOString(),
  }
}

/**
 * Corrects a sent follow-up by a new revision; the old one stays as it was. What it newly says to look at is raised, and
 * what it says no more is marked so.
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
  await correctAlerts(tx, followUp, standing)
  await raiseAlerts(tx, followUp, standing)
  await publishNotice(tx, 'submissions', [followUp.fitter_id])
  return { id: made, revision }
}

/** What an earlier sending of the same correction made, told again. */
export async function correctedBefore(
  tx: Transaction,
  id: string,
): Promise<{ id: string; revision: number }> {
  return { id, revision: (await findRevision(tx, id)).revision }
}
