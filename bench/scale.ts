// How a fitter's pages answer beside many others: 10,000 and 1,000,000 riders in all (T70–T75). Measures the calls of the
// dashboard, the outcomes, the lists and the search for a fitter of usual size and for one with 20,000 fits, a mixed load,
// and whether any large table was read from end to end. The data stays in var/bench-scale, so that a run that was
// interrupted goes on, and a second one only measures.
//   npm run bench -- scale [riders] [seconds of load]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { fillUp, growPractice } from './lab/large-practice.ts'
import { ask, freePort, logIn, median, p95, signUp, startServer } from './lab/server.ts'

const RIDERS = Number(process.argv[2] ?? 1_000_000)
const LOAD_SECONDS = Number(process.argv[3] ?? 600)
const SMALL = Math.min(10_000, Math.round(RIDERS / 5))
const RIDERS_EACH = 100
const LARGE = Math.min(20_000, Math.round(RIDERS * 0.4))
const ROUNDS = 40
/** Fitters who work at the same time, and what they ask for together in a second. */
const AT_WORK = 20
const ASKED_EACH_SECOND = 300
/** Tables with fewer rows may be read from end to end. */
const LARGE_TABLE = 10_000

const GOALS = { ratio: 1.5, large: 5, p95: 100, p99: 250, dashboard: 300 }

/** What a fitter's pages ask for. */
const CALLS: readonly [name: string, at: string][] = [
  ['dashboard', '/api/dashboard'],
  ['outcomes', '/api/outcomes?period=24_months'],
  ['outcomes by group', '/api/outcomes/groups?period=24_months'],
  ['outcomes over time', '/api/outcomes/over-time?period=24_months'],
  ['outcomes by change', '/api/outcomes/changes?period=24_months'],
  ['goals', '/api/outcomes/goals?period=24_months'],
  ['predictions', '/api/outcomes/predictions?period=24_months'],
  ['fits behind a figure', '/api/outcomes/sessions?of=complaints.better&limit=30'],
  ['submissions', '/api/submissions?limit=30'],
  ['clients', '/api/clients?limit=30'],
  ['clients following up', '/api/clients?filter=following&limit=30'],
  ['client counts', '/api/client-counts'],
  ['due follow-ups', '/api/follow-ups?state=due&limit=30'],
  ['answered follow-ups', '/api/follow-ups?state=answered&limit=30'],
  ['follow-up counts', '/api/follow-up-counts'],
  ['alerts', '/api/follow-up-alerts?limit=30'],
  ['changes of all fits', '/api/interventions?limit=12'],
  ['name search', '/api/submissions?search=meier&limit=30'],
]
/** What fitters ask for most in a working day. */
const MIXED = ['submissions', 'clients', 'due follow-ups', 'follow-up counts', 'dashboard', 'alerts']

const home = path.resolve('var', `bench-scale-${RIDERS}`)
const notes = path.join(home, 'scale.json')

interface Notes {
  /** The addresses of the fitters of usual size, and of the large one. */
  usual: string[]
  large: string | null
  /** The p95 of each call in ms, with the smaller number of riders. */
  small: Record<string, number> | null
}

function readNotes(): Notes {
  const none: Notes = { usual: [], large: null, small: null }
  return existsSync(notes) ? { ...none, ...JSON.parse(readFileSync(notes, 'utf8')) } : none
}
const keep = (now: Notes) => writeFileSync(notes, JSON.stringify(now))

mkdirSync(home, { recursive: true })
await chmod(home, 0o711)
const server = await startServer({}, { home, port: await freePort() })
const { origin } = server
const owner = new pg.Client({ connectionString: await server.ownerUrl() })
await owner.connect()

/** Signs fitters up whose practices have so many riders. @returns their addresses */
async function fittersWith(riders: number, fitters: number): Promise<string[]> {
  const emails: string[] = []
  const ids: string[] = []
  while (emails.length < fitters) {
    const { email, cookie } = await signUp(origin, 'fitter')
    const { body } = await ask(origin, 'GET', '/api/auth/user', undefined, cookie)
    emails.push(email)
    ids.push(body.id)
  }
  await growPractice(server, ids, riders)
  return emails
}

async function timed(at: string, cookie: string): Promise<number> {
  const from = performance.now()
  const { status } = await ask(origin, 'GET', at, undefined, cookie)
  if (status !== 200) throw new Error(`${at} answered ${status}`)
  return performance.now() - from
}

/** The times of every call for some fitters in turn, so that what else the machine does meets all of them. */
async function measure(cookies: readonly string[]): Promise<Map<string, number[]>[]> {
  const seen = cookies.map(() => new Map<string, number[]>())
  for (const [name, at] of CALLS) {
    await owner.query('delete from rate_limit')
    // The first times warm everything up and do not count.
    for (let round = -3; round < ROUNDS; round += 1)
      for (const [index, cookie] of cookies.entries()) {
        const ms = await timed(at, cookie)
        if (round >= 0) seen[index]?.set(name, [...(seen[index].get(name) ?? []), ms])
      }
  }
  return seen
}

const p95Of = (times: Map<string, number[]> | undefined) =>
  Object.fromEntries([...(times ?? [])].map(([name, all]) => [name, p95(all)]))

/** The rows of large tables that were read from end to end so far. */
async function sequentialRows(): Promise<Map<string, number>> {
  await wait(2_000)
  const { rows } = await owner.query<{ relname: string; seq_tup_read: string }>(
    `select s.relname, s.seq_tup_read from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where c.reltuples > $1`,
    [LARGE_TABLE],
  )
  return new Map(rows.map((row) => [row.relname, Number(row.seq_tup_read)]))
}

/** Asks at a steady rate, also when answers are slow. @returns the times, and why requests failed, with how many did */
async function mixedLoad(cookies: readonly string[], seconds: number) {
  const at = CALLS.filter(([name]) => MIXED.includes(name)).map(([, address]) => address)
  const times: number[] = []
  const failures = new Map<string, number>()
  const asked: Promise<void>[] = []
  const from = performance.now()
  const unlimited = setInterval(() => void owner.query('delete from rate_limit'), 1_000)
  for (let index = 0; index < seconds * ASKED_EACH_SECOND; index += 1) {
    const due = from + (index * 1_000) / ASKED_EACH_SECOND
    if (due > performance.now()) await wait(due - performance.now())
    const cookie = cookies[index % cookies.length] ?? ''
    const sent = timed(at[Math.floor(index / cookies.length) % at.length] ?? '', cookie).then(
      (ms) => void times.push(ms),
      (error: unknown) => {
        const why = error instanceof Error ? error.message.replace(/.*answered /, '') : 'unknown'
        failures.set(why, (failures.get(why) ?? 0) + 1)
      },
    )
    asked.push(sent)
  }
  await Promise.all(asked)
  clearInterval(unlimited)
  return {
    times: times.toSorted((a, b) => a - b),
    failures,
    perSecond: asked.length / ((performance.now() - from) / 1_000),
  }
}

function report(holds: boolean, text: string): void {
  console.log(`${holds ? 'ok      ' : 'TOO MUCH'}  ${text}`)
  if (!holds) process.exitCode = 1
}

try {
  const known = readNotes()
  if (known.small === null) {
    const usual = await fittersWith(RIDERS_EACH, AT_WORK)
    await fillUp(server, SMALL / RIDERS_EACH, RIDERS_EACH)
    const [small] = await measure([await logIn(origin, usual[0] ?? '')])
    keep(Object.assign(known, { usual, small: p95Of(small) }))
  }
  const seedingFrom = performance.now()
  await fillUp(server, RIDERS / RIDERS_EACH, RIDERS_EACH)
  console.log(`filling up took ${((performance.now() - seedingFrom) / 60_000).toFixed(1)} min`)
  if (known.large === null) keep(Object.assign(known, { large: (await fittersWith(LARGE, 1))[0] }))
  const { rows } = await owner.query('select pg_database_size(current_database())::float8 / 1e9 as gb')
  console.log(`${RIDERS} riders, ${Number(rows[0].gb).toFixed(1)} GB`)

  const cookies = await Promise.all(known.usual.map((email) => logIn(origin, email)))
  const largeCookie = await logIn(origin, known.large ?? '')
  const before = await sequentialRows()
  const [usual, large] = await measure([cookies[0] ?? '', largeCookie])
  const [usual95, large95] = [p95Of(usual), p95Of(large)]
  console.log(`| Call | ${SMALL} riders | ${RIDERS} riders | ratio | ${LARGE} own fits | ratio of medians |`)
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const [name] of CALLS) {
    const [less = Number.NaN, more = Number.NaN] = [known.small?.[name], usual95[name]]
    const times = median(large?.get(name) ?? []) / median(usual?.get(name) ?? [])
    const cells = [less, more].map((ms) => `${ms.toFixed(1)} ms`)
    console.log(
      `| ${[name, ...cells, (more / less).toFixed(2), `${(large95[name] ?? Number.NaN).toFixed(1)} ms`, times.toFixed(2)].join(' | ')} |`,
    )
  }
  const worst = Math.max(...CALLS.map(([name]) => (usual95[name] ?? 0) / (known.small?.[name] ?? Number.NaN)))
  const heaviest = Math.max(
    ...CALLS.map(([name]) => median(large?.get(name) ?? []) / median(usual?.get(name) ?? [])),
  )
  report(
    worst <= GOALS.ratio,
    `p95 of a usual practice grows by at most ${worst.toFixed(2)} (${GOALS.ratio})`,
  )
  report(
    heaviest < GOALS.large,
    `a practice of ${LARGE} fits takes at most ${heaviest.toFixed(2)} times as long (${GOALS.large})`,
  )
  const dashboard = usual95.dashboard ?? Number.NaN
  report(dashboard <= GOALS.dashboard, `dashboard p95 ${dashboard.toFixed(0)} ms (${GOALS.dashboard})`)

  const { times, failures, perSecond } = await mixedLoad(cookies, LOAD_SECONDS)
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
  report(
    p95(times) <= GOALS.p95 && p99 <= GOALS.p99 && failed === 0,
    `mixed load of ${perSecond.toFixed(0)} requests a second over ${LOAD_SECONDS} s: p50 ${median(times).toFixed(1)} ms, p95 ${p95(times).toFixed(1)} ms (${GOALS.p95}), p99 ${p99.toFixed(1)} ms (${GOALS.p99}), ${failed} failed ${[...failures].map(([why, count]) => `(${why}: ${count})`).join(' ')}`,
  )
  const after = await sequentialRows()
  const read = [...after].filter(([table, rowsNow]) => rowsNow > (before.get(table) ?? 0))
  report(
    read.length === 0,
    `large tables read from end to end: ${read.map(([table, rowsNow]) => `${table} (${rowsNow - (before.get(table) ?? 0)} rows)`).join(', ') || 'none'}`,
  )
} finally {
  await owner.end()
  await server.end()
}
