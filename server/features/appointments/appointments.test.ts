import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings, MONDAY_NINE } from '../../testing/bookings.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const UPCOMING = 'GET /api/bookings/upcoming'
const OWN = 'GET /api/client/bookings'
const OF_SESSION = 'GET /api/sessions/:sessionId/bookings'

let t: TestApp
let book: ReturnType<typeof bookings>
beforeAll(async () => {
  t = await testApp()
  book = bookings(t)
})
afterAll(() => t.close())

const email = () => `${randomUUID()}@example.org`

describe('the fitter’s next appointments', () => {
  it('are the confirmed ones, earliest first, with the rider’s words', async () => {
    const at = await book.offering()
    await book.booked(at, { at: '2026-11-24T08:00:00.000Z', who: { email: email(), name: 'Ana Gil' } })
    await book.booked(at, { who: { email: email(), note: 'Left knee' } })
    await book.hold(at, { at: '2026-11-25T08:00:00.000Z' })
    const { body } = await t.api.as(at.fitter).call(UPCOMING)
    expect(body.items.map(({ name, note, startsAt }) => [name, note, startsAt])).toEqual([
      ['Jonas Meier', 'Left knee', MONDAY_NINE],
      ['Ana Gil', null, '2026-11-24T08:00:00.000Z'],
    ])
    const [first] = body.items
    const params = { sessionId: first?.sessionId ?? '' }
    const ofSession = await t.api.as(at.fitter).call(OF_SESSION, { params })
    expect(ofSession.body.items.map(({ id }) => id)).toEqual([first?.id])
    const other = await t.build.fitter()
    expect((await t.api.as(other).call(UPCOMING)).body.items).toEqual([])
    expect((await t.api.as(other).call(OF_SESSION, { params })).status).toBe(404)
  })

  it('are for fitters', async () => {
    expect((await t.api.as(nobody).call(UPCOMING)).status).toBe(401)
    expect((await t.api.as(await t.build.client()).call(UPCOMING)).status).toBe(403)
    expect((await t.api.as(await t.build.fitter()).call(OWN)).status).toBe(403)
  })
})

it('a rider’s own appointments are those of their files, with what they need', async () => {
  const at = await book.offering({ service: { place: null, videoLink: 'https://video.example/room' } })
  const rider = await t.build.client()
  expect((await t.api.as(rider).call(OWN)).body.items).toEqual([])
  const held = await book.hold(at, { as: rider })
  await book.ask(held.body.held?.secret ?? '', { as: rider, who: { email: rider.email } })
  const { body } = await t.api.as(rider).call(OWN)
  expect(body.items).toMatchObject([
    {
      state: 'confirmed',
      fitter: { name: 'Ines Becker', slug: at.slug, timeZone: 'Europe/Berlin' },
      service: { name: 'Full fit', videoLink: 'https://video.example/room' },
      startsAt: MONDAY_NINE,
      changeableUntil: '2026-11-22T08:00:00.000Z',
      intakeOpen: true,
      calendar: expect.stringContaining('BEGIN:VEVENT'),
    },
  ])
  expect((await t.api.as(await t.build.client()).call(OWN)).body.items).toEqual([])
})
