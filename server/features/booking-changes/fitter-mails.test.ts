import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments, type Offering } from '../../testing/appointments.ts'
import { bookings } from '../../testing/bookings.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let book: ReturnType<typeof bookings>
let days: ReturnType<typeof appointments>
beforeAll(async () => {
  t = await testApp()
  book = bookings(t)
  days = appointments(t)
})
afterAll(() => t.close())
beforeEach(() => days.quiet())

const at = (hour: string) => new Date(`2026-11-23T${hour}:00+01:00`).toISOString()
const move = (secret: string, to: string) =>
  t.api.as(nobody).call('POST /api/booking-links/move', { body: { secret, at: to } })
const cancel = (secret: string) =>
  t.api.as(nobody).call('POST /api/booking-links/cancellation', { body: { secret, message: 'My knee.' } })

const who = () => ({ name: 'Jonas Meier', email: `${randomUUID()}@example.org` })
const booked = (own: Offering) => book.booked(own, { at: at('09:00'), who: who() })

/** The mails that are sent to the fitter now, oldest first. */
async function toFitter({ fitter }: Offering) {
  return (await days.deliver()).filter(({ to }) => to === fitter.email)
}

describe('a fitter', () => {
  it('is mailed what a rider books, moves and cancels, on the practice’s clock', async () => {
    const own = await days.offering()
    const { secret } = await booked(own)
    const [made, ...others] = await toFitter(own)
    expect(others).toEqual([])
    expect(made?.subject).toBe('You have a new booking')
    expect(made?.text).toContain('A rider booked Full fit:')
    expect(made?.text).toMatch(/Monday, 23 November 2026, 09:00\s*–\s*10:00 \(Berlin, GMT\+1\)/)
    expect(made?.text).toContain('/bookings?view=day&date=2026-11-23')

    await move(secret, at('14:00'))
    const [moved] = await toFitter(own)
    expect(moved?.subject).toBe('A booking has a new time')
    expect(moved?.text).toMatch(
      /now takes place:[\s\S]*14:00\s*–\s*15:00[\s\S]*was to take place:[\s\S]*09:00\s*–\s*10:00/,
    )

    await cancel(secret)
    const [cancelled] = await toFitter(own)
    expect(cancelled?.subject).toBe('A booking is cancelled')
    expect(cancelled?.text).toMatch(/14:00\s*–\s*15:00/)
    for (const mail of [made, moved, cancelled])
      expect(mail?.text, 'no rider and none of their words').not.toMatch(/Jonas|Meier|knee|example\.org/)
  })

  it('reads days and times as in their own region', async () => {
    const own = await days.offering()
    const body = { language: 'en', region: 'US' }
    expect((await t.api.as(own.fitter).call('PATCH /api/account', { body })).status).toBe(200)
    await booked(own)
    const [made] = await toFitter(own)
    expect(made?.text).toMatch(/Monday, November 23, 2026, 9:00\s*–\s*10:00\sAM/)
  })

  it('is mailed a change by a rider with an account as well', async () => {
    const own = await days.offering()
    const rider = await t.build.client()
    const held = await book.hold(own, { at: at('09:00'), as: rider })
    await book.ask(held.body.held?.secret ?? '', { as: rider, who: { email: rider.email } })
    expect((await toFitter(own)).map(({ subject }) => subject)).toEqual(['You have a new booking'])
    const { items } = (await t.api.as(rider).call('GET /api/client/bookings')).body
    const params = { bookingId: items[0]?.id ?? '' }
    await t.api
      .as(rider)
      .call('POST /api/client/bookings/:bookingId/move', { params, body: { at: at('11:00') } })
    expect((await toFitter(own)).map(({ subject }) => subject)).toEqual(['A booking has a new time'])
    await t.api.as(rider).call('POST /api/client/bookings/:bookingId/cancellation', {
      params,
      body: { message: null },
    })
    expect((await toFitter(own)).map(({ subject }) => subject)).toEqual(['A booking is cancelled'])
  })

  it('is told what is true when the mails are sent late, and nothing of what the fitter did', async () => {
    const own = await days.offering()
    const { secret } = await booked(own)
    await move(secret, at('14:00'))
    await cancel(secret)
    expect((await toFitter(own)).map(({ subject }) => subject)).toEqual(['A booking is cancelled'])

    const second = await days.offering()
    await booked(second)
    const { items } = (
      await t.api
        .as(second.fitter)
        .call('GET /api/bookings', { query: { from: at('00:00'), to: at('23:00') } })
    ).body
    await t.api.as(second.fitter).call('POST /api/bookings/:bookingId/cancellation', {
      params: { bookingId: items[0]?.id ?? '' },
      body: { message: null },
    })
    expect(await toFitter(second)).toEqual([])
  })

  it('gets none after switching them off', async () => {
    const own = await days.offering()
    await t.api.as(own.fitter).call('PATCH /api/fitter-news', { body: { bookings: false } })
    const { secret } = await booked(own)
    await cancel(secret)
    expect(await toFitter(own)).toEqual([])
  })

  it('is not mailed what nobody confirmed', async () => {
    const own = await days.offering()
    const held = await book.hold(own, { at: at('09:00') })
    await book.ask(held.body.held?.secret ?? '', { who: who() })
    expect(await toFitter(own)).toEqual([])
  })
})
