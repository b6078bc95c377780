import { expect, it } from 'vitest'
import { appWithFits } from '../testing/app-with-fits.ts'
import { intakes } from '../testing/intakes.ts'
import { type ScoredFit, scoredFits } from '../testing/scored-fits.ts'
import { statementsOf } from '../testing/statements.ts'
import { outcomeOf } from '../testing/stored-outcome.ts'
import { deriveDueOutcomes } from './derive-due.ts'
import type { FitOutcomeRow } from './fit-outcome-row.ts'

const { t, fit } = await appWithFits()
const { practice, fitted, answer, daysPass } = scoredFits(t)

const outcome = async (sessionId: string) => {
  const rows = await fit.system(({ db }) =>
    db.selectFrom('fit_outcome').selectAll().where('session_id', '=', sessionId).execute(),
  )
  const [row]: FitOutcomeRow[] = rows
  return row && outcomeOf(row)
}

it('derives from a fit and its answers what figures are computed from', async () => {
  const { fitter, fits } = await practice([
    {
      before: { knees: 6, hands: 3 },
      after: { knees: 1, feet: 2 },
      intake: {
        discipline: 'gravel',
        bikeTypes: ['gravel', 'road'],
        weeklyHours: 7.5,
        goals: ['reduce_discomfort', 'increase_power', 'injury_prevention'],
      },
      answers: {
        overallChange: 6,
        satisfaction: 7,
        weeklyHours: 9,
        positionKept: 'reverted',
        usedSince: ['rest'],
        goals: [
          { id: 'reduce_discomfort', attainment: 1 },
          { id: 'increase_power', attainment: -1 },
        ],
      },
    },
  ])
  const [made] = fits
  expect(await outcome(made?.sessionId ?? '')).toEqual({
    sessionId: made?.sessionId,
    riderId: made?.riderId,
    fitterId: fitter.id,
    fittedOn: '2026-11-20',
    closedOn: null,
    discipline: 'gravel',
    bikeTypes: ['road', 'gravel'],
    weeklyHours: 7.5,
    goals: [
      { goal: 'reduce_discomfort', weight: 1, agreed: false, changed: false, attainment: 1 },
      { goal: 'increase_power', weight: 1, agreed: false, changed: false, attainment: -1 },
      { goal: 'injury_prevention', weight: 1, agreed: false, changed: false, attainment: null },
    ],
    before: { feet: 0, knees: 6, saddle: 0, lower_back: 0, shoulders: 0, hands: 3 },
    secondBefore: null,
    after: {
      milestone: 42,
      day: 42,
      early: false,
      assisted: false,
      scores: { feet: 2, knees: 1, saddle: 0, lower_back: 0, shoulders: 0, hands: 0 },
      overallChange: 6,
      comfort: 5,
      power: 4,
      confidence: 5,
      weeklyHours: 9,
      positionKept: 'reverted',
      loadChange: 'same',
      otherTreatment: true,
    },
    late: null,
    satisfaction: 7,
    recommend: 9,
    goalAlignment: 6,
    redFlagBefore: false,
    redFlagAfter: false,
    changes: [],
    followUps: [
      { milestone: 14, dueOn: '2026-12-04', answeredDay: null, skipped: false },
      { milestone: 42, dueOn: '2027-01-01', answeredDay: 42, skipped: false },
      { milestone: 90, dueOn: '2027-02-18', answeredDay: null, skipped: false },
    ],
    firstAnswerDay: 42,
    observedUntil: '2027-03-20',
    addressFailed: false,
  })
})

it('replaces an early answer by the primary one, and adds the late one', async () => {
  const made = await fitted(await t.build.fitter(), { before: { saddle: 5 } })
  await daysPass(14)
  await answer(made, { before: { saddle: 5 }, after: { saddle: 4 } }, 14)
  await fit.deriveOutcomes()
  expect((await outcome(made.sessionId))?.after).toMatchObject({
    day: 14,
    early: true,
    scores: { saddle: 4 },
  })
  await daysPass(28)
  await answer(made, { before: { saddle: 5 }, after: { saddle: 2 } })
  await daysPass(48)
  await answer(made, { before: { saddle: 5 }, after: { saddle: 1 } }, 90)
  await fit.deriveOutcomes()
  expect(await outcome(made.sessionId)).toMatchObject({
    after: { milestone: 42, day: 42, early: false, scores: { saddle: 2 } },
    late: { day: 90, scores: { saddle: 1 } },
    firstAnswerDay: 14,
  })
})

it('leaves what the fitter filled in too out of the ratings', async () => {
  const made = await fit.fitted({})
  await fit.submitAssisted(made, { satisfaction: 7 })
  await fit.deriveOutcomes()
  expect(await outcome(made.sessionId)).toMatchObject({
    after: { assisted: true, early: true, scores: null },
    satisfaction: null,
    firstAnswerDay: 0,
  })
})

it('counts a goal’s level as agreed if it was written down before the fit and not reworded since', async () => {
  const made = await intakes(t).submitted({
    answers: { goals: ['reduce_discomfort', 'increase_power', 'maximize_comfort'] },
  })
  const { sessionId } = made
  const change = async (goalLevels: Record<string, string>) => {
    const api = t.api.as(made.fitter)
    const { body } = await api.call('GET /api/sessions/:sessionId', { params: { sessionId } })
    const sent = await api.call('PATCH /api/sessions/:sessionId', {
      params: { sessionId },
      body: { version: body.version, goalLevels },
    })
    expect(sent.status).toBe(200)
  }
  const levels = { reduce_discomfort: 'An hour without numb hands', increase_power: '250 W for 20 minutes' }
  await change(levels)
  await t.api.as(made.fitter).call('POST /api/sessions/:sessionId/completion', {
    params: { sessionId },
    body: { fitted: true },
  })
  await change({ ...levels, increase_power: '230 W for 20 minutes', maximize_comfort: 'Four hours' })
  await fit.deriveOutcomes()
  expect((await outcome(sessionId))?.goals.map(({ goal, agreed }) => [goal, agreed])).toEqual([
    ['maximize_comfort', false],
    ['reduce_discomfort', true],
    ['increase_power', false],
  ])
})

it('follows a corrected answer, and keeps the day on which it was given', async () => {
  const wanted: ScoredFit = { before: { knees: 5 }, after: { knees: 5 } }
  const { fits } = await practice([wanted])
  const [made] = fits
  if (!made) throw new Error('one fit was wanted')
  await daysPass(3)
  await answer(made, { ...wanted, after: { knees: 1 } }, 42, 1)
  await fit.deriveOutcomes()
  expect((await outcome(made.sessionId))?.after).toMatchObject({ day: 42, scores: { knees: 1 } })
})

it('has no row for a fit that was undone, and the fit is queued again when it is completed again', async () => {
  const made = await fit.fitted({})
  const complete = (fitted: boolean) =>
    t.api.as(made.fitter).call('POST /api/sessions/:sessionId/completion', {
      params: { sessionId: made.sessionId },
      body: { fitted },
    })
  await fit.deriveOutcomes()
  expect(await outcome(made.sessionId)).toBeDefined()
  await complete(false)
  await fit.deriveOutcomes()
  expect(await outcome(made.sessionId)).toBeUndefined()
  await complete(true)
  await fit.deriveOutcomes()
  expect(await outcome(made.sessionId)).toBeDefined()
})

it('derives many sessions with as many statements as one', async () => {
  await fit.deriveOutcomes()
  const fitter = await t.build.fitter()
  const derive = () => statementsOf(() => fit.system(deriveDueOutcomes))
  await fit.fitted({ fitter })
  const one = await derive()
  for (let count = 0; count < 5; count += 1) await fit.fitted({ fitter })
  const five = await derive()
  expect(five).toEqual(one)
  expect(one).toHaveLength(9)
  expect(
    (await t.data.owner.query('select 1 from fit_outcome where fitter_id = $1', [fitter.id])).rowCount,
  ).toBe(6)
})

it('tells the fitter once for a batch', async () => {
  const fitter = await t.build.fitter()
  const heard: string[] = []
  // An event for another fitter may still be on its way.
  const { listening, forget } = t.context.liveEvents.listener.subscribe('spokewell_notice', (payload) => {
    if (payload.includes('"outcomes"') && payload.includes(fitter.id)) heard.push(payload)
  })
  await listening
  await fit.fitted({ fitter })
  await fit.fitted({ fitter })
  await fit.deriveOutcomes()
  await expect.poll(() => heard).toHaveLength(1)
  forget()
  expect(JSON.parse(heard[0] ?? '')).toMatchObject({ topic: 'outcomes', accounts: [fitter.id] })
})
