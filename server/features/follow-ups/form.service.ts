import type { Calls, Parsed } from '#contract/calls.ts'
import { dateIn, type LocalDate } from '#domain/calendar/local-date.ts'
import { earliestOpen } from '#domain/follow-ups/schedule.ts'
import { followUp as followUpForm } from '#domain/forms/follow-up.ts'
import { type FollowUpSetting, followUpFor, followUpSetting } from '#domain/forms/follow-up-setting.ts'
import { questionnaireOf } from '#domain/forms/registry.ts'
import { zoneScoresOf } from '#domain/outcomes/zone-change.ts'
import { type Answers, itemsOf, memberOf } from '#domain/questionnaires/answers.ts'
import { figures } from '#domain/questionnaires/figures.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { followUpEnded, followUpStatus } from '#domain/sessions/follow-up-status.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { enterBookingPage, listFittersWithTimes } from '../../booking/visit.repository.ts'
import type { Transaction } from '../../database/database.ts'
import { type FollowUp, factsOf, type PlannedFollowUp, remindable } from '../../follow-up-plan/follow-up.ts'
import { findFollowUpForUpdate } from '../../follow-up-plan/follow-up-plan.repository.ts'
import { draftOf, type Form } from '../../forms/form.ts'
import { findCurrentRevision, findDraft, upsertDraft } from '../../forms/forms.repository.ts'
import { changedDraft } from '../../forms/judged-answers.ts'
import { openAnswers, sealAnswers } from '../../forms/sealed-answers.ts'
import { type Activity, openActivities } from '../../forms/stored-activities.ts'
import { AppError } from '../../http/problem.ts'
import { requireActor } from '../../http/require-actor.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { openContact } from '../../people/rider-contact.ts'
import { type FormContextRow, findFit, getFormContext, listFollowUpsOfFit } from './follow-ups.repository.ts'

type Response = Calls['GET /api/sessions/:sessionId/follow-up']['response']
type DraftChanges = Parsed['PATCH /api/follow-ups/:followUpId/draft']['body']

export const formOf = (followUp: FollowUp): Form => ({
  session_id: followUp.session_id,
  fitter_id: followUp.fitter_id,
  rider_id: followUp.rider_id,
  follow_up_id: followUp.id,
})

/** The intake that a follow-up is compared with. */
export interface Before {
  questionnaire: Questionnaire
  answers: Answers
}

/** The current intake of a fit; null if there is none. */
export async function intakeBefore(
  tx: Transaction,
  { session_id, fitter_id, rider_id }: Omit<Form, 'follow_up_id'>,
): Promise<Before | null> {
  const intake = { session_id, fitter_id, rider_id, follow_up_id: null }
  const current = await findCurrentRevision(tx, intake)
  const questionnaire = current && questionnaireOf('intake', current.form_version)
  if (!current || !questionnaire) return null
  const key = await tx.keys.of(rider_id)
  return { questionnaire, answers: openAnswers(key, { submission: current.id }, current.answers_sealed) }
}

/** The rider's description of each zone in the intake. */
function wordsOf(before: Before | null): Partial<Record<Zone, string>> {
  const items = before ? itemsOf(before.answers, 'discomfort') : []
  return Object.fromEntries(
    items.flatMap((item) => {
      const zone = ZONES.find((one) => one === memberOf(item, 'zone'))
      const said = [memberOf(item, 'description'), memberOf(item, 'trigger')].find(
        (text) => typeof text === 'string' && text.trim() !== '',
      )
      return zone && typeof said === 'string' ? [[zone, said]] : []
    }),
  )
}

/** The intake's hours per week; null if it has none. */
const hoursBefore = (before: Before | null): number | null =>
  before
    ? (figures(before.questionnaire, before.answers).find(({ name }) => name === 'weeklyHours')?.value ??
      null)
    : null

/** The ratings that activities had before the fit, by their ids. */
const abilitiesOf = (activities: readonly Activity[]): Record<string, number> =>
  Object.fromEntries(activities.flatMap(({ id, ability }) => (ability === null ? [] : [[id, ability]])))

/** What a follow-up asks about, and the intake it is compared with. */
export async function settingOf(
  tx: Transaction,
  followUp: FollowUp,
): Promise<{ before: Before | null; setting: FollowUpSetting }> {
  const [before, fit] = await Promise.all([
    intakeBefore(tx, followUp),
    getFormContext(tx, followUp.session_id),
  ])
  const key = await tx.keys.of(followUp.rider_id)
  return { before, setting: followUpSetting(followUp.milestone, before, openActivities(key, fit)) }
}

/** The questionnaire of a follow-up in a known version. @throws AppError `questionnaire_version_unknown` */
export function questionnaireFor(version: number, setting: FollowUpSetting): Questionnaire {
  const questionnaire = questionnaireOf('followUp', version)
  if (!questionnaire) throw new AppError('questionnaire_version_unknown')
  return followUpFor(setting, questionnaire)
}

/** Chooses a follow-up of a fit: by milestone, otherwise the earliest open one, otherwise the one answered last. */
function chooseFollowUp(
  followUps: readonly FollowUp[],
  today: LocalDate,
  milestone?: number,
): FollowUp | undefined {
  if (milestone !== undefined) return followUps.find((one) => one.milestone === milestone)
  const open = earliestOpen(
    followUps.map((row) => ({
      row,
      opensOn: row.opens_on,
      dueOn: row.due_on,
      windowEndsOn: row.window_ends_on,
      ended: followUpEnded(followUpStatus(factsOf(row), today)),
    })),
    today,
  )
  return open?.row ?? followUps.findLast((one) => one.submitted_at !== null) ?? followUps[0]
}

function stateOf(followUp: FollowUp, over: boolean, today: LocalDate): Response['state'] {
  if (followUp.submitted_at) return 'submitted'
  if (over || followUpEnded(followUpStatus(factsOf(followUp), today))) return 'over'
  return followUp.opens_on > today ? 'not_yet' : 'open'
}

const isOver = ({ closed_at, cancelled_at }: FormContextRow): boolean =>
  closed_at !== null || cancelled_at !== null

/**
 * Nothing more is asked in a file that the rider closed. What was answered before is still the rider's to read.
 * @throws AppError `file_restricted`
 */
function refuseClosedFile({ restricted }: FormContextRow, state: Response['state']): void {
  if (restricted && (state === 'open' || state === 'not_yet')) throw new AppError('file_restricted')
}

/** The draft with the version of the form in which it was begun; a form without a draft has the newest version. */
async function readDraft(
  tx: Transaction,
  followUp: FollowUp,
  open: boolean,
): Promise<Pick<Response, 'formVersion' | 'draft'>> {
  const draft = open ? await findDraft(tx, formOf(followUp)) : undefined
  if (!draft) return { formVersion: followUpForm.version, draft: { version: 0, savedAt: null, answers: {} } }
  const key = await tx.keys.of(followUp.rider_id)
  return {
    formVersion: draft.form_version,
    draft: {
      version: draft.version,
      savedAt: draft.saved_at.toISOString(),
      answers: openAnswers(key, draftOf(formOf(followUp)), draft.answers_sealed),
    },
  }
}

/** What the response contains besides the draft: the fit, the form's setting and the earlier values. */
async function describeForm(tx: Transaction, followUp: FollowUp, context: FormContextRow) {
  const before = await intakeBefore(tx, followUp)
  const fitter = (await fitterNamesOf(tx, [followUp.fitter_id])).get(followUp.fitter_id)
  const activities = openActivities(await tx.keys.of(followUp.rider_id), context)
  const setting = followUpSetting(followUp.milestone, before, activities)
  return {
    followUpId: followUp.id,
    sessionId: followUp.session_id,
    milestone: followUp.milestone,
    daysAfterFit: followUp.milestone,
    fitter: fitter ?? { name: '', studio: null },
    fittedOn: dateIn(context.fitted_at ?? followUp.created_at, context.time_zone ?? 'UTC'),
    dueOn: followUp.due_on,
    windowEndsOn: followUp.window_ends_on,
    submittedAt: followUp.submitted_at?.toISOString() ?? null,
    setting: {
      wave: setting.wave,
      zones: [...setting.zones],
      goals: [...setting.goals],
      activities: activities.map(({ id, words }) => ({ id, words })),
    },
    words: wordsOf(before),
    abilities: abilitiesOf(activities),
    weeklyHours: hoursBefore(before),
    before: before ? { ...zoneScoresOf(figures(before.questionnaire, before.answers)) } : {},
  }
}

/** Where the rider books with the fitter again, and as whom; null if the fitter offers no times. */
async function bookingOf(tx: Transaction, followUp: FollowUp): Promise<Response['booking']> {
  const [page, fit, key] = await Promise.all([
    enterBookingPage(tx, followUp.fitter_id),
    findFit(tx, followUp.session_id),
    tx.keys.of(followUp.rider_id),
  ])
  if (page?.fitter_id !== followUp.fitter_id || !fit) return null
  if ((await listFittersWithTimes(tx, [page.slug])).length === 0) return null
  const { name, email } = openContact(key, fit)
  return { fitter: page.slug, name: name ?? '', email }
}

/** A rider is told that their own fit has no follow-up. A guest has one form and learns nothing about others. */
const reasonForNone = async (tx: Transaction, sessionId: string) =>
  tx.actor.kind === 'client' && (await findFit(tx, sessionId)) ? 'no_follow_up' : 'not_found'

/**
 * The form of a follow-up with its draft and the values it refers to.
 * @throws AppError `not_found`; `no_follow_up` if the rider's fit has none, or none of this milestone; `file_restricted`
 */
export async function readFollowUpForm(
  tx: Transaction,
  sessionId: string,
  milestone: number | undefined,
): Promise<Response> {
  const followUps = await listFollowUpsOfFit(tx, sessionId)
  const first = followUps[0]
  if (!first) throw new AppError(await reasonForNone(tx, sessionId))
  const context = await getFormContext(tx, first.session_id)
  const today = dateIn(tx.now, context.time_zone ?? 'UTC')
  const followUp = chooseFollowUp(followUps, today, milestone)
  if (!followUp) throw new AppError('no_follow_up')
  const state = stateOf(followUp, isOver(context), today)
  refuseClosedFile(context, state)
  const [description, booking, draft] = await Promise.all([
    describeForm(tx, followUp, context),
    state === 'submitted' ? bookingOf(tx, followUp) : null,
    readDraft(tx, followUp, state === 'open'),
  ])
  return { ...description, state, booking, ...draft }
}

/**
 * The form for a fitter who fills it in together with the rider. It is available on any day and without the rider's
 * draft.
 * @throws AppError `not_found`
 */
export async function readAssistedForm(
  tx: Transaction,
  sessionId: string,
  milestone: number | undefined,
): Promise<Response> {
  const fitterId = requireActor('fitter', tx)
  const followUps = await listFollowUpsOfFit(tx, sessionId)
  const own = followUps.filter((one) => one.fitter_id === fitterId)
  const [first] = own
  if (!first) throw new AppError('not_found')
  const context = await getFormContext(tx, first.session_id)
  const followUp = chooseFollowUp(own, dateIn(tx.now, context.time_zone ?? 'UTC'), milestone)
  if (!followUp) throw new AppError('not_found')
  const ended = isOver(context) ? 'over' : 'open'
  return {
    ...(await describeForm(tx, followUp, context)),
    state: followUp.submitted_at ? 'submitted' : ended,
    booking: null,
    ...(await readDraft(tx, followUp, false)),
  }
}

/**
 * A follow-up that can be filled in, locked.
 * @throws AppError `not_found`, `already_submitted`, `follow_up_over` (also before it opens)
 */
export async function lockOpenFollowUp(tx: Transaction, id: string): Promise<PlannedFollowUp> {
  const found = await findFollowUpForUpdate(tx, id)
  if (!found) throw new AppError('not_found')
  const followUp = remindable(found)
  const state = stateOf(followUp, followUp.over, dateIn(tx.now, followUp.timeZone))
  if (state === 'submitted') throw new AppError('already_submitted')
  if (state !== 'open') throw new AppError('follow_up_over')
  return followUp
}

/**
 * Saves changes of a draft, either all of them or none.
 * @throws AppError `draft_conflict` with the current `version`, `already_submitted`, `follow_up_over`,
 *   `invalid_answers`, `questionnaire_version_unknown`, `not_found`
 */
export async function changeFollowUpDraft(
  tx: Transaction,
  id: string,
  { version, formVersion, changes }: DraftChanges,
): Promise<{ version: number; savedAt: string }> {
  const followUp = await lockOpenFollowUp(tx, id)
  const { draft } = await readDraft(tx, followUp, true)
  if (draft.version !== version) throw new AppError('draft_conflict', { params: { version: draft.version } })
  const { setting } = await settingOf(tx, followUp)
  const answers = changedDraft(questionnaireFor(formVersion, setting), draft.answers, changes)
  const form = formOf(followUp)
  const key = await tx.keys.of(followUp.rider_id)
  await upsertDraft(tx, form, {
    formVersion,
    version: version + 1,
    answersSealed: sealAnswers(key, draftOf(form), answers),
  })
  return { version: version + 1, savedAt: tx.now.toISOString() }
}
