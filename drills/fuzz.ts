// Sends hostile text, numbers, lists and malformed requests to every field of every call. The server must never respond
// with a status of 500 or above, and no request may block its event loop for 100 ms.
//   npm run drill -- fuzz [seconds]

import { ask, freshVisitor, startServer } from '../bench/lab/server.ts'
import { withoutWords } from '../domain/text/search-words.ts'
import { type FuzzedCall, fuzzedCalls, withTextAt, withValueAt } from './fuzz/calls.ts'
import { HOSTILE_TEXTS, HOSTILE_VALUES, MALFORMED } from './fuzz/hostile-values.ts'
import { type LoadSpent, measureLoad } from './fuzz/load.ts'
import { makePeople, PEOPLE, type Person, type Standing } from './fuzz/people.ts'

const MOST_MS = 100
/** The time limit of the drill. Values that were not sent by then are reported. */
const SECONDS = Number(process.argv[2] ?? 300)
/** The number of requests between two checks of the event loop, and of concurrent ones. */
const BATCH = 8
const LANES = 4
/** A request is reported only if it blocks the event loop every time. */
const REPEATS = 4

interface Shot {
  call: FuzzedCall
  name: string
  person: Person
  query: string
  payload: string | Buffer<ArrayBuffer> | undefined
}

const json = (value: unknown): string => JSON.stringify(value) ?? ''
const longest = (text: string) => text.slice(0, 2_000)

/** Everything that is sent to one call. */
function* shotsAt(call: FuzzedCall): Generator<Omit<Shot, 'person' | 'call'>> {
  for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
    for (const field of call.query)
      yield {
        name: `${name} in ?${field}`,
        query: new URLSearchParams({ [field]: longest(text).toWellFormed() }).toString(),
        payload: call.body && json(call.body),
      }
    for (const body of withTextAt(call.body, text)) yield { name, query: '', payload: json(body) }
    if (call.upload) yield { name, query: 'phase=before', payload: Buffer.from(text) }
  }
  for (const value of HOSTILE_VALUES)
    for (const body of withValueAt(call.body ?? {}, value))
      yield { name: `${json(value).slice(0, 30)} for a value`, query: '', payload: json(body) }
  if (call.method !== 'GET') for (const payload of MALFORMED) yield { name: 'malformed', query: '', payload }
}

/** Alternates the calls, so that each gets every kind of value even if the drill ends early. */
function allShots(): Shot[] {
  let turn = 0
  const ofEach = fuzzedCalls().map((call) =>
    [...shotsAt(call)].map((shot) => ({ ...shot, call, person: PEOPLE[turn++ % PEOPLE.length] ?? 'nobody' })),
  )
  const most = Math.max(...ofEach.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => ofEach.flatMap((shots) => shots[at] ?? [])).flat()
}

function addressOf({ call, query }: Shot, { ids }: Standing): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_match, name: string) => ids[name] ?? crypto.randomUUID())
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** @returns the status; 0 if the server closed the connection before the request was sent in full */
async function fire(origin: string, shot: Shot, people: Record<Person, Standing>): Promise<number> {
  const standing = people[shot.person]
  const { call, payload } = shot
  const type = call.upload ? 'image/jpeg' : 'application/json'
  const { address, headers } = withoutWords(addressOf(shot, standing))
  try {
    const answer = await fetch(`${origin}${address}`, {
      method: call.method,
      redirect: 'manual',
      headers: {
        ...freshVisitor(),
        ...headers,
        cookie: standing.cookie,
        ...(standing.token &&
          call.path.startsWith('/auth/') && { authorization: `Bearer ${standing.token}` }),
        'idempotency-key': crypto.randomUUID(),
        ...(payload !== undefined && call.method !== 'GET' && { 'content-type': type }),
      },
      ...(payload !== undefined && call.method !== 'GET' && { body: payload }),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

const server = await startServer()
process.once('SIGTERM', () => void server.stop().then(() => process.exit(1)))
process.once('SIGINT', () => void server.stop().then(() => process.exit(1)))
const { origin } = server
const counts = new Map<string, number>()
const failures: string[] = []
const slow: string[] = []
let worst = 0
let noisy = 0

function count(shot: Shot, status: number): void {
  const group = status === 0 ? 'line closed' : status === 429 ? '429' : `${Math.floor(status / 100)}xx`
  counts.set(group, (counts.get(group) ?? 0) + 1)
  if (status >= 500)
    failures.push(`${status} ${shot.call.method} ${shot.call.path} as ${shot.person}: ${shot.name}`)
}

/**
 * How long one request blocks the event loop: the minimum of several measurements, so that other load does not count.
 */
async function heldUpBy(shot: Shot, people: Record<Person, Standing>): Promise<LoadSpent> {
  let least: LoadSpent = { loopMs: Number.POSITIVE_INFINITY, cpuMs: Number.POSITIVE_INFINITY }
  for (let time = 0; time < REPEATS && Math.min(least.loopMs, least.cpuMs) > MOST_MS; time++) {
    const spent = await measureLoad(origin, async () => count(shot, await fire(origin, shot, people)))
    least = { loopMs: Math.min(least.loopMs, spent.loopMs), cpuMs: Math.min(least.cpuMs, spent.cpuMs) }
  }
  return least
}

async function fireBatch(batch: Shot[], people: Record<Person, Standing>): Promise<void> {
  const waiting = [...batch]
  const lane = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const one = shot
      let status = await fire(origin, one, people)
      if (status === 429 && (await renewed(one.person, people))) status = await fire(origin, one, people)
      count(one, status)
    }
  }
  const { loopMs, cpuMs } = await measureLoad(origin, async () => {
    await Promise.all(Array.from({ length: LANES }, lane))
  })
  const together = Math.min(loopMs, cpuMs)
  if (together <= MOST_MS) {
    worst = Math.max(worst, together)
    return
  }
  noisy += 1
  for (const shot of batch) {
    const spent = await heldUpBy(shot, people)
    const blamed = Math.min(spent.loopMs, spent.cpuMs)
    worst = Math.max(worst, blamed)
    if (blamed > MOST_MS)
      slow.push(
        `${blamed.toFixed(0)} ms ${shot.call.method} ${shot.call.path} as ${shot.person}: ${shot.name}`,
      )
  }
}

/** Signs in again when a limit is reached, because limits count by cookie. */
async function renewed(person: Person, people: Record<Person, Standing>): Promise<boolean> {
  const { signIn } = people[person]
  if (!signIn) return false
  const answer = await ask(origin, 'POST', '/api/auth/login', signIn)
  people[person].cookie = answer.cookie
  return answer.status === 200
}

try {
  const people = await makePeople(origin)
  const idle = await measureLoad(origin, async () => {
    for (let time = 0; time < 50; time++) await ask(origin, 'GET', '/livez')
  })
  const shots = allShots()
  const endsAt = performance.now() + SECONDS * 1000
  let sent = 0
  for (; sent < shots.length && performance.now() < endsAt; sent += BATCH)
    await fireBatch(shots.slice(sent, sent + BATCH), people)
  const alive = (await ask(origin, 'GET', '/readyz')).status
  console.log(
    `${Math.min(sent, shots.length)} of ${shots.length} requests to ${fuzzedCalls().length} calls, as ${PEOPLE.join(', ')}`,
  )
  console.log(
    [...counts]
      .sort()
      .map(([group, number]) => `${group}: ${number}`)
      .join(', '),
  )
  console.log(
    `event loop: ${worst.toFixed(0)} ms at the most for one request (bound ${MOST_MS} ms); ` +
      `${idle.loopMs.toFixed(0)} ms while almost idle; ${noisy} batches were sent again one by one`,
  )
  for (const line of [...failures, ...slow].slice(0, 50)) console.log(`  ${line}`)
  console.log(`${failures.length} answers of 500 or above, ${slow.length} requests over the bound`)
  if (failures.length > 0 || slow.length > 0 || alive !== 200) process.exitCode = 1
} finally {
  await server.stop()
}
