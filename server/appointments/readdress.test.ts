import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { appointments, type Sent } from '../testing/appointments.ts'
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

/** The secret of a mail's link to a page. */
const secretOf = (mail: Sent | undefined, page: 'booking' | 'invite'): string =>
  new RegExp(`/${page}\\?*[^\\s#]*#(\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''

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
  expect((await preview(secretOf(first, 'booking'))).problem.code, 'the link at the wrong address').toBe(
    'booking_unknown',
  )
  expect((await preview(secretOf(sent[0], 'booking'))).body.state).toBe('confirmed')
  // The reminder, too, goes to the corrected address.
  t.clock.advance({ minutes: (Date.parse(NINE) - t.clock.now().getTime()) / 60_000 - 23 * 60 })
  expect((await days.workAndDeliver()).map(({ to }) => to)).toEqual([right])
})

it('the intake is asked for at the corrected address, and its earlier link ends', async () => {
  const own = await days.offering({ service: { asksIntake: true } })
  await days.entered(own, NINE, { email: `${randomUUID()}@exampel.org` })
  const [first] = await days.deliver()
  const as = t.api.as(own.fitter)
  const riderId = (await as.call('GET /api/bookings', { query: range })).body.items[0]?.riderId ?? ''
  const body = { email: `${randomUUID()}@example.org` }
  expect((await as.call('PATCH /api/riders/:riderId', { params: { riderId }, body })).status).toBe(200)
  const [second] = (await days.deliver()).filter(({ calendar }) => calendar !== null)

  const opened = async (mail: Sent | undefined) =>
    (
      await t.api
        .as(nobody)
        .call('POST /api/invitation/preview', { body: { secret: secretOf(mail, 'invite') } })
    ).status
  expect([await opened(first), await opened(second)]).toEqual([404, 200])
})

it('no link to the intake proves another address than the one that was invited', async () => {
  const own = await days.offering({ service: { asksIntake: true } })
  await days.entered(own, NINE, { email: `${randomUUID()}@example.org` })
  await days.deliver()
  const as = t.api.as(own.fitter)
  const riderId = (await as.call('GET /api/bookings', { query: range })).body.items[0]?.riderId ?? ''
  const other = { email: `${randomUUID()}@example.org` }
  await as.call('PATCH /api/riders/:riderId', { params: { riderId }, body: other })
  const [second] = (await days.deliver()).filter(({ calendar }) => calendar !== null)
  const body = { secret: secretOf(second, 'booking') }
  expect((await t.api.as(nobody).call('POST /api/booking-links/intake', { body })).status).toBe(200)
  const fit = { serviceId: own.serviceId, at: '2026-11-24T08:00:00.000Z', note: null, outsideHours: false }
  expect((await as.call('POST /api/bookings', { body: { ...fit, rider: { riderId } } })).status).toBe(201)

  const { rows } = await t.data.owner.query<{ proves: boolean }>(
    `select proves_address as proves from invitation_secret s join invitation i on i.id = s.invitation_id
     where i.rider_id = $1 order by s.created_at, proves desc`,
    [riderId],
  )
  expect(rows.map(({ proves }) => proves)).toEqual([true, false, false, false])
})
