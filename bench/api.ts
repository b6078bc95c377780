// Measures how many requests per second the calls answer that people wait for most, against a bare Fastify route with
// one query on the same data, alternating in one run. The bare route has no row security, no audit trail and no sealing.
//   npm run bench -- api [rounds]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { completeFit } from './lab/completed-fit.ts'
import { NOTICE } from './lab/notice.ts'
import { ask, freePort, freshVisitor, median, signUp, startServer } from './lab/server.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const CONNECTIONS = 10
const ROUND_MS = 1_500
/** The rows of the list. */
const ROWS = 30
/** Intakes that each connection submits in one round. */
const SUBMITTED = 4
/** Over all connections below the 600 writes, or reads of a list, that one account may make in a minute. */
const LIMITED = 50
const TODAY = new Date().toISOString().slice(0, 10)

const server = await startServer()
const { origin } = server
const ownerUrl = await server.ownerUrl()
const owner = new pg.Client({ connectionString: ownerUrl })
await owner.connect()
const barePort = await freePort()
const bare = fork('bench/lab/bare-server.ts', {
  env: { ...process.env, OWNER_URL: ownerUrl, PORT: String(barePort) },
})
await once(bare, 'message')

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** Sends one request over a connection that stays open. @returns the response's JSON */
async function send(
  method: string,
  url: string,
  cookie = '',
  body?: object,
): Promise<Record<string, unknown>> {
  const sent = request(url, {
    agent,
    method,
    headers: {
      ...freshVisitor(),
      cookie,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
  })
  sent.end(body && JSON.stringify(body))
  const [answer] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.statusCode} ${text}`)
  return text ? JSON.parse(text) : {}
}

type Work = (lane: number) => Promise<unknown>

/** How often per second the work is done over all connections: a number of times each, else for a while. */
async function rateOf(work: Work, times?: number): Promise<number> {
  const begun = performance.now()
  let done = 0
  const goesOn = (count: number) =>
    times === undefined ? performance.now() - begun < ROUND_MS : count < times
  const lane = async (number: number) => {
    for (let count = 0; goesOn(count); count += 1) {
      await work(number)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_none, number) => lane(number)))
  return done / ((performance.now() - begun) / 1000)
}

async function startedGuest(fitter: string) {
  const invited = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, fitter)
  const secret = String(invited.body.url).split('#')[1]
  const { cookie, body } = await ask(origin, 'POST', '/api/invitation/start', { secret, consent: NOTICE })
  return { cookie, sessionId: String(body.sessionId), version: 0 }
}

type Guest = Awaited<ReturnType<typeof startedGuest>>

const submit = ({ cookie, sessionId }: Guest) =>
  send('POST', `${origin}/api/sessions/${sessionId}/intake/submission`, cookie, {
    formVersion: 1,
    today: TODAY,
    ...NOTICE,
    answers: {
      name: 'Jonas Meier',
      email: 'jonas@example.org',
      dateOfBirth: '1988-04-12',
      bikeTypes: ['road'],
      goals: ['reduce_discomfort'],
    },
  })

interface Call {
  name: string
  /** The share of the bare route's rate that it reaches. */
  goal: number
  /** Makes what the round uses up. */
  prepare?: () => Promise<void>
  work: Work
  times?: number
}

async function callsOf(): Promise<Call[]> {
  const fitter = (await signUp(origin, 'fitter')).cookie
  for (let count = 0; count < ROWS; count += 1) await submit(await startedGuest(fitter))
  const sessionIds: string[] = []
  for (let count = 0; count < CONNECTIONS; count += 1)
    sessionIds.push(await completeFit(origin, fitter, 'Jonas Meier'))
  const drafting = await Promise.all(sessionIds.map(() => startedGuest(fitter)))
  const stored = new Map<number, number>()
  let waiting: Guest[][] = []

  return [
    { name: 'GET user', goal: 0.4, work: () => send('GET', `${origin}/api/auth/user`, fitter) },
    {
      name: `GET submissions (${ROWS} rows)`,
      goal: 0.2,
      times: LIMITED,
      work: () => send('GET', `${origin}/api/submissions?limit=${ROWS}`, fitter),
    },
    {
      name: 'GET session',
      goal: 0.15,
      work: (lane) => send('GET', `${origin}/api/sessions/${sessionIds[lane]}`, fitter),
    },
    {
      name: 'PATCH draft',
      goal: 0.2,
      async work(lane) {
        const guest = drafting[lane]
        if (!guest) return
        const changes = [{ path: 'occupation', value: `Baker ${guest.version}` }]
        const body = { version: guest.version, formVersion: 1, changes }
        await send('PATCH', `${origin}/api/sessions/${guest.sessionId}/intake/draft`, guest.cookie, body)
        guest.version += 1
      },
    },
    {
      name: 'POST measurements',
      goal: 0.2,
      times: LIMITED,
      async work(lane) {
        const version = stored.get(lane) ?? 1
        const place = { phase: 'after', key: 'crank_length', side: null, version }
        const body = { changes: [{ ...place, value: 165 + (version % 10) }] }
        await send('POST', `${origin}/api/sessions/${sessionIds[lane]}/measurements`, fitter, body)
        stored.set(lane, version + 1)
      },
    },
    {
      name: 'POST submit',
      goal: 0.08,
      times: SUBMITTED,
      async prepare() {
        waiting = await Promise.all(
          sessionIds.map(() => Promise.all(Array.from({ length: SUBMITTED }, () => startedGuest(fitter)))),
        )
      },
      async work(lane) {
        const guest = waiting[lane]?.pop()
        if (guest) await submit(guest)
      },
    },
  ]
}

try {
  const calls = await callsOf()
  // As autovacuum does within a minute: plans made when the tables were empty read whole indexes, and end here.
  await owner.query('analyze')
  const ratios = new Map(calls.map(({ name }) => [name, [] as number[]]))
  const rates = new Map(calls.map(({ name }) => [name, [] as number[]]))
  const base: number[] = []
  // The first round warms everything up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { name, work, prepare, times } of calls) {
      await owner.query('delete from rate_limit')
      await prepare?.()
      const bareRate = await rateOf(() => send('GET', `http://127.0.0.1:${barePort}/`))
      const rate = await rateOf(work, times)
      if (round === 0) continue
      base.push(bareRate)
      rates.get(name)?.push(rate)
      ratios.get(name)?.push(rate / bareRate)
    }
  console.log(`bare route with one query: ${Math.round(median(base))}/s`)
  for (const { name, goal } of calls) {
    const ratio = median(ratios.get(name) ?? [])
    const rate = `${Math.round(median(rates.get(name) ?? []))}/s`
    console.log(
      `${name.padEnd(30)} ${rate.padStart(7)} = ${ratio.toFixed(2)} of it; goal ${goal.toFixed(2)}${ratio < goal ? ', not reached' : ''}`,
    )
  }
} finally {
  agent.destroy()
  bare.disconnect()
  await owner.end()
  await server.stop()
}
