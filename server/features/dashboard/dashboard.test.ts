import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LAYOUT, withWidget } from '#domain/dashboard/layout.ts'
import type { Person } from '../../testing/builders.ts'
import { type ScoredFit, scoredFits } from '../../testing/scored-fits.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const READ = 'GET /api/dashboard'

let t: TestApp
let fits: ReturnType<typeof scoredFits>
beforeAll(async () => {
  t = await testApp()
  fits = scoredFits(t)
})
afterAll(() => t.close())

const read = async (fitter: Person, query: object = {}) => (await t.api.as(fitter).call(READ, { query })).body
const figuresOf = async (fitter: Person, query: object = {}) => (await read(fitter, query)).figures
const countOf = async (fitter: Person, of: string) =>
  (await t.api.as(fitter).call('GET /api/outcomes/sessions', { query: { of } })).body.counts

/** Each rider had knee discomfort of 5 before. */
const answered = (
  after: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7,
  satisfaction: number,
  attainment: number,
): ScoredFit => ({
  before: { knees: 5 },
  after: { knees: after },
  answers: {
    satisfaction,
    goals: [{ id: 'reduce_discomfort', attainment }],
    goalAlignment: 6,
    overallChange: 7,
  },
})
const silent: ScoredFit = { before: { knees: 5 }, after: null }

/** Six answered, two did not. */
const SMALL_PRACTICE = [
  answered(1, 7, 1),
  answered(1, 6, 0),
  answered(2, 7, 0),
  answered(3, 5, -1),
  answered(2, 6, 2),
  answered(3, 6, -2),
  silent,
  silent,
]

describe('the figures of the dashboard', () => {
  it('are for fitters', async () => {
    expect((await t.api.as(nobody).call(READ)).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(READ)).status).toBe(403)
  })

  it('are nothing without a fit', async () => {
    const { layout, version, figures } = await read(await t.build.fitter())
    expect([layout, version]).toEqual([DEFAULT_LAYOUT, 0])
    expect(figures).toMatchObject({
      fits: { fits: 0, riders: 0 },
      response: null,
      responses: [],
      rating: { riders: 0, rating: null },
      goals: { attained: { riders: 0, share: null } },
      improvement: { riders: 0, mean: null, conservative: null },
    })
    expect(figures.zones?.every(({ all }) => all.riders === 0)).toBe(true)
  })

  it('are those of a small practice, as computed by hand', async () => {
    const { fitter } = await fits.practice(SMALL_PRACTICE)
    const figures = await figuresOf(fitter)
    expect(figures.fits).toEqual({ fits: 8, riders: 8 })
    expect(figures.response).toMatchObject({ wave: 'primary', fits: 8, answered: 6, notReached: 0 })
    // 6 of 8 riders; Wilson with z = 1.959964.
    expect(figures.response?.share?.value).toBeCloseTo(0.75, 9)
    expect(figures.response?.share?.interval?.low).toBeCloseTo(0.409278, 5)
    expect(figures.response?.share?.interval?.high).toBeCloseTo(0.928521, 5)

    // (10 · 5.5 + 37) / 16, ± t(0.975, 15) √(s² / 16) with s² = (10 + 2.8333) / 15.
    expect(figures.rating?.rating?.value).toBeCloseTo(5.75, 9)
    expect(figures.rating?.rating?.interval?.low).toBeCloseTo(5.25712, 4)
    expect(figures.rating?.rating?.interval?.high).toBeCloseTo(6.24288, 4)
    expect(figures.rating?.prior).toEqual({ centre: 5.5, weight: 10, fitters: null })

    // Attainments 1, 0, 0, −1, 2, −2: four of six as expected or better.
    expect(figures.goals?.attained).toMatchObject({ fits: 6, riders: 6, rated: 6, attained: 4 })
    expect(figures.goals?.attained.share?.value).toBeCloseTo(4 / 6, 9)
    expect(figures.goals?.alignment.mean).toEqual({ value: 6, interval: null })
    expect(figures.goals?.tScore).toEqual({ fits: 0, riders: 0, mean: null })

    // Knees 5 → 1, 1, 2, 3, 2, 3: the mean change is −3, its standard deviation √0.8.
    const knees = figures.zones?.find(({ zone }) => zone === 'knees')
    expect(knees?.symptomatic.means).toMatchObject({ before: 5, after: 2, change: { value: -3 } })
    expect(knees?.symptomatic.means?.change.interval?.low).toBeCloseTo(-3.938646, 5)
    expect(knees?.symptomatic.means?.change.interval?.high).toBeCloseTo(-2.061354, 5)
    // 6 of 8 riders changed by −3 and 2 by nothing.
    expect(knees?.symptomatic).toMatchObject({ fits: 6, riders: 6, missing: 2, conservative: -2.25 })
  })

  it('have an index with its parts, also if those who did not answer were unchanged', async () => {
    const { fitter } = await fits.practice(SMALL_PRACTICE)
    const { improvement } = await figuresOf(fitter)
    // Discomfort 50 + 10 (5 − after): 90, 90, 80, 70, 80, 70. Goals 25 (x + 2): 75, 50, 50, 25, 100, 0. Overall 100.
    expect(improvement?.components.discomfort.mean?.value).toBeCloseTo(80, 9)
    expect(improvement?.components.goals.mean?.value).toBeCloseTo(50, 9)
    expect(improvement?.components.overall.mean).toEqual({ value: 100, interval: null })
    expect(improvement?.mean?.value).toBeCloseTo(0.45 * 80 + 0.3 * 50 + 0.25 * 100, 9)
    // 76 of 6 riders and 50 of 2.
    expect(improvement?.conservative).toBeCloseTo(69.5, 9)
    expect(improvement).toMatchObject({ fits: 6, riders: 6, early: 0, version: 1 })
  })

  it('lead to exactly the sessions behind them', async () => {
    const { fitter } = await fits.practice(SMALL_PRACTICE)
    for (const of of ['satisfaction', 'goals_rated', 'improvement', 'knees.symptomatic'])
      expect([of, await countOf(fitter, of)]).toEqual([of, { fits: 6, riders: 6 }])
    expect(await countOf(fitter, 'primary.due')).toEqual({ fits: 8, riders: 8 })
  })

  it('are counts only below five riders', async () => {
    const { fitter } = await fits.practice([...SMALL_PRACTICE.slice(0, 4), silent])
    const { rating, goals, improvement, zones, response } = await figuresOf(fitter)
    expect(rating).toMatchObject({ fits: 4, riders: 4, rating: null })
    expect(goals?.attained).toMatchObject({ riders: 4, rated: 4, attained: 3, share: null })
    expect(improvement).toMatchObject({ riders: 4, mean: null, conservative: null })
    expect(zones?.every(({ all }) => all.means === null)).toBe(true)
    expect(response).toMatchObject({ fits: 5, answered: 4 })
  })

  it('say so if nobody answered, and if everybody is worse', async () => {
    const nobodyAnswered = await fits.practice([silent, silent, silent, silent, silent])
    expect(await figuresOf(nobodyAnswered.fitter)).toMatchObject({
      response: { fits: 5, answered: 0, share: { value: 0 } },
      rating: { riders: 0, rating: null },
      improvement: { riders: 0, mean: null },
    })
    const worse: ScoredFit = {
      ...answered(7, 1, -2),
      answers: { satisfaction: 1, overallChange: 1, goals: [{ id: 'reduce_discomfort', attainment: -2 }] },
    }
    const { fitter } = await fits.practice([worse, worse, worse, worse, worse])
    const { improvement, zones, goals, rating } = await figuresOf(fitter)
    // Discomfort 50 + 50 (5 − 7) / 7, goals 0, overall 0: all riders the same.
    expect(improvement?.mean).toEqual({ value: expect.closeTo(0.45 * (250 / 7), 9), interval: null })
    expect(zones?.find(({ zone }) => zone === 'knees')?.symptomatic.means).toEqual({
      before: 5,
      after: 7,
      change: { value: 2, interval: null },
    })
    expect(goals?.attained).toMatchObject({ rated: 5, attained: 0, share: { value: 0 } })
    // (55 + 5) / 15.
    expect(rating?.rating?.value).toBeCloseTo(4, 9)
  })

  it('count the fits that the filters name, and refuse filters that do not exist', async () => {
    const { fitter } = await fits.practice([
      { ...answered(1, 7, 1), intake: { discipline: 'gravel', goals: ['reduce_discomfort'] } },
      { ...answered(1, 7, 1), intake: { discipline: 'track', goals: ['reduce_discomfort'] } },
    ])
    const ridersOf = async (query: object) => (await figuresOf(fitter, query)).fits.riders
    expect(await ridersOf({ discipline: 'gravel' })).toBe(1)
    expect(await ridersOf({ goal: 'reduce_discomfort', zone: 'knees' })).toBe(2)
    expect(await ridersOf({ zone: 'hands' })).toBe(0)
    expect(await ridersOf({ period: '2001' })).toBe(0)
    const impossible: Record<string, string>[] = [
      { period: 'forever' },
      { period: '2026-02-30..2026-03-01' },
      { discipline: 'unicycle' },
      { zone: 'elbow' },
      { colour: 'pink' },
    ]
    for (const query of impossible)
      expect([query, (await t.api.as(fitter).call(READ, { query })).status]).toEqual([query, 400])
  })

  it('are those of the widgets that are shown, and of the fitter’s own fits', async () => {
    const { fitter } = await fits.practice(SMALL_PRACTICE)
    expect((await figuresOf(await t.build.fitter())).fits.fits).toBe(0)
    const layout = withWidget(withWidget(DEFAULT_LAYOUT, 'radar', { shown: false }), 'rating', {
      shown: false,
    })
    await t.api.as(fitter).call('PUT /api/dashboard-layout', { body: { layout, version: 0 } })
    expect(await read(fitter)).toMatchObject({
      layout,
      version: 1,
      figures: { rating: null, zones: null, goals: { attained: { riders: 6 } }, response: { fits: 8 } },
    })
  })
})
