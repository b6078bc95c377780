import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '../../retention/delete-expired.ts'
import { bookings, jonas, MONDAY_NINE, validHours } from '../../testing/bookings.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const PAGE = 'GET /api/booking-pages/:fitter'
const TIMES = 'GET /api/booking-pages/:fitter/times'

let t: TestApp
let book: ReturnType<typeof bookings>
beforeAll(async () => {
  t = await testApp()
  book = bookings(t)
})
afterAll(() => t.close())

const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows
const bookingsOf = (fitterId: string) =>
  rows('select * from booking where fitter_id = $1 order by made_at', fitterId)
const times = (at: { slug: string; serviceId: string }, from: string, to: string) =>
  t.api.as(nobody).call(TIMES, { params: { fitter: at.slug }, query: { serviceId: at.serviceId, from, to } })
const MONDAY = ['2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z'] as const
const email = () => `${randomUUID()}@example.org`

describe('the page of a fitter', () => {
  it('shows what is offered by slug and by id, and nothing that is not', async () => {
    const at = await book.offering({ service: { place: null, videoLink: 'https://video.example/room' } })
    await t.api.as(at.fitter).call('POST /api/booking-services', {
      body: { ...(await import('../../testing/bookings.ts')).validService, name: 'Not yet', offered: false },
    })
    for (const fitter of [at.slug, at.fitter.id]) {
      const { body, raw } = await t.api.as(nobody).call(PAGE, { params: { fitter } })
      expect(body).toMatchObject({
        fitter: { name: 'Ines Becker', studio: null, slug: at.slug, timeZone: 'Europe/Berlin' },
        open: true,
        services: [{ id: at.serviceId, name: 'Full fit', price: '250 €', byVideo: true }],
      })
      expect(body.services).toHaveLength(1)
      expect(raw).not.toContain('video.example')
    }
  })

  it('is told of where many fitters are listed', async () => {
    const [at, shut] = [await book.offering(), await book.offering({ hours: { open: false } })]
    const asked = (slugs: string) => t.api.as(nobody).call('GET /api/booking-pages', { query: { slugs } })
    expect((await asked(`${at.slug},${shut.slug},nobody-here`)).body).toEqual({ slugs: [at.slug] })
    expect((await asked('Nobody!')).status).toBe(400)
  })

  it('is not there before it is open, except for the fitter', async () => {
    const at = await book.offering({ hours: { open: false } })
    const params = { fitter: at.slug }
    expect((await t.api.as(nobody).call(PAGE, { params })).status).toBe(404)
    expect((await t.api.as(await t.build.fitter()).call(PAGE, { params })).status).toBe(404)
    expect((await t.api.as(at.fitter).call(PAGE, { params })).body.open).toBe(false)
    expect((await book.hold(at)).status).toBe(404)
    expect((await t.api.as(nobody).call(PAGE, { params: { fitter: 'nobody-here' } })).status).toBe(404)
  })

  it('lists free times, without what is taken and its buffers', async () => {
    const at = await book.offering()
    const before = (await times(at, ...MONDAY)).body.times
    expect([before[0], before.at(-1)]).toEqual([MONDAY_NINE, '2026-11-23T14:00:00.000Z'])
    await book.booked(at, { who: { email: email() } })
    const after = (await times(at, ...MONDAY)).body
    expect(after.times[0]).toBe('2026-11-23T10:30:00.000Z')
    const sunday = await times(at, '2026-11-22T00:00:00.000Z', '2026-11-22T22:00:00.000Z')
    expect(sunday.body.times).toEqual([])
    expect(sunday.body.next[0]).toBe('2026-11-23T10:30:00.000Z')
  })

  it('tells the first free times of all where nothing is free any more', async () => {
    const at = await book.offering({ hours: { horizonDays: 10 } })
    const inDays = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString()
    const next = (await times(at, inDays(0), inDays(12))).body.times.slice(0, 6)
    expect(next).toHaveLength(6)
    expect((await times(at, inDays(60), inDays(90))).body).toEqual({ times: [], next })
    const held = await book.hold(at, { at: '2027-02-01T08:00:00.000Z' })
    expect(held.body).toMatchObject({ refusal: 'too_far', next })
  })

  it('refuses ranges that are too long or backward, and another fitter’s service', async () => {
    const [at, other] = [await book.offering(), await book.offering()]
    expect((await times(at, MONDAY[0], '2027-11-23T00:00:00.000Z')).status).toBe(400)
    expect((await times(at, MONDAY[1], MONDAY[0])).status).toBe(400)
    expect((await times({ ...at, serviceId: other.serviceId }, ...MONDAY)).status).toBe(404)
    expect((await book.hold({ ...at, serviceId: other.serviceId })).status).toBe(404)
  })
})

describe('holding a time', () => {
  it('keeps it from others for ten minutes, and gives it back when another is chosen', async () => {
    const at = await book.offering()
    const held = await book.hold(at)
    expect(held.body).toMatchObject({ refusal: null, next: [] })
    const second = await book.hold(at)
    expect(second.body).toMatchObject({ refusal: 'taken', held: null })
    expect(second.body.next[0]).toBe('2026-11-23T10:30:00.000Z')
    const moved = await book.hold(at, {
      at: '2026-11-23T12:00:00.000Z',
      replaces: held.body.held?.secret ?? '',
    })
    expect(moved.body.held).not.toBeNull()
    expect((await book.hold(at)).body.refusal).toBeNull()
    t.clock.advance({ minutes: 10 })
    expect((await book.hold(at)).body.refusal).toBeNull()
    expect(
      (await rows(`select action from audit_entry where fitter_id = $1 and entity = 'booking'`, at.fitter.id))
        .length,
    ).toBeGreaterThan(3)
  })

  it('is refused in the past, too soon, too far ahead, and outside the hours', async () => {
    const at = await book.offering({ hours: { minimumNoticeMinutes: 48 * 60, horizonDays: 10 } })
    const refusalAt = async (time: string) => (await book.hold(at, { at: time })).body.refusal
    expect(await refusalAt('2026-11-19T08:00:00.000Z')).toBe('past')
    expect(await refusalAt('2026-11-20T12:00:00.000Z')).toBe('too_soon')
    expect(await refusalAt('2027-02-01T08:00:00.000Z')).toBe('too_far')
    expect(await refusalAt('2026-11-24T07:30:00.000Z')).toBe('outside_hours')
    expect(await refusalAt('2026-11-24T08:10:00.000Z')).toBe('outside_hours')
    expect(await refusalAt('2026-11-24T08:00:00.000Z')).toBeNull()
  })

  it('is at most two for one source', async () => {
    const at = await book.offering()
    const address = book.anywhere()
    const tenDays = ['2026-11-24', '2026-11-25', '2026-11-26'].map((day) => `${day}T08:00:00.000Z`)
    const made = []
    // A request that is open is no hold that another one replaces.
    for (const time of tenDays) made.push(await book.hold(at, { at: time, address }))
    expect(made.map(({ status }) => status)).toEqual([200, 200, 409])
    expect(made[2]?.problem.code).toBe('booking_requests_full')
  })
})

describe('asking for a held time', () => {
  it('keeps it for 30 minutes and mails a link; opening it changes nothing, pressing confirms once', async () => {
    const at = await book.offering()
    const to = email()
    const held = await book.hold(at)
    const asked = await book.ask(held.body.held?.secret ?? '', { who: { email: to } })
    expect(asked.body.booking).toMatchObject({ state: 'pending', calendar: null, name: jonas.name })
    const secret = await book.mailedSecret(to)
    const [before] = await bookingsOf(at.fitter.id)
    for (let open = 0; open < 3; open += 1)
      expect(
        (await t.api.as(nobody).call('POST /api/booking-links/preview', { body: { secret } })).body.state,
      ).toBe('pending')
    expect(await bookingsOf(at.fitter.id)).toEqual([before])
    const confirmed = await book.press(secret)
    expect(confirmed.body).toMatchObject({ refusal: null, booking: { state: 'confirmed', intakeOpen: true } })
    expect(confirmed.body.booking.calendar).toContain('BEGIN:VEVENT')
    const [stored] = await bookingsOf(at.fitter.id)
    expect((await book.press(secret)).body.booking.state).toBe('confirmed')
    expect(await bookingsOf(at.fitter.id)).toEqual([stored])
    expect((await book.confirmations()).filter((mail) => mail.to === to)).toHaveLength(1)
    expect(stored).toMatchObject({
      starts_local: '2026-11-23T09:00',
      time_zone: 'Europe/Berlin',
      tzdata: process.versions.tz,
      opened_session: true,
      source_hash: null,
    })
  })

  it('is confirmed only with the secret of the mail, and the page that asked does not get it', async () => {
    const at = await book.offering()
    const held = (await book.hold(at)).body.held?.secret ?? ''
    const to = email()
    const asked = await book.ask(held, { who: { email: to } })
    expect(asked.raw).not.toContain(await book.mailedSecret(to))
    expect((await book.press(held)).problem.code).toBe('booking_unknown')
    expect((await book.press('x'.repeat(43))).problem.code).toBe('booking_unknown')
    expect((await book.ask(await book.mailedSecret(to))).problem.code).toBe('booking_unknown')
  })

  it('twice is the same as once', async () => {
    const at = await book.offering()
    const held = (await book.hold(at)).body.held?.secret ?? ''
    const to = email()
    await book.ask(held, { who: { email: to } })
    const again = await book.ask(held, { who: { email: email() } })
    expect(again.body.booking?.state).toBe('pending')
    const sent = await rows(`select count(*)::int as n from booking where fitter_id = $1`, at.fitter.id)
    expect(sent).toEqual([{ n: 1 }])
  })

  it('after it ran out works while the time is free, and offers the next times when it is not', async () => {
    const at = await book.offering()
    const to = email()
    await book.ask((await book.hold(at)).body.held?.secret ?? '', { who: { email: to } })
    const late = await book.mailedSecret(to)
    t.clock.advance({ minutes: 31 })
    const other = await book.hold(at)
    expect(other.body.refusal).toBeNull()
    const refused = await book.press(late)
    expect(refused.body).toMatchObject({ refusal: 'taken', booking: { state: 'expired' } })
    expect(refused.body.next.length).toBeGreaterThan(0)
    t.clock.advance({ minutes: 11 })
    expect((await book.press(late)).body.booking.state).toBe('confirmed')
  })

  it('is at most two open and three mails a day for one address', async () => {
    const at = await book.offering()
    const to = email()
    const at9 = (day: number) => `2026-12-0${day}T08:00:00.000Z`
    const answers = []
    for (const day of [1, 2, 3]) {
      const held = await book.hold(at, { at: at9(day) })
      answers.push(await book.ask(held.body.held?.secret ?? '', { who: { email: to.toUpperCase() } }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409])
    t.clock.advance({ minutes: 31 })
    for (const [day, status] of [
      [3, 200],
      [4, 429],
    ] as const) {
      const held = await book.hold(at, { at: at9(day) })
      const asked = await book.ask(held.body.held?.secret ?? '', { who: { email: to } })
      expect([day, asked.status]).toEqual([day, status])
    }
  })

  it.each([
    { email: 'no address' },
    { name: ' ' },
    { phone: 'call me' },
    { note: 'x'.repeat(501) },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+01:00' },
    { language: 'tlh' },
    { riderId: randomUUID() },
  ])('refuses %j', async (wrong) => {
    const at = await book.offering()
    const held = (await book.hold(at)).body.held?.secret ?? ''
    expect((await book.ask(held, { who: wrong })).status).toBe(400)
  })

  it('confirms at once for a rider who is signed in with the proven address, and for nobody else', async () => {
    const at = await book.offering()
    const rider = await t.build.client()
    const held = (await book.hold(at, { as: rider })).body.held?.secret ?? ''
    const asked = await book.ask(held, { as: rider, who: { email: rider.email } })
    expect(asked.body.booking).toMatchObject({ state: 'confirmed', intakeOpen: true })
    const [stored] = await bookingsOf(at.fitter.id)
    const [file] = await rows('select account_id from rider where id = $1', stored.rider_id)
    expect(file.account_id).toBe(rider.id)
    const unproven = await t.build.client({ proven: false })
    for (const [who, address] of [
      [rider, email()],
      [unproven, unproven.email],
    ] as const) {
      const at2 = await book.offering()
      const other = (await book.hold(at2, { as: who })).body.held?.secret ?? ''
      expect((await book.ask(other, { as: who, who: { email: address } })).body.booking?.state).toBe(
        'pending',
      )
    }
  })
})

describe('the intake of a booking', () => {
  const intake = (secret: string, as: Caller = nobody) =>
    t.api.as(as).call('POST /api/booking-links/intake', { body: { secret } })

  it('is opened by the mail’s secret, and not by that of the hold', async () => {
    const at = await book.offering()
    const to = email()
    const held = (await book.hold(at)).body.held?.secret ?? ''
    await book.ask(held, { who: { email: to } })
    const secret = await book.mailedSecret(to)
    expect((await intake(secret)).problem.code).toBe('no_intake')
    await book.press(secret)
    expect((await intake(held)).problem.code).toBe('booking_unknown')
    const { url } = (await intake(secret)).body
    const opened = await t.api
      .as(nobody)
      .call('POST /api/invitation/preview', { body: { secret: url.split('#')[1] ?? '' } })
    expect(opened.body.state).toBe('open')
  })

  it('is the own page of a rider who is signed in', async () => {
    const at = await book.offering()
    const rider = await t.build.client()
    const held = (await book.hold(at, { as: rider })).body.held?.secret ?? ''
    await book.ask(held, { as: rider, who: { email: rider.email } })
    const [stored] = await bookingsOf(at.fitter.id)
    expect((await intake(held, rider)).body.url).toBe(
      `http://localhost:3000/intake?session=${stored.session_id}`,
    )
    expect((await intake(held, await t.build.client())).problem.code).toBe('booking_unknown')
  })
})

it('a day takes no more bookings than the fitter wants', async () => {
  const at = await book.offering({ hours: { ...validHours, maximumPerDay: 1 } })
  await book.booked(at, { who: { email: email() } })
  const second = await book.hold(at, { at: '2026-11-23T12:00:00.000Z' })
  expect(second.body.refusal).toBe('day_full')
  expect(second.body.next[0]).toBe('2026-11-24T08:00:00.000Z')
})

it('keeps nothing of a rider in plain text, and nothing in the log', async () => {
  const at = await book.offering()
  const who = { email: email(), name: 'Wendelin Ohnesorg', phone: '+49 170 1234567', note: 'Bad knee' }
  await book.booked(at, { who })
  const dump = JSON.stringify([
    await bookingsOf(at.fitter.id),
    await rows('select * from audit_entry where fitter_id = $1', at.fitter.id),
  ])
  for (const text of [...Object.values(who), ...t.logged.filter((line) => line.includes('Wendelin'))])
    expect(dump).not.toContain(text)
})

it('erases after 24 hours what nobody confirmed, and nothing else', async () => {
  const at = await book.offering()
  await book.booked(at, { who: { email: email() } })
  await book.hold(at, { at: '2026-11-24T08:00:00.000Z' })
  const asked = await book.hold(at, { at: '2026-11-25T08:00:00.000Z' })
  await book.ask(asked.body.held?.secret ?? '', { who: { email: email() } })
  t.clock.advance({ hours: 23 })
  await deleteExpired(t.data.owner, t.clock.now())
  expect(await bookingsOf(at.fitter.id)).toHaveLength(3)
  t.clock.advance({ hours: 2 })
  await deleteExpired(t.data.owner, t.clock.now())
  const left = await bookingsOf(at.fitter.id)
  expect(left.map(({ confirmed_at }) => confirmed_at !== null)).toEqual([true])
})
