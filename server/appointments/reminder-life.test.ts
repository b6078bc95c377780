import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments, type Offering, type Sent } from '../testing/appointments.ts'
import { bookings } from '../testing/bookings.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
let days: ReturnType<typeof appointments>
beforeAll(async () => {
  t = await testApp()
  days = appointments(t)
})
afterAll(() => t.close())
beforeEach(() => days.quiet())

const HOUR_MS = 3_600_000
/** The instant some whole hours from now. Its minutes are those of the clock, so every hour counts. */
const hoursAhead = (hours: number): Date => new Date(t.clock.now().getTime() + hours * HOUR_MS)

interface Known {
  startsAt: Date
  sequence: number
  cancelled: boolean
}

/** What a rider and a fitter do about one booking, one after the other. */
type Step =
  | { do: 'move'; hours: number }
  | { do: 'move back' }
  | { do: 'cancel' }
  | { do: 'wait'; hours: number }
const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('move' as const), hours: fc.integer({ min: 1, max: 90 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('move back' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    },
  ),
  { minLength: 1, maxLength: 7 },
)

const always = [{ from: '00:00', to: '24:00' }]
const everyHour = {
  ...{ monday: always, tuesday: always, wednesday: always, thursday: always, friday: always },
  ...{ saturday: always, sunday: always },
}

/** Fitters are signed out after hours, of which many pass here. */
const staySignedIn = () =>
  t.data.owner.query(`update sign_in set idle_limit = '1 year', expires_at = '2030-01-01'`)

/** Performs a step by the fitter. @returns the booking as it is then */
async function perform(own: Offering, id: string, known: Known, first: Date, step: Step): Promise<Known> {
  if (step.do === 'wait' || known.cancelled || known.startsAt <= t.clock.now()) return known
  const as = t.api.as(own.fitter)
  const params = { bookingId: id }
  if (step.do === 'cancel') {
    const { status } = await as.call('POST /api/bookings/:bookingId/cancellation', {
      params,
      body: { message: null },
    })
    expect(status).toBe(204)
    return { ...known, cancelled: true, sequence: known.sequence + 1 }
  }
  const startsAt = step.do === 'move' ? hoursAhead(step.hours) : first
  const body = { at: startsAt.toISOString(), sequence: known.sequence, message: null, outsideHours: true }
  const moved = await as.call('POST /api/bookings/:bookingId/move', { params, body })
  return moved.body.refusal === null ? { startsAt, sequence: known.sequence + 1, cancelled: false } : known
}

const isReminder = ({ subject }: Sent): boolean => subject.startsWith('A reminder')
const isMove = ({ subject }: Sent): boolean => subject.includes('new time')
const isEnd = ({ subject }: Sent): boolean => subject.includes('cancelled')
const timeIn = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' }).format(
    at,
  )

/** Lets hours pass in steps of half an hour, as the periodic work does. @returns what was sent meanwhile, and when */
async function pass(hours: number): Promise<(Sent & { at: Date })[]> {
  const sent: (Sent & { at: Date })[] = []
  for (let half = 0; half < hours * 2; half += 1) {
    t.clock.advance({ minutes: 30 })
    const at = t.clock.now()
    sent.push(...(await days.workAndDeliver()).map((mail) => ({ ...mail, at })))
  }
  return sent
}

describe('the mails about one booking', () => {
  it('are true when they are sent, whatever was done: no reminder of an earlier time or a cancelled booking', async () => {
    const property = fc.asyncProperty(fc.integer({ min: 2, max: 80 }), steps, async (lead, wanted) => {
      await days.quiet()
      const own = await days.offering({ hours: { week: everyHour } })
      await staySignedIn()
      const first = hoursAhead(lead)
      const email = `${randomUUID()}@example.org`
      const id = await days.entered(own, first.toISOString(), { email, outsideHours: true })
      let known: Known = { startsAt: first, sequence: 0, cancelled: false }
      let told = first
      let reminded: number | null = null
      await days.workAndDeliver()
      for (const step of [...wanted, { do: 'wait', hours: 26 } as const]) {
        known = await perform(own, id, known, first, step)
        // Bookings of earlier rounds are still reminded of.
        const sent = await pass(step.do === 'wait' ? step.hours : 0.5)
        for (const mail of sent.filter(({ to }) => to === email)) {
          if (isReminder(mail)) {
            expect(known.cancelled).toBe(false)
            expect(mail.text).toContain(timeIn(known.startsAt))
            expect(reminded).not.toBe(known.sequence)
            const ahead = known.startsAt.getTime() - mail.at.getTime()
            expect(ahead).toBeGreaterThan(0)
            expect(ahead).toBeLessThanOrEqual(24 * HOUR_MS)
            reminded = known.sequence
          }
          if (isMove(mail)) {
            expect(known.cancelled).toBe(false)
            expect(known.startsAt).not.toEqual(told)
            told = known.startsAt
          }
          if (isEnd(mail)) expect(known.cancelled).toBe(true)
        }
      }
    })
    await fc.assert(property, { numRuns: 12, endOnFailure: true })
  }, 120_000)

  it('remind a day before, once, but not of what is booked later than that', async () => {
    const own = await days.offering({ hours: { week: everyHour } })
    await days.entered(own, hoursAhead(30).toISOString(), { email: 'early@example.org', outsideHours: true })
    await days.entered(own, hoursAhead(20).toISOString(), { email: 'late@example.org', outsideHours: true })
    await days.deliver()
    const both = ['early@example.org', 'late@example.org']
    const remindedIn = async (hours: number) =>
      (await pass(hours)).flatMap((mail) => (isReminder(mail) && both.includes(mail.to) ? [mail.to] : []))
    expect(await remindedIn(5.5)).toEqual([])
    expect(await remindedIn(28)).toEqual(['early@example.org'])
  })
})

describe('a rider who agreed to text messages', () => {
  it('gets one too, without a link; a booking that moved gets none of its earlier time', async () => {
    const own = await days.offering({ hours: { week: everyHour } })
    const book = bookings(t)
    const email = `${randomUUID()}@example.org`
    const who = { email, phone: '+49 30 1234567', textReminder: true }
    const at = hoursAhead(100).toISOString()
    const held = await book.hold(own, { at })
    await book.ask(held.body.held?.secret ?? '', { who })
    await book.press(await book.mailedSecret(email))
    await days.deliver()
    t.clock.advance({ hours: 76, minutes: 30 })
    const sent = await days.workAndDeliver()
    const text = sent.find(({ subject }) => subject === 'sms')
    expect(text?.to).toBe('+49301234567')
    expect(text?.text).toContain(timeIn(new Date(at)))
    expect(text?.text).not.toContain('http')
    expect(sent.filter((mail) => isReminder(mail) && mail.to === email)).toHaveLength(1)
  })
})
