import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_PROTOCOL } from '#domain/follow-ups/protocol.ts'
import type { Person } from '../../testing/builders.ts'
import { fittings } from '../../testing/fittings.ts'
import { exchange, signedUp } from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const read = async (fitter: Person) => (await t.api.as(fitter).call('GET /api/follow-up-protocol')).body
const change = (fitter: Person, protocol: object, version: number) =>
  t.api.as(fitter).call('PUT /api/follow-up-protocol', { body: { protocol, version } })

const monthly = { milestones: [30, 60], reminderDays: [0, 5] }

it('is the default until it is changed, and then applies to later fits', async () => {
  const fitter = await t.build.fitter()
  expect(await read(fitter)).toEqual({ protocol: DEFAULT_PROTOCOL, version: 0 })
  const before = await fittings(t).fitted({ fitter })
  expect((await change(fitter, monthly, 0)).body).toEqual({ protocol: monthly, version: 1 })
  expect(await read(fitter)).toEqual({ protocol: monthly, version: 1 })
  const after = await fittings(t).fitted({ fitter })
  expect(before.followUps.map(({ milestone }) => milestone)).toEqual([14, 42, 90])
  expect(after.followUps.map(({ milestone }) => milestone)).toEqual([30, 60])
  const trail = await t.data.owner.query(
    "select action from audit_entry where entity = 'follow_up_protocol' and entity_id = $1",
    [fitter.id],
  )
  expect(trail.rows).toEqual([{ action: 'follow_up_protocol.changed' }])
})

it('can be set back to the default', async () => {
  const fitter = await t.build.fitter()
  await change(fitter, monthly, 0)
  expect((await change(fitter, DEFAULT_PROTOCOL, 1)).body).toEqual({ protocol: DEFAULT_PROTOCOL, version: 2 })
})

it('is deleted with the account, with an entry', async () => {
  const hosted = await signedUp(t, { role: 'fitter', name: 'Ines Becker' })
  const { caller, body } = await exchange(t.api, nobody, hosted.accessToken)
  const fitter = { ...caller, id: body.user.id, email: hosted.email }
  await change(fitter, monthly, 0)
  expect((await t.api.as(fitter).call('POST /api/account/deletion')).status).toBe(200)
  const kept = await t.data.owner.query('select 1 from follow_up_protocol where fitter_id = $1', [fitter.id])
  expect(kept.rows).toEqual([])
  const trail = await t.data.owner.query(
    "select action from audit_entry where entity = 'follow_up_protocol' and entity_id = $1 order by id",
    [fitter.id],
  )
  expect(trail.rows).toEqual([{ action: 'follow_up_protocol.changed' }, { action: 'account.erased' }])
})

it('refuses a change based on an outdated version', async () => {
  const fitter = await t.build.fitter()
  const first = await Promise.all([change(fitter, monthly, 0), change(fitter, monthly, 0)])
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await change(fitter, monthly, 0)).toMatchObject({
    status: 409,
    problem: { code: 'stale_version', params: { version: 1 } },
  })
})

it.each([
  [{ milestones: [], reminderDays: [0] }, ['no_milestones']],
  [{ milestones: [6], reminderDays: [0] }, ['milestone_out_of_range']],
  [{ milestones: [731], reminderDays: [0] }, ['milestone_out_of_range']],
  [{ milestones: [14, 20], reminderDays: [0] }, ['milestones_too_close']],
  [{ milestones: [42, 14], reminderDays: [0] }, ['milestones_too_close']],
  [{ milestones: [7, 14, 21, 28, 35, 42, 49], reminderDays: [0] }, ['too_many_milestones']],
  [{ milestones: [14], reminderDays: [0, 1, 2, 3] }, ['too_many_reminders']],
  [{ milestones: [14], reminderDays: [15] }, ['reminder_out_of_range']],
  [{ milestones: [14], reminderDays: [3, 3] }, ['reminders_not_apart']],
])('refuses %j', async (protocol, codes) => {
  const answer = await change(await t.build.fitter(), protocol, 0)
  expect(answer).toMatchObject({ status: 422, problem: { code: 'invalid_protocol' } })
  expect(answer.problem.problems?.map(({ code }) => code)).toEqual(codes)
})

it.each([
  { milestones: ['14'], reminderDays: [0] },
  { milestones: [14.5], reminderDays: [0] },
  { milestones: Array(21).fill(14), reminderDays: [0] },
  { milestones: [14] },
])('refuses %j as a protocol', async (protocol) => {
  const answer = await change(await t.build.fitter(), protocol, 0)
  expect(answer.problem.code).toBe('invalid_request')
})

it('plans follow-ups without reminders when it has none', async () => {
  const fitter = await t.build.fitter()
  expect((await change(fitter, { milestones: [14], reminderDays: [] }, 0)).status).toBe(200)
  const { followUps } = await fittings(t).fitted({ fitter })
  const list = await t.api.as(fitter).call('GET /api/follow-ups', { query: { state: 'planned' } })
  expect(list.body.items).toMatchObject([{ id: followUps[0]?.id, reminders: [] }])
})
