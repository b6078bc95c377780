import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import {
  type Answer,
  ahead,
  hold,
  linkSecret,
  type Mail,
  mailsTo,
  makePractice,
  newestMails,
  type Practice,
  secretOf,
  send,
} from './practice.ts'

const RETRY_AFTER_MS = 100
const GIVE_UP_AFTER_MS = 180_000
/** How long a process lives before it is killed, in milliseconds. */
const [SHORTEST_LIFE, LONGEST_LIFE] = [300, 2_500]

/** A server that is killed and started again on its data. */
export interface Victim {
  origin: string
  owner(): Promise<Client>
  killAndRestart(): Promise<void>
}

/** Sends a request until it is answered, as a page does. */
async function until(victim: Victim, request: readonly [string, string, object?]): Promise<Answer> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  const key = crypto.randomUUID()
  for (;;) {
    const answer = await send(victim.origin, request, { key }).catch(() => null)
    if (answer && answer.status < 500 && answer.body.code !== 'request_in_progress') return answer
    if (Date.now() > giveUpAt) throw new Error(`${request.slice(0, 2).join(' ')}: no answer`)
    await wait(RETRY_AFTER_MS)
  }
}

async function mailSecret(victim: Victim, address: string): Promise<string> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  for (;;) {
    const mails = await mailsTo(victim.origin, address).catch(() => [])
    const secret = linkSecret(mails[0])
    if (secret !== '') return secret
    if (Date.now() > giveUpAt) throw new Error('no mail came')
    await wait(RETRY_AFTER_MS)
  }
}

/** What one rider was told, step by step. */
interface Told {
  address: string
  steps: string[]
}

let hours = 0
const nextHour = () => {
  hours += 1
  return ahead(2, hours)
}

/** One rider books, confirms, moves and cancels, and repeats what is not answered. */
async function lifeOfABooking(victim: Victim, practice: Practice): Promise<Told> {
  const told: Told = { address: `${crypto.randomUUID()}@example.org`, steps: [] }
  let secret = ''
  // A hold whose answer was lost still holds its time, so another is asked for.
  while (secret === '') {
    secret = secretOf(await hold(victim.origin, practice, nextHour()).catch(() => ({ status: 0, body: {} })))
    // Without a wait, a server that is down would use up every hour of the calendar.
    if (secret === '') await wait(RETRY_AFTER_MS)
  }
  const who = { name: 'Jonas', email: told.address, phone: null, note: null }
  const body = { ...who, secret, timeZone: 'Pacific/Auckland', language: 'en' }
  const asked = await until(victim, ['POST', '/api/booking-requests', body])
  if (asked.body.refusal !== null) throw new Error(`asking: ${JSON.stringify(asked)}`)
  const mailed = await mailSecret(victim, told.address)
  const steps = [
    ['confirmed', '/api/booking-links/confirmation', { secret: mailed }],
    ['moved', '/api/booking-links/move', { secret: mailed, at: nextHour() }],
    ['cancelled', '/api/booking-links/cancellation', { secret: mailed, message: null }],
  ] as const
  for (const [step, at, what] of steps) {
    const answer = await until(victim, ['POST', at, what])
    if (answer.status !== 200 || (answer.body.refusal ?? null) !== null)
      throw new Error(`${step}: ${JSON.stringify(answer)}`)
    told.steps.push(step)
  }
  return told
}

/** Waits until no mail waits any more. A killed process keeps what it was sending for up to two minutes. */
async function untilSent(owner: Client): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS
  for (;;) {
    const { rows } = await owner.query(
      `select count(*)::int as waiting from outbox
       where sent_at is null and dead_at is null and dropped_at is null and due_at <= now()`,
    )
    if (rows[0].waiting === 0 || Date.now() > giveUpAt) return
    await wait(RETRY_AFTER_MS)
  }
}

/** All mails that were seen, oldest first: the page shows the newest only. */
class SeenMails {
  readonly #byId = new Map<string, Mail>()
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  async look(): Promise<void> {
    for (const mail of await newestMails(this.#origin)) this.#byId.set(mail.id, mail)
  }

  to(address: string): Mail[] {
    return [...this.#byId.values()].filter(({ to }) => to === address)
  }
}

/**
 * What the database and the mails say about each life: one state; no mail twice, the first asks for a confirmation and the
 * last tells the end. What was no longer true when it could be sent is told to nobody.
 */
async function compare(
  victim: Victim,
  { fitterId }: Practice,
  { lives, mails }: { lives: readonly Told[]; mails: SeenMails },
  broken: (what: string) => void,
): Promise<void> {
  const owner = await victim.owner()
  try {
    const { rows } = await owner.query(
      `select count(*)::int as bookings, count(*) filter (where cancelled_at is not null and sequence = 2)::int as ended
       from booking where sent_at is not null and fitter_id = $1`,
      [fitterId],
    )
    if (rows[0].bookings !== lives.length || rows[0].ended !== lives.length)
      broken(`${lives.length} lives, ${rows[0].bookings} bookings, ${rows[0].ended} moved once and cancelled`)
    await untilSent(owner)
  } finally {
    await owner.end()
  }
  await mails.look()
  for (const { address } of lives) {
    const subjects = mails.to(address).map(({ subject }) => subject)
    const isOnce = new Set(subjects).size === subjects.length
    if (!isOnce || !subjects[0]?.startsWith('Confirm') || !subjects.at(-1)?.includes('cancelled'))
      broken(`mails to one rider: ${subjects.join(' | ')}`)
  }
}

/** Kills the server so many times while riders book, move and cancel. @returns how many bookings lived and died */
export async function surviveKills(
  victim: Victim,
  kills: number,
  broken: (what: string) => void,
): Promise<number> {
  const practice = await makePractice(victim.origin)
  const lives: Told[] = []
  const mails = new SeenMails(victim.origin)
  let over = false
  const lane = async () => {
    while (!over) lives.push(await lifeOfABooking(victim, practice))
  }
  const lanes = Promise.all([lane(), lane(), lane()])
  lanes.catch(() => undefined)
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.race([wait(SHORTEST_LIFE + Math.random() * (LONGEST_LIFE - SHORTEST_LIFE)), lanes])
    await victim.killAndRestart()
    await mails.look()
  }
  over = true
  await lanes
  await compare(victim, practice, { lives, mails }, broken)
  return lives.length
}
