import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { intakes } from '../../testing/intakes.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('returns all of a rider’s own data in one response, and nothing of others', async () => {
  const fitter = await t.build.fitter()
  const guest = await t.build.guest(fitter)
  const params = { sessionId: guest.sessionId }
  const { form, send } = intakes(t)
  await send(guest, form({ discomfort: [{ id: randomUUID(), zone: 'knees', severity: 5 }] }))
  const rider = await t.build.client({ claiming: guest })
  const { rows } = await t.data.owner.query('select rider_id from session where id = $1', [guest.sessionId])
  const api = t.api.as(fitter)
  const bike = await api.call('POST /api/riders/:riderId/bikes', {
    params: { riderId: rows[0].rider_id },
    body: { type: 'gravel', make: 'Bianchi' },
  })
  await api.call('PATCH /api/sessions/:sessionId', { params, body: { version: 1, bikeId: bike.body.id } })
  await api.call('POST /api/sessions/:sessionId/measurements', {
    params,
    body: { changes: [{ phase: 'after', key: 'crank_length', side: null, value: 170, version: 0 }] },
  })
  const advised = await api.call('POST /api/sessions/:sessionId/recommendations', {
    params,
    body: { kind: 'exercise', words: 'Planks', dueOn: '2026-12-04' },
  })
  const overview = async () => (await t.api.as(rider).call('GET /api/client/overview')).body
  expect(await overview()).toMatchObject({ fits: [], recommendations: [], bikes: [{ position: [] }] })
  await api.call('POST /api/sessions/:sessionId/completion', { params, body: { fitted: true } })
  const shown = await overview()
  expect(shown).toMatchObject({
    intakes: [],
    followUps: [{ milestone: 14, open: false }, {}, {}],
    recommendations: [{ words: 'Planks', fitterName: 'Ines Becker', sessionId: guest.sessionId }],
    scores: [{ kind: 'intake', zones: { knees: 5 }, fitterName: 'Ines Becker' }],
    bikes: [{ make: 'Bianchi', position: [{ key: 'crank_length', value: 170 }] }],
    fits: [{ sessionId: guest.sessionId, bikeId: bike.body.id, fittedOn: '2026-11-20' }],
  })
  await t.api.as(rider).call('POST /api/sessions/:sessionId/recommendations/:recommendationId/done', {
    params: { ...params, recommendationId: advised.body.id },
    body: { done: true },
  })
  expect((await overview()).recommendations).toEqual([])
  const one = await t.api
    .as(rider)
    .call('GET /api/client/bikes/:bikeId', { params: { bikeId: bike.body.id } })
  expect(one.body).toMatchObject({
    bike: { id: bike.body.id, fitterName: 'Ines Becker' },
    position: [{ key: 'crank_length' }],
    fits: [{ sessionId: guest.sessionId, measurements: [{ value: 170 }] }],
    link: `${t.context.config.publicUrl}/client/bike/${bike.body.id}`,
  })
  const other = await t.build.client()
  expect((await t.api.as(other).call('GET /api/client/overview')).body).toEqual({
    intakes: [],
    followUps: [],
    offers: [],
    recommendations: [],
    scores: [],
    bikes: [],
    fits: [],
  })
  expect(
    await t.api.as(other).call('GET /api/client/bikes/:bikeId', { params: { bikeId: bike.body.id } }),
  ).toMatchObject({ status: 404 })
})

it('asks for nothing in a file that the rider restricted', async () => {
  const fitter = await t.build.fitter()
  const guest = await t.build.guest(fitter)
  const params = { sessionId: guest.sessionId }
  const { form, send } = intakes(t)
  await send(guest, form({}))
  const rider = await t.build.client({ claiming: guest })
  const completion = { params, body: { fitted: true } }
  await t.api.as(fitter).call('POST /api/sessions/:sessionId/completion', completion)
  const api = t.api.as(rider)
  const { riderId } = (await api.call('GET /api/account/files')).body.files[0] ?? { riderId: '' }
  const another = { params: { riderId }, body: { another: true } }
  expect((await t.api.as(fitter).call('POST /api/riders/:riderId/sessions', another)).status).toBe(201)
  const asked = async () => {
    const { intakes: begun, followUps } = (await api.call('GET /api/client/overview')).body
    return { intakes: begun.length, followUps: followUps.length }
  }
  const restrict = (restricted: boolean) =>
    api.call('POST /api/account/files/:riderId/restriction', { params: { riderId }, body: { restricted } })
  const before = await asked()
  expect(before).toEqual({ intakes: 1, followUps: 3 })
  await restrict(true)
  expect(await asked()).toEqual({ intakes: 0, followUps: 0 })
  await restrict(false)
  expect(await asked()).toEqual(before)
})
