// How long the free times of a month take for riders, as a fitter's bookings grow: none, a week, a year of them, and with
// five other calendars. Prints median and p95 of the answer, their ratio to an empty calendar and to a bare read of the
// same page, and the CPU that the judge alone takes.
//   npm run bench -- slots [requests]
import pg from 'pg'
import { freeTimes } from '#domain/booking/free-times.ts'
import type { Busy, Offer } from '#domain/booking/offer.ts'
import { offering, rules, week } from './lab/offering.ts'
import { ask, median, p95, startServer } from './lab/server.ts'

const REQUESTS = Number(process.argv[2] ?? 60)
/** What the answer may take, p95, and what the judge may take of it, in ms. */
const GOAL_MS = 150
const CPU_GOAL_MS = 20
const DAY_MS = 86_400_000
/** Eight bookings on each of 250 days. */
const YEAR = 2_000

const from = new Date(Date.now() + 7 * DAY_MS)
const to = new Date(from.getTime() + 31 * DAY_MS)

/** The CPU of the judge alone for one month, in ms: the median of many, after the first. */
function judged(bookings: number): { first: number; warm: number } {
  const offer: Offer = { ...rules, timeZone: 'Europe/Berlin', week }
  const service = { lengthMinutes: 120, bufferBeforeMinutes: 15, bufferAfterMinutes: 15 }
  const busy: Busy[] = Array.from({ length: bookings }, (_, index) => {
    const at = new Date(Date.now() + (index / Math.max(bookings, 1)) * 365 * DAY_MS)
    return { from: at, to: new Date(at.getTime() + 7_200_000), bookedAt: at }
  })
  const all = Array.from({ length: 40 }, () => {
    const before = process.cpuUsage()
    freeTimes(offer, service, busy, { from, to }, new Date())
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return { first: all[0] ?? Number.NaN, warm: median(all.slice(1)) }
}

const cold = judged(YEAR)
const server = await startServer()
const { origin } = server
const owner = new pg.Client({ connectionString: await server.ownerUrl() })
await owner.connect()

/** Writes blocked times evenly over a year, past the product: the reading is measured, not the writing. */
async function fill(fitterId: string, count: number): Promise<void> {
  await owner.query('alter table booking disable trigger user')
  await owner.query(
    `insert into booking (id, fitter_id, kind, made_by, made_at, starts_at, ends_at, busy_from, busy_to, starts_local,
       time_zone, tzdata)
     select gen_random_uuid(), $1, 'block', 'fitter', now(), x.at, x.at + interval '90 minutes', x.at,
       x.at + interval '90 minutes', to_char(x.at at time zone 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI'),
       'Europe/Berlin', 'bench'
     from (select now() + (n * interval '365 days' / $2) as at from generate_series(1, $2::int) n) x`,
    [fitterId, count],
  )
  await owner.query('alter table booking enable trigger user')
}

/**
 * Five calendars with thirteen short events on each day of a year, 24,000 in all: in the evening, or all over the hours, so
 * that no time is free.
 */
async function connectCalendars(fitterId: string, when: 'evening' | 'all day'): Promise<void> {
  const [hour, apart] = when === 'evening' ? [19, 20] : [8, 50]
  await owner.query('alter table calendar_subscription disable trigger user')
  await owner.query(
    `insert into calendar_subscription (id, fitter_id, name_sealed, url_sealed, created_at, tried_at, read_at, busy)
     select gen_random_uuid(), $1, '\\x00', '\\x00', now(), now() + interval '1 day', now(), (
       select range_agg(tstzrange(at, at + interval '3 minutes')) from (
         select date_trunc('day', now()) + $2 * interval '1 hour' + (n / 13) * interval '1 day'
           + (n % 13) * $3 * interval '1 minute' + calendar * $3 * interval '12 seconds' as at
         from generate_series(0, 4800) n) x)
     from generate_series(0, 4) calendar`,
    [fitterId, hour, apart],
  )
  await owner.query('alter table calendar_subscription enable trigger user')
}

async function timed(at: string): Promise<number[]> {
  const all: number[] = []
  for (let request = 0; request < REQUESTS + 5; request += 1) {
    const began = performance.now()
    const { status } = await ask(origin, 'GET', at)
    if (status !== 200) throw new Error(`${at} answered ${status}`)
    if (request >= 5) all.push(performance.now() - began)
  }
  return all
}

const ms = (value: number) => `${value.toFixed(1)} ms`
let failed = false
try {
  let empty = Number.NaN
  for (const [name, count, calendars] of [
    ['no bookings', 0, null],
    ['a week of bookings', 40, null],
    ['a year of bookings', YEAR, null],
    ['a year and five other calendars', YEAR, 'evening'],
    ['a year in which nothing is free', YEAR, 'all day'],
  ] as const) {
    const { slug, serviceId, fitterId } = await offering(origin)
    if (count > 0) await fill(fitterId, count)
    if (calendars) await connectCalendars(fitterId, calendars)
    const query = new URLSearchParams({ serviceId, from: from.toISOString(), to: to.toISOString() })
    const bare = median(await timed(`/api/booking-pages/${slug}`))
    const all = await timed(`/api/booking-pages/${slug}/times?${query}`)
    const middle = median(all)
    empty = Number.isNaN(empty) ? middle : empty
    failed ||= p95(all) > GOAL_MS
    console.log(
      `${name.padEnd(32)} median ${ms(middle)} (${(middle / empty).toFixed(1)}× empty, ${(middle / bare).toFixed(1)}× the page), p95 ${ms(p95(all))} (goal ${GOAL_MS} ms)`,
    )
  }
  const { warm } = judged(YEAR)
  failed ||= warm > CPU_GOAL_MS
  console.log(
    `the judge alone, a month with a year of bookings: first ${ms(cold.first)}, then ${ms(warm)} of CPU (goal ${CPU_GOAL_MS} ms)`,
  )
} finally {
  await owner.end()
  await server.stop()
}
if (failed) process.exitCode = 1
