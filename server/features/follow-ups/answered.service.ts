import type { Calls } from '#contract/calls.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import { zoneScoresOf } from '#domain/outcomes/zone-change.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import { followUpStatus } from '#domain/sessions/follow-up-life.ts'
import { recordAudits } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { daysAfterFitOf, factsOf, remindable, unreachedBy } from '../../follow-up-plan/follow-up.ts'
import { queuedReminders } from '../../follow-up-plan/reminders.ts'
import { openAnswers } from '../../forms/sealed-answers.ts'
import { AppError } from '../../http/problem.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openContact } from '../../people/rider-contact.ts'
import type { HolderKey } from '../../vault/vault.ts'
import { intakeBefore } from './form.service.ts'
import { remindersOf } from './reminder-states.ts'

type Told = Calls['GET /api/sessions/:sessionId/follow-ups']['response']
type Answered = Told['items'][number]

async function fittingOf({ db }: Transaction, sessionId: string) {
  const fitting = await db
    .selectFrom('session as s')
    .innerJoin('rider as r', 'r.id', 's.rider_id')
    .select(['s.id', 's.fitter_id', 's.rider_id', 's.fitted_at', 's.closed_at', 's.cancelled_at'])
    .select(['r.name_sealed', 'r.email_sealed', 'r.time_zone', 'r.erased_at'])
    .select(['r.reminders_stopped_at', 'r.address_failed_at'])
    .where('s.id', '=', sessionId)
    .where('r.erased_at', 'is', null)
    .executeTakeFirst()
  if (!fitting) throw new AppError('not_found')
  return fitting
}

type Fitting = Awaited<ReturnType<typeof fittingOf>>

/** Every revision of the answered follow-ups of a session, newest first. */
function revisionsOf({ db }: Transaction, sessionId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'follow_up_id', 'form_version', 'revision', 'submitted_at', 'assisted', 'answers_sealed'])
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'follow_up')
    .orderBy('revision', 'desc')
    .execute()
}

type Revision = Awaited<ReturnType<typeof revisionsOf>>[number]

/** The form as it stands, opened, with the revisions there are; null where none was sent. */
function submissionOf(key: HolderKey, revisions: readonly Revision[]): Answered['submission'] {
  const newest = revisions[0]
  if (!newest) return null
  return {
    id: newest.id,
    formVersion: newest.form_version,
    revision: newest.revision,
    submittedAt: newest.submitted_at.toISOString(),
    assisted: newest.assisted,
    answers: openAnswers(key, { submission: newest.id }, newest.answers_sealed),
    revisions: revisions.map(({ id, revision, submitted_at }) => ({
      id,
      revision,
      submittedAt: submitted_at.toISOString(),
    })),
  }
}

/** Whoever reads what a rider sent stands in the trail, but the rider. */
async function recordReadings(tx: Transaction, fitting: Fitting, items: readonly Answered[]): Promise<void> {
  if (tx.actor.kind === 'client') return
  const read = items.flatMap(({ submission }) => submission?.id ?? [])
  await recordAudits(
    tx,
    read.map((entityId) => ({
      action: 'submission.read',
      entity: 'submission',
      entityId,
      fitterId: fitting.fitter_id,
      riderId: fitting.rider_id,
    })),
  )
}

/**
 * The follow-ups of a fitting with what was answered, the latest first, and the scores before the fit. Reminders are
 * the fitter's concern alone.
 * @throws AppError `not_found`
 */
export async function readFollowUps(tx: Transaction, sessionId: string): Promise<Told> {
  const fitting = await fittingOf(tx, sessionId)
  const rows = await tx.db
    .selectFrom('follow_up')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('milestone', 'desc')
    .execute()
  const today = dateIn(tx.now, fitting.time_zone ?? 'UTC')
  const revisions = await revisionsOf(tx, sessionId)
  const fitter = tx.actor.kind === 'fitter'
  const ids = rows.map(({ id }) => id)
  const reminders = fitter ? await queuedReminders(tx, ids) : []
  const key = await tx.keys.of(fitting.rider_id)
  const items = rows.map((row): Answered => {
    const own = revisions.filter((revision) => revision.follow_up_id === row.id)
    return {
      followUpId: row.id,
      milestone: row.milestone,
      daysAfterFit: daysAfterFitOf(row, fitting),
      dueOn: row.due_on,
      windowEndsOn: row.window_ends_on,
      status: followUpStatus(factsOf(row), today),
      reminders: fitter ? remindersOf(tx, remindable({ ...fitting, ...row }), reminders) : [],
      unreachable: fitter ? unreachedBy(fitting) : null,
      submission: submissionOf(key, own),
    }
  })
  await recordReadings(tx, fitting, items)
  const first = rows[0]
  const before = first ? await intakeBefore(tx, first) : null
  const fitters = await fitterNamesOf(tx, [fitting.fitter_id])
  return {
    sessionId,
    riderName: openContact(key, fitting).name ?? '',
    fitterName: fitters.get(fitting.fitter_id)?.name ?? '',
    fittedAt: fitting.fitted_at?.toISOString() ?? null,
    before: before && { ...zoneScoresOf(figures(before.questionnaire, before.answers)) },
    items,
  }
}
