import { addDays } from '#domain/calendar/local-date.ts'
import { followUp as followUpForm } from '#domain/forms/follow-up.ts'
import { followUpFor } from '#domain/forms/follow-up-setting.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { fewAnswers } from './answers.ts'
import { completeFit } from './fitted.ts'
import { answerIntake, called, logInAgain, type Person } from './people.ts'
import { today } from './zone.ts'

/** A completed fit, and its follow-up after six weeks. */
export interface WaitingFit {
  rider: Person
  sessionId: string
  followUpId: string
}

/** What a rider says after six weeks; the rest is the same for all. */
export interface SixWeekAnswer {
  knees: number
  satisfaction: number
  attainment: number
}

/** The milestone of the primary result, on whose day riders answer. */
export const SIX_WEEKS = 42
const GOAL = 'reduce_discomfort'
const before = (name: string, email: string) => ({
  ...fewAnswers(name, email),
  discomfort: [{ id: 'knees', zone: 'knees', severity: 5 }],
  goals: [GOAL],
})

/** A rider with knee discomfort of 5 and one goal, whose fit was completed just now. */
export async function waitingFit(url: string, fitter: Person): Promise<WaitingFit> {
  const { rider, sessionId } = await answerIntake(url, fitter, before)
  await completeFit(fitter, sessionId)
  const { items } = await called(fitter, 'get', `/api/sessions/${sessionId}/follow-ups`)
  const asked = items.find(({ milestone }: { milestone: number }) => milestone === SIX_WEEKS)
  return { rider, sessionId, followUpId: asked.followUpId }
}

/** The rider logs in again after six weeks and answers. The server's clock is at least that far ahead. */
export async function answerAfterSixWeeks(
  url: string,
  { rider, followUpId }: WaitingFit,
  { knees, satisfaction, attainment }: SixWeekAnswer,
): Promise<void> {
  const all = {
    ridesSince: 8,
    weeklyHours: 6,
    loadChange: 'same',
    positionKept: 'kept',
    overallChange: 7,
    discomfort: [{ id: 'knees', severity: knees }],
    otherZone: false,
    redFlags: ['none'],
    comfort: 5,
    power: 4,
    confidence: 5,
    adaptationDays: 6,
    goals: [{ id: GOAL, attainment }],
    goalAlignment: 6,
    satisfaction,
    recommend: 9,
    usedSince: ['none'],
    anotherAppointment: false,
  }
  const form = followUpFor({ wave: 'primary', zones: ['knees'], goals: [GOAL] })
  const asked = new Set(entriesOf(form).map(({ key }) => key))
  const answers = Object.fromEntries(Object.entries(all).filter(([key]) => asked.has(key)))
  await called(await logInAgain(url, rider), 'post', `/api/follow-ups/${followUpId}/submission`, {
    formVersion: followUpForm.version,
    today: addDays(today(), SIX_WEEKS),
    language: 'en',
    answers,
  })
}
