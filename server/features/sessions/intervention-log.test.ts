import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Calls } from '#contract/calls.ts'
import { readCsv } from '#domain/csv/csv.ts'
import type { Person } from '../../testing/builders.ts'
import { fittings } from '../../testing/fittings.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const LOG = 'GET /api/interventions'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function change(fitter: Person, sessionId: string, what: string) {
  t.clock.advance({ minutes: 1 })
  const made = await t.api.as(fitter).call('POST /api/sessions/:sessionId/interventions', {
    params: { sessionId },
    body: { kind: 'other', what, zones: ['hands'], goals: [] },
  })
  return made.body
}
const read = async (fitter: Person, query: { cursor?: string; limit?: number } = {}) =>
  (await t.api.as(fitter).call(LOG, { query })).body
const whatOf = ({ items }: Awaited<ReturnType<typeof read>>) => items.map(({ what }) => what)

describe('the log of changes across fits', () => {
  it('is for fitters', async () => {
    expect((await t.api.as(nobody).call(LOG)).status).toBe(401)
    for (const other of [await t.build.client(), await t.build.guest()])
      expect((await t.api.as(other).call(LOG)).status).toBe(403)
  })

  it('has the changes of all fits, newest first, page by page, with the rider of each', async () => {
    const fitter = await t.build.fitter()
    const [one, other] = [await fittings(t).fitted({ fitter }), await t.build.guest(fitter)]
    await change(fitter, one.sessionId, 'New tape')
    await change(fitter, other.sessionId, 'Other levers')
    await change(fitter, one.sessionId, 'New bell')
    const first = await read(fitter, { limit: 2 })
    expect(whatOf(first)).toEqual(['New bell', 'Other levers'])
    expect(first.items[0]).toMatchObject({
      sessionId: one.sessionId,
      riderId: one.riderId,
      riderName: 'Jonas Meier',
      fittedAt: expect.any(String),
    })
    expect(first.items[1]).toMatchObject({ riderName: '', fittedAt: null })
    const second = await read(fitter, { cursor: first.next ?? '' })
    expect([whatOf(second), second.next]).toEqual([['New tape'], null])
  })

  it('leaves out what was removed, and cancelled sessions', async () => {
    const fitter = await t.build.fitter()
    const { sessionId } = await t.build.guest(fitter)
    await change(fitter, sessionId, 'New tape')
    const { id } = await change(fitter, sessionId, 'New bell')
    await t.api.as(fitter).call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
      params: { sessionId, interventionId: id },
      body: { version: 1, withdrawn: true },
    })
    expect(whatOf(await read(fitter))).toEqual(['New tape'])
    await t.api.as(fitter).call('POST /api/sessions/:sessionId/cancellation', {
      params: { sessionId },
      body: { cancelled: true },
    })
    expect(whatOf(await read(fitter))).toEqual([])
  })

  it('is each fitter’s own, and refuses a cursor that no page returned', async () => {
    const fitter = await t.build.fitter()
    const { sessionId } = await t.build.guest(fitter)
    await change(fitter, sessionId, 'New tape')
    const other = await t.build.fitter()
    expect(whatOf(await read(other))).toEqual([])
    expect((await t.api.as(other).call(LOG, { query: { cursor: 'elsewhere' } })).status).toBe(400)
  })
})

describe('searching and saving the log', () => {
  const CSV = 'GET /api/interventions/csv'

  async function practice() {
    const fitter = await t.build.fitter()
    const { sessionId } = await fittings(t).fitted({ fitter })
    const log = (body: object) =>
      t.api.as(fitter).call('POST /api/sessions/:sessionId/interventions', { params: { sessionId }, body })
    t.clock.advance({ minutes: 1 })
    await log({ kind: 'other', what: '=1+2 New tape', why: 'Numb\nfingers', zones: ['hands'], goals: [] })
    t.clock.advance({ minutes: 1 })
    await log({
      kind: 'adjustment',
      measurement: 'saddle_height',
      fromValue: 720,
      toValue: 726.5,
      zones: ['knees'],
      goals: [],
    })
    return { fitter, sessionId }
  }

  async function searched(fitter: Person, query: Calls[typeof LOG]['query']) {
    let answer = await t.api.as(fitter).call(LOG, { query })
    while (answer.body.opening) answer = await t.api.as(fitter).call(LOG, { query })
    return answer.body.items.map(({ what, measurement }) => what ?? measurement)
  }

  it('finds every word in the change, its reason or the name of a term', async () => {
    const { fitter } = await practice()
    expect(await searched(fitter, { search: 'tape' })).toEqual(['=1+2 New tape'])
    expect(await searched(fitter, { search: 'FINGERS numb' })).toEqual(['=1+2 New tape'])
    expect(await searched(fitter, { search: 'saddle height' })).toEqual(['saddle_height'])
    expect(await searched(fitter, { search: 'tape height' })).toEqual([])
  })

  it('filters by kind, zone and period', async () => {
    const { fitter } = await practice()
    expect(await searched(fitter, { kind: 'other' })).toEqual(['=1+2 New tape'])
    expect(await searched(fitter, { zone: 'knees' })).toEqual(['saddle_height'])
    expect(await searched(fitter, { period: '2001' })).toEqual([])
    expect(await searched(fitter, { period: '3_months', zone: 'feet' })).toEqual([])
    const long = await t.api.as(fitter).call(LOG, { query: { search: 'x'.repeat(10_240) } })
    expect(long.problem.problems).toEqual([{ path: ['search'], code: 'too_long' }])
  })

  it('is saved as comma-separated values that no spreadsheet runs, with one audit entry', async () => {
    const { fitter } = await practice()
    const saved = await t.api.as(fitter).call(CSV)
    expect(saved.status).toBe(200)
    expect(saved.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(saved.headers['content-disposition']).toContain('.csv')
    const [header, ...rows] = readCsv(saved.raw).map(({ cells }) => cells)
    expect(header?.slice(0, 4)).toEqual(['Date', 'Fit completed', 'Rider', 'Change'])
    expect(rows).toEqual([
      [
        expect.any(String),
        expect.any(String),
        'Jonas Meier',
        'Adjustment',
        'Saddle height',
        '',
        '720',
        '726.5',
        'mm',
        'Knees',
        '',
        '',
      ],
      [
        expect.any(String),
        expect.any(String),
        'Jonas Meier',
        "'=1+2 New tape",
        '',
        '',
        '',
        '',
        '',
        'Hands',
        '',
        'Numb\nfingers',
      ],
    ])
    const { rows: entries } = await t.data.owner.query(
      `select 1 from audit_entry where action = 'interventions.read' and actor_id = $1`,
      [fitter.id],
    )
    expect(entries).toHaveLength(1)
  })

  it('saves what is shown: the same filters, and every page', async () => {
    const { fitter, sessionId } = await practice()
    for (let made = 0; made < 198; made += 1) await change(fitter, sessionId, `Shim ${made}`)
    const rowsOf = async (query: Calls[typeof CSV]['query']) =>
      readCsv((await t.api.as(fitter).call(CSV, { query })).raw).length - 1
    expect(await rowsOf({})).toBe(200)
    expect(await rowsOf({ zone: 'knees' })).toBe(1)
    expect(await rowsOf({ search: 'shim 19' })).toBe(10)
    expect((await t.api.as(nobody).call(CSV)).status).toBe(401)
    expect((await t.api.as(await t.build.client()).call(CSV)).status).toBe(403)
  })

  /** Puts copies of a fit's change behind its first one, which is then beyond the first page. */
  async function manyChanges(sessionId: string) {
    const { owner } = t.data
    await owner.query('alter table intervention disable trigger user')
    await owner.query(
      `insert into intervention (id, session_id, fitter_id, rider_id, position, kind, zones, goals, version, made_at)
       select gen_random_uuid(), session_id, fitter_id, rider_id, 10 + n, 'other', zones, goals, 1, made_at + n * interval '1 s'
       from (select * from intervention where session_id = $1 order by made_at limit 1) i, generate_series(1, 230) n`,
      [sessionId],
    )
    await owner.query(
      `update intervention set details_sealed = set_byte(details_sealed, 20, 255 - get_byte(details_sealed, 20))
       where id = (select id from intervention where session_id = $1 order by made_at limit 1)`,
      [sessionId],
    )
    await owner.query('alter table intervention enable trigger user')
  }

  it('is cut off, and does not end as if it were whole, when a later page cannot be read', async () => {
    const { fitter, sessionId } = await practice()
    await manyChanges(sessionId)
    const origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${origin}/api/interventions/csv`, {
      headers: { cookie: fitter.cookie ?? '' },
    })
    expect(answer.status).toBe(200)
    const reader = answer.body?.getReader()
    expect(await reader?.read()).toMatchObject({ done: false })
    const readOn = async () => {
      while ((await reader?.read())?.done === false);
    }
    await expect(readOn()).rejects.toThrow('terminated')
  })
})
