import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateFitters } from '../../public-mark/rate-fitters.ts'
import type { Person } from '../../testing/builders.ts'
import { pooledRiders } from '../../testing/pooled-riders.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let riders: ReturnType<typeof pooledRiders>
let fitter: Person
let year: number
beforeAll(async () => {
  t = await testApp()
  riders = pooledRiders(t)
  year = t.clock.now().getUTCFullYear() - 1
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.data.owner.query('delete from fit_outcome_due')
  fitter = await t.build.fitter({ name: 'Ines Becker' })
})

const rateAll = async () => {
  const circumstances = { now: t.clock.now(), requestId: 'test' }
  while (await t.database.perform({ system: true }, circumstances, rateFitters));
}
const fits = (more: object = {}) => ({ fittedOn: `${year}-06-01`, satisfaction: 6, ...more })
const own = async (who = fitter) => (await t.api.as(who).call('GET /api/public-mark')).body
const show = (shown: boolean, who = fitter) => t.api.as(who).call('PUT /api/public-mark', { body: { shown } })
const verify = (slug: string) => t.api.as(nobody).call('GET /api/marks/:slug', { params: { slug } })

describe('a mark', () => {
  it('waits for the computation of the year', async () => {
    expect(await own()).toMatchObject({ shown: false, mark: null })
    expect((await show(true)).problem?.code).toBe('no_mark')
  })

  it('needs eleven riders whose research consent is in force, and says how many are missing', async () => {
    await riders.addMany([[fitter, 8]], fits())
    await riders.addMany([[fitter, 5]], fits({ consent: undefined }))
    await rateAll()
    expect((await own()).mark).toMatchObject({
      state: 'few_riders',
      year,
      riders: 8,
      missing: 3,
      rating: null,
      replacedOn: `${year + 2}-04-01`,
    })
    expect((await show(true)).status).toBe(409)
  })

  it('needs an answer of half of those who were asked', async () => {
    await riders.addMany([[fitter, 11]], fits())
    await riders.addMany([[fitter, 12]], fits({ after: null, satisfaction: null }))
    await rateAll()
    expect((await own()).mark).toMatchObject({ state: 'low_response', asked: 23, answered: 11, rating: null })
  })

  it('counts the fits of the last full year only', async () => {
    await riders.addMany([[fitter, 11]], fits())
    await riders.addMany([[fitter, 9]], fits({ fittedOn: `${year + 1}-01-02`, satisfaction: 1 }))
    await riders.addMany([[fitter, 9]], fits({ fittedOn: `${year - 1}-12-31`, satisfaction: 1 }))
    await rateAll()
    const { mark } = await own()
    // R = (10 · 5.5 + 11 · 6) / 21.
    expect(mark).toMatchObject({ state: 'ready', riders: 11 })
    expect(mark?.rating?.value).toBeCloseTo(121 / 21)
  })

  it('is shown by choice only, to everybody, and leaves an entry', async () => {
    await riders.addMany([[fitter, 12]], fits())
    await rateAll()
    const { slug } = await own()
    expect((await verify(slug)).status).toBe(404)
    const on = await show(true)
    expect(on.body).toMatchObject({ shown: true, slug })
    const verified = await verify(slug)
    expect(verified.status, verified.raw).toBe(200)
    expect(verified.body).toMatchObject({ name: 'Ines Becker', year, riders: 12, asked: 12, answered: 12 })
    expect(verified.body.rating).toEqual(on.body.mark?.rating)
    expect(JSON.stringify(verified.body)).not.toContain(fitter.id)
    const { rows } = await t.data.owner.query(
      `select action, changes from audit_entry where entity = 'public_mark' and entity_id = $1`,
      [fitter.id],
    )
    expect(rows).toEqual([{ action: 'public_mark.changed', changes: { shown: { from: false, to: true } } }])
    await show(false)
    expect((await verify(slug)).status).toBe(404)
  })

  it('keeps its figure for the year, and without a rider who withdrew it disappears with the next one', async () => {
    const made = await riders.addMany([[fitter, 11]], fits())
    await riders.addMany([[fitter, 11]], fits({ fittedOn: `${year + 1}-06-01` }))
    await rateAll()
    await show(true)
    const { slug } = await own()
    await riders.answerConsent(made[0]?.id ?? '', false)
    await rateAll()
    expect((await verify(slug)).body).toMatchObject({ riders: 11 })

    await t.data.owner.query('update fitter_rating set year = year - 1 where fitter_id = $1', [fitter.id])
    await rateAll()
    expect((await verify(slug)).status).toBe(404)
    expect(await own()).toMatchObject({ shown: true, mark: { state: 'few_riders', missing: 1 } })
  })

  it('is not another fitter’s, and goes with the account', async () => {
    await riders.addMany([[fitter, 11]], fits())
    await rateAll()
    await show(true)
    const { slug } = await own()
    expect((await own(await t.build.fitter())).mark?.riders ?? 0).toBe(0)
    await t.data.owner.query('select app.erase_account($1, now(), $2)', [fitter.id, 'test'])
    expect((await verify(slug)).status).toBe(404)
    const { rows } = await t.data.owner.query(
      `select 1 from public_mark where fitter_id = $1 union all select 1 from fitter_rating where fitter_id = $1`,
      [fitter.id],
    )
    expect(rows).toEqual([])
  })
})

it.each<object>([{}, { shown: 'yes' }, { shown: true, rating: 7 }])('refuses %j', async (body) => {
  const answer = await t.api.as(fitter).call('PUT /api/public-mark', { body })
  expect(answer.status).toBe(400)
})

it('is unknown at an unknown address', async () => {
  expect((await verify('nobody-there')).status).toBe(404)
})
