import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_LAYOUT, withWidget } from '#domain/dashboard/layout.ts'
import type { Person } from '../../testing/builders.ts'
import { exchange, signedUp } from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const READ = 'GET /api/dashboard-layout'
const CHANGE = 'PUT /api/dashboard-layout'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const read = async (fitter: Person) => (await t.api.as(fitter).call(READ)).body
const change = (fitter: Person, layout: unknown, version = 0) =>
  t.api.as(fitter).call(CHANGE, { body: { layout, version } })
const rows = async (text: string, ...values: unknown[]) => (await t.data.owner.query(text, values)).rows
const trailOf = (fitter: Person) =>
  rows(
    "select action, changes from audit_entry where entity = 'dashboard_layout' and entity_id = $1 order by id",
    fitter.id,
  )

const withoutRating = withWidget(DEFAULT_LAYOUT, 'rating', { shown: false })
const turned = DEFAULT_LAYOUT.toReversed()

describe('the layout of the dashboard', () => {
  it('is for fitters', async () => {
    const other = await t.build.client()
    for (const [caller, status] of [
      [nobody, 401],
      [other, 403],
    ] as const) {
      expect((await t.api.as(caller).call(READ)).status).toBe(status)
      const body = { layout: [], version: 0 }
      expect((await t.api.as(caller).call(CHANGE, { body })).status).toBe(status)
    }
  })

  it('is the default until it is changed, and is changed and set back with an entry each', async () => {
    const fitter = await t.build.fitter()
    expect(await read(fitter)).toEqual({ layout: DEFAULT_LAYOUT, version: 0 })
    expect((await change(fitter, turned)).body).toEqual({ layout: turned, version: 1 })
    expect(await read(fitter)).toEqual({ layout: turned, version: 1 })
    expect((await change(fitter, DEFAULT_LAYOUT, 1)).body).toEqual({ layout: DEFAULT_LAYOUT, version: 2 })
    const trail = await trailOf(fitter)
    expect(trail.map(({ action }) => action)).toEqual([
      'dashboard_layout.changed',
      'dashboard_layout.changed',
    ])
    expect(trail[0]?.changes).toEqual({
      widgets: { from: JSON.stringify(DEFAULT_LAYOUT), to: JSON.stringify(turned) },
    })
  })

  it('is each fitter’s own', async () => {
    const [one, other] = [await t.build.fitter(), await t.build.fitter()]
    await change(one, turned)
    expect(await read(other)).toEqual({ layout: DEFAULT_LAYOUT, version: 0 })
  })

  it('refuses a change that is based on an earlier one', async () => {
    const fitter = await t.build.fitter()
    const both = await Promise.all([change(fitter, turned), change(fitter, withoutRating)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await change(fitter, turned)).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', params: { version: 1 } },
    })
  })

  it('takes a layout of an earlier page and adds what it lacks', async () => {
    const fitter = await t.build.fitter()
    const earlier = withoutRating.filter(({ key }) => key !== 'radar')
    expect((await change(fitter, earlier)).body.layout).toEqual(withoutRating)
  })

  it('of another version of the product is read sensibly', async () => {
    const fitter = await t.build.fitter()
    await change(fitter, turned)
    await t.data.owner.query(
      `with stored as (update dashboard_layout set widgets = $2 where fitter_id = $1 returning fitter_id)
       insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
         select '0', now(), 'test', 'system', 'test.made', 'dashboard_layout', fitter_id, '{}' from stored`,
      [fitter.id, JSON.stringify([{ key: 'weather', size: 'small', shown: true }, ...withoutRating])],
    )
    expect(await read(fitter)).toEqual({ layout: withoutRating, version: 1 })
    expect((await change(fitter, turned, 1)).body).toEqual({ layout: turned, version: 2 })
  })

  it.each([
    ['no list', { radar: 'large' }],
    ['a widget that does not exist', [{ key: 'weather', size: 'small', shown: true }]],
    ['a size that does not exist', [{ key: 'radar', size: 'gigantic', shown: true }]],
    ['a size that the widget cannot have', [{ key: 'radar', size: 'small', shown: true }]],
    ['a widget twice', [...turned.slice(0, 1), ...turned.slice(0, 1)]],
    ['something else about a widget', [{ key: 'radar', size: 'large', shown: true, colour: 'pink' }]],
    ['more widgets than there are', [...turned, ...turned]],
  ])('refuses %s', async (_what, layout) => {
    const fitter = await t.build.fitter()
    expect(await change(fitter, layout)).toMatchObject({ status: 400, problem: { code: 'invalid_request' } })
    expect(await read(fitter)).toEqual({ layout: DEFAULT_LAYOUT, version: 0 })
  })

  it('is deleted with the account, with an entry', async () => {
    const hosted = await signedUp(t, { role: 'fitter', name: 'Ines Becker' })
    const { caller, body } = await exchange(t.api, nobody, hosted.accessToken)
    const fitter = { ...caller, id: body.user.id, email: hosted.email }
    await change(fitter, turned)
    expect((await t.api.as(fitter).call('POST /api/account/deletion')).status).toBe(200)
    expect(await rows('select 1 from dashboard_layout where fitter_id = $1', fitter.id)).toEqual([])
    expect((await trailOf(fitter)).map(({ action }) => action)).toEqual([
      'dashboard_layout.changed',
      'account.erased',
    ])
  })
})
