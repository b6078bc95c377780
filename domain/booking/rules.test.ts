import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock } from '../calendar/wall-clock.ts'
import { mayChange, reminderAt } from './changes.ts'
import { areSpans, isLocalTime } from './offer.ts'
import { zones } from './plain-reading.arbitrary.ts'
import { waitingOffer } from './waiting-list.ts'

const starts = new Date('2027-06-10T10:00:00Z')
const before = (hours: number) => new Date(starts.getTime() - hours * 3_600_000)

it.each([
  [24, 24.001, true],
  [24, 24, false],
  [24, 1, false],
  [null, 0.001, true],
  [null, 0, false],
  [0, 0, false],
])('with a rule of %s hours, %s hours before, a rider may change a booking: %s', (rule, hours, may) => {
  expect(mayChange(starts, rule, before(hours))).toBe(may)
})

it('reminds a day before, and not of what was booked later than that', () => {
  expect(reminderAt(starts, before(48))).toEqual(before(24))
  expect(reminderAt(starts, before(24))).toBeNull()
  expect(reminderAt(starts, before(2))).toBeNull()
})

describe('a freed time is offered to a person who waits', () => {
  const offered = (freedAt: string, notice = 0, zone = 'Europe/Berlin') =>
    waitingOffer(starts, notice, zone, new Date(freedAt))

  it('for two hours at once by day', () => {
    expect(offered('2027-06-01T10:00:00Z')).toEqual({
      offeredAt: new Date('2027-06-01T10:00:00Z'),
      until: new Date('2027-06-01T12:00:00Z'),
    })
  })

  it('from eight in the morning after a night', () => {
    const morning = { offeredAt: new Date('2027-06-02T06:00:00Z'), until: new Date('2027-06-02T08:00:00Z') }
    expect(offered('2027-06-01T18:00:00Z')).toEqual(morning)
    expect(offered('2027-06-02T03:00:00Z')).toEqual(morning)
  })

  it('for what is left of two hours on the next morning', () => {
    expect(offered('2027-06-01T17:30:00Z')).toEqual({
      offeredAt: new Date('2027-06-01T17:30:00Z'),
      until: new Date('2027-06-02T07:30:00Z'),
    })
  })

  it('never past the minimum notice', () => {
    expect(offered('2027-06-09T09:00:00Z', 24 * 60)?.until).toEqual(new Date('2027-06-09T10:00:00Z'))
    expect(offered('2027-06-09T10:00:00Z', 24 * 60)).toBeNull()
    expect(offered('2027-06-09T18:00:00Z', 300)).toBeNull()
  })

  it('in every zone, within their hours and for at most two of them', () => {
    const freed = fc.date({ min: before(24 * 200), max: starts, noInvalidDate: true })
    fc.assert(
      fc.property(freed, fc.constantFrom(...zones), fc.nat(5000), (freedAt, zone, notice) => {
        const made = waitingOffer(starts, notice, zone, freedAt)
        const latest = starts.getTime() - notice * 60_000
        if (!made) return
        const { minutes } = wallClock(made.offeredAt, zone)
        expect(minutes).toBeGreaterThanOrEqual(480)
        expect(minutes).toBeLessThan(1200)
        expect(made.offeredAt.getTime()).toBeGreaterThanOrEqual(freedAt.getTime())
        expect(made.until.getTime()).toBeLessThanOrEqual(latest)
        expect(made.until.getTime()).toBeGreaterThan(made.offeredAt.getTime())
        const held = (made.until.getTime() - made.offeredAt.getTime()) / 3_600_000
        expect(held === 2 || held <= 15).toBe(true)
      }),
    )
  })
})

it('knows times of day and hours of a day', () => {
  for (const time of ['00:00', '09:30', '23:59', '24:00']) expect(isLocalTime(time)).toBe(true)
  for (const time of ['24:01', '9:30', '09:60', '0930', '09:30:00', '']) expect(isLocalTime(time)).toBe(false)
  const span = (from: string, to: string) => ({ from, to })
  expect(areSpans([span('13:00', '24:00'), span('09:00', '13:00')])).toBe(true)
  expect(areSpans([span('09:00', '13:00'), span('12:59', '14:00')])).toBe(false)
  expect(areSpans([span('09:00', '09:00')])).toBe(false)
  expect(areSpans([span('24:00', '24:00')])).toBe(false)
})
