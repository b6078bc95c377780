import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Calls } from '#contract/calls.ts'
import { intake as intakeForm } from '#domain/forms/intake.ts'
import { hashSecret } from '../../http/cookie.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import { searchPastCases } from '../../testing/past-cases.ts'
import { type ScoredFit, type ScoredPractice, scoredFits } from '../../testing/scored-fits.ts'
import { nobody } from '../../testing/test-api.ts'
import { readFresh } from './present-case.ts'

const CASES = 'GET /api/cases'
const ALIKE = 'GET /api/sessions/:sessionId/alike'
type Query = Calls[typeof CASES]['query']

const { t, fit } = await appWithFits()
const scored = scoredFits(t)

const complaint = (zone: string, severity: number, more: object = {}) => ({
  id: zone,
  zone,
  severity,
  ...more,
})

/** Shoulders 5→1, shoulders 5→7, hands 4→4, knees 6 without an answer. */
const FITS: readonly ScoredFit[] = [
  {
    before: { shoulders: 5 },
    after: { shoulders: 1 },
    formVersion: intakeForm.version,
    intake: {
      discipline: 'gravel',
      bikeTypes: ['gravel'],
      cyclingGoals: 'A long brevet',
      discomfort: [
        complaint('shoulders', 5, {
          location_shoulders: 'neck',
          side: 'left',
          description: 'Burning neck after two hours',
        }),
      ],
    },
  },
  {
    before: { shoulders: 5 },
    after: { shoulders: 7 },
    intake: { discomfort: [complaint('shoulders', 5, { description: 'Stiff, burning neck' })] },
  },
  { before: { hands: 4 }, after: { hands: 4 }, intake: { discipline: 'triathlon' } },
  {
    before: { knees: 6 },
    after: null,
    intake: { discomfort: [complaint('knees', 6, { description: '膝の外側が痛い' })] },
  },
]

let fitter: Person
let fits: ScoredPractice['fits']
let other: Person

/** The fitter raises the saddle of a fit, says why, and takes a note. */
async function work(who: Person, sessionId: string) {
  const api = t.api.as(who)
  const params = { sessionId }
  const change = {
    kind: 'adjustment',
    measurement: 'saddle_height',
    fromValue: 720,
    toValue: 726,
    why: 'Rocking pelvis',
    zones: ['shoulders'],
    goals: [],
  }
  const made = await api.call('POST /api/sessions/:sessionId/interventions', { params, body: change })
  expect(made.status).toBe(201)
  const { version } = (await api.call('GET /api/sessions/:sessionId', { params })).body
  const noted = await api.call('PATCH /api/sessions/:sessionId', {
    params,
    body: { version, notes: 'Likes espresso' },
  })
  expect(noted.status).toBe(200)
}

beforeAll(async () => {
  const practice = await scored.practice(FITS)
  fitter = practice.fitter
  fits = practice.fits
  await work(fitter, fits[0]?.sessionId ?? '')
  await fit.deriveOutcomes()
  const elsewhere = await scored.practice([FITS[0] ?? {}])
  other = elsewhere.fitter
})

const ask = (query: Query = {}, who = fitter) => t.api.as(who).call(CASES, { query })

const search = (query: Query = {}, who = fitter) => searchPastCases(t, who, query)
const sessionsOf = async (query: Query = {}, who = fitter) =>
  (await search(query, who)).items.map(({ sessionId }) =>
    fits.findIndex((one) => one.sessionId === sessionId),
  )

const reads = async (who: Person) =>
  (
    await t.data.owner.query(
      `select count(*)::int as count from audit_entry where action = 'cases.read' and actor_id = $1`,
      [who.id],
    )
  ).rows[0].count

describe('searching past cases', () => {
  it('is for fitters', async () => {
    expect((await t.api.as(nobody).call(CASES)).status).toBe(401)
    expect((await t.api.as(await t.build.client()).call(CASES)).status).toBe(403)
  })

  it('finds words in complaints, goals, changes and notes, in any script, with the outcome beside each', async () => {
    const found = await search({ words: 'burning' })
    expect(found).toMatchObject({ words: 1, found: 2, cases: 4, next: null })
    expect(found.items.find(({ sessionId }) => sessionId === fits[0]?.sessionId)).toMatchObject({
      riderId: fits[0]?.riderId,
      fitted: true,
      discipline: 'gravel',
      bikeTypes: ['gravel'],
      zones: [{ zone: 'shoulders', before: 5, after: 1, place: 'neck', side: 'left' }],
      changes: ['saddle_raised'],
      matched: 1,
      excerpts: [{ field: 'complaints', before: '', match: 'Burning', after: ' neck after two hours' }],
    })
    expect(await sessionsOf({ words: 'BREVET' })).toEqual([0])
    expect(await sessionsOf({ words: 'pelvis' })).toEqual([0])
    expect(await sessionsOf({ words: 'espresso' })).toEqual([0])
    expect(await sessionsOf({ words: '外側' })).toEqual([3])
    expect(await sessionsOf({ words: 'unicorn' })).toEqual([])
  })

  it('finds what was chosen and not written, by its name', async () => {
    expect((await search({ words: 'hands' })).items[0]?.sessionId).toBe(fits[2]?.sessionId)
    expect(await sessionsOf({ words: 'Sattelhöhe' })).toEqual([])
    expect(await sessionsOf({ words: 'height' })).toContain(0)
  })

  it('ranks by matched words, then by the field', async () => {
    const found = await search({ words: 'burning pelvis' })
    expect(found.items.map(({ matched }) => matched)).toEqual([2, 1])
    expect(found.items[0]?.sessionId).toBe(fits[0]?.sessionId)
  })

  it.each<[Query, number[]]>([
    [{ zone: 'shoulders' }, [0, 1]],
    [{ zone: 'shoulders', outcome: 'better' }, [0]],
    [{ zone: 'shoulders', outcome: 'worse' }, [1]],
    [{ outcome: 'unchanged' }, [2]],
    [{ outcome: 'unanswered' }, [3]],
    [{ place: 'neck' }, [0]],
    [{ severity: 6 }, [3]],
    [{ discipline: 'triathlon' }, [2]],
    [{ change: 'saddle_raised' }, [0]],
    [{ period: '2001' }, []],
    [{ zone: 'feet' }, []],
  ])('filters by %j', async (query, expected) => {
    expect((await sessionsOf(query)).toSorted()).toEqual(expected)
  })

  it('is paged, each case once', async () => {
    const all = await search()
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof search>> = await search({ limit: 1, ...(cursor && { cursor }) })
      seen.push(...page.items.map(({ sessionId }) => sessionId))
      cursor = page.next
    } while (cursor)
    expect(seen).toEqual(all.items.map(({ sessionId }) => sessionId))
    expect(new Set(seen).size).toBe(FITS.length)
  })

  it('shows each fitter the own sessions only', async () => {
    const found = await search({ words: 'burning' }, other)
    expect(found.cases).toBe(1)
    expect(found.items.map(({ sessionId }) => sessionId)).not.toContain(fits[0]?.sessionId)
    expect((await search({}, await t.build.fitter())).cases).toBe(0)
  })

  it('refuses a search of 10 kB, filters that do not exist, and a cursor that no page returned', async () => {
    const long = await ask({ words: 'x'.repeat(10_240) })
    expect(long.problem).toMatchObject({
      status: 400,
      code: 'invalid_request',
      problems: [{ path: ['words'], code: 'too_long' }],
    })
    expect((await ask({ cursor: 'elsewhere' })).status).toBe(400)
    for (const query of ['zone=hip', 'severity=8', 'outcome=cured', 'period=forever', 'change=magic'])
      expect(
        (await t.app.inject({ url: `/api/cases?${query}`, headers: { cookie: fitter.cookie ?? '' } }))
          .statusCode,
      ).toBe(400)
  })

  it('leaves one audit entry for each search', async () => {
    await search()
    const before = await reads(fitter)
    await search({ words: 'burning' })
    expect(await reads(fitter)).toBe(before + 1)
  })

  it('finds a corrected text at once, and no longer the old one', async () => {
    const practice = await scored.practice([
      {
        before: { feet: 3 },
        after: null,
        intake: { discomfort: [complaint('feet', 3, { description: 'Tingly toes' })] },
      },
    ])
    const [made] = practice.fits
    if (!made) throw new Error('no fit')
    const found = async (words: string) => (await search({ words }, practice.fitter)).found
    expect(await found('tingly')).toBe(1)
    await intakes(t).correct({ ...made.rider, sessionId: made.sessionId }, 1, {
      discomfort: [complaint('feet', 3, { description: 'Cold heels' })],
    })
    expect([await found('tingly'), await found('heels')]).toEqual([0, 1])
  })

  it('no longer finds a rider who was erased', async () => {
    const practice = await scored.practice([FITS[0] ?? {}])
    expect((await search({ words: 'burning' }, practice.fitter)).found).toBe(1)
    await t.data.owner.query("select app.erase_rider($1, $2, 'test')", [
      practice.fits[0]?.riderId,
      t.clock.now(),
    ])
    expect(await search({ words: 'burning' }, practice.fitter)).toMatchObject({ found: 0, cases: 0 })
  })

  it('leaves out a session that was cancelled', async () => {
    const who = await t.build.fitter()
    const { sessionId } = await intakes(t).sentTo(who, {
      discomfort: [complaint('feet', 3, { description: 'Burning soles' })],
    })
    expect(await search({ words: 'burning' }, who)).toMatchObject({ found: 1, cases: 1 })
    const cancelled = await t.api.as(who).call('POST /api/sessions/:sessionId/cancellation', {
      params: { sessionId },
      body: { cancelled: true },
    })
    expect(cancelled.status).toBeLessThan(300)
    expect(await search({ words: 'burning' }, who)).toMatchObject({ found: 0, cases: 0 })
  })
})

describe('row security', () => {
  it('hides the sessions of another fitter when results are read again, whatever the thread found', async () => {
    const readAs = ({ cookie }: Person) =>
      t.database.perform(
        { cookieHash: hashSecret(cookie?.split('=')[1] ?? '') },
        { now: t.clock.now(), requestId: 'test' },
        (tx) => readFresh(tx, fitter.id, [fits[0]?.sessionId ?? '']),
      )
    expect((await readAs(fitter)).fresh).toHaveLength(1)
    expect((await readAs(other)).fresh).toEqual([])
  })
})

describe('what the thread keeps', () => {
  /** Whether the cases of a fitter have to be opened. */
  async function isForgotten(who: Person): Promise<boolean> {
    const question = { kind: 'changes', terms: [] } as const
    let loaded = false
    const { rows } = await t.data.owner.query('select $1::text as fitter', [who.id])
    await t.context.caseSearch.find(
      { fitter: rows[0].fitter, fingerprint: 'kept' },
      question,
      async (add) => {
        loaded = true
        await add({ values: [], first: true, last: true })
      },
    )
    return loaded
  }

  it('is forgotten when the fitter signs out, when a form is sent or corrected, and when anybody is erased', async () => {
    const [leaving, staying] = [await t.build.fitter(), await t.build.fitter()]
    expect([await isForgotten(leaving), await isForgotten(staying)]).toEqual([true, true])
    expect([await isForgotten(leaving), await isForgotten(staying)]).toEqual([false, false])
    await t.api.as(leaving).call('POST /api/auth/logout')
    await expect.poll(() => isForgotten(leaving)).toBe(true)
    expect(await isForgotten(staying)).toBe(false)
    await intakes(t).sentTo(staying)
    await expect.poll(() => isForgotten(staying)).toBe(true)
    await t.data.owner.query('delete from vault_key where holder = $1', [(await t.build.client()).id])
    await expect.poll(() => isForgotten(staying)).toBe(true)
  })
})

describe('riders like this one', () => {
  const alike = async (sessionId: string, who = fitter) => {
    let answer = await t.api.as(who).call(ALIKE, { params: { sessionId } })
    while (answer.body?.opening) answer = await t.api.as(who).call(ALIKE, { params: { sessionId } })
    return answer
  }

  it('are for the session’s own fitter; another session and a missing one look the same', async () => {
    const sessionId = fits[0]?.sessionId ?? ''
    expect((await t.api.as(nobody).call(ALIKE, { params: { sessionId } })).status).toBe(401)
    expect((await alike(sessionId, await t.build.client())).status).toBe(403)
    const [foreign, missing] = [await alike(sessionId, other), await alike(randomUUID(), other)]
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(foreign.problem.code).toBe(missing.problem.code)
  })

  it('come with reasons, what was done, what came of it, and counter-examples', async () => {
    const { fits: more } = await scored.practice(
      [{ ...FITS[0], before: { shoulders: 5 }, after: null }],
      fitter,
    )
    const before = await reads(fitter)
    const { body } = await alike(more[0]?.sessionId ?? '')
    expect(body.counts).toEqual({ better: 1, unchanged: 0, worse: 1, unanswered: 0 })
    expect(body.better).toMatchObject([
      {
        sessionId: fits[0]?.sessionId,
        changes: ['saddle_raised'],
        outcome: 'better',
        likeness: {
          zones: 1,
          shared: [{ zone: 'shoulders', own: 5, other: 5, samePlace: true, sameSide: true }],
          sameDiscipline: true,
          sameBikeType: true,
        },
      },
    ])
    expect(body.notBetter).toMatchObject([{ sessionId: fits[1]?.sessionId, outcome: 'worse' }])
    expect(await reads(fitter)).toBe(before + 1)
  })

  it('are none without any discomfort before', async () => {
    const { fits: more } = await scored.practice([{ before: {}, after: null }], fitter)
    const { body } = await alike(more[0]?.sessionId ?? '')
    expect(body.own.zones).toEqual([])
    expect([body.better, body.notBetter]).toEqual([[], []])
  })
})
