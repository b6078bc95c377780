import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments, type Offering, type Sent, secretIn } from '../../testing/appointments.ts'
import { bookings } from '../../testing/bookings.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let days: ReturnType<typeof appointments>
let book: ReturnType<typeof bookings>
beforeAll(async () => {
  t = await testApp()
  days = appointments(t)
  book = bookings(t)
})
afterAll(() => t.close())
beforeEach(() => days.quiet())

const WAIT = 'POST /api/booking-pages/:fitter/waiting'
const CONFIRM = 'POST /api/waiting-links/confirmation'
/** A Monday some weeks ahead. */
const at = (hour: string, day = '2026-12-14') => new Date(`${day}T${hour}:00+01:00`).toISOString()

const wait = (own: Offering, email: string, more: object = {}) =>
  t.api.as(nobody).call(WAIT, {
    params: { fitter: own.slug },
    body: {
      ...{ serviceId: own.serviceId, firstDay: '2026-12-14', lastDay: '2026-12-18', name: 'Omar Haddad' },
      ...{ email, timeZone: 'Europe/Berlin', ...more },
    },
  })
const press = (secret: string) => t.api.as(nobody).call(CONFIRM, { body: { secret } })

/** Waits and confirms. @returns the secret of the place */
async function waits(own: Offering, email: string, more: object = {}): Promise<string> {
  const asked = await wait(own, email, more)
  if (asked.status !== 202) throw new Error(asked.raw)
  const secret = secretIn((await days.deliver()).find(({ to }) => to === email))
  expect((await press(secret)).body.state).toBe('waiting')
  t.clock.advance({ seconds: 1 })
  return secret
}

/** What was offered to these people. Others, of other tests, may be asked at the same time. */
const offersTo = (mails: readonly Sent[], emails: readonly string[]): string[] =>
  mails.flatMap(({ to, subject }) => (emails.includes(to) && subject.includes('become free') ? [to] : []))

/** A fitter whose Monday morning was booked and cancelled, after these people waited for it. */
async function freed(
  emails: readonly string[],
  more: object = {},
): Promise<{ own: Offering; mails: Sent[] }> {
  const own = await days.offering({ hours: { minimumNoticeMinutes: 120 } })
  const id = await days.entered(own, at('09:00'))
  for (const email of emails) await waits(own, email, more)
  await days.deliver()
  const cancelled = await t.api.as(own.fitter).call('POST /api/bookings/:bookingId/cancellation', {
    params: { bookingId: id },
    body: { message: null },
  })
  expect(cancelled.status).toBe(204)
  await days.deliver()
  t.clock.advance({ minutes: 3 })
  return { own, mails: await days.workAndDeliver() }
}

const listOf = async ({ fitter }: Offering) =>
  (await t.api.as(fitter).call('GET /api/waiting-entries')).body.items

describe('a place in a waiting list', () => {
  it('counts once the mail is confirmed, is seen by the fitter, and is left by the same link', async () => {
    const own = await days.offering()
    expect((await wait(own, 'omar@example.org')).status).toBe(202)
    expect(await listOf(own)).toEqual([])
    const [mail] = await days.deliver()
    const secret = secretIn(mail)
    expect(
      (await t.api.as(nobody).call('POST /api/waiting-links/preview', { body: { secret } })).body.state,
    ).toBe('unconfirmed')
    await press(secret)
    expect((await press(secret)).body.state).toBe('waiting')
    expect(await listOf(own)).toMatchObject([
      { name: 'Omar Haddad', service: 'Full fit', offeredUntil: null },
    ])
    const left = await t.api.as(nobody).call('POST /api/waiting-links/leaving', { body: { secret } })
    expect(left.body.state).toBe('ended')
    expect(await listOf(own)).toEqual([])
    expect((await press(secret)).body.state).toBe('ended')
  })

  it('is for pages with a list, in days that come, in a zone that exists', async () => {
    const own = await days.offering()
    expect((await wait(own, 'omar@example.org', { timeZone: 'Mars/Olympus' })).status).toBe(400)
    expect((await wait(own, 'omar@example.org', { lastDay: '2026-12-01' })).status).toBe(400)
    expect((await wait(own, 'no address')).status).toBe(400)
    const without = await days.offering({ hours: { waitingList: false } })
    expect((await wait(without, 'omar@example.org')).status).toBe(404)
    expect((await press('x'.repeat(43))).problem.code).toBe('booking_unknown')
  })

  it('is asked for at most twice at a fitter by one address', async () => {
    const own = await days.offering()
    const address = 'often@example.org'
    const answers = [await wait(own, address), await wait(own, address), await wait(own, address)]
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 409])
  })
})

describe('a freed time', () => {
  it('is kept for the first in order for two hours, who takes it by one press', async () => {
    const { own, mails } = await freed(['first@example.org', 'second@example.org'])
    expect(offersTo(mails, ['first@example.org', 'second@example.org'])).toEqual(['first@example.org'])
    expect((await days.enter(own, at('09:00'), { email: null })).problem.params?.refusal).toBe('taken')
    expect((await listOf(own)).map(({ offeredUntil }) => offeredUntil !== null)).toEqual([true, false])
    const taken = await book.press(secretIn(mails.find(({ to }) => to === 'first@example.org')))
    expect(taken.body).toMatchObject({
      refusal: null,
      booking: { state: 'confirmed', startsAt: at('09:00') },
    })
    expect(await listOf(own)).toHaveLength(1)
    t.clock.advance({ hours: 3 })
    expect(offersTo(await days.workAndDeliver(), ['second@example.org'])).toEqual([])
  })

  it('goes to the next when it is not taken, and to everybody in the end', async () => {
    const { own } = await freed(['one@example.org', 'two@example.org'])
    t.clock.advance({ minutes: 121 })
    const both = ['one@example.org', 'two@example.org']
    expect(offersTo(await days.workAndDeliver(), both)).toEqual(['two@example.org'])
    t.clock.advance({ minutes: 121 })
    expect(offersTo(await days.workAndDeliver(), both)).toEqual([])
    expect((await days.enter(own, at('09:00'), { email: null })).status).toBe(201)
  })

  it('is offered between 8:00 and 20:00 of who waits, and kept through the night', async () => {
    const { own, mails } = await freed(['far@example.org'], { timeZone: 'Pacific/Auckland' })
    expect(offersTo(mails, ['far@example.org'])).toEqual([])
    expect((await days.enter(own, at('09:00'), { email: null })).problem.params?.refusal).toBe('taken')
    let hours = 0
    let told: string[] = []
    while (told.length === 0 && hours < 12) {
      t.clock.advance({ hours: 1 })
      hours += 1
      told = offersTo(await days.workAndDeliver(), ['far@example.org'])
    }
    const clock = new Intl.DateTimeFormat('en-GB', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: 'Pacific/Auckland',
    })
    expect(told).toEqual(['far@example.org'])
    expect(Number(clock.format(t.clock.now()))).toBeGreaterThanOrEqual(8)
    expect(Number(clock.format(t.clock.now()))).toBeLessThan(20)
  })

  it('is offered to nobody past the minimum notice', async () => {
    const own = await days.offering({ hours: { minimumNoticeMinutes: 43_200 } })
    const id = await days.entered(own, at('09:00'), { outsideHours: true })
    await waits(own, 'late@example.org')
    await t.api.as(own.fitter).call('POST /api/bookings/:bookingId/cancellation', {
      params: { bookingId: id },
      body: { message: null },
    })
    t.clock.advance({ minutes: 3 })
    const sent = await days.workAndDeliver()
    expect(sent.filter(({ to }) => to === 'late@example.org')).toEqual([])
  })
})
