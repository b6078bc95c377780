import { afterAll, beforeAll, expect, it } from 'vitest'
import { intakes } from '../../testing/intakes.ts'
import type { Caller } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { MOST_ENTRIES } from './session-records.service.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('stores the place of a complaint sealed, and drops it when its zone is removed', async () => {
  const fitter = await t.build.fitter()
  const { sessionId } = await t.build.guest(fitter)
  const api = t.api.as(fitter)
  const params = { sessionId }
  const log = (places: object) =>
    api.call('POST /api/sessions/:sessionId/interventions', {
      params,
      body: { kind: 'saddle', zones: ['knees', 'saddle'], goals: [], places },
    })
  for (const bad of [{ knees: 'heel' }, { elbow: 'front' }, { knees: 7 }, ['front']])
    expect((await log(bad)).status, JSON.stringify(bad)).toBe(400)
  const { status, body } = await log({ knees: 'front', saddle: 'soft_tissue', hands: 'wrist_or_forearm' })
  expect([status, body.places]).toEqual([201, { knees: 'front', saddle: 'soft_tissue' }])
  const stored = await t.data.owner.query('select * from intervention where id = $1', [body.id])
  expect(JSON.stringify(stored.rows)).not.toContain('soft_tissue')
  const patch = (change: object) =>
    api.call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
      params: { ...params, interventionId: body.id },
      body: change,
    })
  expect((await patch({ version: 1, places: { saddle: 'front' } })).status).toBe(400)
  expect((await patch({ version: 1, why: 'Wider' })).body.places).toEqual(body.places)
  const { body: back } = await patch({ version: 2, places: { knees: 'back', saddle: 'soft_tissue' } })
  expect(back.places).toEqual({ knees: 'back', saddle: 'soft_tissue' })
  expect((await patch({ version: 3, zones: ['knees'] })).body.places).toEqual({ knees: 'back' })
  expect((await patch({ version: 4, zones: ['saddle', 'knees'] })).body.places).toEqual({ knees: 'back' })
  const history = await api.call('GET /api/sessions/:sessionId/history', { params, query: { limit: 3 } })
  const details = history.body.items.flatMap(({ changes }) =>
    changes.filter(({ field }) => field === 'details').map(({ from, to }) => [from, to].map(String)),
  )
  expect(details[0]?.[1]).toContain('"places":{"knees":"back"}')
  expect(details[1]?.[0]).toContain('"knees":"front","saddle":"soft_tissue"')
})

it('allows more interventions and recommendations than any fit has, up to a limit', async () => {
  const fitter = await t.build.fitter()
  const { sessionId } = await t.build.guest(fitter)
  const params = { sessionId }
  const change = { kind: 'saddle', zones: ['knees' as const], goals: [] }
  const log = () =>
    t.api.as(fitter).call('POST /api/sessions/:sessionId/interventions', { params, body: change })
  const recommend = () =>
    t.api.as(fitter).call('POST /api/sessions/:sessionId/recommendations', {
      params,
      body: { kind: 'exercise' as const, words: 'Planks' },
    })
  const copies = {
    intervention: (await log()).body.id,
    recommendation: (await recommend()).body.id,
  }
  for (const [table, id] of Object.entries(copies))
    await t.data.owner.query(
      `with copied as (insert into ${table}
         select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
         from ${table} one, generate_series(3, $2::int) where one.id = $1 returning id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         select '0', now(), 'test', 'system', 'test', '${table}', id, '{}' from copied`,
      [id, MOST_ENTRIES],
    )
  for (const one of [log, recommend]) {
    expect((await one()).status).toBe(201)
    expect((await one()).problem).toMatchObject({ status: 409, code: 'fit_full' })
  }
})

it('stores no free text in the clear: kind, measurement and goals are terms of the vocabulary', async () => {
  const fitter = await t.build.fitter()
  const { sessionId } = await t.build.guest(fitter)
  const api = t.api.as(fitter)
  const params = { sessionId }
  const change = { kind: 'saddle', zones: [], goals: ['reduce_discomfort'] }
  const log = (more: object) =>
    api.call('POST /api/sessions/:sessionId/interventions', { params, body: { ...change, ...more } })
  const { body } = await log({})
  for (const bad of [
    { kind: 'Numb since surgery' },
    { kind: 'constructor' },
    { measurement: 'numb_since_surgery' },
    { measurement: 'Ä' },
    { goals: ['Numb since surgery'] },
  ]) {
    const field = Object.keys(bad)[0]
    const corrected = await api.call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
      params: { ...params, interventionId: body.id },
      body: { version: 1, ...bad },
    })
    for (const { problem } of [await log(bad), corrected])
      expect(problem, JSON.stringify(bad)).toMatchObject({
        status: 400,
        code: 'invalid_request',
        problems: [{ path: expect.arrayContaining([field]) }],
      })
  }
  const weighed = await api.call('PATCH /api/sessions/:sessionId', {
    params,
    body: { version: 1, goalWeights: { 'Numb since surgery': 3 } },
  })
  expect(weighed.status).toBe(400)
})

it('validates the numbers of an intervention like the measurement itself, also in a correction', async () => {
  const { fitter, sessionId } = await intakes(t).submitted({ account: true })
  const api = t.api.as(fitter)
  const said = { kind: 'adjustment', measurement: 'saddle_height', zones: [], goals: [] }
  const log = (body: object) =>
    api.call('POST /api/sessions/:sessionId/interventions', {
      params: { sessionId },
      body: { ...said, ...body },
    })
  expect(await log({ fromValue: 728, toValue: 910 })).toMatchObject({
    status: 422,
    problem: { code: 'invalid_measurement', problems: [{ path: ['toValue'], code: 'implausible' }] },
  })
  expect((await log({ fromValue: 1740, toValue: 910, confirmed: true })).problem.problems).toEqual([
    { path: ['fromValue'], code: 'too_large', params: { min: 450, max: 950 } },
  ])
  const { status, body } = await log({ fromValue: 728, toValue: 910, confirmed: true })
  expect(status).toBe(201)
  const patch = (change: object) =>
    api.call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
      params: { sessionId, interventionId: body.id },
      body: change,
    })
  expect((await patch({ version: 1, why: 'Long legs' })).status).toBe(200)
  expect((await patch({ version: 2, fromValue: 0 })).problem.code).toBe('invalid_measurement')
  expect((await patch({ version: 2, measurement: 'stem_length' })).problem.code).toBe('invalid_measurement')
  expect((await patch({ version: 2, fromValue: 905, confirmed: true })).body).toMatchObject({
    fromValue: 905,
  })
})

it('keeps the rider’s rating of a change unreadable, refuses an impossible one, and takes it back', async () => {
  const { fitter, sessionId } = await intakes(t).submitted({ account: true })
  const api = t.api.as(fitter)
  const params = { sessionId }
  const logged = await api.call('POST /api/sessions/:sessionId/interventions', {
    params,
    body: { kind: 'other', what: 'New tape', zones: ['hands'], goals: [] },
  })
  expect(logged.body.rating).toBeNull()
  const interventionId = logged.body.id
  const rate = (version: number, rating: object | null) =>
    api.call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
      params: { sessionId, interventionId },
      body: { version, rating },
    })
  const better = { felt: 'better', severity: 2, power: 210, rpe: null }
  expect((await rate(1, better)).body).toMatchObject({ rating: better, what: 'New tape', version: 2 })
  for (const wrong of [{ severity: 8 }, { power: -1 }, { rpe: 10.5 }, { felt: 'fine' }, { pain: 3 }])
    expect((await rate(2, { ...better, ...wrong })).status).toBe(400)
  const stored = await t.data.owner.query('select details_sealed from intervention where id = $1', [
    interventionId,
  ])
  expect(stored.rows[0].details_sealed.toString()).not.toContain('better')
  const history = await api.call('GET /api/sessions/:sessionId/history', { params })
  const newest = history.body.items[0]?.changes.find(({ field }) => field === 'details')
  expect(String(newest?.to)).toContain('"rating":{"felt":"better"')
  expect((await rate(2, null)).body).toMatchObject({ rating: null, what: 'New tape' })
})

it('corrects, reorders and withdraws interventions; the history shows the earlier values', async () => {
  const { fitter, rider, sessionId } = await intakes(t).submitted({ account: true })
  const api = t.api.as(fitter)
  const params = { sessionId }
  const log = (body: object) => api.call('POST /api/sessions/:sessionId/interventions', { params, body })
  const read = async (by: Caller) =>
    (await t.api.as(by).call('GET /api/sessions/:sessionId', { params })).body.interventions
  const raised = await log({
    kind: 'other',
    measurement: 'saddle_height',
    fromValue: 728,
    toValue: 742,
    why: 'Knee angle 41°',
    zones: ['knees'],
    goals: ['reduce_discomfort'],
  })
  expect(raised).toMatchObject({
    status: 201,
    body: { position: 1, why: 'Knee angle 41°', zones: ['knees'] },
  })
  const taped = await log({ kind: 'other', what: 'New tape', zones: ['hands'], goals: [] })
  const patch = (interventionId: string, body: object) =>
    api.call('PATCH /api/sessions/:sessionId/interventions/:interventionId', {
      params: { ...params, interventionId },
      body,
    })
  expect((await patch(raised.body.id, { version: 1, why: 'Knee angle 33°' })).body).toMatchObject({
    why: 'Knee angle 33°',
    toValue: 742,
    version: 2,
  })
  expect((await patch(raised.body.id, { version: 1, toValue: 1 })).problem.code).toBe('stale_version')
  const ordered = await api.call('POST /api/sessions/:sessionId/interventions/order', {
    params,
    body: { ids: [taped.body.id, raised.body.id] },
  })
  expect(ordered.body.items.map(({ id }) => id)).toEqual([taped.body.id, raised.body.id])
  await patch(taped.body.id, { version: 2, withdrawn: true })
  expect((await read(fitter)).map(({ withdrawn }) => withdrawn)).toEqual([true, false])
  expect((await read(rider)).map(({ id }) => id)).toEqual([raised.body.id])
  const history = await api.call('GET /api/sessions/:sessionId/history', { params, query: { limit: 3 } })
  expect(history.body.items.map(({ action }) => action)).toEqual([
    'intervention.withdrawn',
    'intervention.moved',
    'intervention.moved',
  ])
  const rest = await api.call('GET /api/sessions/:sessionId/history', {
    params,
    query: { cursor: history.body.next ?? '' },
  })
  const corrected = rest.body.items.find(({ action }) => action === 'intervention.changed')
  const [details] = corrected?.changes.filter(({ field }) => field === 'details') ?? []
  expect(String(details?.from)).toContain('Knee angle 41°')
  expect(String(details?.to)).toContain('Knee angle 33°')
  const seen = await t.api.as(rider).call('GET /api/sessions/:sessionId/history', { params })
  expect(seen.body.items.length).toBeGreaterThan(4)
})
