// How long other fitters wait for an ordinary list while somebody else's slow work runs: PDFs, photos of 12 megapixels,
// sign-ins. Prints the others' p95 alone and beside each kind, and how often per second the slow work is done meanwhile.
//   npm run bench -- neighbours [rounds] [seconds of each]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { growPractice } from './lab/large-practice.ts'
import { ask, freshVisitor, p95, signUp, startServer } from './lab/server.ts'
import type { SlowKind } from './lab/slow-work.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const TURN_MS = Number(process.argv[3] ?? 6) * 1000
/** The others' calls: four fitters, each with a list of 30 rows, read again after a pause. About 40 a second. */
const OTHERS = 4
const ROWS = 30
const PAUSE_MS = 90
/** Until the slow work uses all of its lanes. */
const LEAD_MS = 500
/** The others' p95. */
const GOAL_MS = 15

/** What runs beside the others, and how often per second it has to be done. */
const LOADS: readonly { name: string; kind?: SlowKind; rate?: number }[] = [
  { name: 'alone' },
  { name: 'beside two PDFs', kind: 'pdf' },
  { name: 'beside two photos', kind: 'photo', rate: 2 },
  { name: 'beside four sign-ins', kind: 'signIn' },
]
type Load = (typeof LOADS)[number]

const server = await startServer()
const { origin } = server
const owner = new pg.Client({ connectionString: await server.ownerUrl() })
await owner.connect()

/** How long a list takes, in ms. */
async function timedList(cookie: string): Promise<number> {
  const from = performance.now()
  const answer = await fetch(`${origin}/api/submissions?limit=${ROWS}`, {
    headers: { ...freshVisitor(), cookie },
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`)
  return performance.now() - from
}

/** What the others wait for their lists over a while. */
async function waitedBy(others: readonly string[]): Promise<number[]> {
  const from = performance.now()
  const all: number[] = []
  const other = async (cookie: string) => {
    await wait(Math.random() * PAUSE_MS)
    for (; performance.now() - from < TURN_MS; await wait(PAUSE_MS)) all.push(await timedList(cookie))
  }
  await Promise.all(others.map(other))
  return all
}

interface Measured {
  waited: number[]
  /** How often per second the slow work was done, in each round. */
  rates: number[]
}

/** Runs one kind of slow work for a while, and measures what the others wait meanwhile. */
async function measure({ kind }: Load, others: readonly string[], slow: ChildProcess): Promise<Measured> {
  await owner.query('delete from rate_limit')
  if (!kind) return { waited: await waitedBy(others), rates: [] }
  slow.send({ kind, ms: TURN_MS + LEAD_MS })
  const done = once(slow, 'message')
  await wait(LEAD_MS)
  const waited = await waitedBy(others)
  return { waited, rates: [Number((await done)[0])] }
}

async function fitterWithList(): Promise<string> {
  const { cookie } = await signUp(origin, 'fitter')
  const { body } = await ask(origin, 'GET', '/api/auth/user', undefined, cookie)
  await growPractice(server, body.id, ROWS)
  return cookie
}

function row({ rate }: Load, rounds: readonly Measured[]): Record<string, string> {
  const ms = p95(rounds.flatMap(({ waited }) => waited))
  const rates = rounds.flatMap((round) => round.rates)
  const perSecond = rates.reduce((sum, each) => sum + each, 0) / rates.length
  if (ms > GOAL_MS || (rate !== undefined && perSecond < rate)) process.exitCode = 1
  return {
    'others’ p95': `${ms.toFixed(1)} ms`,
    goal: `${GOAL_MS} ms`,
    'of the goal': (ms / GOAL_MS).toFixed(2),
    'done a second': rates.length > 0 ? perSecond.toFixed(1) : '',
    'at least': rate === undefined ? '' : `${rate} (${(perSecond / rate).toFixed(2)} ×)`,
  }
}

const slow = fork('bench/lab/slow-work.ts', [origin])
try {
  await once(slow, 'message')
  const others: string[] = []
  while (others.length < OTHERS) others.push(await fitterWithList())
  const seen = LOADS.map((load) => ({ load, rounds: [] as Measured[] }))
  // The first round warms everything up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { load, rounds } of seen) {
      const measured = await measure(load, others, slow)
      if (round > 0) rounds.push(measured)
    }
  console.table(Object.fromEntries(seen.map(({ load, rounds }) => [load.name, row(load, rounds)])))
} finally {
  slow.disconnect()
  await owner.end()
  await server.stop()
}
