import type { ServerResponse } from 'node:http'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listBusy } from '../../booking/times.repository.ts'
import { readBeforeBooking, readDueCalendars, readerOf } from '../../calendar-feeds/read-subscriptions.ts'
import { calendarServer } from '../../calendar-feeds/testing/calendar-server.ts'
import { appointments, type Offering } from '../../testing/appointments.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const FEEDS = 'GET /api/calendar-feed'
const MAKE = 'POST /api/calendar-feed'
const ADD = 'POST /api/calendar-subscriptions'
const READ = 'POST /api/calendar-subscriptions/:subscriptionId/reading'
const REMOVE = 'DELETE /api/calendar-subscriptions/:subscriptionId'
const ADDRESS = 'https://cal.example/private/s3cret.ics'

/** The instant of an hour in Berlin on a Monday. */
const at = (hour: string, day = '2026-11-23') => new Date(`${day}T${hour}:00+01:00`).toISOString()

const fileWith = (...hours: [from: string, to: string][]) => {
  const basic = (instant: string) => instant.replace(/[-:]|\.000/g, '')
  const events = hours.map(([from, to], index) =>
    [`BEGIN:VEVENT`, `UID:${index}@cal.example`, `DTSTART:${basic(at(from))}`, `DTEND:${basic(at(to))}`].join(
      '\r\n',
    ),
  )
  const inside = events.map((event) => `${event}\r\nSUMMARY:Dentist\r\nEND:VEVENT\r\n`).join('')
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${inside}END:VCALENDAR\r\n`
}

let t: TestApp
let book: ReturnType<typeof appointments>
let server: Awaited<ReturnType<typeof calendarServer>>
let answer: (response: ServerResponse) => void = (response) => response.end(fileWith(['12:00', '13:00']))
const serve = (content: string) => {
  answer = (response) => response.end(content)
}
const fail = () => {
  answer = (response) => response.writeHead(503).end()
}

beforeAll(async () => {
  server = await calendarServer((_request, response) => answer(response))
  t = await testApp({}, undefined, server.network)
  book = appointments(t)
})
afterAll(async () => {
  await t.close()
  await server.close()
})
beforeEach(async () => {
  serve(fileWith(['12:00', '13:00']))
  await book.quiet()
})

const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows
const feedsOf = async ({ fitter }: Offering) => (await t.api.as(fitter).call(FEEDS)).body
const madeBy = async ({ fitter }: Offering, showsNames = false) =>
  (await t.api.as(fitter).call(MAKE, { body: { showsNames } })).body
const nameIn = (url: string) => url.split('/').at(-1) ?? ''
const fetched = (url: string) =>
  t.api.as(nobody).call('GET /api/calendar-feeds/:feed', { params: { feed: nameIn(url) } })
const eventsIn = (content: string) => convertIcsCalendar(undefined, content).events ?? []
const add = ({ fitter }: Offering, url = ADDRESS, name = 'Private') =>
  t.api.as(fitter).call(ADD, { body: { name, url } })
const busyOf = async ({ fitter }: Offering) => {
  const range = { from: new Date(at('00:00')), to: new Date(at('00:00', '2026-11-24')) }
  const found = await book.system((tx) => listBusy(tx, fitter.id, range))
  return found.map(({ busy_from, busy_to, counts }) => [
    busy_from.toISOString(),
    busy_to.toISOString(),
    counts,
  ])
}
const NOON = [at('12:00'), at('13:00'), false]

describe('the address of a fitter’s calendar', () => {
  it('is for fitters', async () => {
    expect((await t.api.as(nobody).call(FEEDS)).status).toBe(401)
    expect((await t.api.as(await t.build.client()).call(MAKE, { body: { showsNames: true } })).status).toBe(
      403,
    )
    const own = await book.offering()
    expect(await feedsOf(own)).toEqual({ feed: null, subscriptions: [] })
    expect((await t.api.as(own.fitter).call(MAKE, { body: {} })).status).toBe(400)
  })

  it('shows appointments and blocked times, and no names unless the fitter wants them', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    await t.api.as(own.fitter).call('POST /api/booking-blocks', {
      body: { from: at('15:00'), to: at('16:00'), note: 'Knee clinic' },
    })
    const { url } = await madeBy(own)
    const plain = await fetched(url)
    expect(plain.status).toBe(200)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(eventsIn(plain.raw)).toMatchObject([
      {
        uid: `${id}@localhost`,
        summary: 'Full fit',
        location: 'Kanalstraße 1, Berlin',
        start: { date: new Date(at('09:00')) },
        end: { date: new Date(at('10:00')) },
      },
      { summary: 'Blocked', start: { date: new Date(at('15:00')) } },
    ])
    expect(plain.raw).not.toMatch(/Marta|marta@|Knee/)
    await t.api.as(own.fitter).call('PATCH /api/calendar-feed', { body: { showsNames: true } })
    const named = await fetched(url)
    expect(eventsIn(named.raw)[0]?.summary).toBe('Full fit · Marta Silva')
    expect(named.raw).not.toMatch(/marta@|Knee/)
  })

  it('names nobody whose file the fitter may not see, and forgets what was cancelled', async () => {
    const own = await book.offering()
    const id = await book.entered(own, at('09:00'))
    const { url } = await madeBy(own, true)
    const [row] = await rows('select rider_id from booking where id = $1', id)
    await rows('alter table ended_access disable trigger user')
    await rows(
      'insert into ended_access (id, rider_id, fitter_id, ended_at) values (gen_random_uuid(), $1, $2, now())',
      row.rider_id,
      own.fitter.id,
    )
    expect((await fetched(url)).raw).not.toContain('Marta')
    await rows('update ended_access set resumed_at = ended_at')
    await rows('alter table ended_access enable trigger user')
    expect((await fetched(url)).raw).toContain('Marta')
    await t.api.as(own.fitter).call('POST /api/bookings/:bookingId/cancellation', {
      params: { bookingId: id },
      body: { message: null },
    })
    expect(eventsIn((await fetched(url)).raw)).toEqual([])
  })

  it('is kept as a hash, shown once, and ends with a new one, with its end and with the account', async () => {
    const own = await book.offering()
    const { url, showsNames } = await madeBy(own, true)
    expect(nameIn(url)).toMatch(/^[\w-]{22}\.ics$/)
    expect(showsNames).toBe(true)
    const stored = JSON.stringify(await rows('select calendar_feed::text from calendar_feed'))
    expect(stored).not.toContain(nameIn(url).slice(0, 22))
    expect(JSON.stringify(await feedsOf(own))).not.toContain(nameIn(url).slice(0, 22))
    const renewed = await madeBy(own)
    const unknown = await fetched('https://x/AAAAAAAAAAAAAAAAAAAAAA.ics')
    for (const gone of [await fetched(url), await fetched('https://x/short.ics'), unknown]) {
      expect(gone.status).toBe(404)
      expect({ ...gone.problem, requestId: '' }).toEqual({ ...unknown.problem, requestId: '' })
    }
    expect((await fetched(renewed.url)).status).toBe(200)
    expect((await t.api.as(own.fitter).call('DELETE /api/calendar-feed')).status).toBe(204)
    expect((await fetched(renewed.url)).status).toBe(404)
    const trail = await rows(
      `select action from audit_entry where entity = 'calendar_feed' and entity_id = $1 order by id`,
      own.fitter.id,
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'calendar_feed.made',
      'calendar_feed.made',
      'calendar_feed.ended',
    ])
  })

  it('stands in no log', async () => {
    const own = await book.offering()
    const { url } = await madeBy(own)
    await fetched(url)
    await fetched('https://x/AAAAAAAAAAAAAAAAAAAAAA.ics')
    const log = t.logged.join('\n')
    expect(log).toContain('/api/calendar-feeds/:feed')
    expect(log).not.toContain(nameIn(url).slice(0, 22))
    expect(log).not.toContain('AAAAAAAAAAAAAAAAAAAAAA')
    expect(await t.context.metrics.text()).not.toContain(nameIn(url).slice(0, 22))
  })
})

describe('another calendar', () => {
  it('makes the fitter busy from the first reading on, for everything that asks', async () => {
    const own = await book.offering()
    const made = await add(own)
    expect(made).toMatchObject({ status: 201, body: { name: 'Private', host: 'cal.example', failing: null } })
    expect(await busyOf(own)).toEqual([NOON])
    expect(await feedsOf(own)).toEqual({ feed: null, subscriptions: [made.body] })
    const refused = await book.enter(own, at('12:30'), { outsideHours: true })
    expect(refused).toMatchObject({ status: 409, problem: { params: { refusal: 'taken' } } })
    expect((await book.enter(own, at('10:00'))).status).toBe(201)
    expect(await busyOf(await book.offering())).toEqual([])
  })

  it('leaves the times free that just fit between its events, with their buffers, and no others', async () => {
    const own = await book.offering()
    serve(fileWith(['09:00', '10:00'], ['11:15', '12:00'], ['12:00', '13:00'], ['14:14', '18:00']))
    await add(own)
    const query = { serviceId: own.serviceId, from: at('00:00'), to: at('00:00', '2026-11-24') }
    const params = { fitter: own.slug }
    const { body } = await t.api.as(nobody).call('GET /api/booking-pages/:fitter/times', { params, query })
    expect(body.times).toEqual([at('10:00')])
    expect((await book.enter(own, at('10:00'))).status).toBe(201)
  })

  it('is stored as busy times alone, with a sealed name and address', async () => {
    const own = await book.offering()
    await add(own)
    const stored = JSON.stringify(await rows('select calendar_subscription::text from calendar_subscription'))
    expect(stored).not.toMatch(/Private|cal\.example|s3cret|Dentist/)
    expect(t.logged.join('\n')).not.toMatch(/s3cret|cal\.example/)
  })

  it.each([
    ['http://cal.example/a.ics', 'not_public'],
    ['https://10.0.0.7/a.ics', 'not_public'],
    ['https://cal.example:22/', 'not_public'],
    ['https://nowhere.example/a.ics', 'unreachable'],
  ])('is not connected at %s', async (url, reason) => {
    const own = await book.offering()
    expect(await add(own, url)).toMatchObject({
      status: 422,
      problem: { code: 'calendar_unreadable', params: { reason } },
    })
    expect((await feedsOf(own)).subscriptions).toEqual([])
  })

  it('that is none is refused, and so is a sixth one', async () => {
    const own = await book.offering()
    serve('<!doctype html>')
    expect((await add(own)).problem.params).toEqual({ reason: 'not_a_calendar' })
    serve(fileWith())
    for (const name of ['1', '2', '3', '4', '5']) expect((await add(own, ADDRESS, name)).status).toBe(201)
    expect(await add(own)).toMatchObject({ status: 409, problem: { code: 'calendars_full' } })
  })

  it('is added once by a repeated request, read on a press, and removed with its busy times', async () => {
    const own = await book.offering()
    const body = { name: 'Private', url: ADDRESS }
    const first = await t.api.as(own.fitter).call(ADD, { body, key: 'a-key-for-one' })
    const again = await t.api.as(own.fitter).call(ADD, { body, key: 'a-key-for-one' })
    expect(again.body).toEqual(first.body)
    const params = { subscriptionId: first.body.id }
    t.clock.advance({ minutes: 1 })
    serve(fileWith(['14:00', '15:00']))
    const read = await t.api.as(own.fitter).call(READ, { params })
    expect(Date.parse(read.body.readAt)).toBe(t.clock.now().getTime())
    expect(await busyOf(own)).toEqual([[at('14:00'), at('15:00'), false]])
    const other = await book.offering()
    expect((await t.api.as(other.fitter).call(READ, { params })).status).toBe(404)
    expect((await t.api.as(other.fitter).call(REMOVE, { params })).status).toBe(404)
    expect((await t.api.as(own.fitter).call(REMOVE, { params })).status).toBe(204)
    expect(await busyOf(own)).toEqual([])
    const trail = await rows(
      `select action from audit_entry where entity = 'calendar_subscription' and entity_id = $1 order by id`,
      first.body.id,
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'calendar_subscription.created',
      'calendar_subscription.removed',
    ])
  })
})

describe('reading other calendars', () => {
  it('happens every few minutes, and before a booking unless it was read within a minute', async () => {
    const own = await book.offering()
    await add(own)
    const reader = readerOf(t.context)
    while ((await readDueCalendars(reader)) > 0);
    serve(fileWith(['14:00', '15:00']))
    await readBeforeBooking(reader, { fitterId: own.fitter.id })
    expect(await busyOf(own)).toEqual([NOON])
    t.clock.advance({ minutes: 2 })
    expect(await readDueCalendars(reader)).toBe(0)
    await readBeforeBooking(reader, { fitterId: own.fitter.id })
    expect(await busyOf(own)).toEqual([[at('14:00'), at('15:00'), false]])
    serve(fileWith())
    t.clock.advance({ minutes: 6 })
    while ((await readDueCalendars(reader)) > 0);
    expect(await busyOf(own)).toEqual([])
  })

  it('keeps the last known times while it fails, says so at once and by mail after an hour, once', async () => {
    const own = await book.offering()
    await add(own)
    await add(own, ADDRESS, 'Club')
    const reader = readerOf(t.context)
    const readAgain = async () => {
      t.clock.advance({ minutes: 10 })
      while ((await readDueCalendars(reader)) > 0);
    }
    fail()
    await readAgain()
    const since = t.clock.now().toISOString()
    expect((await feedsOf(own)).subscriptions).toMatchObject([
      { failing: { since, reason: 'refused' } },
      { failing: { since, reason: 'refused' } },
    ])
    expect(await busyOf(own)).toEqual([NOON])
    expect(await book.deliver()).toEqual([])
    // A second calendar fails too: they are told once.
    for (let count = 0; count < 8; count += 1) await readAgain()
    const mails = (await book.deliver()).filter(({ to }) => to === own.fitter.email)
    expect(mails).toMatchObject([{ subject: 'We can’t read one of your calendars' }])
    expect(mails[0]?.text).not.toMatch(/Private|cal\.example/)
    expect(await busyOf(own)).toEqual([NOON])
    serve(fileWith(['12:00', '13:00']))
    await readAgain()
    expect((await feedsOf(own)).subscriptions).toMatchObject([{ failing: null }, { failing: null }])
  })

  it('is done once when two ask at the same moment', async () => {
    const own = await book.offering()
    await add(own)
    t.clock.advance({ minutes: 2 })
    const before = server.reached.length
    const reader = readerOf(t.context)
    await Promise.all([
      readBeforeBooking(reader, { fitterId: own.fitter.id }),
      readBeforeBooking(reader, { fitterId: own.fitter.id }),
    ])
    expect(server.reached.length - before).toBe(1)
  })
})
