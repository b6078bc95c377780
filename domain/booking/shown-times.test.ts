import { expect, it } from 'vitest'
import { byDay, clockTimes } from './free-days.ts'
import { freeTimes } from './free-times.ts'
import type { Offer, Service } from './offer.ts'
import { weekdays } from './offer.ts'
import { changeDays, clockAt, zones } from './plain-reading.arbitrary.ts'

const DAY_MS = 86_400_000
const service: Service = { lengthMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }
const offer = (timeZone: string): Offer => ({
  timeZone,
  week: Object.fromEntries(weekdays.map((day) => [day, [{ from: '00:00', to: '24:00' }]])),
  off: [],
  extra: [],
  minimumNoticeMinutes: 0,
  horizonDays: 30,
  maximumPerDay: null,
})

/** The fitter's zones in which a day is hard: half hours, quarter hours, changes at midnight and at Ramadan. */
const hard = [
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Cairo',
  'America/Nuuk',
] as const

it.each(hard)(
  'shows the times of a fitter in %s to riders everywhere, each once and on its day',
  (timeZone) => {
    for (const day of changeDays) {
      const from = new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS)
      const to = new Date(from.getTime() + 3 * DAY_MS)
      const times = freeTimes(offer(timeZone), service, [], { from, to }, from).map(({ at }) =>
        at.toISOString(),
      )
      for (const rider of zones) {
        const days = [...byDay(times, rider)]
        expect(days.flatMap(([, each]) => each)).toEqual(times)
        for (const [date, each] of days) {
          expect(new Set(each.map((at) => clockAt(Date.parse(at), rider).date))).toEqual(new Set([date]))
          const shown = clockTimes(each, 'en-GB', rider).map(({ words }) => words)
          expect(new Set(shown).size, `${rider} on ${date}: ${shown.join(' ')}`).toBe(each.length)
        }
      }
    }
  },
)

it('shows a rider in Auckland the morning of a fitter in Berlin as the evening, on the right day', () => {
  const now = new Date('2027-03-26T00:00:00Z')
  const range = { from: new Date('2027-03-28T06:00:00Z'), to: new Date('2027-03-28T08:00:00Z') }
  const times = freeTimes(offer('Europe/Berlin'), service, [], range, now).map(({ at }) => at.toISOString())
  const [first] = [...byDay(times, 'Pacific/Auckland')]
  expect(first?.[0]).toBe('2027-03-28')
  // Berlin is on summer time since that night, Auckland still on its own.
  expect(clockTimes(first?.[1] ?? [], 'en-GB', 'Pacific/Auckland')[0]?.words).toBe('19:00')
  expect(clockTimes(first?.[1] ?? [], 'en-GB', 'Europe/Berlin')[0]?.words).toMatch(/^0?8:00$/)
})
