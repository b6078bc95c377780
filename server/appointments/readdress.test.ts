import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { appointments, secretIn } from '../testing/appointments.ts'
import { nobody } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
let days: ReturnType<typeof appointments>
beforeAll(async () => {
  t = await testApp()
  days = appointments(t)
})
afterAll(() => t.close())
beforeEach(() => days.quiet())

const NINE = '2026-11-23T08:00:00.000Z'
const range = { from: '2026-11-23T00:00:00.000Z', to: '2026-11-24T00:00:00.000Z' }

it('an appointment follows its rider’s corrected address, with a calendar file, and earlier links end', async () => {
  const own = await days.offering()
  const wrong = `${randomUUID()}@exampel.org`
  const right = `${randomUUID()}@example.org`
  await days.entered(own, NINE, { email: wrong })
  const [first] = await days.deliver()
  expect(first?.to).toBe(wrong)
  const as = t.api.as(own.fitter)
  const riderId = (await as.call('GET /api/bookings', { query: range })).body.items[0]?.riderId ?? ''
  const corrected = await as.call('PATCH /api/riders/:riderId', {
    params: { riderId },
    body: { email: right },
  })
  expect(corrected.status).toBe(200)

  const sent = (await days.deliver()).filter(({ calendar }) => calendar !== null)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[right, first?.subject]])
  const uid = /UID:.*/.exec(first?.calendar ?? '')?.[0] ?? 'none'
  expect(sent[0]?.calendar).toContain(uid)
  expect(sent[0]?.calendar).toContain('SEQUENCE:1')
  expect(sent[0]?.calendar?.replaceAll('\r\n ', '')).toContain(right)

  const preview = (secret: string) =>
    t.api.as(nobody).call('POST /api/booking-links/preview', { body: { secret } })
  expect((await preview(secretIn(first))).problem.code, 'the link at the wrong address').toBe(
    'booking_unknown',
  )
  expect((await preview(secretIn(sent[0]))).body.state).toBe('confirmed')
  // The reminder, too, goes to the corrected address.
  t.clock.advance({ minutes: (Date.parse(NINE) - t.clock.now().getTime()) / 60_000 - 23 * 60 })
  expect((await days.workAndDeliver()).map(({ to }) => to)).toEqual([right])
})
