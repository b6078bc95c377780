import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Transaction } from '../../database/database.ts'
import { compareFitters } from '../../fitter-comparison/compare-fitters.ts'
import { hashSecret } from '../../http/cookie.ts'
import { takePoolSnapshot } from '../../research-pool/take-snapshot.ts'
import type { Person } from '../../testing/builders.ts'
import { type PooledRider, pooledRiders } from '../../testing/pooled-riders.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let pool: ReturnType<typeof pooledRiders>
beforeAll(async () => {
  t = await testApp()
  pool = pooledRiders(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.data.owner.query(
    `delete from pool_member; delete from pool_group; delete from pool_cell; delete from fitter_comparison;
     delete from comparison_member; delete from fit_outcome_due; delete from fit_outcome`,
  )
  t.clock.advance({ days: 7 })
})

const asSystem = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'pool' }, work)
/** Publishes the pool of the week and compares its fitters. */
async function publishWeek(): Promise<void> {
  while (await asSystem(takePoolSnapshot));
  await compareFitters(asSystem)
}

const comparisonOf = async (who: Person) => {
  const { status, body, raw } = await t.api.as(who).call('GET /api/benchmarks', { query: {} })
  expect(status, raw).toBe(200)
  return body.comparison
}

const RIDERS = 12
/** A practice whose riders end with scores of 0 to 2 in two zones, or so many steps higher. */
async function practice(higher: number): Promise<{ fitter: Person; riders: PooledRider[] }> {
  const fitter = await t.build.fitter()
  const riders: PooledRider[] = []
  for (let index = 0; index < RIDERS; index += 1)
    riders.push(
      await pool.add(fitter, {
        consent: true,
        before: [0, 4 + (index % 3), 0, 0, 4 + (index % 2), 0],
        after: [0, higher + ((index * index) % 3), 0, 0, higher + ((index + 1) % 3), 0],
        weeklyHours: 3 + (index % 4),
        satisfaction: 5 + ((index + higher) % 3),
      }),
    )
  return { fitter, riders }
}

/** Twenty practices. The riders of the first end two steps lower than those of the others. */
async function twentyPractices() {
  const [first, ...others] = [await practice(0), await practice(2), await practice(3)]
  for (let made = 3; made < 20; made += 1) others.push(await practice(2 + (made % 2)))
  const [second = first] = others
  return { first, second }
}

describe('fitters are compared with riders alike', () => {
  it('once the pool was published, and from 20 fitters', async () => {
    const { fitter } = await practice(1)
    expect((await comparisonOf(fitter)).own).toBeNull()
    await publishWeek()
    expect(await comparisonOf(fitter)).toEqual({ state: 'too_few', fitters: 1, riders: 0, own: null })
  })

  it('each reads their own figure only, until one of its riders withdraws', async () => {
    const { first, second } = await twentyPractices()
    await publishWeek()
    const best = await comparisonOf(first.fitter)
    expect(best).toMatchObject({
      state: 'estimate',
      fitters: 20,
      riders: 20 * RIDERS,
      own: { riders: RIDERS },
    })
    expect(best.own?.difference.interval.high).toBeLessThan(0)
    const other = await comparisonOf(second.fitter)
    expect(other.own?.difference.value).toBeGreaterThan(best.own?.difference.value ?? 0)
    for (const { value } of [best, other].flatMap(({ own }) => own?.difference ?? []))
      expect(value * 10).toBeCloseTo(Math.round(value * 10), 9)

    const [, secret = ''] = (second.fitter.cookie ?? '').split('=')
    const visible = await t.database.perform(
      { cookieHash: hashSecret(secret) },
      { now: t.clock.now(), requestId: 'test' },
      async ({ db }) => ({
        figures: await db.selectFrom('fitter_comparison').select('fitter_id').execute(),
        members: await db.selectFrom('comparison_member').select('rider_id').execute(),
      }),
    )
    expect(visible).toEqual({ figures: [{ fitter_id: second.fitter.id }], members: [] })

    t.clock.advance({ minutes: 1 })
    await pool.answerConsent(first.riders[0]?.id ?? '', false)
    expect((await comparisonOf(first.fitter)).own).toBeNull()
    expect((await comparisonOf(second.fitter)).own).not.toBeNull()
    t.clock.advance({ days: 7 })
    await publishWeek()
    const figure = await t.data.owner.query('select riders from fitter_comparison where fitter_id = $1', [
      first.fitter.id,
    ])
    expect(figure.rows).toEqual([{ riders: RIDERS - 1 }])

    const { rows } = await t.data.owner.query(
      `select a.action, a.actor from audit_entry a join pool_snapshot s on s.id = a.entity_id order by a.id desc limit 1`,
    )
    expect(rows).toEqual([{ action: 'pool.compared', actor: 'system' }])
    const dashboard = await t.api.as(await t.build.fitter()).call('GET /api/dashboard', { query: {} })
    expect(dashboard.body.figures.rating?.prior).toMatchObject({ fitters: 20 })
  })

  it('without whoever withdraws while the model is estimated', async () => {
    const { first } = await twentyPractices()
    while (await asSystem(takePoolSnapshot));
    let transactions = 0
    await compareFitters(async (work) => {
      transactions += 1
      if (transactions === 3) await pool.answerConsent(first.riders[0]?.id ?? '', false)
      return asSystem(work)
    })
    expect(transactions).toBe(3)
    expect((await comparisonOf(first.fitter)).own).toBeNull()
    const { rows } = await t.data.owner.query('select from comparison_member where rider_id = $1', [
      first.riders[0]?.id,
    ])
    expect(rows).toEqual([])
  })
})
