import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { Person } from '../../testing/builders.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

interface Fit {
  fitter: Person
  rider: Person
  riderId: string
  sessionId: string
}

/** A rider with an account and a submitted intake. */
async function fitting(answers: Record<string, unknown> = {}): Promise<Fit> {
  const fitter = await t.build.fitter()
  const guest = await t.build.guest(fitter)
  const { sessionId } = guest
  await t.api.as(guest).call('POST /api/sessions/:sessionId/intake/submission', {
    params: { sessionId },
    body: {
      formVersion: 1,
      today: t.clock.now().toISOString().slice(0, 10),
      language: 'en',
      timeZone: 'Europe/Berlin',
      noticeVersion: NOTICE_VERSION,
      answers: t.build.intakeAnswers(answers),
    },
  })
  const rider = await t.build.client({ claiming: guest })
  const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [sessionId])
  return { fitter, rider, riderId: rows[0].rider_id, sessionId }
}

const knees = [{ id: randomUUID(), zone: 'knees', severity: 5 }]
const actions = async (id: string) =>
  (
    await t.data.owner.query('select action from audit_entry where entity_id = $1 order by id', [id])
  ).rows.map((row) => row.action)
const read = async (by: Person, sessionId: string) =>
  (await t.api.as(by).call('GET /api/sessions/:sessionId', { params: { sessionId } })).body

describe('a fitting', () => {
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
    const told = await read(fitter, sessionId)
    expect(told).toMatchObject({
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
    const told = await read(fitter, next.body.id)
    expect(told).toMatchObject({ status: 'new', bike: { id: bikeId } })
    expect(told.earlier).toMatchObject({ sessionId, measurements: [{ key: 'crank_length', value: 170 }] })
    const file = await api.call('GET /api/riders/:riderId', { params: { riderId } })
    expect(file.body).toMatchObject({ name: 'Jonas Meier', hasAccount: true, bikes: [{ id: bikeId }] })
    expect(file.body.sessions.map(({ id }) => id).sort()).toEqual([sessionId, next.body.id].sort())
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

describe('measurements', () => {
  const place = { phase: 'before', key: 'saddle_height', side: null, reference: 'width_80' } as const
  const keep = ({ fitter, sessionId }: Fit, ...changes: object[]) =>
    t.api
      .as(fitter)
      .call('POST /api/sessions/:sessionId/measurements', { params: { sessionId }, body: { changes } })

  it('are saved, repeated, changed and deleted; two devices never silently overwrite each other', async () => {
    const at = await fitting()
    const first = await keep(at, { ...place, value: 728, method: 'tape', version: 0 })
    expect(first.body).toMatchObject({ saved: [{ value: 728, version: 1, method: 'tape' }], conflicts: [] })
    const again = await keep(at, { ...place, value: 728, method: 'tape', version: 0 })
    expect(again.body.saved).toMatchObject([{ version: 1 }])
    expect((await keep(at, { ...place, value: 742, version: 1 })).body.saved).toMatchObject([{ version: 2 }])
    const stale = await keep(at, { ...place, value: 735, version: 1 })
    expect(stale.body).toMatchObject({
      saved: [],
      conflicts: [{ key: 'saddle_height', present: { value: 742 } }],
    })
    expect((await keep(at, { ...place, value: null, version: 1 })).body.conflicts).toHaveLength(1)
    expect((await keep(at, { ...place, value: null, version: 2 })).body.removed).toHaveLength(1)
    expect((await keep(at, { ...place, value: null, version: 2 })).body.removed).toHaveLength(1)
    const late = await keep(at, { ...place, value: 740, version: 2 })
    expect(late.body.conflicts).toMatchObject([{ present: null }])
    expect((await read(at.fitter, at.sessionId)).measurements).toEqual([])
  })

  it('are refused when impossible, naming the bound, and need a confirmation when implausible', async () => {
    const at = await fitting()
    const refused = async (change: object) => (await keep(at, { ...place, version: 0, ...change })).problem
    expect(await refused({ value: 1740 })).toMatchObject({
      status: 422,
      code: 'invalid_measurement',
      problems: [{ path: ['changes', 0, 'value'], code: 'too_large', params: { min: 450, max: 950 } }],
    })
    expect(await refused({ value: 460 })).toMatchObject({ problems: [{ code: 'implausible' }] })
    expect((await keep(at, { ...place, value: 460, version: 0, confirmed: true })).status).toBe(200)
    expect(await refused({ value: 'high' })).toMatchObject({ problems: [{ code: 'wrong_type' }] })
    expect(await refused({ value: 700, side: 'left' })).toMatchObject({ problems: [{ code: 'wrong_type' }] })
    expect(
      await refused({ key: 'crank_length', value: 172.5, reference: 'Numb since surgery' }),
    ).toMatchObject({ problems: [{ code: 'unknown_option' }] })
    expect(await refused({ value: 700, reference: 'hoods' })).toMatchObject({
      problems: [{ code: 'required' }],
    })
    expect(await refused({ value: 700, key: 'chain_colour' })).toMatchObject({
      problems: [{ code: 'unknown_option' }],
    })
  })

  it('store text sealed and sides separately', async () => {
    const at = await fitting()
    const saved = await keep(
      at,
      { phase: 'after', key: 'saddle_model', side: null, value: 'Infinity E2', version: 0 },
      { phase: 'after', key: 'cleat_fore_aft', side: 'left', value: 6, version: 0 },
      { phase: 'after', key: 'cleat_fore_aft', side: 'right', value: 8, version: 0 },
    )
    expect(saved.body.saved.map(({ side, value }) => [side, value])).toEqual([
      [null, 'Infinity E2'],
      ['left', 6],
      ['right', 8],
    ])
    const { rows } = await t.data.owner.query(
      'select words_sealed from measurement where words_sealed is not null',
    )
    expect(rows.every((row) => !row.words_sealed.toString().includes('Infinity'))).toBe(true)
  })
})

describe('interventions, recommendations and the history', () => {
  it('validate numbers of an intervention like the measurement itself, also in a correction', async () => {
    const { fitter, sessionId } = await fitting()
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

  it('correct, reorder and withdraw an intervention; the history shows the earlier values', async () => {
    const { fitter, rider, sessionId } = await fitting()
    const api = t.api.as(fitter)
    const params = { sessionId }
    const log = (body: object) => api.call('POST /api/sessions/:sessionId/interventions', { params, body })
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
    expect((await read(fitter, sessionId)).interventions.map(({ withdrawn }) => withdrawn)).toEqual([
      true,
      false,
    ])
    expect((await read(rider, sessionId)).interventions.map(({ id }) => id)).toEqual([raised.body.id])
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

  it('hide the fitter’s notes from the rider, and a reader’s own readings from them', async () => {
    const { fitter, rider, sessionId } = await fitting()
    const params = { sessionId }
    const notes = 'Sits to the left'
    await t.api.as(fitter).call('PATCH /api/sessions/:sessionId', { params, body: { version: 1, notes } })
    await t.api.as(fitter).call('GET /api/sessions/:sessionId/intake/submission', { params, query: {} })
    const told = async (by: Person) =>
      (await t.api.as(by).call('GET /api/sessions/:sessionId/history', { params, query: {} })).body.items
    const [own, riders] = [await told(fitter), await told(rider)]
    expect(JSON.stringify(own)).toContain(notes)
    expect(JSON.stringify(riders)).not.toContain(notes)
    expect((await read(rider, sessionId)).notes).toBeNull()
    expect(own.map(({ action }) => action)).not.toContain('submission.read')
    expect(riders.map(({ action }) => action)).toContain('submission.read')
    expect(own.filter(({ action }) => action === 'intake.submitted')).toHaveLength(1)
  })

  it('let the rider mark a recommendation as done, and change nothing else', async () => {
    const { fitter, rider, sessionId } = await fitting()
    const params = { sessionId }
    const advised = await t.api.as(fitter).call('POST /api/sessions/:sessionId/recommendations', {
      params,
      body: { kind: 'exercise', words: 'Planks, 3 × 30 s', dueOn: '2026-12-01' },
    })
    const recommendationId = advised.body.id
    const done = (by: Person, flag: boolean) =>
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

  it('refuse changes once the session is closed', async () => {
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
