import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordAudit } from '../../audit/audit.ts'
import { bookingCancelled, bookingMoved } from '../../messages/booking-change.ts'
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

const PREVIEW = 'POST /api/booking-links/preview'
const MOVE = 'POST /api/booking-links/move'
const CANCEL = 'POST /api/booking-links/cancellation'
const at = (hour: string, day = '2026-11-23') => new Date(`${day}T${hour}:00+01:00`).toISOString()

const preview = (secret: string) => t.api.as(nobody).call(PREVIEW, { body: { secret } })
const move = (secret: string, to: string) => t.api.as(nobody).call(MOVE, { body: { secret, at: to } })
const cancel = (secret: string, message: string | null = null) =>
  t.api.as(nobody).call(CANCEL, { body: { secret, message } })
/** An address that was sent no mail yet: three a day is the most. */
const fresh = () => `${randomUUID()}@example.org`
/** A confirmed booking of Monday at nine, and the secret of its mail. */
async function booked(wishes?: Parameters<typeof days.offering>[0]) {
  const own = await days.offering(wishes)
  return { own, ...(await book.booked(own, { at: at('09:00'), who: { email: fresh() } })) }
}

/** The session that the only booking of a fitter opened. */
async function sessionOf({ fitter }: Offering): Promise<string> {
  const query = { from: at('00:00'), to: at('00:00', '2026-11-30') }
  const { items } = (await t.api.as(fitter).call('GET /api/bookings', { query })).body
  return items[0]?.sessionId ?? ''
}
async function isCancelled(sessionId: string): Promise<boolean> {
  const { rows } = await t.data.owner.query('select cancelled_at from session where id = $1', [sessionId])
  return rows[0]?.cancelled_at !== null
}

describe('a booking that its rider moves by the link of a mail', () => {
  it('has its new time at once, in a mail with a risen sequence and words of its own', async () => {
    const { secret } = await booked()
    const moved = await move(secret, at('14:00'))
    expect(moved.body).toMatchObject({
      refusal: null,
      booking: { startsAt: at('14:00'), state: 'confirmed' },
    })
    const [mail] = await book.mails(bookingMoved)
    expect(mail?.params).toMatchObject({ sequence: 1, startsAt: at('14:00'), by: 'rider' })
    // The link of the first mail leads to the present state.
    expect((await preview(secret)).body.startsAt).toBe(at('14:00'))
    const { rows } = await t.data.owner.query(
      `select actor, changes from audit_entry where action = 'booking.moved' order by id desc limit 1`,
    )
    expect(rows[0]).toMatchObject({
      actor: 'anonymous',
      changes: { starts_at: { from: at('09:00'), to: at('14:00') } },
    })
  })

  it('keeps its time when another is taken, outside the hours, or past, and says what is free', async () => {
    const { own, secret } = await booked()
    await book.booked(own, { at: at('14:00'), who: { email: fresh() } })
    const refused = await move(secret, at('14:30'))
    expect(refused.body).toMatchObject({ refusal: 'taken', booking: { startsAt: at('09:00') } })
    expect(refused.body.next.length).toBeGreaterThan(0)
    expect((await move(secret, at('21:00'))).body.refusal).toBe('outside_hours')
    expect((await move(secret, at('09:00', '2026-11-19'))).body.refusal).toBe('past')
    expect(await book.mails(bookingMoved)).toEqual([])
  })

  it('to the time that it has changes nothing', async () => {
    const { secret } = await booked()
    expect((await move(secret, at('09:00'))).body.refusal).toBeNull()
    expect(await book.mails(bookingMoved)).toEqual([])
  })

  it('is no longer moved or cancelled within the fitter’s rule, and the page says how to reach the fitter', async () => {
    const { secret } = await booked({ hours: { changeHours: 96 } })
    expect((await move(secret, at('14:00'))).problem.code).toBe('booking_change_late')
    expect((await cancel(secret)).problem.code).toBe('booking_change_late')
    expect((await preview(secret)).body).toMatchObject({ changeableUntil: at('09:00', '2026-11-19') })
  })
})

describe('a booking that its rider cancels by the link of a mail', () => {
  it('is cancelled once, told with a calendar file that ends it, and its session goes', async () => {
    const { own, secret } = await booked()
    const sessionId = await sessionOf(own)
    expect((await cancel(secret, 'Broken collarbone.')).body).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'rider',
    })
    const [mail] = await book.mails(bookingCancelled)
    expect(mail?.params).toMatchObject({ sequence: 1, by: 'rider' })
    expect((await cancel(secret)).body.state).toBe('cancelled')
    expect(await book.mails(bookingCancelled)).toHaveLength(1)
    expect((await move(secret, at('14:00'))).problem.code).toBe('booking_over')
    expect(await isCancelled(sessionId)).toBe(true)
  })

  it('cancels no session in which something is answered', async () => {
    const { own, secret } = await booked()
    const sessionId = await sessionOf(own)
    await days.system(async (tx) => {
      await tx.db
        .updateTable('session')
        .set({ intake_started_at: tx.now })
        .where('id', '=', sessionId)
        .execute()
      await recordAudit(tx, { action: 'intake.started', entity: 'session', entityId: sessionId })
    })
    expect((await cancel(secret)).body.state).toBe('cancelled')
    expect(await isCancelled(sessionId)).toBe(false)
  })

  it('is opened by a link scanner without any change', async () => {
    const { secret } = await booked()
    const snapshot = async () =>
      (await t.data.owner.query(`select md5(string_agg(b::text, '' order by id)) as all from booking b`)).rows
    const before = await snapshot()
    for (let visit = 0; visit < 3; visit += 1) expect((await preview(secret)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
  })
})

describe('the secret of a mail', () => {
  it('is needed: an unknown one, and that of the browser that asked, change nothing', async () => {
    const own = await days.offering()
    const held = await book.hold(own, { at: at('09:00') })
    const browser = held.body.held?.secret ?? ''
    const email = fresh()
    await book.ask(browser, { who: { email } })
    await book.press(await book.mailedSecret(email))
    for (const secret of ['x'.repeat(43), browser]) {
      expect((await move(secret, at('14:00'))).problem.code).toBe('booking_unknown')
      expect((await cancel(secret)).problem.code).toBe('booking_unknown')
    }
    expect((await t.api.as(nobody).call(MOVE, { body: { secret: 'a' } })).status).toBe(400)
  })
})

describe('a signed-in rider', () => {
  it('moves and cancels their own booking, and nobody else’s', async () => {
    const own = await days.offering()
    const [rider, other] = [await t.build.client(), await t.build.client()]
    const held = await book.hold(own, { at: at('09:00'), as: rider })
    const asked = await book.ask(held.body.held?.secret ?? '', { as: rider, who: { email: rider.email } })
    expect(asked.body.booking?.state).toBe('confirmed')
    const { items } = (await t.api.as(rider).call('GET /api/client/bookings')).body
    const params = { bookingId: items[0]?.id ?? '' }
    const moveOwn = (as: typeof rider) =>
      t.api.as(as).call('POST /api/client/bookings/:bookingId/move', { params, body: { at: at('14:00') } })
    expect((await moveOwn(other)).status).toBe(404)
    expect((await moveOwn(rider)).body).toEqual({ refusal: null, next: [] })
    expect((await book.mails(bookingMoved)).at(-1)?.params.startsAt).toBe(at('14:00'))
    const cancelled = await t.api
      .as(rider)
      .call('POST /api/client/bookings/:bookingId/cancellation', { params, body: { message: null } })
    expect(cancelled.status).toBe(204)
    expect((await t.api.as(rider).call('GET /api/client/bookings')).body.items[0]?.state).toBe('cancelled')
  })
})

describe('a move and a new booking that want the same time', () => {
  it('never both have it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { own, secret } = await booked()
      const held = await Promise.all([move(secret, at('14:00')), book.hold(own, { at: at('14:00') })])
      expect(held.filter(({ body }) => body.refusal === null)).toHaveLength(1)
    }
  })
})
