import { CompiledQuery, sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { withoutWords } from '#domain/text/search-words.ts'
import { hashSecret } from './http/cookie.ts'
import { addLargePractice } from './testing/large-practice.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

// Every list and every figure of a fitter is read by an index that begins with whose rows they are, also under row
// security: its time depends on the fitter's own practice, not on how many others there are.
const RIDERS = 120
const OTHER_PRACTICES = 120
/** Tables with fewer rows may be read from end to end. */
const LARGE_TABLE = 500

let t: TestApp
let cookie: string
let large: Set<string>
beforeAll(async () => {
  t = await testApp()
  const fitter = await t.build.fitter()
  cookie = fitter.cookie ?? ''
  const now = t.clock.now()
  await addLargePractice(t.data.owner, t.data.vault, {
    fitters: [fitter.id],
    riders: RIDERS,
    otherFitters: OTHER_PRACTICES,
    now,
  })
  const { rows } = await t.data.owner.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [LARGE_TABLE],
  )
  large = new Set(rows.map(({ relname }) => relname))
})
afterAll(() => t.close())

interface Asked {
  text: string
  values: unknown[]
}

const askedShape = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) })

/** The reading statements that a call sends to the database, with their parameters. */
async function readingsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.flatMap(([asked]) => {
      const read = askedShape.safeParse(asked)
      const isReading = read.success && /^\s*(?:with|select)\b/i.test(read.data.text)
      return isReading && !/\bapp\.(?:enter|act_as)\(|rate_limit/.test(read.data.text) ? [read.data] : []
    })
  } finally {
    spy.mockRestore()
  }
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Cond'?: string | undefined
  Plans?: Plan[] | undefined
}
const planShape: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    Plans: z.array(planShape).optional(),
  }),
)
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planShape })) }))

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How the run-time role, as the fitter, reads what a statement asks for; whole tables only where nothing else works. */
async function planOf({ text, values }: Asked): Promise<Plan[]> {
  const [, secret = ''] = cookie.split('=')
  const rows = await t.database.perform(
    { cookieHash: hashSecret(secret) },
    { now: t.clock.now(), requestId: 'plans' },
    async ({ db }) => {
      await sql`set local enable_seqscan = off`.execute(db)
      const { rows: plan } = await db.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, values))
      return plan
    },
  )
  return explained.parse(rows).flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)))
}

/** The large tables that are read from end to end, by themselves or through an index without a condition. */
const readWhole = (nodes: readonly Plan[]): string[] =>
  nodes
    .filter((node) => large.has(node['Relation Name'] ?? ''))
    .filter(
      (node) => node['Node Type'] === 'Seq Scan' || (/^Index/.test(node['Node Type']) && !node['Index Cond']),
    )
    .map((node) => `${node['Node Type']} of ${node['Relation Name']}`)

const described: readonly (AnyCall & { route: CallKey })[] = calls
const LISTS = described
  .filter(({ route, access, file }) => access === 'fitter' && /^GET [^:]*$/.test(route) && !file)
  .map(({ route }) => route.slice('GET '.length))
/** Lists in the other ways in which they can be asked for. */
const FURTHER = [
  '/api/submissions?only=unread',
  '/api/submissions?search=meier',
  ...['before', 'following', 'action'].map((filter) => `/api/clients?filter=${filter}`),
  '/api/clients?search=meier',
  ...['overdue', 'call', 'planned', 'answered'].map((state) => `/api/follow-ups?state=${state}`),
  '/api/outcomes?period=all&discipline=gravel&zone=knees',
  '/api/outcomes/sessions?period=all&of=knees.symptomatic.worse',
  '/api/outcomes/sessions?period=all&of=predicted',
]

it('there are large tables, and lists to be read from them', () => {
  expect([...large]).toEqual(
    expect.arrayContaining(['rider', 'session', 'submission', 'follow_up', 'fit_outcome']),
  )
  expect(LISTS.length).toBeGreaterThan(15)
})

/** What a list needs in its query. */
const NEEDED: Record<string, string> = {
  '/api/bookings': '?from=2026-11-01T00:00:00.000Z&to=2026-12-01T00:00:00.000Z',
}

it.each([...LISTS, ...FURTHER])('%s reads no large table from end to end', async (path) => {
  const asked = await readingsOf(async () => {
    const { address, headers } = withoutWords(path + (NEEDED[path] ?? ''))
    const answered = await t.app.inject({ url: address, headers: { ...headers, cookie } })
    expect(answered.statusCode, answered.body).toBe(200)
  })
  expect(asked.length).toBeGreaterThan(0)
  for (const statement of asked) expect(readWhole(await planOf(statement)), statement.text).toEqual([])
})

it('a plan that reads a table from end to end is found', async () => {
  const whole = { text: 'select count(*) from fit_outcome where satisfaction > $1', values: [3] }
  expect(readWhole(await planOf(whole))).not.toEqual([])
})
