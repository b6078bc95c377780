import type { Calls } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { isEarly, isPrimary } from '#domain/follow-ups/schedule.ts'
import { zoneScoresOf } from '#domain/outcomes/zone-change.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import { followUpStatus } from '#domain/sessions/follow-up-status.ts'
import { noteReading } from '../../audit/note-reading.ts'
import type { Transaction } from '../../database/database.ts'
import type { QueuedReminder } from '../../follow-up-plan/decide-follow-up.ts'
import {
  daysPassed,
  type FollowUp,
  factsOf,
  remindable,
  unreachedBy,
} from '../../follow-up-plan/follow-up.ts'
import { queuedReminders } from '../../follow-up-plan/queued-reminders.ts'
import { openAnswers } from '../../forms/sealed-answers.ts'
import { openActivities } from '../../forms/stored-activities.ts'
import { AppError } from '../../http/problem.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openName } from '../../people/rider-contact.ts'
import type { HolderKey } from '../../vault/vault.ts'
import {
  type FitRow,
  findFit,
  listFollowUpsOfFit,
  listRevisions,
  type RevisionRow,
} from './follow-ups.repository.ts'
import { intakeBefore } from './form.service.ts'
import { reminderStates } from './reminder-states.ts'

type Response = Calls['GET /api/sessions/:sessionId/follow-ups']['response']
type Answered = Response['items'][number]

/** The current form, opened, with its revisions; null if none was submitted. */
function submissionOf(
  key: HolderKey,
  { milestone }: FollowUp,
  fit: FitRow,
  revisions: readonly RevisionRow[],
): Answered['submission'] {
  const newest = revisions[0]
  if (!newest) return null
  const passed = daysPassed(revisions.at(-1)?.submitted_at ?? newest.submitted_at, fit)
  return {
    id: newest.id,
    formVersion: newest.form_version,
    revision: newest.revision,
    submittedAt: newest.submitted_at.toISOString(),
    language: newest.language,
    assisted: newest.assisted,
    daysPassed: passed,
    early: isEarly(milestone, passed),
    primary: isPrimary(milestone, passed),
    answers: openAnswers(key, { submission: newest.id }, newest.answers_sealed),
    revisions: revisions.map(({ id, revision, submitted_at }) => ({
      id,
      revision,
      submittedAt: submitted_at.toISOString(),
    })),
  }
}

/** Records that the answers were opened. */
function noteReadings(tx: Transaction, fit: FitRow, items: readonly Answered[]): void {
  for (const { submission } of items)
    if (submission)
      noteReading(tx, fit, { action: 'submission.read', entity: 'submission', entityId: submission.id })
}

/** One follow-up with its submission. Only the fitter sees the reminders. */
function present(
  tx: Transaction,
  row: FollowUp,
  fit: FitRow,
  submission: Answered['submission'],
  reminders: readonly QueuedReminder[],
): Answered {
  const toFitter = tx.actor.kind === 'fitter' && tx.actor.id === fit.fitter_id
  return {
    followUpId: row.id,
    milestone: row.milestone,
    daysAfterFit: row.milestone,
    opensOn: row.opens_on,
    dueOn: row.due_on,
    windowEndsOn: row.window_ends_on,
    status: followUpStatus(factsOf(row), dateIn(tx.now, fit.time_zone ?? 'UTC')),
    reminders: toFitter ? reminderStates(tx, remindable({ ...fit, ...row }), reminders) : [],
    unreachable: toFitter ? unreachedBy(fit) : null,
    submission,
  }
}

/** The follow-ups of a fit with their answers, latest first. */
async function followUpsOf(tx: Transaction, fit: FitRow, key: HolderKey): Promise<Answered[]> {
  const rows = (await listFollowUpsOfFit(tx, fit.id)).toReversed()
  const revisions = await listRevisions(tx, fit.id)
  const ids = tx.actor.kind === 'fitter' ? rows.map(({ id }) => id) : []
  const reminders = await queuedReminders(tx, ids)
  return rows.map((row) => {
    const own = revisions.filter((revision) => revision.follow_up_id === row.id)
    return present(tx, row, fit, submissionOf(key, row, fit, own), reminders)
  })
}

/**
 * The follow-ups of a fit with their answers, latest first, and the scores before the fit.
 * @throws AppError `not_found`
 */
export async function readFollowUps(tx: Transaction, sessionId: string): Promise<Response> {
  const fit = await findFit(tx, sessionId)
  if (!fit) throw new AppError('not_found')
  const key = await tx.keys.of(fit.rider_id)
  const items = await followUpsOf(tx, fit, key)
  noteReadings(tx, fit, items)
  const before = items.length > 0 ? await intakeBefore(tx, { ...fit, session_id: fit.id }) : null
  const fitters = await fitterNamesOf(tx, [fit.fitter_id])
  return {
    sessionId,
    riderName: openName(key, fit) ?? '',
    fitterName: fitters.get(fit.fitter_id)?.name ?? '',
    fittedAt: fit.fitted_at?.toISOString() ?? null,
    before: before && { ...zoneScoresOf(figures(before.questionnaire, before.answers)) },
    activities: openActivities(key, fit),
    items,
  }
}
