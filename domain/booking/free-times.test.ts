import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeTimes, judgeTime } from './free-times.ts'
import type { Busy, Offer, Service } from './offer.ts'
import { booking, clockAt, plainReading, timeOf, zones } from './plain-reading.arbitrary.ts'

const service: Service = { lengthMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }
const everyDay = (from: string, to: string): Offer['week'] => {
  const spans = [{ from, to }]
  return {
    monday: spans,
    tuesday: spans,
    wednesday: spans,
    thursday: spans,
    friday: spans,
    saturday: spans,
    sunday: spans,
  }
}
const offer = (timeZone: string, more: Partial<Offer> = {}): Offer => ({
  timeZone,
  week: everyDay('09:00', '17:00'),
  off: [],
  extra: [],
  minimumNoticeMinutes: 0,
  horizonDays: 400,
  maximumPerDay: null,
  ...more,
})
const now = new Date('2027-01-01T00:00:00Z')
const between = (made: Offer, from: string, to: string, busy: readonly Busy[] = [], what = service) =>
  freeTimes(made, what, busy, { from: new Date(from), to: new Date(to) }, now)
const clock = (at: Date, timeZone: string) => {
  const { date, minutes } = clockAt(at.getTime(), timeZone)
  return `${date} ${timeOf(minutes)}`
}

/** How many random weeks are tried; the drill tries more. */
const RUNS = Number(process.env.BOOKING_WEEKS ?? 200)

it(`offers in ${RUNS} random weeks exactly what a clock on the wall and a pencil find`, () => {
  fc.assert(
    fc.property(booking, (question) => {
      const { offer, service, busy, from, to, now } = question
      const expected = plainReading(question)
      expect(freeTimes(offer, service, busy, { from, to }, now).map(({ at }) => at.getTime())).toEqual(
        expected,
      )
      const free = new Set(expected)
      for (let ms = from.getTime(); ms < to.getTime(); ms += 45 * 60_000) {
        expect(judgeTime(offer, service, busy, new Date(ms), now) === 'free').toBe(free.has(ms))
      }
      for (const ms of expected) expect(judgeTime(offer, service, busy, new Date(ms), now)).toBe('free')
    }),
    { numRuns: RUNS },
  )
}, 600_000)

const wholeDay = (timeZone: string) => offer(timeZone, { week: everyDay('00:00', '24:00') })
const daysFrom = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000)

/** The half hours of a fitter's day that is open from midnight to midnight. */
const everyHalfHour = (timeZone: string, date: string) =>
  freeTimes(
    wholeDay(timeZone),
    { ...service, lengthMinutes: 30 },
    [],
    { from: daysFrom(date, -1), to: daysFrom(date, 3) },
    daysFrom(date, -3),
  ).filter((time) => time.date === date)

describe('on days when the clock is changed', () => {
  /** Zone, day, and the times that an offer of the whole day must not or must have. */
  it.each([
    ['Europe/Berlin', '2027-03-28', ['02:00', '02:30'], 23],
    ['America/New_York', '2027-03-14', ['02:00', '02:30'], 23],
    ['Australia/Lord_Howe', '2027-10-03', ['02:00'], 23.5],
    ['Pacific/Chatham', '2027-09-26', ['03:00', '03:30'], 23],
    ['Africa/Casablanca', '2025-04-06', ['02:00', '02:30'], 23],
    ['Africa/Cairo', '2027-04-30', ['00:00', '00:30'], 23],
    ['America/Nuuk', '2027-03-27', ['23:00', '23:30'], 23],
    ['America/Santiago', '2027-09-05', ['00:00', '00:30'], 23],
    ['Asia/Beirut', '2027-03-28', ['00:00', '00:30'], 23],
  ])('in %s on %s, offers no time that the clock skips', (timeZone, date, skipped, hours) => {
    const all = everyHalfHour(timeZone, date).map(({ at }) => clock(at, timeZone).slice(11))
    for (const time of skipped) expect(all).not.toContain(time)
    expect(all).toHaveLength(hours * 2)
    expect(new Set(all).size).toBe(all.length)
  })

  it.each([
    ['Europe/Berlin', '2027-10-31', ['02:00', '02:30'], 24],
    ['America/New_York', '2027-11-07', ['01:00', '01:30'], 24],
    ['Australia/Lord_Howe', '2027-04-04', ['01:30'], 24],
    ['Pacific/Chatham', '2027-04-04', ['03:00', '03:30'], 24],
    ['Africa/Casablanca', '2025-02-23', ['02:00', '02:30'], 24],
    ['Africa/Cairo', '2027-10-28', ['23:00', '23:30'], 24],
    ['America/Nuuk', '2027-10-30', ['23:00', '23:30'], 24],
  ])(
    'in %s on %s, offers a time that occurs twice once, the first, and says so',
    (timeZone, date, doubled, hours) => {
      const times = everyHalfHour(timeZone, date)
      expect(times.filter((time) => time.doubled).map(({ at }) => clock(at, timeZone).slice(11))).toEqual(
        doubled,
      )
      expect(times).toHaveLength(hours * 2)
      for (const { at } of times.filter((time) => time.doubled)) {
        const second = new Date(at.getTime() + doubled.length * 30 * 60_000)
        expect(clock(second, timeZone)).toBe(clock(at, timeZone))
        expect(judgeTime(wholeDay(timeZone), service, [], second, daysFrom(date, -3))).toBe('outside_hours')
      }
    },
  )

  it.each(zones)('keeps the hours on the fitter’s clock all year in %s', (timeZone) => {
    const times = between(offer(timeZone), '2027-01-02T12:00:00Z', '2027-12-30T12:00:00Z')
    const byClock = new Set(times.map(({ at }) => clock(at, timeZone).slice(11)))
    expect([...byClock].toSorted()[0]).toBe('09:00')
    expect(byClock.size).toBe(15)
  })

  it('ends the hours after the real length of a fit', () => {
    const night = offer('Europe/Berlin', { week: { sunday: [{ from: '01:00', to: '03:30' }] } })
    const spring = between(night, '2027-03-27T00:00:00Z', '2027-03-29T00:00:00Z')
    expect(spring.map(({ at }) => at.toISOString())).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
    ])
    const autumn = between(night, '2027-10-30T00:00:00Z', '2027-11-01T00:00:00Z')
    expect(autumn.map(({ at }) => clock(at, 'Europe/Berlin').slice(11))).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
    ])
  })
})

describe('a time is refused', () => {
  const at = new Date('2027-06-07T09:00:00Z')
  const open = offer('UTC')
  const judge = (made: Offer, busy: readonly Busy[] = [], when = at, current = now) =>
    judgeTime(made, service, busy, when, current)

  it('for the first reason that applies', () => {
    expect(judge(open)).toBe('free')
    expect(judge(open, [], at, new Date('2027-06-07T09:00:01Z'))).toBe('past')
    expect(judge({ ...open, minimumNoticeMinutes: 61 }, [], at, new Date('2027-06-07T08:00:00Z'))).toBe(
      'too_soon',
    )
    expect(judge({ ...open, horizonDays: 156 })).toBe('too_far')
    expect(judge({ ...open, horizonDays: 157 })).toBe('free')
    expect(judge(open, [], new Date('2027-06-07T08:30:00Z'))).toBe('outside_hours')
    expect(judge(open, [], new Date('2027-06-07T09:10:00Z'))).toBe('outside_hours')
    expect(judge(open, [], new Date('2027-06-07T16:30:00Z'))).toBe('outside_hours')
    const booked = { from: new Date('2027-06-07T12:00:00Z'), to: new Date('2027-06-07T13:00:00Z') }
    const counted = { ...booked, bookedAt: booked.from }
    expect(judge({ ...open, maximumPerDay: 1 }, [counted])).toBe('day_full')
    expect(judge({ ...open, maximumPerDay: 1 }, [{ ...booked, bookedAt: null }])).toBe('free')
    expect(judge(open, [{ ...booked, from: new Date('2027-06-07T09:59:00Z'), bookedAt: null }])).toBe('taken')
    expect(judge(open, [{ ...booked, from: new Date('2027-06-07T10:00:00Z'), bookedAt: null }])).toBe('free')
  })

  it('on a day off, even if it is an extra day; an extra day replaces the hours of its weekday', () => {
    const spans = [{ from: '20:00', to: '21:00' }]
    const extra = [{ date: '2027-06-07', spans }]
    expect(judge({ ...open, extra })).toBe('outside_hours')
    expect(judge({ ...open, extra }, [], new Date('2027-06-07T20:00:00Z'))).toBe('free')
    const off = [{ from: '2027-06-05', to: '2027-06-07' }]
    expect(judge({ ...open, extra, off }, [], new Date('2027-06-07T20:00:00Z'))).toBe('outside_hours')
  })

  it('when its buffers overlap those of a neighbour, and not when they touch', () => {
    const buffered = { lengthMinutes: 60, bufferBeforeMinutes: 10, bufferAfterMinutes: 20 }
    const neighbour = {
      from: new Date('2027-06-07T10:20:00Z'),
      to: new Date('2027-06-07T11:30:00Z'),
      bookedAt: null,
    }
    expect(judgeTime(open, buffered, [neighbour], at, now)).toBe('free')
    expect(judgeTime(open, { ...buffered, bufferAfterMinutes: 21 }, [neighbour], at, now)).toBe('taken')
  })
})

it('joins hours that touch, also at midnight', () => {
  const night = offer('UTC', {
    week: { ...everyDay('22:00', '24:00'), tuesday: [{ from: '00:00', to: '01:00' }] },
  })
  const times = between(night, '2027-06-07T00:00:00Z', '2027-06-08T12:00:00Z')
  expect(times.map(({ at }) => at.toISOString().slice(8, 16))).toEqual([
    '07T22:00',
    '07T22:30',
    '07T23:00',
    '07T23:30',
    '08T00:00',
  ])
})

it('lists nothing for a range that is empty or behind', () => {
  expect(between(offer('UTC'), '2027-06-08T00:00:00Z', '2027-06-07T00:00:00Z')).toEqual([])
  expect(between(offer('UTC'), '2026-06-08T00:00:00Z', '2026-07-07T00:00:00Z')).toEqual([])
})
