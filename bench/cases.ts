// How past cases are searched as a practice grows: 100, 1,000 and 10,000 sessions with texts of the usual length, beside
// 100 other practices. Prints the first search (cold: every session is opened) with how often it told its progress, the
// median of later ones (warm), the riders like one rider, and their ratios to the smallest practice; then what other
// fitters wait for their lists while one search is cold, beside what they wait alone.
//   npm run bench -- cases [sessions…]
import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { growPractice } from './lab/large-practice.ts'
import { ask, freshVisitor, median, signUp, startServer } from './lab/server.ts'

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000, 10_000]
const OTHER_FITTERS = 100
const ROUNDS = 9
/** What the largest practice may take, in ms. */
const WARM_GOAL = 1_000
const COLD_GOAL = 3_000
const SEARCH = '/api/cases?words=burning%20numb%20climbs&limit=20'

const server = await startServer()
const { origin } = server
const owner = new pg.Client({ connectionString: await server.ownerUrl() })
await owner.connect()

/** Asks until all sessions are opened. @returns how long it took, and how often the progress was told */
async function timed(at: string, cookie: string): Promise<{ ms: number; reports: number }> {
  const from = performance.now()
  for (let reports = 0; ; reports += 1) {
    const { status, body } = await ask(origin, 'GET', at, undefined, cookie)
    if (status !== 200) throw new Error(`${at} answered ${status}`)
    if (!body.opening) return { ms: performance.now() - from, reports }
  }
}

async function practiceOf(sessions: number) {
  const { cookie } = await signUp(origin, 'fitter')
  const { body } = await ask(origin, 'GET', '/api/auth/user', undefined, cookie)
  await growPractice(server, body.id, sessions, SIZES[0] === sessions ? OTHER_FITTERS : 0)
  execFileSync(process.execPath, ['server/past-cases/testing/write-cases.ts', body.id], {
    env: { ...process.env, OWNER_URL: await server.ownerUrl(), DATA_DIR: server.home },
    stdio: 'inherit',
  })
  const { rows } = await owner.query('select id from session where fitter_id = $1 limit 1', [body.id])
  return { cookie, fitterId: String(body.id), sessionId: String(rows[0].id) }
}

/** Tells every process that something was submitted, so that the next search is cold. */
const forget = async (fitterId: string) => {
  const event = JSON.stringify({ topic: 'submissions', accounts: [fitterId] })
  await owner.query(`select pg_notify('spokewell_notice', $1)`, [event])
}

async function waited(cookie: string, until: Promise<unknown>): Promise<number[]> {
  const all: number[] = []
  let over = false
  void until.finally(() => {
    over = true
  })
  while (!over) {
    const from = performance.now()
    const answer = await fetch(`${origin}/api/submissions?limit=30`, {
      headers: { ...freshVisitor(), cookie },
    })
    await answer.arrayBuffer()
    all.push(performance.now() - from)
  }
  return all
}
const p95 = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? Number.NaN
const ms = (number: number) => `${number.toFixed(0).padStart(6)} ms`

const first = { cold: Number.NaN, warm: Number.NaN, alike: Number.NaN }
try {
  const neighbour = await practiceOf(30)
  for (const size of SIZES) {
    const { cookie, fitterId, sessionId } = await practiceOf(size)
    const colds: number[] = []
    let reports = 0
    for (let round = 0; round < 3; round += 1) {
      await forget(fitterId)
      const one = await timed(SEARCH, cookie)
      colds.push(one.ms)
      reports = Math.max(reports, one.reports)
    }
    const repeated = async (at: string) => {
      const all: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) all.push((await timed(at, cookie)).ms)
      return median(all)
    }
    const found = {
      cold: median(colds),
      warm: await repeated(SEARCH),
      alike: await repeated(`/api/sessions/${sessionId}/alike`),
    }
    if (Number.isNaN(first.warm)) Object.assign(first, found)
    const ratio = (name: keyof typeof first) => `${(found[name] / first[name]).toFixed(1)}×`
    console.log(
      `${String(size).padStart(6)} sessions: cold ${ms(found.cold)} (${ratio('cold')}; progress told ${reports} times), ` +
        `warm ${ms(found.warm)} (${ratio('warm')}), alike ${ms(found.alike)} (${ratio('alike')})`,
    )
    if (size === SIZES.at(-1)) {
      console.log(`goals for ${size}: cold ${COLD_GOAL} ms, warm ${WARM_GOAL} ms`)
      const alone = await waited(neighbour.cookie, new Promise((resolve) => setTimeout(resolve, 2_000)))
      await forget(fitterId)
      const beside = await waited(neighbour.cookie, timed(SEARCH, cookie))
      console.log(
        `another fitter's list, p95: alone ${ms(p95(alone))}, beside a cold search ${ms(p95(beside))} ` +
          `(${(p95(beside) / p95(alone)).toFixed(1)}×, ${beside.length} lists meanwhile)`,
      )
    }
  }
} finally {
  await owner.end()
  await server.stop()
}
