import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings, MONDAY_NINE } from '../../testing/bookings.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

/**
 * The full count runs in `npm run drill -- booking`. Here all must get a connection within its 5 seconds, on a busy
 * machine too.
 */
const ROUNDS = 3
const AT_ONCE = 40

let t: TestApp
let book: ReturnType<typeof bookings>
beforeAll(async () => {
  t = await testApp()
  book = bookings(t)
})
afterAll(() => t.close())

const many = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const email = () => `${randomUUID()}@example.org`
const live = async (fitterId: string) =>
  (
    await t.data.owner.query(
      `select id, confirmed_at from booking
       where fitter_id = $1 and expired_at is null and cancelled_at is null
         and (expires_at is null or expires_at > $2)`,
      [fitterId, t.clock.now()],
    )
  ).rows

describe('many at once', () => {
  it(`of ${AT_ONCE} who want one time, one gets it and the others are told the next, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const at = await book.offering()
      const answers = await many(AT_ONCE, () => book.hold(at))
      expect(answers.filter(({ body }) => body.held !== null)).toHaveLength(1)
      const told = answers.filter(({ body }) => body.refusal === 'taken' && body.next.length > 0)
      expect(told).toHaveLength(AT_ONCE - 1)
      expect(await live(at.fitter.id)).toHaveLength(1)
    }
  })

  it('whose hold ran out does not win beside who holds now', async () => {
    const at = await book.offering()
    const late = (await book.hold(at)).body.held?.secret ?? ''
    t.clock.advance({ minutes: 11 })
    const [asked, held] = await Promise.all([book.ask(late, { who: { email: email() } }), book.hold(at)])
    const gotIt = [asked.body.booking?.state === 'pending', held.body.held !== null]
    expect(gotIt.filter(Boolean)).toHaveLength(1)
    expect(await live(at.fitter.id)).toHaveLength(1)
  })

  it('presses of one mail confirm once, with one mail, one file and one session', async () => {
    const at = await book.offering()
    const to = email()
    await book.ask((await book.hold(at)).body.held?.secret ?? '', { who: { email: to } })
    const secret = await book.mailedSecret(to)
    const answers = await many(10, () => book.press(secret))
    expect(answers.map(({ body }) => body.booking.state)).toEqual(Array(10).fill('confirmed'))
    expect((await book.confirmations()).filter((mail) => mail.to === to)).toHaveLength(1)
    const count = async (table: string) =>
      (await t.data.owner.query(`select 1 from ${table} where fitter_id = $1`, [at.fitter.id])).rows.length
    expect([await count('rider'), await count('session'), await count('invitation')]).toEqual([1, 1, 1])
  })

  it('do not pass the most of a day', async () => {
    const at = await book.offering({
      hours: { maximumPerDay: 2 },
      service: { lengthMinutes: 30, bufferAfterMinutes: 0 },
    })
    const start = Date.parse(MONDAY_NINE)
    const answers = await many(16, (index) =>
      book.hold(at, { at: new Date(start + index * 30 * 60_000).toISOString() }),
    )
    expect(answers.filter(({ body }) => body.held !== null)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.refusal === 'day_full')).toHaveLength(14)
  })

  it('of one source hold no more than two times, at whichever fitters', async () => {
    const address = book.anywhere()
    const places = await many(4, () => book.offering())
    const answers = await Promise.all(places.map((at) => book.hold(at, { address })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  })
})

it('the database refuses a second row at the same time, whatever the code does', async () => {
  const at = await book.offering()
  await book.hold(at)
  const copied = t.data.owner.query(
    `insert into booking (id, fitter_id, kind, made_by, made_at, starts_at, ends_at, busy_from, busy_to, starts_local,
       time_zone, tzdata)
     select gen_random_uuid(), fitter_id, 'block', 'fitter', made_at, starts_at, ends_at, starts_at, busy_to, starts_local, time_zone, tzdata from booking where fitter_id = $1`,
    [at.fitter.id],
  )
  await expect(copied).rejects.toThrow(/booking_taken/)
})
