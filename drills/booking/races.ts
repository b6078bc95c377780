import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import {
  type Answer,
  ahead,
  ask,
  confirm,
  enter,
  hold,
  linkSecret,
  mailsTo,
  makePractice,
  move,
  type Practice,
  secretOf,
} from './practice.ts'

const AT_ONCE = 100
const MAIL_WITHIN_MS = 20_000

/** What a round of a race is run with: four processes of the server, and their database. */
export interface Course {
  origins: readonly string[]
  owner: Client
  /** Notes what was not as promised. */
  broken(what: string): void
}

const spread = <T>({ origins }: Course, count: number, work: (origin: string, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(origins[index % origins.length] ?? '', index)))

/** The bookings of a fitter that take time now. */
async function live({ owner }: Course, { fitterId }: Practice): Promise<number> {
  const { rows } = await owner.query(
    `select count(*)::int as count from booking where fitter_id = $1 and expired_at is null and cancelled_at is null
     and (expires_at is null or expires_at > now())`,
    [fitterId],
  )
  return rows[0].count
}

const isHeld = (answer: Answer) => answer.body.held !== null && answer.status === 200
const isToldNext = ({ body }: Answer) =>
  body.refusal === 'taken' && Array.isArray(body.next) && body.next.length > 0
/** The fitter's own page is told in a problem. */
const isFitterToldNext = ({ body }: Answer) =>
  body.code === 'time_refused' && Object(body.params).refusal === 'taken' && Boolean(Object(body.params).next)
/** The same move, sent again, finds itself done, or finds the version that the first one left. */
const isMoveKnown = ({ body }: Answer) => body.refusal === null || body.code === 'stale_version'

function expectCount(course: Course, what: string, found: number, expected: number): void {
  if (found !== expected) course.broken(`${what}: ${found} instead of ${expected}`)
}

/** Many want one time: one gets it, the others are told the next ones. */
async function oneTime(course: Course, round: number): Promise<void> {
  const practice = await makePractice(course.origins[0] ?? '')
  const at = ahead(3 + round)
  const answers = await spread(course, AT_ONCE, (origin) => hold(origin, practice, at))
  expectCount(course, 'holds of one time', answers.filter(isHeld).length, 1)
  expectCount(course, 'others who are told the next times', answers.filter(isToldNext).length, AT_ONCE - 1)
  for (const { status, body } of answers
    .filter((answer) => !isHeld(answer) && !isToldNext(answer))
    .slice(0, 3))
    course.broken(`a refusal of one time: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  expectCount(course, 'live bookings', await live(course, practice), 1)
}

/** The ways in which a time is taken: a rider's hold, the fitter's new booking, and a moved booking. */
const ways = [
  { taken: isHeld, told: isToldNext },
  { taken: ({ status }: Answer) => status === 201, told: isFitterToldNext },
  {
    taken: ({ body }: Answer) => body.refusal === null,
    told: (answer: Answer) => isToldNext(answer) || isMoveKnown(answer),
  },
]

/** The three ways meet at one time: one takes it, and all others are told the next ones. */
async function threeWays(course: Course, round: number): Promise<void> {
  const practice = await makePractice(course.origins[0] ?? '')
  const [from, at] = [ahead(2 + round), ahead(3 + round)]
  const known = await enter(course.origins[0] ?? '', practice, from)
  const id = String(known.body.id)
  const answers = await spread(
    course,
    AT_ONCE,
    (origin, index) =>
      [
        () => hold(origin, practice, at),
        () => enter(origin, practice, at),
        () => move(origin, practice, id, at, 0),
      ][index % 3]?.() ?? Promise.reject(new Error('no such way')),
  )
  const { rows } = await course.owner.query(
    `select count(*)::int as count from booking where fitter_id = $1 and starts_at = $2 and expired_at is null
     and cancelled_at is null`,
    [practice.fitterId, at],
  )
  expectCount(course, 'live bookings where three ways meet', rows[0].count, 1)
  const winners = ways.filter(({ taken }, way) =>
    answers.some((answer, index) => index % 3 === way && taken(answer)),
  )
  expectCount(course, 'ways that took the time', winners.length, 1)
  const lost = answers.filter(
    (answer, index) => !ways[index % 3]?.taken(answer) && !ways[index % 3]?.told(answer),
  )
  for (const { status, body } of lost.slice(0, 3))
    course.broken(`a refusal where three ways meet: ${status} ${JSON.stringify(body).slice(0, 200)}`)
}

/** Presses of one mail, at once: one confirmation, one session, one mail. */
async function oneMail(course: Course, round: number): Promise<void> {
  const [origin = ''] = course.origins
  const practice = await makePractice(origin)
  const address = `${crypto.randomUUID()}@example.org`
  const held = await hold(origin, practice, ahead(3 + round))
  await ask(origin, secretOf(held), address)
  const giveUpAt = Date.now() + MAIL_WITHIN_MS
  let secret = ''
  while (secret === '' && Date.now() < giveUpAt) {
    secret = linkSecret((await mailsTo(origin, address))[0])
    if (secret === '') await wait(100)
  }
  const answers = await spread(course, AT_ONCE, (each) => confirm(each, secret))
  const confirmed = answers.filter(({ body }) => Object(body.booking).state === 'confirmed')
  expectCount(course, 'presses that confirm', confirmed.length, AT_ONCE)
  const { rows } = await course.owner.query(
    `select (select count(*)::int from session where fitter_id = $1) as sessions,
       (select count(*)::int from rider where fitter_id = $1) as riders,
       (select count(*)::int from outbox where kind = 'booking_confirmed' and rider_id in
         (select id from rider where fitter_id = $1)) as mails`,
    [practice.fitterId],
  )
  expectCount(course, 'sessions of one press', rows[0].sessions, 1)
  expectCount(course, 'files of one press', rows[0].riders, 1)
  expectCount(course, 'mails of one press', rows[0].mails, 1)
}

/** More want to come on a day than may, many of them at the same time. */
async function fullDay(course: Course, round: number): Promise<void> {
  const practice = await makePractice(course.origins[0] ?? '', 3)
  const midnight = `${ahead(4 + round).slice(0, 10)}T06:00:00.000Z`
  const answers = await spread(course, AT_ONCE, (origin, index) =>
    hold(origin, practice, new Date(Date.parse(midnight) + (index % 16) * 3_600_000).toISOString()),
  )
  expectCount(course, 'holds of a day with room for three', answers.filter(isHeld).length, 3)
  const told = answers.filter(({ body }) => body.refusal === 'day_full' || isToldNext({ status: 200, body }))
  expectCount(course, 'others who are told that it is full, or the next times', told.length, AT_ONCE - 3)
}

/** Runs every race so many times. @returns how many were run */
export async function race(course: Course, rounds: number): Promise<number> {
  for (let round = 0; round < rounds; round += 1) {
    await oneTime(course, round)
    await threeWays(course, round)
    await oneMail(course, round)
    await fullDay(course, round)
    if ((round + 1) % 10 === 0) console.log(`  ${round + 1} rounds`)
  }
  return rounds * 4
}
