import fc from 'fast-check'
import { addDays, daysBetween } from '../calendar/local-date.ts'
import type { Busy, Offer, Service, Span } from './offer.ts'
import { minutesOf, START_EVERY_MINUTES, weekdays } from './offer.ts'

/** Zones of every kind: changes of an hour, of half an hour, at midnight, at Ramadan, and none; odd offsets. */
export const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Nuuk',
  'America/Santiago',
  'Asia/Beirut',
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Europe/Moscow',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/St_Johns',
  'UTC',
] as const

/** Days around which the clocks of these zones change in 2027, and plain ones. */
export const changeDays = [
  '2027-02-07',
  '2027-03-14',
  '2027-03-27',
  '2027-03-28',
  '2027-04-04',
  '2027-04-30',
  '2027-09-05',
  '2027-09-26',
  '2027-10-03',
  '2027-10-29',
  '2027-10-31',
  '2027-11-07',
]

const STEP_MS = 5 * 60_000
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Hours of a day: pairs of sorted marks, each five minutes apart at least. */
const spans: fc.Arbitrary<Span[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 288 }), { maxLength: 6 })
  .map((marks) => {
    const sorted = marks.toSorted((a, b) => a - b)
    return sorted.flatMap((mark, index) => {
      const to = sorted[index + 1]
      return index % 2 === 0 && to !== undefined ? [{ from: timeOf(mark * 5), to: timeOf(to * 5) }] : []
    })
  })

const week = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, spans])) as {
    [day in (typeof weekdays)[number]]: typeof spans
  },
)

/** Instants every five minutes, so many days after another. */
const instants = (from: number, least: number, most: number) =>
  fc
    .integer({ min: (least * DAY_MS) / STEP_MS, max: (most * DAY_MS) / STEP_MS })
    .map((steps) => new Date(from + steps * STEP_MS))

/** An offer with days off and extra days around a date. */
function offers(timeZone: string, day: string): fc.Arbitrary<Offer> {
  const date = fc.integer({ min: -8, max: 9 }).map((days) => addDays(day, days))
  return fc.record({
    timeZone: fc.constant(timeZone),
    week,
    off: fc.array(
      fc.record({ from: date, days: fc.nat(3) }).map(({ from, days }) => ({ from, to: addDays(from, days) })),
      { maxLength: 2 },
    ),
    extra: fc.uniqueArray(fc.record({ date, spans }), { maxLength: 2, selector: (extra) => extra.date }),
    minimumNoticeMinutes: fc.constantFrom(0, 45, 24 * 60, 72 * 60),
    horizonDays: fc.integer({ min: 0, max: 12 }),
    maximumPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
  })
}

const services: fc.Arbitrary<Service> = fc.record({
  lengthMinutes: fc.constantFrom(15, 30, 60, 90, 240),
  bufferBeforeMinutes: fc.constantFrom(0, 10, 30),
  bufferAfterMinutes: fc.constantFrom(0, 15, 60),
})

const busyTimes = (from: number): fc.Arbitrary<Busy[]> =>
  fc.array(
    fc
      .record({ start: instants(from, -1, 8), steps: fc.integer({ min: 1, max: 60 }), counts: fc.boolean() })
      .map(({ start, steps, counts }) => ({
        from: start,
        to: new Date(start.getTime() + steps * STEP_MS),
        bookedAt: counts ? start : null,
      })),
    { maxLength: 8 },
  )

/** One question: an offer, a service, what is taken, and seven days to list, near a change of clocks as a rule. */
export const booking: fc.Arbitrary<Question> = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    day: fc.oneof(
      fc.constantFrom(...changeDays),
      fc.integer({ min: 0, max: 364 }).map((days) => addDays('2027-01-01', days)),
    ),
    before: fc.integer({ min: 0, max: 6 }),
  })
  .chain(({ timeZone, day, before }) => {
    const from = Date.parse(`${addDays(day, -before)}T00:00:00Z`)
    return fc.record({
      offer: offers(timeZone, day),
      service: services,
      busy: busyTimes(from),
      from: fc.constant(new Date(from)),
      to: fc.constant(new Date(from + 7 * DAY_MS)),
      now: instants(from, -4, 3),
    })
  })

export type Question = {
  offer: Offer
  service: Service
  busy: readonly Busy[]
  from: Date
  to: Date
  now: Date
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** What a clock on the wall shows. */
export function clockAt(ms: number, timeZone: string): { date: string; minutes: number } {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formats.set(timeZone, format)
  }
  const [date = '', clock = ''] = format.format(ms).split(' ')
  return { date, minutes: minutesOf(clock) }
}

/** What the clock on the wall shows every five minutes, and the latest time that it has shown on that day. */
type Moment = { ms: number; date: string; minutes: number; latest: number; first: boolean }

function walk(from: number, to: number, timeZone: string): Moment[] {
  const moments: Moment[] = []
  const shown = new Map<string, { latest: number; seen: Set<number> }>()
  for (let ms = from; ms <= to; ms += STEP_MS) {
    const { date, minutes } = clockAt(ms, timeZone)
    const day = shown.get(date) ?? { latest: 0, seen: new Set<number>() }
    shown.set(date, day)
    day.latest = Math.max(day.latest, minutes)
    moments.push({ ms, date, minutes, latest: day.latest, first: !day.seen.has(minutes) })
    day.seen.add(minutes)
  }
  return moments
}

function hours(offer: Offer, date: string): readonly Span[] {
  if (offer.off.some((range) => date >= range.from && date <= range.to)) return []
  const weekday = weekdays[daysBetween('2024-01-01', date) % 7] ?? 'monday'
  return offer.extra.find((extra) => extra.date === date)?.spans ?? offer.week[weekday] ?? []
}

/**
 * The free times as one would find them with a clock on the wall and a pencil, every five minutes: no time-zone
 * library, no day boundaries worked out, no search. Slow, and independent of the code that it checks.
 */
export function plainReading({ offer, service, busy, from, to, now }: Question): number[] {
  const moments = walk(from.getTime() - 2 * DAY_MS, to.getTime() + 2 * DAY_MS, offer.timeZone)
  const today = clockAt(now.getTime(), offer.timeZone).date
  const bookedOn = (date: string) =>
    busy.filter(({ bookedAt }) => bookedAt && clockAt(bookedAt.getTime(), offer.timeZone).date === date)
      .length
  const isOpen = ({ date, latest }: Moment) =>
    hours(offer, date).some((span) => minutesOf(span.from) <= latest && latest < minutesOf(span.to))
  const begins = ({ date, minutes, first }: Moment) =>
    first &&
    hours(offer, date).some(
      (span) =>
        minutes >= minutesOf(span.from) &&
        minutes < minutesOf(span.to) &&
        (minutes - minutesOf(span.from)) % START_EVERY_MINUTES === 0,
    )
  return moments.flatMap((moment, index) => {
    const { ms, date } = moment
    const during = moments.slice(index, index + service.lengthMinutes / 5)
    const begin = ms - service.bufferBeforeMinutes * MINUTE_MS
    const end = ms + (service.lengthMinutes + service.bufferAfterMinutes) * MINUTE_MS
    const bookable =
      ms >= from.getTime() &&
      ms < to.getTime() &&
      begins(moment) &&
      during.every(isOpen) &&
      ms >= now.getTime() + offer.minimumNoticeMinutes * MINUTE_MS &&
      daysBetween(today, date) <= offer.horizonDays &&
      (offer.maximumPerDay === null || bookedOn(date) < offer.maximumPerDay) &&
      !busy.some((range) => range.from.getTime() < end && begin < range.to.getTime())
    return bookable ? [ms] : []
  })
}
