// How long other fitters wait for an ordinary list while somebody else's slow work runs: PDFs, photos of 12 megapixels,
// sign-ins. Prints the others' p95 alone and beside each kind, and how often per second the slow work is done meanwhile.
//   npm run bench -- neighbours [rounds] [seconds of each]
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { completeFit } from './lab/completed-fit.ts'
import { growPractice } from './lab/large-practice.ts'
import { phonePhoto } from './lab/phone-photo.ts'
import { ask, freshVisitor, sendPhoto, signUp, startServer } from './lab/server.ts'

const ROUNDS = Number(process.argv[2] ?? 3)
const TURN_MS = Number(process.argv[3] ?? 6) * 1000
/** The others' calls: four fitters, each with a list of 30 rows, read again after a pause. About 40 a second. */
const OTHERS = 4
const ROWS = 30
const PAUSE_MS = 90
/** Fits whose reports are printed: more than the typesetter caches results of. */
const FITS = 8
const PEOPLE = 40

const server = await startServer()
const { origin } = server
const owner = new pg.Client({ connectionString: await server.ownerUrl() })
await owner.connect()

async function timed(work: () => Promise<number>): Promise<number> {
  const from = performance.now()
  const status = await work()
  if (status >= 300) throw new Error(`answered ${status}`)
  return performance.now() - from
}

async function get(at: string, cookie: string): Promise<number> {
  const answer = await fetch(`${origin}${at}`, { headers: { ...freshVisitor(), cookie } })
  await answer.arrayBuffer()
  return answer.status
}

/** Slow work that runs beside the others. */
interface Load {
  name: string
  lanes: number
  /** How often per second it has to be done. */
  rate?: number
  work(turn: number): Promise<number>
}

const pick = <T>(of: readonly T[], turn: number): T => {
  const found = of[turn % of.length]
  if (found === undefined) throw new Error('nothing to pick')
  return found
}

async function loads(): Promise<Load[]> {
  const printing = await Promise.all(
    Array.from({ length: FITS }, async (_none, index) => {
      const { cookie } = await signUp(origin, 'fitter')
      return { cookie, sessionId: await completeFit(origin, cookie, `Jonas Meier ${index}`) }
    }),
  )
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(origin, 'client')))
  const photos = await Promise.all(Array.from({ length: 4 }, phonePhoto))
  return [
    { name: 'alone', lanes: 0, work: async () => 200 },
    {
      name: 'beside two PDFs',
      lanes: 2,
      work(turn) {
        const { cookie, sessionId } = pick(printing, turn)
        return get(`/api/sessions/${sessionId}/report/pdf`, cookie)
      },
    },
    {
      name: 'beside two photos',
      lanes: 2,
      rate: 2,
      work: async (turn) => (await sendPhoto(origin, pick(printing, turn), pick(photos, turn))).status,
    },
    {
      name: 'beside four sign-ins',
      lanes: 4,
      async work(turn) {
        const { email, password } = pick(people, turn)
        return (await ask(origin, 'POST', '/api/auth/login', { email, password })).status
      },
    },
  ]
}

interface Measured {
  waited: number[]
  done: number
  seconds: number
}

/** Runs one kind of slow work for a while, and measures what the others wait meanwhile. */
async function measure({ lanes, work }: Load, others: readonly string[], into: Measured): Promise<void> {
  await owner.query('delete from rate_limit')
  const from = performance.now()
  const goesOn = () => performance.now() - from < TURN_MS
  const other = async (cookie: string) => {
    for (await wait(Math.random() * PAUSE_MS); goesOn(); await wait(PAUSE_MS))
      into.waited.push(await timed(() => get(`/api/submissions?limit=${ROWS}`, cookie)))
  }
  const lane = async () => {
    for (; goesOn(); into.done += 1) await timed(() => work(into.done))
  }
  await Promise.all([...others.map(other), ...Array.from({ length: lanes }, lane)])
  into.seconds += (performance.now() - from) / 1000
}

/** The others' p95 in ms. */
const GOAL_MS = 15
const p95 = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? Number.NaN

function row({ rate }: Load, { waited, done, seconds }: Measured): Record<string, string> {
  const ms = p95(waited)
  const perSecond = done / seconds
  if (ms > GOAL_MS || perSecond < (rate ?? 0)) process.exitCode = 1
  return {
    'others’ p95': `${ms.toFixed(1)} ms`,
    goal: `${GOAL_MS} ms`,
    'of the goal': (ms / GOAL_MS).toFixed(2),
    'done a second': done > 0 ? perSecond.toFixed(1) : '',
    'at least': rate === undefined ? '' : `${rate} (${(perSecond / rate).toFixed(2)} ×)`,
  }
}

try {
  const others = await Promise.all(Array.from({ length: OTHERS }, () => signUp(origin, 'fitter')))
  for (const { cookie } of others) {
    const { body } = await ask(origin, 'GET', '/api/auth/user', undefined, cookie)
    await growPractice(server, body.id, ROWS)
  }
  const cookies = others.map(({ cookie }) => cookie)
  const seen = (await loads()).map((load) => ({ load, measured: { waited: [], done: 0, seconds: 0 } }))
  // The first round warms everything up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const each of seen) {
      if (round === 1) each.measured = { waited: [], done: 0, seconds: 0 }
      await measure(each.load, cookies, each.measured)
    }
  console.table(Object.fromEntries(seen.map(({ load, measured }) => [load.name, row(load, measured)])))
} finally {
  await owner.end()
  await server.stop()
}
