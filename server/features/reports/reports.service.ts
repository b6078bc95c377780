import type { Calls } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { scheduleFollowUps } from '#domain/follow-ups/schedule.ts'
import { GOALS } from '#domain/goals.ts'
import { memberOf } from '#domain/questionnaires/answers.ts'
import { MOST_REPORT_PHOTOS } from '#domain/report/fit-report.ts'
import { followUpStatus } from '#domain/sessions/follow-up-status.ts'
import { noteReading } from '../../audit/note-reading.ts'
import type { Transaction } from '../../database/database.ts'
import { protocolOf } from '../../follow-up-plan/stored-protocol.ts'
import { findCurrentRevision } from '../../forms/forms.repository.ts'
import { openAnswers } from '../../forms/sealed-answers.ts'
import { AppError } from '../../http/problem.ts'
import { reportLink } from '../../links/report-link.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { letterheadOf, logoAddress } from '../../people/letterhead.ts'
import { getFitOwners, isOpenFit, listFollowUpsOfGuest } from './reports.repository.ts'

type Report = Calls['GET /api/sessions/:sessionId/report']['response']

/**
 * Refuses a document whose fit was erased or closed since its data was read.
 * @throws AppError `not_found`
 */
export async function requireOpenFit(tx: Transaction, sessionId: string): Promise<void> {
  if (!(await isOpenFit(tx, sessionId))) throw new AppError('not_found')
}

type FitSession = Calls['GET /api/sessions/:sessionId']['response']

/** Reads a session that the actor may see. @throws AppError `not_found` */
export type ReadSession = (tx: Transaction, sessionId: string) => Promise<FitSession>

/** The fitter’s logo for the report of a fit, as WebP. */
export async function logoOfReport(tx: Transaction, sessionId: string): Promise<Buffer | null> {
  return (await letterheadOf(tx, (await getFitOwners(tx, sessionId)).fitter_id)).logo
}

/** The fitter on the report; the name is empty if the fitter deleted the account. */
async function fitterOf(tx: Transaction, fitterId: string): Promise<Report['fitter']> {
  const [all, { logo, contact }] = await Promise.all([
    fitterNamesOf(tx, [fitterId]),
    letterheadOf(tx, fitterId),
  ])
  const names = all.get(fitterId)
  return {
    name: names?.name ?? '',
    business: names?.studio ?? null,
    logo: logo && logoAddress(logo),
    contact,
  }
}

/** The discomfort named in the intake of this fit. */
const namedBefore = ({ id, scores }: FitSession): Report['discomfort'] =>
  scores.find(({ sessionId, kind }) => sessionId === id && kind === 'intake')?.zones ?? {}

/** What the rider wants of the fit: the goals and the words of the intake, and what was agreed about each goal. */
async function aimsOf(tx: Transaction, session: FitSession): Promise<Pick<Report, 'goals' | 'success'>> {
  const form = await findCurrentRevision(tx, { session_id: session.id, follow_up_id: null })
  if (!form) return { goals: [], success: null }
  const key = await tx.keys.of(session.rider.id)
  const answers = openAnswers(key, { submission: form.id }, form.answers_sealed)
  const chosen = memberOf(answers, 'goals')
  const success = memberOf(answers, 'successDefinition')
  return {
    goals: GOALS.filter((goal) => Array.isArray(chosen) && chosen.includes(goal)).map((goal) => ({
      goal,
      level: session.goalLevels[goal] ?? null,
    })),
    success: typeof success === 'string' && success !== '' ? success : null,
  }
}

const STILL_ASKED: readonly string[] = ['scheduled', 'due', 'overdue']

/** The follow-ups of a completed fit with their status. Row security shows a guest of the report none of them. */
async function plannedOf(tx: Transaction, session: FitSession, today: LocalDate) {
  if (tx.actor.kind !== 'guest') return session.followUps
  const rows = await listFollowUpsOfGuest(tx)
  return rows.map((row) => ({ dueOn: row.dueOn, status: followUpStatus(row, today) }))
}

/** When the rider is asked again. In a preview, as it would be planned if the fit were completed today. */
async function followUpsOn(
  tx: Transaction,
  session: FitSession,
  { fitterId, today }: { fitterId: string; today: LocalDate },
): Promise<LocalDate[]> {
  if (session.closedAt) return []
  if (session.fittedAt)
    return (await plannedOf(tx, session, today))
      .filter(({ status }) => STILL_ASKED.includes(status))
      .map(({ dueOn }) => dueOn)
  const { protocol } = await protocolOf(tx, fitterId)
  return scheduleFollowUps(protocol, today).map(({ dueOn }) => dueOn)
}

/** What the report says of the work itself, without what was withdrawn, removed or not chosen. */
function workOf(session: FitSession) {
  const { bike } = session
  return {
    bike: bike && {
      id: bike.id,
      type: bike.type,
      make: bike.make,
      model: bike.model,
      size: bike.size,
      name: bike.name,
    },
    measurements: session.measurements,
    changes: session.interventions.filter(({ withdrawn }) => !withdrawn),
    recommendations: session.recommendations.filter(({ withdrawn }) => !withdrawn),
    discomfort: namedBefore(session),
    photos: session.photos.filter(({ inReport }) => inReport).slice(0, MOST_REPORT_PHOTOS),
  }
}

/**
 * The fit report for the rider. The session's own fitter reads it as a preview before the fit is completed.
 * @throws AppError `not_found`, also for the guest of a form; `not_fitted` for anyone else before that, and for a
 *   cancelled session
 */
export async function readReport(tx: Transaction, id: string, readSession: ReadSession): Promise<Report> {
  const { actor } = tx
  if (actor.kind === 'guest' && !actor.report) throw new AppError('not_found')
  const session = await readSession(tx, id)
  const { fitter_id: fitterId, time_zone, region } = await getFitOwners(tx, session.id)
  const whose = { fitter_id: fitterId, rider_id: session.rider.id }
  noteReading(tx, whose, { action: 'report.read', entity: 'session', entityId: session.id })
  const isOwnWork = actor.kind === 'fitter' && actor.id === fitterId
  if (!session.fittedAt && (!isOwnWork || session.status === 'cancelled')) throw new AppError('not_fitted')
  const zone = time_zone ?? 'UTC'
  const today = dateIn(tx.now, zone)
  const [fitter, aims, dates] = await Promise.all([
    fitterOf(tx, fitterId),
    aimsOf(tx, session),
    followUpsOn(tx, session, { fitterId, today }),
  ])
  return {
    sessionId: session.id,
    fittedAt: session.fittedAt,
    fittedOn: session.fittedAt ? dateIn(new Date(session.fittedAt), zone) : today,
    rider: { name: session.rider.name, language: session.rider.language, region },
    fitter,
    summary: session.summary ?? '',
    ...aims,
    activities: session.activities.map(({ words, ability }) => ({ words, ability })),
    followUpsOn: dates,
    ...workOf(session),
    link: reportLink(tx, session.id),
  }
}
