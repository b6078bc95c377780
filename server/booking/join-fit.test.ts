import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appWithFits } from '../testing/app-with-fits.ts'
import { bookings } from '../testing/bookings.ts'
import { nobody } from '../testing/test-api.ts'

const { t, fit } = await appWithFits()
let book: ReturnType<typeof bookings>
beforeAll(() => {
  book = bookings(t)
})
afterAll(() => undefined)

const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows
const bookingOf = async (fitterId: string) =>
  (await rows('select * from booking where fitter_id = $1 and confirmed_at is not null', fitterId))[0]
const email = () => `${randomUUID()}@example.org`
const secretOf = (url: string) => url.split('#')[1] ?? ''

describe('a booking of a new fit', () => {
  it('opens a file and a session, and its mail opens the intake', async () => {
    const at = await book.offering()
    const to = email()
    await book.booked(at, { who: { email: to } })
    const stored = await bookingOf(at.fitter.id)
    expect(stored).toMatchObject({ opened_session: true, rider_id: expect.any(String) })
    const mail = (await book.confirmations()).find((one) => one.to === to)
    const opened = await t.api
      .as(nobody)
      .call('POST /api/invitation/preview', { body: { secret: secretOf(mail?.params.intakeLink ?? '') } })
    expect(opened.body).toMatchObject({ state: 'open', device: 'none' })
    const session = await t.api
      .as(at.fitter)
      .call('GET /api/sessions/:sessionId', { params: { sessionId: stored.session_id } })
    expect(session.body).toMatchObject({ status: 'invited', rider: { name: 'Jonas Meier' } })
  })

  it('joins the session that waits for its fit, and finds the rider by the proven address only', async () => {
    const at = await book.offering()
    const to = email()
    const invited = await t.build.invitation(at.fitter, { email: to })
    const held = await book.hold(at)
    await book.ask(held.body.held?.secret ?? '', { who: { email: to } })
    expect(
      await rows('select 1 from booking where fitter_id = $1 and rider_id is not null', at.fitter.id),
    ).toEqual([])
    await book.press(await book.mailedSecret(to))
    expect(await bookingOf(at.fitter.id)).toMatchObject({
      session_id: invited.sessionId,
      opened_session: false,
    })
    expect(await rows('select 1 from rider where fitter_id = $1', at.fitter.id)).toHaveLength(1)
  })

  it('makes a file of the account for a rider who is signed in, and uses it the next time', async () => {
    const at = await book.offering()
    const rider = await t.build.client()
    for (const time of ['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z']) {
      const held = await book.hold(at, { as: rider, at: time })
      await book.ask(held.body.held?.secret ?? '', { as: rider, who: { email: rider.email } })
    }
    expect(await rows('select account_id from rider where fitter_id = $1', at.fitter.id)).toEqual([
      { account_id: rider.id },
    ])
    expect(await rows('select 1 from session where fitter_id = $1', at.fitter.id)).toHaveLength(1)
  })
})

it('a check-up belongs to the latest fit, without an intake', async () => {
  const { fitter, sessionId } = await fit.fitted()
  const to = String(t.build.intakeAnswers().email)
  const at = await book.offering({ fitter, service: { kind: 'check_up', asksIntake: false } })
  const { booking } = await book.booked(at, { at: soon(), who: { email: to } })
  expect(booking).toMatchObject({ state: 'confirmed', intakeOpen: false })
  expect(await bookingOf(fitter.id)).toMatchObject({ session_id: sessionId, opened_session: false })
})

it('a call has no session and makes no file', async () => {
  const at = await book.offering({ service: { kind: 'call', asksIntake: false } })
  const { booking } = await book.booked(at, { at: soon(), who: { email: email() } })
  expect(booking.intakeOpen).toBe(false)
  expect(await bookingOf(at.fitter.id)).toMatchObject({ session_id: null, rider_id: null })
  expect(await rows('select 1 from rider where fitter_id = $1', at.fitter.id)).toEqual([])
})

it('goes with the rider’s file, and its time is free again', async () => {
  const at = await book.offering()
  const rider = await t.build.client()
  const held = await book.hold(at, { as: rider, at: soon() })
  await book.ask(held.body.held?.secret ?? '', { as: rider, who: { email: rider.email } })
  const { rider_id: riderId } = await bookingOf(at.fitter.id)
  await t.api.as(rider).call('POST /api/account/files/:riderId/erasure', { params: { riderId }, body: {} })
  expect(await bookingOf(at.fitter.id)).toBeUndefined()
  expect((await book.hold(at, { at: soon() })).body.refusal).toBeNull()
})

/** The next Wednesday at ten in Berlin. */
function soon(): string {
  const day = new Date(t.clock.now())
  day.setUTCHours(9, 0, 0, 0)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 3)
  return day.toISOString()
}
