import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { makeBatchSealer } from '../audit/seal-batch.ts'
import { verifyAudit } from '../audit/verify.ts'
import { ensureDataDir } from '../data-dir.ts'
import { demoServices } from '../demo-services.ts'
import { rebuildFigures } from '../outcomes/rebuild.ts'
import { type Caller, nobody, testApi } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeDemoLinks } from './demo-links.ts'
import { makePractice } from './make-practice.ts'
import { refuseOtherKind } from './refuse-other-kind.ts'

let t: TestApp
let demo: ReturnType<typeof testApi>
const links = makeDemoLinks()

/** What the history left in the tables, without ids: the same for the same seed. */
async function traces(of: TestApp): Promise<object[]> {
  const { rows } = await of.data.owner.query(
    `select 'figure' as about, figure || ' ' || item as what, amount::text as value, count(*)::int from submission_figure group by 2, 3
     union all select 'measurement', key || ' ' || phase, value::text, count(*)::int from measurement group by 2, 3
     union all select 'outcome', concat_ws(' ', discipline, after_day, before, after, changes), satisfaction::text, count(*)::int from fit_outcome group by 2, 3
     union all select 'alert', kind, outcome, count(*)::int from follow_up_alert group by 2, 3
     union all select 'trail', action, null, count(*)::int from audit_entry
      where action not like 'account.%' and action not like '%.read' group by 2
     order by 1, 2, 3`,
  )
  return rows
}

async function appWithPractice(): Promise<TestApp> {
  const app = await testApp()
  await ensureDataDir(app.context.config.dataDir)
  await makePractice(app.context, {
    ownerUrl: app.data.ownerUrl,
    services: demoServices,
    build: (context) => buildApp(context, { draining: false }),
    riders: 2,
    onProgress: () => undefined,
  })
  return app
}

const press = (api: typeof demo, secret: string) =>
  api.as(nobody).call('POST /api/demo/sign-in', { body: { secret } })

beforeAll(async () => {
  t = await appWithPractice()
  const config = { ...t.context.config, demo: { readOnly: false, reset: false, riders: 2 } }
  const app = await buildApp({ ...t.context, config, demo: links }, { draining: false })
  demo = testApi(app)
}, 120_000)
afterAll(() => t.close())

describe('the practice of the demo', () => {
  let fitter: Caller

  it('is entered as the fitter and as a rider by their links, as often as they are pressed', async () => {
    const entered = await press(demo, links.secrets.fitter)
    fitter = entered.caller
    expect(entered.body.user).toMatchObject({ role: 'fitter', name: 'Maren Holt', proven: true })
    expect((await press(demo, links.secrets.fitter)).status).toBe(200)
    expect((await press(demo, links.secrets.client)).body.user).toMatchObject({
      role: 'client',
      name: 'Tom Ashworth',
    })
  })

  it('is not entered by another secret, and not by the links of another process', async () => {
    expect((await press(demo, `fitter-${'A'.repeat(43)}`)).status).toBe(401)
    expect((await press(demo, makeDemoLinks().secrets.fitter)).status).toBe(401)
    expect((await press(t.api, links.secrets.fitter)).status).toBe(401)
  })

  it('has the outcome of every fit, from figures that are those of the answers', async () => {
    const { rows } = await t.data.owner.query(
      `select (select count(*)::int from session where fitted_at is not null) as fits,
         (select count(*)::int from fit_outcome) as outcomes,
         (select count(*)::int from fit_outcome where after is not null) as answered,
         (select count(*)::int from fit_outcome_due) as waiting`,
    )
    const [{ fits, outcomes, answered, waiting }] = rows
    expect([outcomes, waiting]).toEqual([fits, 0])
    expect(answered).toBeGreaterThan(0)
    expect(await rebuildFigures(t.data.owner, t.data.vault)).toMatchObject({ corrected: 0 })
  })

  it('has riders with fits, measurements, changes, and answers', async () => {
    const { body: riders } = await demo.as(fitter).call('GET /api/clients')
    expect(riders.items.map(({ name }) => name)).toContain('Tom Ashworth')
    const { body: answers } = await demo.as(fitter).call('GET /api/submissions')
    const intake = answers.items.find(({ kind, name }) => kind === 'intake' && name === 'Tom Ashworth')
    const params = { sessionId: intake?.sessionId ?? '' }
    const { body: fit } = await demo.as(fitter).call('GET /api/sessions/:sessionId', { params })
    expect(fit.measurements.length).toBeGreaterThan(20)
    expect(fit.interventions.every(({ why }) => why !== null)).toBe(true)
    expect(fit.fittedAt).not.toBeNull()
  })

  it('has appointments to come, also one of the rider who is shown, a blocked time and somebody who waits', async () => {
    const now = t.clock.now().getTime()
    const query = { from: new Date(now).toISOString(), to: new Date(now + 40 * 86_400_000).toISOString() }
    const { body } = await demo.as(fitter).call('GET /api/bookings', { query })
    const seen = body.items.map(({ state, service, name }) => ({ state, kind: service?.kind ?? null, name }))
    expect(seen).toContainEqual({ state: 'confirmed', kind: 'check_up', name: 'Tom Ashworth' })
    expect(seen).toContainEqual({ state: 'confirmed', kind: 'call', name: 'Owen Bright' })
    expect(seen).toContainEqual({ state: 'blocked', kind: null, name: null })
    const { body: waiting } = await demo.as(fitter).call('GET /api/waiting-entries')
    expect(waiting.items.map(({ service }) => service)).toEqual(['Full fit'])
    const rider = (await press(demo, links.secrets.client)).caller
    const { body: own } = await demo.as(rider).call('GET /api/client/bookings')
    expect(own.items.map(({ state, service }) => [state, service.name])).toEqual([['confirmed', 'Check-up']])
  })

  it('was made through the services: with consents, and a trail that verifies', async () => {
    const { owner, vault } = t.data
    const consents = await owner.query("select 1 from consent where purpose = 'fit'")
    expect(consents.rowCount).toBe(1)
    const sealer = makeBatchSealer()
    while (await sealer.sealBatch(owner, t.clock.now()));
    const headsDir = join(t.home, 'var', 'audit-heads')
    const verdict = await verifyAudit(owner, vault, headsDir, t.clock.now())
    expect(verdict).toMatchObject({ ok: true, problems: [] })
    expect(verdict.entries).toBeGreaterThan(200)
  })

  it('can be looked at and not changed where others reach it', async () => {
    const config = { ...t.context.config, demo: { readOnly: true, reset: false, riders: 2 } }
    const open = testApi(await buildApp({ ...t.context, config, demo: links }, { draining: false }))
    const offered = await open.as(nobody).call('GET /api/public-settings')
    expect(offered.body.demoLinks).toEqual(links.secrets)
    const { caller } = await press(open, links.secrets.fitter)
    expect((await open.as(caller).call('GET /api/clients')).status).toBe(200)
    const changed = await open.as(caller).call('PATCH /api/fitter-profile', { body: { listed: false } })
    expect([changed.status, changed.problem.code]).toEqual([403, 'demo_read_only'])
    const signedUp = await open.as(nobody).call('POST /api/auth/login', { body: {} })
    expect(signedUp.problem.code).toBe('demo_read_only')
    expect((await open.as(caller).call('POST /api/auth/logout')).status).toBe(204)
  })

  it('is offered to nobody where it can be changed', async () => {
    expect((await demo.as(nobody).call('GET /api/public-settings')).body).toMatchObject({
      demoLinks: null,
      outbox: false,
    })
  })

  it('is the same for the same seed', async () => {
    const other = await appWithPractice()
    const [first, second] = [await traces(t), await traces(other)]
    await other.close()
    expect(second).toEqual(first)
  }, 120_000)

  it('is marked, so that no other start uses it, and a demo uses nothing else', async () => {
    const real = await testApp()
    await expect(refuseOtherKind(t.data.owner, false)).rejects.toThrow('everything in it is invented')
    await refuseOtherKind(t.data.owner, true)
    await refuseOtherKind(real.data.owner, false)
    await expect(refuseOtherKind(real.data.owner, true)).rejects.toThrow('its data is not invented')
    await real.close()
  })
})
