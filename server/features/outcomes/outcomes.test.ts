import { beforeAll, describe, expect, it } from 'vitest'
import type { Calls } from '#contract/calls.ts'
import { ANALYSES, complaintSelection, responseSelection, zoneSelection } from '#domain/outcomes/selection.ts'
import { SHARE_PARTS } from '#domain/outcomes/share-parts.ts'
import { ZONES } from '#domain/zones.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { type ScoredFit, scoredFits } from '../../testing/scored-fits.ts'

const OUTCOMES = 'GET /api/outcomes'
const SESSIONS = 'GET /api/outcomes/sessions'
type Query = Calls[typeof OUTCOMES]['query']

const { t } = await appWithFits()
const scored = scoredFits(t)

/** Knees: 5→2, 4→2, 3→3, 4→3, 2→4, 6→no answer, 0→0. Hands: 0→3 for the last rider. */
const FITS: readonly ScoredFit[] = [
  { before: { knees: 5 }, after: { knees: 2 }, intake: { discipline: 'gravel' } },
  { before: { knees: 4 }, after: { knees: 2 }, intake: { discipline: 'gravel' } },
  { before: { knees: 3 }, after: { knees: 3 }, answers: { loadChange: 'more' } },
  { before: { knees: 4 }, after: { knees: 3 }, answers: { usedSince: ['rest'] } },
  { before: { knees: 2 }, after: { knees: 4 }, answers: { recommend: 3 } },
  { before: { knees: 6 }, after: null, intake: { discipline: 'triathlon' } },
  { before: {}, after: { hands: 3 } },
]

let fitter: Person
beforeAll(async () => {
  fitter = (await scored.practice(FITS)).fitter
  // Another fitter's fits are in no figure.
  await scored.practice([{ before: { knees: 7 }, after: { knees: 7 } }])
})

const outcomes = async (query: Query = {}, who = fitter) =>
  (await t.api.as(who).call(OUTCOMES, { query })).body
const zone = async (name: string, query: Query = {}) => {
  const found = (await outcomes(query)).zones.find((each) => each.zone === name)
  if (!found) throw new Error(`no zone ${name}`)
  return found
}
const sessions = async (of: string, query: Query = {}) =>
  (await t.api.as(fitter).call(SESSIONS, { query: { ...query, of, limit: 100 } })).body

describe('the outcomes of a zone', () => {
  it('are those of riders who had discomfort there, computed by hand', async () => {
    const { symptomatic } = await zone('knees')
    expect(symptomatic).toMatchObject({
      fits: 5,
      riders: 5,
      parts: { better: 2, possibly_better: 1, unchanged: 1, possibly_worse: 0, worse: 1 },
      missing: 1,
    })
    // Wilson for 2 of 5: 0.1176 to 0.7693.
    expect(symptomatic.shares?.better.value).toBeCloseTo(0.4, 10)
    expect(symptomatic.shares?.better.interval?.low).toBeCloseTo(0.117621, 5)
    expect(symptomatic.shares?.better.interval?.high).toBeCloseTo(0.769276, 5)
    // Changes after minus before: −3, −2, 0, −1, 2: mean −0.8, SD 1.9235; t(4) = 2.7764, so −0.8 ± 2.388388.
    expect(symptomatic.means).toMatchObject({ before: 3.6, after: 2.8, typical: null, bootstrap: null })
    expect(symptomatic.means?.change.value).toBeCloseTo(-0.8, 10)
    expect(symptomatic.means?.change.interval?.low).toBeCloseTo(-3.188388, 5)
    expect(symptomatic.means?.change.interval?.high).toBeCloseTo(1.588388, 5)
    expect(symptomatic.means?.effect?.dz).toBeCloseTo(0.8 / Math.sqrt(3.7), 10)
  })

  it('tell what the figures were if those who did not answer were unchanged', async () => {
    const { conservative } = (await zone('knees')).symptomatic
    expect(conservative?.better).toBeCloseTo((5 * 0.4) / 6, 10)
    expect(conservative?.change).toBeCloseTo((5 * -0.8) / 6, 10)
  })

  it('are those of all riders too', async () => {
    const knees = await zone('knees')
    expect(knees.all).toMatchObject({ fits: 6, riders: 6, parts: { better: 2, unchanged: 2, worse: 1 } })
    expect(knees.all.means?.change.value).toBeCloseTo(-4 / 6, 10)
    expect(knees.all.means?.typical).not.toBeNull()
    expect(knees.changes.filter(({ fits }) => fits > 0)).toEqual([
      { change: -3, fits: 1 },
      { change: -2, fits: 1 },
      { change: -1, fits: 1 },
      { change: 0, fits: 2 },
      { change: 2, fits: 1 },
    ])
  })

  it('show counts only below five riders', async () => {
    const knees = await zone('knees', { discipline: 'gravel' })
    expect(knees.symptomatic).toMatchObject({
      fits: 2,
      riders: 2,
      shares: null,
      means: null,
      conservative: null,
    })
    expect(knees.symptomatic.parts).toMatchObject({ better: 2, worse: 0 })
  })

  it('tell what was resolved and what is new', async () => {
    expect((await zone('hands')).new).toMatchObject({ fits: 6, having: 1 })
    const knees = await zone('knees')
    expect(knees.resolved).toMatchObject({ fits: 5, having: 0 })
    expect(knees.persistent).toMatchObject({ fits: 5, having: 5 })
    // One new complaint for six riders.
    expect((await outcomes()).netComplaints.mean?.value).toBeCloseTo(1 / 6, 10)
  })
})

describe('beside the figures', () => {
  it('are the response, and who did not answer', async () => {
    const { fits, scored: withScores, response, notComparable, differences } = await outcomes()
    expect(fits).toEqual({ fits: 7, riders: 7 })
    expect(withScores).toEqual({ fits: 6, riders: 6, early: 0 })
    expect(response).toMatchObject([
      { wave: 'early', fits: 7, answered: 0 },
      { wave: 'primary', fits: 7, riders: 7, answered: 6, notReached: 0 },
    ])
    expect(response[1]?.share?.value).toBeCloseTo(6 / 7, 10)
    expect(notComparable).toBe('few_riders')
    // Sums of scores of those who answered: 5, 4, 3, 4, 2, 0: mean 3, of six zones 0.5; of the other 6: 1.
    expect(differences.find(({ what }) => what === 'before')).toMatchObject({ answered: 0.5, silent: 1 })
    expect(differences.find(({ what }) => what === 'discipline')).toMatchObject({
      discipline: 'triathlon',
      answered: 0,
      silent: 1,
      difference: null,
      isNoticeable: true,
    })
  })

  it('are the fits that got worse, the greatest change first, with the names of their riders', async () => {
    const { worsened, worsenedFits } = await outcomes()
    expect(worsenedFits).toBe(2)
    expect(worsened).toMatchObject([
      { zone: 'hands', before: 0, after: 3 },
      { zone: 'knees', before: 2, after: 4 },
    ])
    expect(worsened[0]?.riderName).toMatch(/\S/)
  })

  it('is no change before the fit while nobody scored twice', async () => {
    expect((await outcomes()).beforeFit).toEqual({ fits: 0, riders: 0, change: null })
  })
})

describe('the fits behind a figure', () => {
  it('are exactly as many as every figure says', async () => {
    const { zones, complaints, response, fits, scored: withScores } = await outcomes()
    const expected: [string, number][] = [
      ['fits', fits.fits],
      ['scored', withScores.fits],
      ...response.flatMap(({ wave, fits: due, answered }): [string, number][] => [
        [responseSelection(wave, 'due'), due],
        [responseSelection(wave, 'answered'), answered],
        [responseSelection(wave, 'silent'), due - answered],
      ]),
      ['complaints', complaints.fits],
      ...SHARE_PARTS.map((part): [string, number] => [complaintSelection(part), complaints.parts[part]]),
      ...zones.flatMap((each) => [
        ...ANALYSES.flatMap((analysis): [string, number][] => [
          [zoneSelection(each.zone, analysis), each[analysis].fits],
          ...SHARE_PARTS.map((part): [string, number] => [
            zoneSelection(each.zone, analysis, part),
            each[analysis].parts[part],
          ]),
        ]),
        ...(['resolved', 'persistent', 'new'] as const).map((state): [string, number] => [
          `${each.zone}.${state}`,
          each[state].having,
        ]),
      ]),
    ]
    for (const [of, count] of expected) {
      const found = await sessions(of)
      expect({ of, count: found.counts.fits, items: found.items.length }).toEqual({ of, count, items: count })
    }
  })

  it('have the rider, the day of the answer and the scores of each zone', async () => {
    const { items } = await sessions('hands.new')
    expect(items).toMatchObject([
      { answeredDay: 42, early: false, zones: [{ zone: 'hands', before: 0, after: 3 }] },
    ])
    expect(items[0]?.riderName).toMatch(/\S/)
  })

  it('come in pages', async () => {
    const call = (cursor?: string) =>
      t.api.as(fitter).call(SESSIONS, { query: { of: 'fits', limit: 4, ...(cursor ? { cursor } : {}) } })
    const first = await call()
    const second = await call(first.body.next ?? '')
    const ids = [...first.body.items, ...second.body.items].map(({ sessionId }) => sessionId)
    expect(new Set(ids).size).toBe(7)
    expect(second.body.next).toBeNull()
  })
})

describe('filters', () => {
  it.each<[Query, number]>([
    [{ discipline: 'gravel' }, 2],
    [{ zone: 'knees' }, 6],
    [{ zone: 'feet' }, 0],
    [{ goal: 'increase_power' }, 0],
    [{ load: 'more' }, 1],
    [{ load: 'same_or_less' }, 5],
    [{ treatment: 'used' }, 1],
    [{ positionKept: 'kept' }, 6],
    [{ positionKept: 'changed' }, 0],
    [{ answered: 'day_42_63' }, 6],
    [{ answered: 'early' }, 0],
    [{ period: '2001' }, 0],
    [{ period: 'all', discipline: 'gravel', zone: 'knees' }, 2],
  ])('%j leave %i fits', async (query, count) => expect((await outcomes(query)).fits.fits).toBe(count))

  it.each<[object, string[]]>([
    [{ period: '2026-03-02..2026-03-01' }, ['period']],
    [{ zone: 'neck' }, ['zone']],
    [{ positionKept: 'always' }, ['positionKept']],
    [{ change: 'magic' }, ['change']],
    [{ colour: 'red' }, []],
  ])('%j are refused', async (query, path) => {
    const { status, problem } = await t.api.as(fitter).call(OUTCOMES, { query })
    expect({ status, code: problem.code, paths: problem.problems?.map((each) => each.path) }).toEqual({
      status: 400,
      code: 'invalid_request',
      paths: [path],
    })
  })

  it.each<object>([{ of: 'knees.best' }, { of: 'x'.repeat(10_000) }, { cursor: 'abc' }, { limit: 1000 }])(
    'refuse a list that does not exist: %j',
    async (query) => expect((await t.api.as(fitter).call(SESSIONS, { query })).status).toBe(400),
  )
})

describe('a practice', () => {
  it('without a fit has counts of 0 and no figure', async () => {
    const empty = await outcomes({}, await t.build.fitter())
    expect(empty).toMatchObject({
      fits: { fits: 0, riders: 0 },
      scored: { fits: 0, riders: 0, early: 0 },
      response: [],
      worsened: [],
      complaints: { complaints: 0, shares: null, change: null },
    })
    expect(empty.zones.map(({ zone: name }) => name)).toEqual(ZONES)
    expect(JSON.stringify(empty)).not.toContain('NaN')
  })

  it('in which nobody answered has the response and no outcome', async () => {
    const { fitter: silent } = await scored.practice([{ before: { feet: 4 }, after: null }])
    const found = await outcomes({}, silent)
    expect(found.scored.fits).toBe(0)
    expect(found.response[1]).toMatchObject({ wave: 'primary', fits: 1, answered: 0 })
    expect(found.differences).toEqual([])
  })

  it('in which everybody got worse says so', async () => {
    const worse = Array.from({ length: 5 }, (): ScoredFit => ({ before: { hands: 2 }, after: { hands: 6 } }))
    const { fitter: unlucky } = await scored.practice(worse)
    const found = await outcomes({}, unlucky)
    const hands = found.zones.find((each) => each.zone === 'hands')?.symptomatic
    expect(hands).toMatchObject({ parts: { better: 0, worse: 5 }, shares: { worse: { value: 1 } } })
    // Nobody differs, so there is no interval.
    expect(hands?.means).toMatchObject({ change: { value: 4, interval: null }, typical: null })
    expect(found.worsenedFits).toBe(5)
  })
})
