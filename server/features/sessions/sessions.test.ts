import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import type { Caller } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A rider with an account and a submitted intake. */
const fitting = (answers = {}) => intakes(t).submitted({ account: true, answers })

const knees = [{ id: randomUUID(), zone: 'knees', severity: 5 }]
const actions = async (id: string) =>
  (
    await t.data.owner.query('select action from audit_entry where entity_id = $1 order by id', [id])
  ).rows.map((row) => row.action)
const read = async (by: Caller, sessionId: string) =>
  (await t.api.as(by).call('GET /api/sessions/:sessionId', { params: { sessionId } })).body

describe('a fitting', () => {
  it('keeps sealed texts for the rider; the rider reads the summary once the fit is completed', async () => {
    const { fitter, rider, sessionId } = await fitting()
    const params = { sessionId }
    const activities = [{ id: randomUUID(), words: 'Ride for two hours', ability: 4 }]
    const texts = {
      summary: 'We raised the saddle.',
      goalLevels: { reduce_discomfort: 'No more than 2' },
      activities,
    }
    const kept = await t.api
      .as(fitter)
      .call('PATCH /api/sessions/:sessionId', { params, body: { version: 1, ...texts } })
    expect(kept).toMatchObject({ status: 200, body: { version: 2, ...texts } })
    const { goalLevels } = texts
    expect(await read(rider, sessionId)).toMatchObject({ summary: null, goalLevels, activities })
    await t.api
      .as(fitter)
      .call('POST /api/sessions/:sessionId/completion', { params, body: { fitted: true } })
    expect(await read(rider, sessionId)).toMatchObject(texts)
    const { rows } = await t.data.owner.query(
      'select summary_sealed, goal_levels_sealed, activities_sealed from session where id = $1',
      [sessionId],
    )
    expect(Buffer.concat(Object.values(rows[0])).toString()).not.toMatch(/saddle|No more|Ride/)
    const emptied = await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', {
      params,
      body: { version: 2, summary: '', goalLevels: { reduce_discomfort: '' }, activities: [] },
    })
    expect(emptied.body).toMatchObject({ summary: '', goalLevels: {}, activities: [] })
    const { rows: empty } = await t.data.owner.query(
      `select 1 from session where id = $1 and num_nulls(summary_sealed, goal_levels_sealed, activities_sealed) = 3`,
      [sessionId],
    )
    expect(empty).toHaveLength(1)
  })

  it.each([
    [
      'a fourth activity',
      { activities: [1, 2, 3, 4].map(() => ({ id: randomUUID(), words: 'x', ability: 1 })) },
    ],
    ['a rating of 11', { activities: [{ id: randomUUID(), words: 'x', ability: 11 }] }],
    ['an activity without words', { activities: [{ id: randomUUID(), words: '', ability: 1 }] }],
    ['a goal outside the vocabulary', { goalLevels: { fly: 'x' } }],
  ])('refuses %s', async (_, body) => {
    const { fitter, sessionId } = await fitting()
    const refused = await t.api
      .as(fitter)
      .call('PATCH /api/sessions/:sessionId', { params: { sessionId }, body: { version: 1, ...body } })
    expect(refused).toMatchObject({ status: 400, problem: { code: 'invalid_request' } })
  })

  it('is returned with all its records to fitter and rider; only the fitter gets the notes', async () => {
    const { fitter, rider, riderId, sessionId } = await fitting({ discomfort: knees })
    const bike = await t.api.as(fitter).call('POST /api/riders/:riderId/bikes', {
      params: { riderId },
      body: { type: 'road', make: 'Colnago', model: 'C68', size: '52s' },
    })
    expect(bike).toMatchObject({ status: 201, body: { make: 'Colnago', name: null, version: 1 } })
    const kept = await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', {
      params: { sessionId },
      body: {
        version: 1,
        bikeId: bike.body.id,
        notes: 'Sits to the left',
        goalWeights: { reduce_discomfort: 3 },
      },
    })
    expect(kept).toMatchObject({ status: 200, body: { version: 2, notes: 'Sits to the left' } })
    const stored = await read(fitter, sessionId)
    expect(stored).toMatchObject({
      status: 'intake_submitted',
      rider: { id: riderId, name: 'Jonas Meier' },
      bike: { model: 'C68' },
      notes: 'Sits to the left',
      goals: ['reduce_discomfort'],
      bikeTypes: ['road'],
      goalWeights: { reduce_discomfort: 3 },
      scores: [{ kind: 'intake', zones: { knees: 5 } }],
      earlier: null,
    })
    expect(await read(rider, sessionId)).toMatchObject({ notes: null, bike: { model: 'C68' } })
    expect(await actions(sessionId)).toContain('session.changed')
    const raw = await t.data.owner.query('select details_sealed from bike where id = $1', [bike.body.id])
    expect(raw.rows[0].details_sealed.toString()).not.toContain('Colnago')
  })

  it('refuses an outdated version, and another rider’s bike', async () => {
    const { fitter, sessionId } = await fitting()
    const other = await fitting()
    const stranger = await t.api.as(other.fitter).call('POST /api/riders/:riderId/bikes', {
      params: { riderId: other.riderId },
      body: { type: 'gravel' },
    })
    const patch = (body: object) =>
      t.api.as(fitter).call('PATCH /api/sessions/:sessionId', { params: { sessionId }, body })
    expect((await patch({ version: 1, notes: 'One' })).status).toBe(200)
    expect(await patch({ version: 1, notes: 'Two' })).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', params: { version: 2 } },
    })
    expect((await patch({ version: 2, bikeId: stranger.body.id })).status).toBe(404)
  })

  it('keeps how its saddle is measured, with an audit entry, and offers it in the fitter’s next session', async () => {
    const { fitter, rider, sessionId } = await fitting()
    const next = await intakes(t).submitted({ fitter })
    const how = { reference: 'width_70', method: 'jig' } as const
    const patch = (by: Caller, id: string, body: object) =>
      t.api.as(by).call('PATCH /api/sessions/:sessionId', { params: { sessionId: id }, body })
    expect(await read(fitter, sessionId)).toMatchObject({ saddleHow: null, lastSaddleHow: null })
    expect(await patch(fitter, sessionId, { version: 1, saddleHow: how })).toMatchObject({
      status: 200,
      body: { version: 2, saddleHow: how },
    })
    expect((await patch(fitter, sessionId, { version: 2, notes: 'Later' })).body.saddleHow).toEqual(how)
    expect(await read(fitter, sessionId)).toMatchObject({ saddleHow: how, lastSaddleHow: null })
    expect(await read(rider, sessionId)).toMatchObject({ saddleHow: how, lastSaddleHow: null })
    expect(await read(fitter, next.sessionId)).toMatchObject({ saddleHow: null, lastSaddleHow: how })
    const trail = await t.api.as(fitter).call('GET /api/sessions/:sessionId/history', {
      params: { sessionId },
      query: {},
    })
    expect(trail.body.items.flatMap(({ changes }) => changes)).toEqual(
      expect.arrayContaining([
        { field: 'saddle_reference', from: null, to: 'width_70' },
        { field: 'saddle_method', from: null, to: 'jig' },
      ]),
    )
  })

  it.each([
    ['a point that no saddle has', { reference: 'hoods', method: 'tape' }],
    ['a method that takes no distances', { reference: 'nose', method: 'gauge' }],
    ['a point without a method', { reference: 'nose' }],
  ])('refuses %s', async (_, saddleHow) => {
    const { fitter, sessionId } = await fitting()
    const body = { version: 1, saddleHow }
    const params = { sessionId }
    expect((await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', { params, body })).status).toBe(400)
  })

  it('is cancelled and restored, completed and undone, closed and reopened, each with one audit entry', async () => {
    const { fitter, sessionId } = await fitting()
    const say = (what: 'cancellation' | 'completion' | 'closing', body: object) =>
      t.api.as(fitter).call(`POST /api/sessions/:sessionId/${what}`, { params: { sessionId }, body })
    expect((await say('closing', { closed: true })).problem.code).toBe('not_fitted')
    expect((await say('cancellation', { cancelled: true })).body).toMatchObject({ status: 'cancelled' })
    expect((await say('completion', { fitted: true })).problem.code).toBe('session_closed')
    expect((await say('cancellation', { cancelled: false })).body).toMatchObject({
      status: 'intake_submitted',
    })
    const completed = await say('completion', { fitted: true })
    expect(completed.body).toMatchObject({
      status: 'fitted',
      followUps: [
        { milestone: 14, dueOn: '2026-12-04', status: 'scheduled' },
        { milestone: 42, dueOn: '2027-01-01' },
        { milestone: 90, dueOn: '2027-02-18' },
      ],
    })
    expect((await say('completion', { fitted: true })).body).toEqual(completed.body)
    expect((await say('cancellation', { cancelled: true })).problem.code).toBe('already_fitted')
    expect((await say('completion', { fitted: false })).body).toMatchObject({ fittedAt: null, followUps: [] })
    await say('completion', { fitted: true })
    expect((await say('closing', { closed: true })).body).toMatchObject({ status: 'closed' })
    expect((await say('closing', { closed: false })).body).toMatchObject({ status: 'fitted' })
    expect((await actions(sessionId)).filter((action) => action === 'session.fitted')).toHaveLength(2)
  })

  it('can be created for a known rider, with the measurements of the last fit on the same bike', async () => {
    const { fitter, riderId, sessionId } = await fitting()
    const api = t.api.as(fitter)
    const bike = await api.call('POST /api/riders/:riderId/bikes', {
      params: { riderId },
      body: { type: 'road' },
    })
    const bikeId = bike.body.id
    await api.call('PATCH /api/sessions/:sessionId', { params: { sessionId }, body: { version: 1, bikeId } })
    const value = { key: 'crank_length', side: null, value: 170, version: 0 }
    await api.call('POST /api/sessions/:sessionId/measurements', {
      params: { sessionId },
      body: {
        changes: [
          { ...value, phase: 'after' },
          { ...value, phase: 'before', value: 175 },
        ],
      },
    })
    await api.call('POST /api/sessions/:sessionId/completion', {
      params: { sessionId },
      body: { fitted: true },
    })
    const key = randomUUID()
    const begin = () =>
      api.call('POST /api/riders/:riderId/sessions', { params: { riderId }, body: { bikeId }, key })
    const next = await begin()
    expect(next.status).toBe(201)
    expect((await begin()).body).toEqual(next.body)
    const stored = await read(fitter, next.body.id)
    expect(stored).toMatchObject({ status: 'new', bike: { id: bikeId } })
    expect(stored.earlier).toMatchObject({ sessionId, measurements: [{ key: 'crank_length', value: 170 }] })
    const file = await api.call('GET /api/riders/:riderId', { params: { riderId } })
    expect(file.body).toMatchObject({ name: 'Jonas Meier', hasAccount: true, bikes: [{ id: bikeId }] })
    expect(file.body.sessions.map(({ id }) => id).sort()).toEqual([sessionId, next.body.id].sort())
  })

  it('refuses changes once it is closed', async () => {
    const { fitter, sessionId } = await fitting()
    const params = { sessionId }
    const api = t.api.as(fitter)
    await api.call('POST /api/sessions/:sessionId/completion', { params, body: { fitted: true } })
    await api.call('POST /api/sessions/:sessionId/closing', { params, body: { closed: true } })
    const body = { kind: 'other', what: 'Bell', zones: [], goals: [] }
    const late = await api.call('POST /api/sessions/:sessionId/interventions', { params, body })
    expect(late.problem.code).toBe('session_closed')
  })
})

describe('a second fitting', () => {
  const begin = (fitter: Person, riderId: string, body: object = {}) =>
    t.api.as(fitter).call('POST /api/riders/:riderId/sessions', { params: { riderId }, body })

  it('beside one that is not fitted yet starts only if the fitter says so', async () => {
    const { fitter, riderId, sessionId } = await fitting()
    const sessions = async () =>
      (await t.data.owner.query('select id from session where rider_id = $1', [riderId])).rows
    expect(await begin(fitter, riderId)).toMatchObject({ status: 409, problem: { code: 'session_waiting' } })
    expect(await sessions()).toEqual([{ id: sessionId }])
    expect((await begin(fitter, riderId, { another: true })).status).toBe(201)
    expect(await sessions()).toHaveLength(2)
  })

  it('starts at once when the others are fitted or cancelled', async () => {
    const { fitter, riderId, sessionId } = await fitting()
    const say = (id: string, what: 'cancellation' | 'completion', body: object) =>
      t.api.as(fitter).call(`POST /api/sessions/:sessionId/${what}`, { params: { sessionId: id }, body })
    await say(sessionId, 'completion', { fitted: true })
    const next = await begin(fitter, riderId)
    expect(next.status).toBe(201)
    await say(next.body.id, 'cancellation', { cancelled: true })
    expect((await begin(fitter, riderId)).status).toBe(201)
  })
})

describe('a recommendation', () => {
  it('is marked as done by the rider, who changes nothing else', async () => {
    const { fitter, rider, sessionId } = await fitting()
    const params = { sessionId }
    const advised = await t.api.as(fitter).call('POST /api/sessions/:sessionId/recommendations', {
      params,
      body: { kind: 'exercise', words: 'Planks, 3 × 30 s', dueOn: '2026-12-01' },
    })
    const recommendationId = advised.body.id
    const done = (by: Caller, flag: boolean) =>
      t.api.as(by).call('POST /api/sessions/:sessionId/recommendations/:recommendationId/done', {
        params: { ...params, recommendationId },
        body: { done: flag },
      })
    expect((await done(rider, true)).body).toMatchObject({
      words: 'Planks, 3 × 30 s',
      doneAt: expect.any(String),
    })
    expect((await done(fitter, true)).status).toBe(403)
    expect((await done((await fitting()).rider, true)).status).toBe(404)
    expect((await done(rider, false)).body.doneAt).toBeNull()
    const reword = t.api.as(fitter).call('PATCH /api/sessions/:sessionId/recommendations/:recommendationId', {
      params: { ...params, recommendationId },
      body: { version: 3, withdrawn: true },
    })
    expect((await reword).body.withdrawn).toBe(true)
    expect((await done(rider, true)).status).toBe(404)
    expect((await read(rider, sessionId)).recommendations).toEqual([])
  })
})
