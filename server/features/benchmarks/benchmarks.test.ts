import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import type { Transaction } from '../../database/database.ts'
import { withClient } from '../../database/one-connection.ts'
import { hashSecret } from '../../http/cookie.ts'
import { takePoolSnapshot } from '../../research-pool/take-snapshot.ts'
import type { Person } from '../../testing/builders.ts'
import { pooledRiders } from '../../testing/pooled-riders.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let pool: ReturnType<typeof pooledRiders>
let fitters: [Person, Person, Person, Person]
beforeAll(async () => {
  t = await testApp()
  pool = pooledRiders(t)
})
afterAll(() => t.close())

/** Every test begins with three practices of its own and an empty pool. */
beforeEach(async () => {
  await t.data.owner.query(
    'delete from pool_member; delete from pool_group; delete from pool_cell; delete from fit_outcome_due; delete from fit_outcome',
  )
  t.clock.advance({ days: 7 })
  fitters = [await t.build.fitter(), await t.build.fitter(), await t.build.fitter(), await t.build.fitter()]
})

const asSystem = <T>(work: (tx: Transaction) => Promise<T>) =>
  t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'pool' }, work)

/** Takes the snapshot of the week, and deletes what it leaves. */
async function takeSnapshot(): Promise<void> {
  while (await asSystem(takePoolSnapshot));
}
async function nextWeek(): Promise<void> {
  t.clock.advance({ days: 7 })
  await takeSnapshot()
}

async function read(riding?: 'road' | 'off_road', who?: Person) {
  const answer = await t.api
    .as(who ?? (await t.build.fitter()))
    .call('GET /api/benchmarks', { query: riding ? { riding } : {} })
  expect(answer.status, answer.raw).toBe(200)
  return answer.body
}

const each = (count: number): [Person, number][] => fitters.slice(0, 3).map((fitter) => [fitter, count])
const one = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows[0]

describe('the pool', () => {
  it('shows a figure of eleven riders of three fitters, rounded, and nothing below', async () => {
    await pool.addMany(each(3))
    await takeSnapshot()
    expect((await read()).pool.outcomes.knees).toBeNull()
    await pool.addMany([[fitters[0], 3]], { after: [0, 4, 0, 0, 0, 0] })
    await nextWeek()
    const { pool: shown, publishedAt } = await read()
    expect(publishedAt).toBe(t.clock.now().toISOString())
    // 9 of 12 went from 4 to 1 (better), 3 stayed at 4: 75 %, mean change −2.25 → −2.3.
    expect(shown.outcomes.knees).toMatchObject({
      riders: 12,
      figures: { better: { value: 0.75 }, unchanged: { value: 0.25 }, change: { value: -2.3 } },
      notComparable: null,
    })
    expect(shown.complaints).toMatchObject({ riders: 12, zones: { knees: { value: 1 }, feet: { value: 0 } } })
    expect(shown.response).toMatchObject({ riders: 12, answered: { value: 1 } })
    expect(shown.outcomes.hands).toBeNull()
  })

  it('counts only riders whose newest answer to the research consent agrees', async () => {
    await pool.addMany(each(4))
    await pool.addMany(each(4), { consent: undefined })
    const refused = await pool.addMany(each(4))
    for (const { id } of refused) await pool.answerConsent(id, false)
    await takeSnapshot()
    expect((await read()).pool.outcomes.knees?.riders).toBe(12)
  })

  it('counts a person with two files once, and nobody with a red flag', async () => {
    await pool.addMany(each(4))
    const client = await t.build.client()
    for (const fitter of fitters.slice(0, 2))
      await pool.add(fitter, { consent: true, accountId: client.id, fittedOn: '2026-02-01' })
    await pool.addMany(each(2), { redFlag: true })
    await takeSnapshot()
    expect((await read()).pool.outcomes.knees?.riders).toBe(13)
  })

  it('shows no cell that one fitter has more than 70 % of', async () => {
    await pool.addMany([
      [fitters[0], 9],
      [fitters[1], 1],
      [fitters[2], 1],
    ])
    await takeSnapshot()
    expect((await read()).pool.outcomes.knees).toBeNull()
  })

  it('never shows the saddle zone, a place, or more than two attributes', async () => {
    await pool.addMany(each(8), { before: [4, 4, 4, 4, 4, 4], after: [1, 1, 1, 1, 1, 1] })
    await takeSnapshot()
    const { rows } = await t.data.owner.query('select key from pool_cell order by key')
    const keys = rows.map(({ key }) => String(key))
    expect(keys).toContain('outcome.knees.road')
    for (const key of keys) {
      expect(key).not.toMatch(/saddle|soft_tissue/)
      expect(key.split('.').length).toBeLessThanOrEqual(3)
    }
  })

  it('is divided by kind of riding, and protects the small part', async () => {
    await pool.addMany(each(8))
    await pool.addMany(each(1), { discipline: 'gravel' })
    await takeSnapshot()
    expect((await read('off_road')).pool.outcomes.knees).toBeNull()
    // The total minus the shown road riders would be the three others.
    const [total, road] = [(await read()).pool.outcomes.knees, (await read('road')).pool.outcomes.knees]
    expect([total?.riders ?? null, road?.riders ?? null].filter((riders) => riders !== null)).toHaveLength(1)
  })

  it('has one snapshot a week, with an audit entry', async () => {
    await pool.addMany(each(4))
    await takeSnapshot()
    await pool.addMany(each(4))
    await takeSnapshot()
    expect((await read()).pool.outcomes.knees?.riders).toBe(12)
    const entry = await one(
      `select a.action, a.actor from audit_entry a join pool_snapshot s on s.id = a.entity_id order by a.id desc limit 1`,
    )
    expect(entry).toEqual({ action: 'pool.published', actor: 'system' })
  })

  it('waits while outcomes are still to be derived', async () => {
    const [rider] = await pool.addMany(each(4))
    await t.data.owner.query('insert into fit_outcome_due (session_id, rider_id) values ($1, $2)', [
      rider?.sessionId,
      rider?.id,
    ])
    expect(await asSystem(takePoolSnapshot)).toBe(false)
    expect((await read()).pool.outcomes.knees).toBeNull()
  })
})

describe('a rider who leaves', () => {
  const shownKeys = async () =>
    (await t.data.owner.query('select key from pool_cell order by key')).rows.map(({ key }) => key)

  it('by withdrawing hides every cell at once, until three riders have changed', async () => {
    const client = await t.build.client()
    await pool.addMany(each(4))
    const gravel = await pool.addMany(each(4), { discipline: 'gravel' })
    const leaving = await pool.add(fitters[0], {
      consent: true,
      accountId: client.id,
      discipline: 'gravel',
    })
    await takeSnapshot()
    expect((await read('off_road')).pool.outcomes.knees?.riders).toBe(13)
    t.clock.advance({ minutes: 1 })
    const withdrawn = await t.api.as(client).call('POST /api/account/research-consent', {
      body: { granted: false, noticeVersion: NOTICE_VERSION, language: 'en' },
    })
    expect(withdrawn.status).toBe(200)
    expect(await shownKeys()).toEqual(['complaints.road', 'outcome.knees.road', 'response.road'])
    expect(await one('select * from pool_member where rider_id = $1', leaving.id)).toBeUndefined()

    await nextWeek()
    expect((await read('off_road')).pool.outcomes.knees).toBeNull()
    expect((await read()).pool.outcomes.knees).toBeNull()
    expect((await read('road')).pool.outcomes.knees?.riders).toBe(12)

    await pool.addMany(each(1), { discipline: 'gravel' })
    await nextWeek()
    expect((await read('off_road')).pool.outcomes.knees?.riders).toBe(gravel.length + 3)
    expect((await read()).pool.outcomes.knees?.riders).toBe(27)
  })

  it.each([
    ['erased', 'select app.erase_rider($1, now(), $2)'],
    ['withdrawn as a guest', null],
  ])('%s is no longer in the pool', async (_how, erase) => {
    const [leaving] = await pool.addMany(each(4))
    const id = leaving?.id ?? ''
    await takeSnapshot()
    expect(await shownKeys()).toContain('outcome.knees')
    t.clock.advance({ minutes: 1 })
    if (erase) await t.data.owner.query(erase, [id, 'test'])
    else await pool.answerConsent(id, false)
    expect(await shownKeys()).toEqual([])
    expect(await one('select * from pool_member where rider_id = $1', id)).toBeUndefined()
    const gone = await one('select count(*)::int as n from pool_member where rider_id is null')
    expect(gone.n).toBeGreaterThan(0)
  })

  const somebodyWaits = async () =>
    (await one('select count(*)::int as n from pg_locks where not granted')).n > 0

  it('while a snapshot ends waits for it, and is not in it afterwards', async () => {
    const riders = await pool.addMany(each(4))
    const gate = Promise.withResolvers<void>()
    const taken = Promise.withResolvers<number>()
    const snapshot = asSystem(async (tx) => {
      await takePoolSnapshot(tx)
      taken.resolve((await sql`select key from pool_cell`.execute(tx.db)).rows.length)
      await gate.promise
    })
    expect(await taken.promise).toBeGreaterThan(0)
    t.clock.advance({ minutes: 1 })
    const withdrawal = pool.answerConsent(riders[0]?.id ?? '', false)
    await withClient(t.data.ownerUrl, async (client) => {
      const waiting = async () =>
        (await client.query('select 1 from pg_locks where not granted')).rows.length > 0
      await expect.poll(waiting).toBe(true)
    })
    gate.resolve()
    await Promise.all([snapshot, withdrawal])
    expect(await shownKeys()).toEqual([])
  })

  it('while a snapshot is computed is found by it', async () => {
    const riders = await pool.addMany(each(4))
    await withClient(t.data.ownerUrl, async (client) => {
      // The snapshot has stored its riders when it asks for the groups, and waits here.
      await client.query('begin; lock table pool_group in access exclusive mode')
      const snapshot = asSystem(takePoolSnapshot)
      await expect.poll(somebodyWaits).toBe(true)
      t.clock.advance({ minutes: 1 })
      await pool.answerConsent(riders[0]?.id ?? '', false)
      await client.query('commit')
      await snapshot
    })
    expect(await shownKeys()).toEqual([])
    expect(await one('select * from pool_member where rider_id = $1', riders[0]?.id)).toBeUndefined()
  })
})

describe('own figures', () => {
  it('follow the same rules, with everybody’s riders and whatever they said of research', async () => {
    await pool.addMany([[fitters[3], 6]], { consent: undefined })
    const { own } = await read(undefined, fitters[3])
    expect(own.outcomes.knees).toMatchObject({
      riders: 6,
      figures: { better: { value: 1 }, change: { value: -3, interval: null } },
      notComparable: 'few_riders',
    })
    expect((await read('off_road', fitters[3])).own.outcomes.knees).toMatchObject({
      riders: 0,
      figures: null,
    })
  })

  it('are not called comparable if fewer than half answered', async () => {
    await pool.addMany([[fitters[3], 11]])
    await pool.addMany([[fitters[3], 12]], { after: null })
    const { own } = await read(undefined, fitters[3])
    expect(own.response.answered?.value).toBeCloseTo(11 / 23)
    expect(own.outcomes.knees).toMatchObject({ riders: 11, notComparable: 'low_response' })
  })

  it('are nobody else’s', async () => {
    await pool.addMany([[fitters[3], 6]])
    expect((await read(undefined, fitters[0])).own.complaints.riders).toBe(0)
  })
})

describe('the rows of the pool', () => {
  it('are read by nobody who signs in, except published cells by fitters', async () => {
    const client = await t.build.client()
    await pool.addMany(each(4))
    await takeSnapshot()
    const visible = async (who: Person) => {
      const [, secret = ''] = (who.cookie ?? '').split('=')
      return t.database.perform(
        { cookieHash: hashSecret(secret) },
        { now: t.clock.now(), requestId: 'test' },
        async ({ db }) => ({
          cells: (await db.selectFrom('pool_cell').select('key').execute()).length > 0,
          members: (await db.selectFrom('pool_member').select('id').execute()).length,
          groups: (await db.selectFrom('pool_group').select('key').execute()).length,
        }),
      )
    }
    expect(await visible(fitters[0])).toEqual({ cells: true, members: 0, groups: 0 })
    expect(await visible(client)).toEqual({ cells: false, members: 0, groups: 0 })
  })
})

it.each<object>([{ riding: 'unicycle' }, { zone: 'saddle' }])('refuses %j', async (query) => {
  const answer = await t.api.as(fitters[0]).call('GET /api/benchmarks', { query: { ...query } })
  expect(answer.status).toBe(400)
})
