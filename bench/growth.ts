// How a fitter's lists answer as the practice grows: 100, 1,000 and 10,000 riders beside 1,000 other practices of ten
// riders. Prints the median of each call in ms and its ratio to the smallest practice, and how long other fitters wait
// while one searches again and again; for comparison, also while one reads a list again and again.
//   npm run bench -- growth [riders…]
import pg from 'pg'
import { growPractice } from './lab/large-practice.ts'
import { ask, median, p95, signUp, startServer } from './lab/server.ts'

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000, 10_000]
const OTHER_FITTERS = 1_000
const ROUNDS = 15
/** Lists of other fitters, alone, beside searches and beside lists. */
const LISTS = 400
const LIST = '/api/submissions?limit=30'
const SEARCH = '/api/submissions?search=meier&limit=30'

/** What the issue-sized practice may take, in ms. */
const CALLS: readonly [name: string, at: string, goal: number][] = [
  ['submissions', LIST, 60],
  ['unread submissions', '/api/submissions?only=unread&limit=30', 60],
  ['clients', '/api/clients?limit=30', 60],
  ['clients before the fit', '/api/clients?filter=before&limit=30', 60],
  ['clients following up', '/api/clients?filter=following&limit=30', 60],
  ['clients needing action', '/api/clients?filter=action&limit=30', 60],
  ['client counts', '/api/client-counts', 60],
  ['waiting counts', '/api/waiting-counts', 30],
  ['name search, warm', SEARCH, 150],
  ['follow-up counts', '/api/follow-up-counts', 30],
  ['planned', '/api/follow-ups?state=planned&limit=30', 60],
  ['due', '/api/follow-ups?state=due&limit=30', 60],
  ['overdue', '/api/follow-ups?state=overdue&limit=30', 60],
  ['to call', '/api/follow-ups?state=call&limit=30', 60],
  ['answered', '/api/follow-ups?state=answered&limit=30', 60],
  ['alerts', '/api/follow-up-alerts?limit=30', 60],
  ['invitations', '/api/invitations?limit=30', 60],
]

const server = await startServer()
const { origin } = server
const owner = new pg.Client({ connectionString: await server.ownerUrl() })
await owner.connect()

async function timed(at: string, cookie: string): Promise<number> {
  const startedAt = performance.now()
  const { status } = await ask(origin, 'GET', at, undefined, cookie)
  if (status !== 200) throw new Error(`${at} answered ${status}`)
  return performance.now() - startedAt
}

async function repeated(at: string, cookie: string, rounds = ROUNDS): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await timed(at, cookie))
  return median(all)
}

/** What other fitters wait for a list, in ms, while `busy` makes one call again and again. */
async function waitedBeside(others: readonly string[], busy?: { cookie: string; at: string }) {
  await owner.query('delete from rate_limit')
  let over = false
  const repeat = async () => {
    while (busy && !over) await timed(busy.at, busy.cookie)
  }
  const lists = async () => {
    const all: number[] = []
    while (all.length < LISTS) all.push(await timed(LIST, others[all.length % others.length] ?? ''))
    over = true
    return p95(all)
  }
  const [waited] = await Promise.all([lists(), repeat()])
  return waited
}

try {
  const others = await Promise.all(
    Array.from({ length: 8 }, async () => (await signUp(origin, 'fitter')).cookie),
  )
  const table: Record<string, Record<string, string>> = {}
  let smallest: Record<string, number> = {}
  for (const [turn, riders] of SIZES.entries()) {
    const { cookie } = await signUp(origin, 'fitter')
    const { body } = await ask(origin, 'GET', '/api/auth/user', undefined, cookie)
    await growPractice(server, body.id, riders, turn === 0 ? OTHER_FITTERS : 0)
    const first = await timed(SEARCH, cookie)
    const seen: Record<string, number> = {}
    for (const [name, at] of CALLS) seen[name] = await repeated(at, cookie)
    if (turn === 0) smallest = seen
    const alone = await waitedBeside(others)
    const besideSearch = await waitedBeside(others, { cookie, at: SEARCH })
    const besideList = await waitedBeside(others, { cookie, at: LIST })
    const column = `${riders} riders`
    const put = (name: string, text: string) => {
      table[name] = { ...table[name], [column]: text }
    }
    put('name search, first', `${first.toFixed(0)} ms`)
    for (const [name, ms] of Object.entries(seen))
      put(name, `${ms.toFixed(1)} ms (${(ms / (smallest[name] ?? ms)).toFixed(1)} ×)`)
    const waited = (ms: number) => `${ms.toFixed(1)} ms (${(ms / alone).toFixed(2)} ×)`
    put('others’ p95 beside a search', waited(besideSearch))
    put('others’ p95 beside a list', waited(besideList))
  }
  for (const [name, , goal] of CALLS) table[name] = { ...table[name], goal: `${goal} ms` }
  table['name search, first'] = { ...table['name search, first'], goal: '500 ms' }
  table['others’ p95 beside a search'] = { ...table['others’ p95 beside a search'], goal: '1.50 ×' }
  console.table(table)
} finally {
  await owner.end()
  await server.stop()
}
