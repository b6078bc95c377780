import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from './local-date.ts'
import { instantOf, isTimeZone, nextWithin, wallClock } from './wall-clock.ts'

const zone = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Africa/Casablanca',
  'UTC',
)
const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2012-01-01', days))

it.each([
  ['2026-03-28', 9 * 60, 'Europe/Berlin', '2026-03-28T08:00:00.000Z'],
  ['2026-03-29', 9 * 60, 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', 150, 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['2026-11-20', 9 * 60, 'Asia/Kathmandu', '2026-11-20T03:15:00.000Z'],
])('%s at minute %i in %s is %s', (date, minutes, timeZone, instant) => {
  expect(instantOf(date, minutes, timeZone).toISOString()).toBe(instant)
})

it('returns the same day and time for an instant, except for times that the clock skips', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 1439 }), zone, (date, minutes, timeZone) => {
      const back = wallClock(instantOf(date, minutes, timeZone), timeZone)
      const skipped = back.date !== date || back.minutes !== minutes
      if (!skipped) return
      // The clock went forward on this day: the instant is later by what it skipped, at most a day (Samoa, 2011).
      const before = wallClock(new Date(instantOf(date, minutes, timeZone).getTime() - 86_400_000), timeZone)
      expect(before.minutes).not.toBe(back.minutes)
    }),
  )
})

it('waits for the given hours of the day, and no longer', () => {
  const hours = { from: 9 * 60, to: 20 * 60 }
  const at = (text: string) => nextWithin(hours, new Date(text), 'Europe/Berlin').toISOString()
  expect(at('2026-11-20T07:59:59Z')).toBe('2026-11-20T08:00:00.000Z')
  expect(at('2026-11-20T08:00:00Z')).toBe('2026-11-20T08:00:00.000Z')
  expect(at('2026-11-20T18:59:59Z')).toBe('2026-11-20T18:59:59.000Z')
  expect(at('2026-11-20T19:00:00Z')).toBe('2026-11-21T08:00:00.000Z')
  expect(at('2026-03-28T23:00:00Z')).toBe('2026-03-29T07:00:00.000Z')
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      zone,
      (now, timeZone) => {
        const next = nextWithin(hours, now, timeZone)
        expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime())
        expect(next.getTime() - now.getTime()).toBeLessThan(16 * 3_600_000)
        const { minutes } = wallClock(next, timeZone)
        expect(minutes >= hours.from && minutes < hours.to).toBe(true)
      },
    ),
  )
})

it.each(['Europe/Berlin', 'Asia/Kathmandu', 'UTC', 'America/Argentina/Buenos_Aires'])(
  'accepts the time zone %s',
  (name) => expect(isTimeZone(name)).toBe(true),
)

it.each(['', '+02:00', 'Mars/Olympus', 'Europe/Berlin; drop table rider', '../etc'])(
  'refuses %s as a time zone',
  (name) => expect(isTimeZone(name)).toBe(false),
)

it('throws for an unknown time zone', () => {
  expect(() => instantOf('2026-01-01', 0, 'Mars/Olympus')).toThrow(RangeError)
})
