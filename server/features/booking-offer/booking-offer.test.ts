import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_SERVICES } from '#domain/booking/service.ts'
import { validHours, validService } from '../../testing/bookings.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const READ = 'GET /api/booking-offer'
const HOURS = 'PUT /api/booking-offer/hours'
const ADD = 'POST /api/booking-services'
const CHANGE = 'PUT /api/booking-services/:serviceId'
const REMOVE = 'DELETE /api/booking-services/:serviceId'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const trailOf = async (fitterId: string, entity: string) =>
  (
    await t.data.owner.query(
      'select action, changes from audit_entry where fitter_id = $1 and entity = $2 order by id',
      [fitterId, entity],
    )
  ).rows

it('what a fitter offers is for fitters', async () => {
  const others = [await t.build.client(), await t.build.guest()]
  for (const [key, options] of [
    [READ, {}],
    [HOURS, { body: validHours }],
    [ADD, { body: validService }],
    [CHANGE, { params: { serviceId: randomUUID() }, body: validService }],
    [REMOVE, { params: { serviceId: randomUUID() } }],
  ] as const) {
    expect([key, (await t.api.as(nobody).call(key, options)).status]).toEqual([key, 401])
    for (const other of others) expect((await t.api.as(other).call(key, options)).status).toBe(403)
  }
})

describe('hours', () => {
  it('are none at first; saved, they are read as they were, and each change is in the trail', async () => {
    const fitter = await t.build.fitter()
    const before = (await t.api.as(fitter).call(READ)).body
    expect(before).toEqual({ slug: before.slug, timeZone: null, hours: null, services: [] })
    const hours = {
      ...validHours,
      off: [{ from: '2026-12-24', to: '2027-01-02' }],
      extra: [{ date: '2026-12-05', spans: [{ from: '10:00', to: '24:00' }] }],
    }
    expect((await t.api.as(fitter).call(HOURS, { body: hours })).body).toEqual(hours)
    expect((await t.api.as(fitter).call(READ)).body).toEqual({
      ...before,
      timeZone: 'Europe/Berlin',
      hours,
    })
    await t.api.as(fitter).call(HOURS, { body: { ...hours, open: false, timeZone: 'Asia/Kathmandu' } })
    const entries = await trailOf(fitter.id, 'booking_settings')
    expect(entries.map(({ action }) => action)).toEqual([
      'booking_settings.changed',
      'booking_settings.changed',
    ])
    expect(entries[1]?.changes).toEqual({ open: { from: true, to: false } })
    expect((await trailOf(fitter.id, 'fitter_profile')).at(-1)?.changes).toEqual({
      time_zone: { from: 'Europe/Berlin', to: 'Asia/Kathmandu' },
    })
  })

  it.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+02:00' },
    { week: { ...validHours.week, monday: [{ from: '17:00', to: '09:00' }] } },
    {
      week: {
        ...validHours.week,
        monday: [
          { from: '09:00', to: '12:00' },
          { from: '11:00', to: '13:00' },
        ],
      },
    },
    { week: { ...validHours.week, monday: [{ from: '24:00', to: '24:00' }] } },
    { week: { monday: [] } },
    { off: [{ from: '2026-12-02', to: '2026-12-01' }] },
    { extra: [{ date: '2026-02-30', spans: [{ from: '09:00', to: '10:00' }] }] },
    {
      extra: [
        { date: '2026-12-05', spans: [{ from: '09:00', to: '10:00' }] },
        { date: '2026-12-05', spans: [{ from: '11:00', to: '12:00' }] },
      ],
    },
    { minimumNoticeMinutes: -1 },
    { horizonDays: 367 },
    { maximumPerDay: 0 },
    { changeHours: 337 },
    { fitterId: randomUUID() },
  ])('refuse %j', async (wrong) => {
    const fitter = await t.build.fitter()
    expect((await t.api.as(fitter).call(HOURS, { body: { ...validHours, ...wrong } })).status).toBe(400)
    expect((await t.api.as(fitter).call(READ)).body.hours).toBeNull()
  })
})

describe('services', () => {
  it('are added, changed and removed with entries; what they say is sealed', async () => {
    const fitter = await t.build.fitter()
    const api = t.api.as(fitter)
    const made = await api.call(ADD, { body: validService })
    expect([made.status, made.body]).toEqual([201, { id: made.body.id, ...validService }])
    const params = { serviceId: made.body.id }
    const video = {
      ...validService,
      kind: 'call' as const,
      asksIntake: false,
      place: null,
      videoLink: 'https://video.example/room',
    }
    expect((await api.call(CHANGE, { params, body: video })).body).toEqual({ id: made.body.id, ...video })
    expect((await api.call(CHANGE, { params, body: video })).status).toBe(200)
    expect((await api.call(READ)).body.services).toEqual([{ id: made.body.id, ...video }])
    expect((await api.call(REMOVE, { params })).status).toBe(204)
    expect((await api.call(REMOVE, { params })).status).toBe(404)
    expect((await api.call(CHANGE, { params, body: video })).status).toBe(404)
    expect((await api.call(READ)).body.services).toEqual([])
    const entries = await trailOf(fitter.id, 'booking_service')
    expect(entries.map(({ action }) => action)).toEqual([
      'booking_service.created',
      'booking_service.changed',
      'booking_service.removed',
    ])
    expect(entries[1]?.changes).toMatchObject({
      kind: { from: 'fit', to: 'call' },
      video_link: { from: null, to: expect.stringMatching(/^sealed:/) },
    })
    for (const text of ['Kanal', 'video.example', '250']) expect(JSON.stringify(entries)).not.toContain(text)
  })

  it('are another fitter’s secret', async () => {
    const fitter = await t.build.fitter()
    const { body } = await t.api.as(fitter).call(ADD, { body: validService })
    const params = { serviceId: body.id }
    const other = t.api.as(await t.build.fitter())
    expect((await other.call(CHANGE, { params, body: validService })).status).toBe(404)
    expect((await other.call(REMOVE, { params })).status).toBe(404)
  })

  it.each([
    { name: ' ' },
    { kind: 'massage' },
    { lengthMinutes: 4 },
    { lengthMinutes: 721 },
    { bufferAfterMinutes: 241 },
    { videoLink: 'https://video.example/room' },
    { place: null, videoLink: 'http://video.example' },
    { place: null, videoLink: 'javascript:alert(1)' },
    { kind: 'call' },
  ])('refuse %j', async (wrong) => {
    const fitter = await t.build.fitter()
    expect((await t.api.as(fitter).call(ADD, { body: { ...validService, ...wrong } })).status).toBe(400)
  })

  it('are at most as many as the limit', async () => {
    const fitter = await t.build.fitter()
    for (let made = 0; made < MOST_SERVICES; made += 1)
      await t.api.as(fitter).call(ADD, { body: validService })
    expect(await t.api.as(fitter).call(ADD, { body: validService })).toMatchObject({
      status: 409,
      problem: { code: 'services_full' },
    })
  })
})
