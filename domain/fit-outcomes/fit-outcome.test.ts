import { describe, expect, it } from 'vitest'
import type { Intervention } from '../interventions/intervention.ts'
import type { StoredFigure } from '../questionnaires/figures.ts'
import type { FitFacts, FollowUpFacts } from './fit-outcome.ts'
import { fitOutcomeOf } from './fit-outcome.ts'

const figure = (name: string, option: string | null, value = 1): StoredFigure => ({ name, option, value })
const zones = (scores: Record<string, number>) =>
  Object.entries(scores).map(([zone, score]) => figure('zoneScore', zone, score))

const answered = (
  milestone: number,
  day: number,
  figures: readonly StoredFigure[],
  assisted = false,
): FollowUpFacts => ({
  milestone,
  dueOn: '2026-01-01',
  windowEndsOn: '2026-02-01',
  skipped: false,
  answer: { day, assisted, figures },
})

const waiting = (milestone: number, windowEndsOn: string, skipped = false): FollowUpFacts => ({
  milestone,
  dueOn: windowEndsOn,
  windowEndsOn,
  skipped,
  answer: null,
})

const facts = (more: Partial<FitFacts> = {}): FitFacts => ({
  sessionId: 's',
  riderId: 'r',
  fitterId: 'f',
  fittedOn: '2025-12-01',
  closedOn: null,
  bikeType: null,
  intake: zones({ knees: 4, feet: 0 }),
  secondBaseline: null,
  goalWeights: {},
  agreedGoals: [],
  interventions: [],
  followUps: [],
  addressFailed: false,
  ...more,
})

const raised: Intervention & { goals: string[] } = {
  kind: 'adjustment',
  measurement: 'saddle_height',
  side: null,
  fromValue: 700,
  toValue: 708,
  zones: [],
  places: {},
  goals: ['increase_power'],
}

describe('satisfaction', () => {
  const says = (value: number) => [figure('satisfaction', null, value)]
  it.each([
    ['is that of the primary answer', [answered(42, 42, says(6)), answered(90, 90, says(2))], 6],
    ['otherwise is that of the late one', [answered(42, 42, []), answered(90, 90, says(2))], 2],
    ['is never that of an early one', [answered(14, 14, says(3))], null],
    ['is not that of an assisted answer', [answered(42, 42, says(7), true)], null],
    [
      'is the late one when the primary was assisted',
      [answered(42, 42, says(7), true), answered(90, 90, says(4))],
      4,
    ],
  ])('%s', (_what, followUps, expected) => {
    expect(fitOutcomeOf(facts({ followUps })).satisfaction).toBe(expected)
  })
})

it('leaves assisted answers out of all ratings of the fitter, and counts their scores', () => {
  const figures = [figure('recommend', null, 9), figure('goalAlignment', null, 7), ...zones({ knees: 1 })]
  const outcome = fitOutcomeOf(facts({ followUps: [answered(42, 42, figures, true)] }))
  expect(outcome).toMatchObject({ recommend: null, goalAlignment: null, after: { scores: { knees: 1 } } })
})

it('keeps a zone that was not asked apart from one without discomfort', () => {
  const outcome = fitOutcomeOf(facts({ followUps: [answered(42, 42, zones({ knees: 0 }))] }))
  expect(outcome.before).toEqual({ knees: 4, feet: 0 })
  expect(outcome.after?.scores).toEqual({ knees: 0 })
})

it('has no scores where there was no intake, or no ride', () => {
  const outcome = fitOutcomeOf(facts({ intake: null, followUps: [answered(42, 42, [])] }))
  expect(outcome).toMatchObject({
    before: null,
    discipline: null,
    bikeTypes: [],
    goals: [],
    after: { scores: null },
  })
})

it('takes the type of the bike that was fitted, otherwise the types of the intake', () => {
  const intake = [figure('bikeType', 'road'), figure('bikeType', 'gravel')]
  expect(fitOutcomeOf(facts({ intake })).bikeTypes).toEqual(['road', 'gravel'])
  expect(fitOutcomeOf(facts({ intake, bikeType: 'track' })).bikeTypes).toEqual(['track'])
})

it('says of each goal its weight, its level, its changes and how far it was attained', () => {
  const outcome = fitOutcomeOf(
    facts({
      intake: [figure('goal', 'injury_prevention'), figure('goal', 'increase_power')],
      goalWeights: { increase_power: 3 },
      agreedGoals: ['increase_power'],
      interventions: [raised],
      followUps: [answered(42, 42, [figure('goalAttainment', 'increase_power', -1)])],
    }),
  )
  expect(outcome.goals).toEqual([
    { goal: 'increase_power', weight: 3, agreed: true, changed: true, attainment: -1 },
    { goal: 'injury_prevention', weight: 1, agreed: false, changed: false, attainment: null },
  ])
  expect(outcome.changes).toEqual(['saddle_raised'])
})

it('tells other treatment and red flags apart from none, and from no answer', () => {
  const of = (...figures: StoredFigure[]) => fitOutcomeOf(facts({ followUps: [answered(42, 42, figures)] }))
  expect(of().after?.otherTreatment).toBeNull()
  expect(of(figure('otherTreatment', 'none')).after?.otherTreatment).toBe(false)
  expect(of(figure('otherTreatment', 'rest')).after?.otherTreatment).toBe(true)
  expect(of(figure('redFlag', 'none')).redFlagAfter).toBe(false)
  expect(of(figure('redFlag', 'swelling'))).toMatchObject({ redFlagAfter: true, redFlagBefore: false })
  expect(fitOutcomeOf(facts({ intake: [figure('redFlag', 'weakness')] })).redFlagBefore).toBe(true)
})

describe('for the time to the answer', () => {
  it('counts from the fit to the first answer to any follow-up', () => {
    const followUps = [answered(14, 16, []), answered(42, 40, [])]
    expect(fitOutcomeOf(facts({ followUps })).firstAnswerDay).toBe(16)
    expect(fitOutcomeOf(facts()).firstAnswerDay).toBeNull()
  })

  it.each([
    [
      'the end of the last window',
      [waiting(42, '2026-02-02'), waiting(14, '2025-12-28')],
      null,
      '2026-02-02',
    ],
    [
      'not of one that was skipped',
      [waiting(42, '2026-02-02', true), waiting(14, '2025-12-28')],
      null,
      '2025-12-28',
    ],
    ['no day after the session was closed', [waiting(42, '2026-02-02')], '2025-12-20', '2025-12-20'],
    ['nothing if nothing is asked', [], null, null],
  ])('an answer can come until %s', (_what, followUps, closedOn, expected) => {
    expect(fitOutcomeOf(facts({ followUps, closedOn })).observedUntil).toBe(expected)
  })
})
