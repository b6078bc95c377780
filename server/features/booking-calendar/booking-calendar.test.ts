import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments, type Offering } from '../../testing/appointments.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let book: ReturnType<typeof appointments>
beforeAll(async () => {
  t = await testApp()
  book = appointments(t)
})
afterAll(() => t.close())
beforeEach(() => book.quiet())

const MOVE = 'POST /api/bookings/:bookingId/move'
const CANCEL = 'POST /api/bookings/:bookingId/cancellation'
const NO_SHOW = 'POST /api/bookings/:bookingId/no-show'
const MONDAY = '2026-11-23'
/** The instant of an hour in Berlin. */
const at = (hour: string, day = MONDAY) => new Date(`${day}T${hour}:00+01:00`).toISOString()
const week = { from: at('00:00', '2026-11-20'), to: at('00:00', '2026-11-30') }

const itemsOf = async ({ fitter }: Offering) =>
  (await t.api.as(fitter).call('GET /api/bookings', { query: week })).body.items
const only = async (own: Offering) => {
  const [item] = await itemsOf(own)
  if (!item) throw new Error('no booking')
  return item
}
const actionsOf = async (id: string) => {
  const { rows } = await t.data.owner.query(
    `select action from audit_entry where entity = 'booking' and entity_id = $1 order by id`,
    [id],
  )
  return rows.map(({ action }) => action)
}
const move = (own: Offering, bookingId: string, hour: string, sequence = 0, more = {}) =>
  t.api.as(own.fitter).call(MOVE, {
    params: { bookingId },
    body: { at: at(hour), sequence, message: null, outsideHours: true, ...more },
  })
const cancel = (own: Offering, bookingId: string, message: string | null = null) =>
  t.api.as(own.fitter).call(CANCEL, { params: { bookingId }, body: { message } })

describe('the calendar', () => {
  it('is for fitters, of at most 45 days', async () => {
    expect((await t.api.as(nobody).call('GET /api/bookings', { query: week })).status).toBe(401)
    expect((await t.api.as(await t.build.client()).call('GET /api/bookings', { query: week })).status).toBe(
      403,
    )
    const { fitter } = await book.offering()
    for (const query of [
      { from: at('00:00'), to: at('00:00', '2027-03-01') },
      { from: week.to, to: week.from },
    ])
      expect((await t.api.as(fitter).call('GET /api/bookings', { query })).status).toBe(400)
  })

  it('shows the fitter’s own bookings with buffers and words, and nobody else’s', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    expect(await itemsOf(await book.offering())).toEqual([])
    expect(await only(own)).toMatchObject({
      id,
      state: 'confirmed',
      startsAt: at('09:00'),
      endsAt: at('10:00'),
      busyFrom: at('09:00'),
      busyTo: at('10:15'),
      service: { kind: 'fit', name: 'Full fit' },
      name: 'Marta Silva',
      email: 'marta@example.org',
      madeBy: 'fitter',
      sequence: 0,
    })
    expect(await actionsOf(id)).toEqual(['booking.created'])
  })

  it('stores names and addresses only sealed', async () => {
    const own = await book.offering()
    await book.entered(own, at('09:00'))
    const { rows } = await t.data.owner.query('select booking::text as text from booking')
    expect(JSON.stringify(rows)).not.toMatch(/Marta|marta@/)
  })
})

describe('a booking that the fitter enters', () => {
  it('opens a session, asks for the intake and mails a calendar file', async () => {
    const own = await book.offering()
    await book.entered(own, at('09:00'))
    const booking = await only(own)
    expect(booking.riderId && booking.sessionId).toBeTruthy()
    const [mail, ...others] = await book.deliver()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'marta@example.org' })
    expect(mail?.text).toContain('/invite#')
    expect(mail?.calendar).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0/)
  })

  it('joins the session of a known rider, who is found by their address', async () => {
    const own = await book.offering()
    await book.entered(own, at('09:00'))
    const first = await only(own)
    const second = await t.api.as(own.fitter).call('POST /api/bookings', {
      body: {
        ...{ serviceId: own.serviceId, at: at('12:00'), note: 'Second try', outsideHours: false },
        rider: { riderId: first.riderId ?? '' },
      },
    })
    expect(second.status).toBe(201)
    const later = (await itemsOf(own)).find(({ id }) => id === second.body.id)
    expect(later).toMatchObject({ sessionId: first.sessionId, name: 'Marta Silva', note: 'Second try' })
  })

  it('of another fitter’s rider or service is not found', async () => {
    const [own, other] = [await book.offering(), await book.offering()]
    await book.entered(other, at('09:00'))
    const { riderId } = await only(other)
    const body = { serviceId: own.serviceId, at: at('09:00'), note: null, outsideHours: false }
    const enter = (more: object) =>
      t.api.as(own.fitter).call('POST /api/bookings', { body: { ...body, ...more } })
    expect((await enter({ rider: { riderId } })).status).toBe(404)
    const rider = { name: 'A', email: null, phone: null }
    expect((await enter({ rider, serviceId: other.serviceId })).status).toBe(404)
    expect(await itemsOf(own)).toEqual([])
  })

  it('without an address is told to nobody', async () => {
    const own = await book.offering()
    await book.entered(own, at('09:00'), { email: null })
    expect(await book.deliver()).toEqual([])
    expect(await only(own)).toMatchObject({ name: 'Marta Silva', email: null })
  })

  it('is refused with the reason and the next free times, and outside the hours only until the fitter insists', async () => {
    const own = await book.offering()
    await book.entered(own, at('09:00'))
    const taken = await book.enter(own, at('09:30'))
    expect(taken).toMatchObject({
      status: 409,
      problem: { code: 'time_refused', params: { refusal: 'taken' } },
    })
    expect(String(taken.problem.params?.next).split(' ')[0]).toBe(at('10:30'))
    expect((await book.enter(own, at('09:30'), { outsideHours: true })).problem.params?.refusal).toBe('taken')
    expect((await book.enter(own, at('20:00'))).problem.params?.refusal).toBe('outside_hours')
    expect((await book.enter(own, at('20:00'), { outsideHours: true })).status).toBe(201)
    expect(
      (await book.enter(own, at('09:00', '2026-11-19'), { outsideHours: true })).problem.params?.refusal,
    ).toBe('past')
  })

  it('is made once by a repeated request', async () => {
    const own = await book.offering()
    const rider = { name: 'Tom Reid', email: null, phone: null }
    const body = { serviceId: own.serviceId, at: at('09:00'), note: null, rider, outsideHours: false }
    const send = () => t.api.as(own.fitter).call('POST /api/bookings', { body, key: 'twice-the-same-key' })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await itemsOf(own)).toHaveLength(1)
  })
})

describe('a move by the fitter', () => {
  it('is mailed a minute later with the fitter’s words and a risen sequence', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    await book.deliver()
    const moved = await move(own, id, '14:00', 0, { message: 'The workshop is closed in the morning.' })
    expect(moved.body).toMatchObject({ refusal: null, booking: { startsAt: at('14:00'), sequence: 1 } })
    expect(await actionsOf(id)).toContain('booking.moved')
    expect(await book.deliver()).toEqual([])
    t.clock.advance({ seconds: 61 })
    const [mail] = await book.deliver()
    expect(mail?.text).toContain('The workshop is closed in the morning.')
    expect(mail?.text).toContain('14:00–15:00')
    expect(mail?.calendar).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/)
  })

  it('stands in the access log of the rider’s file with both times, and its end with the last one', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    await move(own, id, '14:00', 0, { message: 'The workshop is closed in the morning.' })
    await cancel(own, id, 'The workshop is closed all day.')
    const { rows } = await t.data.owner.query('select rider_id from booking where id = $1', [id])
    const { body } = await t.api.as(own.fitter).call('GET /api/riders/:riderId/access-log', {
      params: { riderId: String(rows[0].rider_id) },
      query: {},
    })
    const told = body.items.filter(({ entity }) => entity === 'booking')
    expect(told.map(({ action, changes }) => [action, changes])).toEqual([
      ['booking.cancelled', [{ field: 'starts_at', to: at('14:00') }]],
      ['booking.moved', [{ field: 'starts_at', from: at('09:00'), to: at('14:00') }]],
      ['booking.created', [{ field: 'starts_at', to: at('09:00') }]],
    ])
  })

  it('that is taken back is told to nobody', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    await book.deliver()
    await move(own, id, '14:00')
    await move(own, id, '09:00', 1)
    t.clock.advance({ minutes: 5 })
    expect(await book.deliver()).toEqual([])
    expect(await only(own)).toMatchObject({ startsAt: at('09:00'), sequence: 2 })
  })

  it('never overwrites what is there, and says so', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    await book.entered(own, at('12:00'), { name: 'Tom Reid', email: 'tom@example.org' })
    const refused = await move(own, id, '11:30')
    expect(refused.body).toMatchObject({ refusal: 'taken', booking: { startsAt: at('09:00'), sequence: 0 } })
    expect((await move(own, id, '20:00', 0, { outsideHours: false })).body.refusal).toBe('outside_hours')
  })

  it('by an old state of the booking is refused', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    await move(own, id, '10:00')
    expect(await move(own, id, '14:00')).toMatchObject({ status: 409, problem: { code: 'stale_version' } })
  })

  it('and a new booking that want the same time: one of them gets it', async () => {
    const own = await book.offering()
    for (let round = 0; round < 3; round += 1) {
      const day = `2026-12-0${round + 1}`
      const id = await book.entered(own, at('09:00', day))
      const [moved, made] = await Promise.all([
        t.api.as(own.fitter).call(MOVE, {
          params: { bookingId: id },
          body: { at: at('14:00', day), sequence: 0, message: null, outsideHours: false },
        }),
        book.enter(own, at('14:00', day), { email: `tom${round}@example.org` }),
      ])
      const winners = [moved.body.refusal === null, made.status === 201]
      expect(winners.filter(Boolean)).toHaveLength(1)
    }
  })
})

describe('a cancellation by the fitter', () => {
  it('is told with the words, ends the session that it opened, and is for good', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    const { sessionId } = await only(own)
    await book.deliver()
    expect((await cancel(own, id, 'I am ill, sorry.')).status).toBe(204)
    const [mail] = await book.deliver()
    expect(mail?.text).toContain('I am ill, sorry.')
    expect(mail?.calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*/)
    expect(mail?.calendar).toContain('STATUS:CANCELLED')
    const { rows } = await t.data.owner.query('select cancelled_at from session where id = $1', [sessionId])
    expect(rows[0].cancelled_at).not.toBeNull()
    expect((await cancel(own, id)).problem.code).toBe('booking_over')
    expect((await move(own, id, '14:00', 1)).problem.code).toBe('booking_over')
    expect((await book.enter(own, at('09:00'), { email: null })).status).toBe(201)
  })

  it('is another fitter’s secret', async () => {
    const [own, other] = [await book.offering(), await book.offering()]
    const id = await book.entered(own, at('09:00'))
    expect((await cancel(other, id)).status).toBe(404)
    expect((await move(other, id, '14:00')).status).toBe(404)
  })
})

describe('a blocked time', () => {
  const block = ({ fitter }: Offering, from: string, to: string) =>
    t.api
      .as(fitter)
      .call('POST /api/booking-blocks', { body: { from: at(from), to: at(to), note: 'Dentist' } })

  it('keeps riders and the fitter from the time, moves and is removed', async () => {
    const own = await book.offering()
    const made = await block(own, '14:00', '16:00')
    expect(made.status).toBe(201)
    expect(await only(own)).toMatchObject({ state: 'blocked', note: 'Dentist', service: null })
    expect((await book.enter(own, at('15:00'))).problem.params?.refusal).toBe('taken')
    expect(await block(own, '15:30', '17:00')).toMatchObject({ status: 409, problem: { code: 'time_taken' } })
    expect((await move(own, made.body.id, '10:00')).body.booking.startsAt).toBe(at('10:00'))
    expect((await cancel(own, made.body.id)).status).toBe(204)
    expect(await actionsOf(made.body.id)).toEqual(['booking.blocked', 'booking.moved', 'booking.cancelled'])
    expect(await book.deliver()).toEqual([])
  })

  it('ends after it begins', async () => {
    expect((await block(await book.offering(), '16:00', '14:00')).status).toBe(400)
  })
})

describe('that a rider did not come', () => {
  it('is marked once the time has begun, and taken back', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('14:00', '2026-11-20'))
    const mark = (noShow: boolean) =>
      t.api.as(own.fitter).call(NO_SHOW, { params: { bookingId: id }, body: { noShow } })
    expect((await mark(true)).problem.code).toBe('booking_over')
    t.clock.advance({ hours: 4 })
    expect((await mark(true)).status).toBe(204)
    expect(await only(own)).toMatchObject({ state: 'no_show' })
    expect((await mark(false)).status).toBe(204)
    expect(await only(own)).toMatchObject({ state: 'confirmed' })
  })
})
