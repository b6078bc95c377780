// How a fitter's pages answer beside many others: in a database with 10,000 riders and in one with 1,000,000, whose
// servers run side by side and are asked in turn, so that what else the machine does meets both. Measures the calls of
// the dashboard, the outcomes, the lists and the search for a fitter of usual size and for one with 20,000 fits, a mixed
// load, and whether any large table was read from end to end. The data stays in var/bench-scale-…, so that a run that was
// interrupted goes on, and a second one only measures.
//   npm run bench -- scale [riders] [seconds of load] [rounds] [requests a second]
import { setTimeout as wait } from 'node:timers/promises'
import { endKept, type KeptDatabase, keptDatabase } from './lab/kept-database.ts'
import { ask, logIn, median, p95 } from './lab/server.ts'

const RIDERS = Number(process.argv[2] ?? 1_000_000)
const LOAD_SECONDS = Number(process.argv[3] ?? 600)
const ROUNDS = Number(process.argv[4] ?? 40)
/** What fitters ask for together in a second. */
const ASKED_EACH_SECOND = Number(process.argv[5] ?? 300)
const SMALL = Math.min(10_000, Math.round(RIDERS / 5))
const LARGE = Math.min(20_000, Math.round(RIDERS * 0.4))
/** The rounds that do not count: each of ten connections plans a statement five times before it keeps the plan. */
const WARM_UP_ROUNDS = 60
/** Tables with fewer rows may be read from end to end. */
const LARGE_TABLE = 10_000

/** For how long a server does what it does at each start. It takes longer beside more data, and answers meanwhile. */
const STARTING_MS = 60_000

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

/** Somebody who asks, and the times of their calls in ms. */
interface Asker {
  origin: string
  cookie: string
  times: Map<string, number[]>
}

async function timed(at: string, { origin, cookie }: Pick<Asker, 'origin' | 'cookie'>): Promise<number> {
  const from = performance.now()
  const { status } = await ask(origin, 'GET', at, undefined, cookie)
  if (status !== 200) throw new Error(`${at} answered ${status}`)
  return performance.now() - from
}

const askerOf = async ({ origin }: KeptDatabase, email: string | null | undefined): Promise<Asker> => ({
  origin,
  cookie: await logIn(origin, email ?? ''),
  times: new Map(),
})

const liftLimits = (databases: readonly KeptDatabase[]) =>
  Promise.all(databases.map(({ owner }) => owner.query('delete from rate_limit')))

/** Measures every call for each of some people in turn. */
async function measure(databases: readonly KeptDatabase[], askers: readonly Asker[]): Promise<void> {
  for (const [name, at] of CALLS) {
    await liftLimits(databases)
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
      for (const asker of askers) {
        const ms = await timed(at, asker)
        if (round >= 0) asker.times.set(name, [...(asker.times.get(name) ?? []), ms])
      }
  }
}

/** The rows of large tables that were read from end to end so far. */
async function sequentialRows({ owner }: KeptDatabase): Promise<Map<string, number>> {
  await wait(2_000)
  const { rows } = await owner.query<{ relname: string; seq_tup_read: string }>(
    `select s.relname, s.seq_tup_read from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where c.reltuples > $1`,
    [LARGE_TABLE],
  )
  return new Map(rows.map((row) => [row.relname, Number(row.seq_tup_read)]))
}

/** Reads once what will be asked for, because a load is steady when data is no longer read from the disk. */
async function warmUp(askers: readonly Asker[], addresses: readonly string[]): Promise<void> {
  for (const asker of askers) for (const at of addresses) await timed(at, asker)
}

/** Asks at a steady rate, also when answers are slow. @returns the times, and why requests failed, with how many did */
async function mixedLoad(database: KeptDatabase, askers: readonly Asker[], seconds: number) {
  const at = CALLS.filter(([name]) => MIXED.includes(name)).map(([, address]) => address)
  await liftLimits([database])
  await warmUp(askers, at)
  const times: number[] = []
  const failures = new Map<string, number>()
  const asked: Promise<void>[] = []
  const from = performance.now()
  const unlimited = setInterval(() => void liftLimits([database]), 1_000)
  for (let index = 0; index < seconds * ASKED_EACH_SECOND; index += 1) {
    const due = from + (index * 1_000) / ASKED_EACH_SECOND
    if (due > performance.now()) await wait(due - performance.now())
    const asker = askers[index % askers.length]
    if (!asker) break
    const sent = timed(at[Math.floor(index / askers.length) % at.length] ?? '', asker).then(
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

const timesOf = (asker: Asker, name: string) => asker.times.get(name) ?? []

/** Prints the times of all calls, and whether they hold. */
function reportCalls(few: Asker, many: Asker, large: Asker): void {
  console.log(
    `| Call | ${SMALL} riders, p95 | ${RIDERS} riders, p95 | ratio | ratio of medians | ${LARGE} own fits, p95 | ratio of medians |`,
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  const rows = CALLS.map(([name]) => {
    const [less, more, own] = [few, many, large].map((asker) => timesOf(asker, name))
    const ratio = p95(more ?? []) / p95(less ?? [])
    const grows = median(more ?? []) / median(less ?? [])
    const heavier = median(own ?? []) / median(more ?? [])
    const [small95, many95, large95] = [less, more, own].map((all) => `${p95(all ?? []).toFixed(1)} ms`)
    console.log(
      `| ${[name, small95, many95, ratio.toFixed(2), grows.toFixed(2), large95, heavier.toFixed(2)].join(' | ')} |`,
    )
    return { ratio, heavier }
  })
  const worst = Math.max(...rows.map(({ ratio }) => ratio))
  const heaviest = Math.max(...rows.map(({ heavier }) => heavier))
  report(
    worst <= GOALS.ratio,
    `p95 of a usual practice grows by at most ${worst.toFixed(2)} (${GOALS.ratio})`,
  )
  report(
    heaviest < GOALS.large,
    `a practice of ${LARGE} fits takes at most ${heaviest.toFixed(2)} times as long (${GOALS.large})`,
  )
  const dashboard = p95(timesOf(many, 'dashboard'))
  report(dashboard <= GOALS.dashboard, `dashboard p95 ${dashboard.toFixed(0)} ms (${GOALS.dashboard})`)
}

async function reportLoad(database: KeptDatabase): Promise<void> {
  const askers: Asker[] = []
  for (const email of database.usual) askers.push(await askerOf(database, email))
  const { times, failures, perSecond } = await mixedLoad(database, askers, LOAD_SECONDS)
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
  report(
    p95(times) <= GOALS.p95 && p99 <= GOALS.p99 && failed === 0,
    `mixed load of ${perSecond.toFixed(0)} requests a second over ${LOAD_SECONDS} s: p50 ${median(times).toFixed(1)} ms, p95 ${p95(times).toFixed(1)} ms (${GOALS.p95}), p99 ${p99.toFixed(1)} ms (${GOALS.p99}), ${failed} failed ${[...failures].map(([why, count]) => `(${why}: ${count})`).join(' ')}`,
  )
}

const databases: KeptDatabase[] = []
try {
  const small = await keptDatabase(SMALL, 0)
  databases.push(small)
  const full = await keptDatabase(RIDERS, LARGE)
  databases.push(full)
  const [few, many] = await Promise.all([askerOf(small, small.usual[0]), askerOf(full, full.usual[0])])
  const large = await askerOf(full, full.large)
  const before = await sequentialRows(full)
  await wait(STARTING_MS)
  await measure(databases, [few, many, large])
  reportCalls(few, many, large)
  if (LOAD_SECONDS > 0) await reportLoad(full)
  const after = await sequentialRows(full)
  const read = [...after].filter(([table, rowsNow]) => rowsNow > (before.get(table) ?? 0))
  report(
    read.length === 0,
    `large tables read from end to end: ${read.map(([table, rowsNow]) => `${table} (${rowsNow - (before.get(table) ?? 0)} rows)`).join(', ') || 'none'}`,
  )
} finally {
  for (const database of databases) await endKept(database)
}
