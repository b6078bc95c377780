import { beforeAll, describe, expect, it } from 'vitest'
import type { Calls } from '#contract/calls.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { type ScoredFit, scoredFits } from '../../testing/scored-fits.ts'

type Query = Calls['GET /api/outcomes']['query']

const { t, fit } = await appWithFits()
const scored = scoredFits(t)

/** Six riders with a complaint of the hands: better for four, worse for one, unchanged for one. */
const FITS: readonly ScoredFit[] = [
  { before: { hands: 5 }, after: { hands: 1 }, intake: { discipline: 'gravel', goals: ['increase_power'] } },
  { before: { hands: 4 }, after: {}, intake: { discipline: 'gravel' } },
  { before: { hands: 4 }, after: { hands: 2 }, intake: { discipline: 'gravel' } },
  { before: { hands: 3 }, after: { hands: 1 }, intake: { discipline: 'gravel' } },
  {
    before: { hands: 3 },
    after: { hands: 5 },
    intake: { discipline: 'gravel' },
    answers: { positionKept: 'reverted', recommend: 2, goals: [{ id: 'reduce_discomfort', attainment: -1 }] },
  },
  {
    before: { hands: 3 },
    after: { hands: 3 },
    intake: { discipline: 'triathlon' },
    answers: { recommend: 7 },
  },
]

let fitter: Person
beforeAll(async () => {
  const practice = await scored.practice(FITS)
  fitter = practice.fitter
  const change = (index: number, body: object) =>
    t.api.as(fitter).call('POST /api/sessions/:sessionId/interventions', {
      params: { sessionId: practice.fits[index]?.sessionId ?? '' },
      body: { zones: ['hands'], goals: [], ...body },
    })
  const height = { kind: 'adjustment', measurement: 'saddle_height', fromValue: 700, toValue: 705 }
  for (const index of [0, 1, 2, 3, 4]) expect((await change(index, height)).status).toBe(201)
  await change(0, { kind: 'adjustment', measurement: 'stem_length', fromValue: 100, toValue: 90 })
  await change(0, { kind: 'adjustment', measurement: 'spacers', fromValue: 10, toValue: 20 })
  await change(5, { kind: 'gloves', what: 'gel' })
  await fit.deriveOutcomes()
})

const groups = async (query: Query = {}) =>
  (await t.api.as(fitter).call('GET /api/outcomes/groups', { query })).body
const changes = async (query: Query = {}) =>
  (await t.api.as(fitter).call('GET /api/outcomes/changes', { query })).body.changes
const overTime = async (query: Query = {}, who = fitter) =>
  (await t.api.as(who).call('GET /api/outcomes/over-time', { query })).body
const goals = async (query: Query = {}) =>
  (await t.api.as(fitter).call('GET /api/outcomes/goals', { query })).body

describe('outcomes by group', () => {
  it('are those of complaints, with shares from five riders on', async () => {
    const { discipline, positionKept, answered } = await groups()
    expect(discipline).toMatchObject([
      { key: 'triathlon', fits: 1, complaints: 1, shares: null, change: null },
      { key: 'gravel', fits: 5, riders: 5, complaints: 5, parts: { better: 4, worse: 1 } },
    ])
    expect(discipline[1]?.shares?.better.value).toBeCloseTo(0.8, 10)
    // Changes: −4, −4, −2, −2, 2: mean −2.
    expect(discipline[1]?.change?.change.value).toBeCloseTo(-2, 10)
    expect(positionKept).toMatchObject([
      { key: 'kept', fits: 5 },
      { key: 'changed', fits: 1, parts: { worse: 1 } },
    ])
    expect(answered).toMatchObject([{ key: 'day_42_63', fits: 6 }])
  })

  it('obey the filters of the page', async () => {
    expect((await groups({ positionKept: 'changed' })).discipline).toMatchObject([{ key: 'gravel', fits: 1 }])
    expect((await groups({ zone: 'feet' })).goal).toEqual([])
  })
})

describe('after fits that included a change', () => {
  it('derived coordinates are one change, and what else was changed is told', async () => {
    const found = await changes()
    expect(found.map(({ key, included }) => [key, included.fits])).toEqual([
      ['saddle_raised', 5],
      ['bar_raised', 1],
      ['bar_moved_closer', 1],
      ['gloves', 1],
    ])
    expect(found[0]).toMatchObject({
      complaints: 5,
      parts: { better: 4, worse: 1 },
      others: [
        { kind: 'bar_moved_closer', fits: 1 },
        { kind: 'bar_raised', fits: 1 },
      ],
    })
    expect(found[3]?.others).toEqual([])
  })

  it('the fits with a change are those that the filter leaves', async () => {
    const { counts } = (
      await t.api
        .as(fitter)
        .call('GET /api/outcomes/sessions', { query: { of: 'scored', change: 'saddle_raised' } })
    ).body
    expect(counts).toEqual({ fits: 5, riders: 5 })
  })
})

describe('outcomes over time', () => {
  it('have a value for every span with five riders, and the median of these values', async () => {
    const { points, medians } = await overTime()
    expect(points).toHaveLength(1)
    // Four of six better; mean change (−4 −4 −2 −2 +2 +0)/6.
    expect(points[0]).toMatchObject({ fits: 6, riders: 6, parts: { better: 4, unchanged: 1, worse: 1 } })
    expect(medians.better).toBeCloseTo(4 / 6, 10)
    expect(medians.change).toBeCloseTo(-10 / 6, 10)
  })

  it('a span lists exactly its fits', async () => {
    const [point] = (await overTime()).points
    const { counts } = (
      await t.api.as(fitter).call('GET /api/outcomes/sessions', {
        query: { of: 'complaints', period: `${point?.from}..${point?.to}` },
      })
    ).body
    expect(counts.fits).toBe(6)
  })

  it('say how long riders take to answer, with those who have not as censored', async () => {
    const { fitter: other } = await scored.practice([
      { before: { feet: 3 }, after: { feet: 1 } },
      { before: { feet: 3 }, after: null },
    ])
    const { waiting } = await overTime({}, other)
    expect(waiting).toMatchObject({ eligible: 2, answered: 1, median: 42 })
    expect(waiting.steps).toEqual([{ day: 42, atRisk: 2, answered: 1, share: 0.5 }])
  })

  it('are empty without a fit', async () => {
    const { points, medians, waiting } = await overTime({}, await t.build.fitter())
    expect({ points, medians }).toEqual({ points: [], medians: { better: null, change: null } })
    expect(waiting.eligible).toBe(0)
  })
})

describe('goals', () => {
  it('are attained as expected or better, rider by rider', async () => {
    const { goals: byGoal, attained, addressed, tScore } = await goals()
    expect(byGoal).toMatchObject([
      { goal: 'reduce_discomfort', fits: 5, rated: 5, attained: 4 },
      { goal: 'increase_power', fits: 1, rated: 1, attained: 1, share: null },
    ])
    expect(byGoal[0]?.share?.value).toBeCloseTo(0.8, 10)
    expect(attained).toMatchObject({ fits: 6, rated: 6, attained: 5 })
    expect(addressed).toMatchObject({ fits: 6, stated: 6, addressed: 0 })
    // No level was agreed before these fits.
    expect(tScore).toEqual({ fits: 0, riders: 0, mean: null })
  })

  it('stand beside the likelihood to recommend and the agreement with what riders came for', async () => {
    const { recommend, alignment } = await goals()
    // Four answers of 9, one of 7, one of 2: (4 − 1)/6 = 50.
    expect(recommend).toMatchObject({ promoters: 4, passives: 1, detractors: 1 })
    expect(recommend.score?.value).toBeCloseTo(50, 10)
    expect(alignment).toMatchObject({ fits: 6, mean: { value: 6, interval: null } })
  })
})
