// Makes every call of the product as every kind of caller, about their own rows, other people's, missing ones and a
// mixture, on a real server. Responses are searched for texts and ids of others. Another person's row must be answered
// like a missing one.
//   npm run drill -- leaks
import pg from 'pg'
import sharp from 'sharp'
import { startServer } from '../bench/lab/server.ts'
import { type Actor, makeActors } from './leaks/actors.ts'
import { type Call, readCalls } from './leaks/catalogue.ts'
import { canariesOf, leaksIn } from './leaks/judge.ts'
import { forgetLimits, makePractice } from './leaks/practice.ts'
import type { File, Ids, Practice } from './leaks/practice-facts.ts'
import { type Place, placesOf, requestOf, type Values } from './leaks/requests.ts'
import { type Answer, send } from './leaks/visitor.ts'

const started = performance.now()
const server = await startServer({ AUTH_AUTOCONFIRM: 'on' })
const owner = new pg.Client(await server.ownerUrl())
await owner.connect()
const { origin } = server
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#933' } })
  .png()
  .toBuffer()

const counts = { requests: 0, refusals: 0, successes: 0, failures: 0, leaks: 0, comparisons: 0 }
const findings: string[] = []
/** The calls that passed the validation of the request at least once. The others were not tested. */
const reached = new Set<string>()

const NOTHING: Ids = {
  sessionId: crypto.randomUUID(),
  invitationId: crypto.randomUUID(),
  submissionId: crypto.randomUUID(),
  riderId: crypto.randomUUID(),
  bikeId: crypto.randomUUID(),
  interventionId: crypto.randomUUID(),
  recommendationId: crypto.randomUUID(),
  photoId: crypto.randomUUID(),
  followUpId: crypto.randomUUID(),
  alertId: crypto.randomUUID(),
  mappingId: crypto.randomUUID(),
  saddleId: crypto.randomUUID(),
  serviceId: crypto.randomUUID(),
  bookingId: crypto.randomUUID(),
  subscriptionId: crypto.randomUUID(),
  feed: `${'F'.repeat(22)}.ics`,
  accessId: crypto.randomUUID(),
  requestId: crypto.randomUUID(),
  breachId: crypto.randomUUID(),
  signInId: crypto.randomUUID(),
  slug: 'nobody-there',
  invitationSecret: 'A'.repeat(43),
  reminderSecret: 'B'.repeat(43),
  reportSecret: 'C'.repeat(43),
  stopSecret: 'D'.repeat(43),
  offerId: crypto.randomUUID(),
  messageId: crypto.randomUUID(),
  offerSecret: 'E'.repeat(43),
  fitterId: crypto.randomUUID(),
}

type Canaries = ReturnType<typeof canariesOf>

interface Try {
  call: Call
  actor: Actor
  values: Values
  query?: string
  what: string
}

const keys = new Map<string, string>()
/** The same key for all callers who send the same request. Another caller's result must not be returned. */
const keyOf = (call: Call, values: Values) => {
  const place = `${call.route} ${JSON.stringify(values)}`
  const key = keys.get(place) ?? crypto.randomUUID()
  keys.set(place, key)
  return key
}

async function tried({ call, actor, values, query = '', what }: Try, canaries: Canaries): Promise<Answer> {
  const { at, body } = requestOf(call, values)
  const request = {
    method: call.method,
    at: at + query,
    headers: { ...actor.headers, ...(call.needsKey && { 'idempotency-key': keyOf(call, values) }) },
    body: call.uploads ? picture : body,
  }
  let answer = await send(origin, request)
  if (answer.status === 429) {
    await forgetLimits({ origin, owner })
    answer = await send(origin, request)
  }
  counts.requests += 1
  if (answer.status >= 500) counts.failures += 1
  else if (answer.status >= 400) counts.refusals += 1
  else counts.successes += 1
  if (!answer.text.includes('"code":"invalid_request"')) reached.add(call.route)
  if (answer.status >= 500)
    findings.push(
      `${actor.name}: ${call.route} (${what}) answered ${answer.status}: ${logged(server.said(), answer)}`,
    )
  for (const leak of leaksIn(answer.text, `${at}${query}${JSON.stringify(body)}`, actor, canaries)) {
    counts.leaks += 1
    findings.push(`${actor.name}: ${call.route} (${what}) answered ${answer.status} with ${leak}`)
  }
  return answer
}

const valuesOf = (places: readonly Place[], idsAt: (place: Place, nth: number) => Ids): Values =>
  Object.fromEntries(places.map((place, nth) => [place.name, idsAt(place, nth)[place.source]]))

/** What the server's log says about a request. */
const logged = (log: string, { requestId }: Answer): string =>
  log.split('\n').find((line) => requestId !== '' && line.includes(requestId)) ?? 'nothing in the log'

/** The lines of an answer that another one does not have. */
function onlyIn({ comparable }: Answer, other: Answer): string {
  const known = new Set(other.comparable.split('\n'))
  const lines = comparable.split('\n').filter((line) => !known.has(line))
  return lines.join('\n')
}

/** A secret opens its target for any holder, so other people's secrets are not used here. A calendar's address is one. */
const isSecret = ({ source }: Place) => source.endsWith('Secret') || source === 'feed'

/** Whether the row at a place is public: the page of a listed fitter. */
const isOpen = ({ source }: Place, { listed }: Practice) => source === 'slug' && listed

interface Foreign {
  file: File
  practice: Practice
}

/**
 * Requests other people's rows and missing rows, at every place, and at one place while the others are the caller's
 * own.
 */
async function askForeign(
  call: Call,
  places: readonly Place[],
  actor: Actor,
  foreign: Foreign[],
  canaries: Canaries,
) {
  const same = async (values: Values, nothing: Values, what: string) => {
    const there = await tried({ call, actor, values, what }, canaries)
    const missing = await tried({ call, actor, values: nothing, what: 'missing' }, canaries)
    counts.comparisons += 1
    if (there.comparable === missing.comparable) return
    counts.leaks += 1
    findings.push(
      `${actor.name}: ${call.route} (${what}) is told apart from a missing one:\n${onlyIn(there, missing)}\n--- missing\n${onlyIn(missing, there)}`,
    )
  }
  const mine = new Set(actor.owns.flatMap(({ ids, own }) => own.map((name) => ids[name])))
  for (const { file, practice } of foreign) {
    if (places.some((place) => isSecret(place) || isOpen(place, practice))) continue
    if (places.some(({ source }) => mine.has(file.ids[source]))) continue
    if (places.every(({ source }) => actor.mayAsk?.includes(source))) continue
    await same(
      valuesOf(places, () => file.ids),
      valuesOf(places, () => NOTHING),
      'foreign',
    )
    const [own] = actor.owns
    if (!own || places.length < 2) continue
    for (const [nth] of places.entries()) {
      const mixed = (other: Ids) => valuesOf(places, (_place, at) => (at === nth ? other : own.ids))
      if (mine.has(mixed(file.ids)[places[nth]?.name ?? ''] ?? '')) continue
      await same(mixed(file.ids), mixed(NOTHING), 'mixed')
    }
  }
}

/** Requests lists with the cursor of another person's list, and with another person's words as search text. */
async function askQueries(
  call: Call,
  places: readonly Place[],
  actor: Actor,
  practices: Practice[],
  canaries: Canaries,
) {
  const { ids } = actor.owns[0] ?? { ids: NOTHING }
  const values = valuesOf(places, () => ids)
  for (const practice of practices) {
    const words = Object.values(practice.words)
    if (call.queryNames.includes('search'))
      for (const word of words)
        await tried({ call, actor, values, query: `?search=${word}`, what: 'search' }, canaries)
    if (!call.queryNames.includes('cursor')) continue
    const asked = requestOf(
      call,
      valuesOf(places, () => practice.files.rider.ids),
    )
    const listed = await fetch(`${origin}${asked.at}?limit=1`, { headers: { cookie: practice.fitter } })
    const cursor = listed.ok ? (await listed.json()).nextCursor : null
    if (cursor)
      await tried(
        { call, actor, values, query: `?cursor=${encodeURIComponent(cursor)}`, what: 'cursor' },
        canaries,
      )
  }
}

/** Calls that end a sign-in or an account are made last, because the caller cannot continue afterwards. */
const isLast = ({ route }: Call) => /logout|end-others|\/end$|deletion$/.test(route)

/** Makes calls about the caller's own rows. */
async function askOwn(calls: readonly (readonly [Call, Place[]])[], actor: Actor, canaries: Canaries) {
  const order = ([call]: readonly [Call, Place[]]) => (isLast(call) ? 2 : call.method === 'GET' ? 0 : 1)
  const files = actor.owns.length > 0 ? actor.owns : [{ ids: NOTHING, own: [] }]
  for (const [call, places] of calls.toSorted((one, other) => order(one) - order(other)))
    for (const { ids, own } of files) {
      const opens = (place: Place) => !isSecret(place) || own.some((name) => name === place.source)
      const values = valuesOf(places, (place) => (opens(place) ? ids : NOTHING))
      await tried({ call, actor, values, what: 'own' }, canaries)
    }
}

async function inLanes<T>(all: readonly T[], lanes: number, work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

try {
  const calls = (await readCalls()).map((call) => [call, placesOf(call)] as const)
  const a = await makePractice({ origin, owner }, 'a', true)
  const b = await makePractice({ origin, owner }, 'b', false)
  const practices = [a, b]
  const actors = await makeActors({ origin, owner }, a, b)
  const canaries = canariesOf(practices)
  const files = practices.flatMap((practice) =>
    Object.values(practice.files).map((file) => ({ file, practice })),
  )
  await forgetLimits({ origin, owner })
  const forgetting = setInterval(() => void forgetLimits({ origin, owner }), 1_000)
  console.log(
    `${calls.length} calls, ${actors.length} actors, ${files.length} files, ${canaries.length} texts and ids to look for`,
  )
  await inLanes(actors, 6, async (actor) => {
    const foreign = files.filter(({ file }) => !actor.owns.includes(file))
    for (const [call, places] of calls) {
      if (places.length > 0) await askForeign(call, places, actor, foreign, canaries)
      await askQueries(call, places, actor, practices, canaries)
    }
  })
  // One after the other, because deleting an account ends the access of others.
  for (const actor of actors.toReversed()) await askOwn(calls, actor, canaries)
  clearInterval(forgetting)
  for (const [{ route }] of calls)
    if (!reached.has(route))
      findings.push(
        `${route} was refused for its form every time: give it a sound body in drills/leaks/requests.ts`,
      )
} finally {
  await owner.end()
  await server.stop()
}

for (const finding of findings.slice(0, 40)) console.log(finding)
if (findings.length > 40) console.log(`and ${findings.length - 40} more`)
console.log(
  `${counts.requests} requests: ${counts.refusals} refusals, ${counts.successes} successes, ${counts.failures} failures; ` +
    `${counts.comparisons} foreign rows compared with missing ones; leaks: ${counts.leaks}; ` +
    `${((performance.now() - started) / 1000).toFixed(0)} s`,
)
if (findings.length > 0) process.exitCode = 1
