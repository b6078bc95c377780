import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CallKey, Calls } from '#contract/calls.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { queueDigests } from '../../news/queue-news.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import { intakes } from '../../testing/intakes.ts'
import { searchPastCases } from '../../testing/past-cases.ts'
import type { Caller } from '../../testing/test-api.ts'

const { t, fit } = await appWithFits()
const riders = intakes(t)

const change = (rider: Caller, riderId: string, ended: boolean) =>
  t.api.as(rider).call('POST /api/client/files/:riderId/closing', { params: { riderId }, body: { ended } })

const made = () => fit.fitted({ account: true })

it('is told with the files of the rider until it is undone', async () => {
  const { rider, riderId } = await made()
  const endedAt = async () =>
    (await t.api.as(rider).call('GET /api/account/files')).body.files.map((each) => each.accessEndedAt)
  expect(await endedAt()).toEqual([null])
  await change(rider, riderId, true)
  expect(await endedAt()).toEqual([t.clock.now().toISOString()])
  await change(rider, riderId, false)
  expect(await endedAt()).toEqual([null])
})

it('hides everything of the file from the next request on, and shows it again when it is undone', async () => {
  const { fitter, rider, sessionId, riderId, first } = await made()
  await fit.deriveOutcomes()
  const api = t.api.as(fitter)
  const status = async <K extends CallKey>(key: K, options: { params?: Calls[K]['params']; body?: object }) =>
    (await api.call(key, options)).status
  const looks = async () => ({
    session: await status('GET /api/sessions/:sessionId', { params: { sessionId } }),
    form: await status('GET /api/sessions/:sessionId/intake/submission', { params: { sessionId } }),
    report: await status('GET /api/sessions/:sessionId/report', { params: { sessionId } }),
    history: await status('GET /api/sessions/:sessionId/history', { params: { sessionId } }),
    rider: await status('GET /api/riders/:riderId', { params: { riderId } }),
    log: await status('GET /api/riders/:riderId/access-log', { params: { riderId } }),
    work: await status('POST /api/sessions/:sessionId/closing', {
      params: { sessionId },
      body: { closed: false },
    }),
    reminder: await status('POST /api/follow-ups/:followUpId/date', {
      params: { followUpId: first },
      body: { dueOn: '2026-11-21' },
    }),
  })
  const lists = async () => ({
    clients: (await api.call('GET /api/clients', { query: { filter: 'all' } })).body.items.length,
    found: (await api.call('GET /api/clients', { query: { search: 'Jonas' } })).body.items.length,
    submissions: (await api.call('GET /api/submissions', { query: {} })).body.items.length,
    planned: (await api.call('GET /api/follow-ups', { query: { state: 'planned' } })).body.items.length,
    cases: (await searchPastCases(t, fitter)).cases,
  })
  const before = { looks: await looks(), lists: await lists() }
  expect(new Set(Object.values(before.looks))).not.toContain(404)
  expect(before.lists).toMatchObject({ clients: 1, found: 1, submissions: 1, cases: 1 })

  expect((await change(rider, riderId, true)).status).toBe(204)
  expect(new Set(Object.values(await looks()))).toEqual(new Set([404]))
  expect(await lists()).toMatchObject({ clients: 0, found: 0, submissions: 0, planned: 0, cases: 0 })
  const seen = await t.api.as(rider).call('GET /api/sessions/:sessionId', { params: { sessionId } })
  expect(seen.status).toBe(200)

  expect((await change(rider, riderId, false)).status).toBe(204)
  expect(await lists()).toEqual(before.lists)
  expect((await looks()).session).toBe(200)
})

it('tells the rider of a file that is closed to its fitter by a restriction, or by a withdrawal before all', async () => {
  const { rider, riderId } = await made()
  const api = t.api.as(rider)
  const closed = async () => (await api.call('GET /api/sharing')).body.files.map((file) => file.closed)
  const restrict = (restricted: boolean) =>
    api.call('POST /api/account/files/:riderId/restriction', { params: { riderId }, body: { restricted } })
  expect(await closed()).toEqual([null])
  await restrict(true)
  expect(await closed()).toEqual(['request'])
  await api.call('POST /api/account/files/:riderId/fit-consent', {
    params: { riderId },
    body: { granted: false, noticeVersion: NOTICE_VERSION, language: 'en' },
  })
  expect(await closed()).toEqual(['consent'])
  await restrict(false)
  expect(await closed()).toEqual(['consent'])
})

it('rests what is asked of the rider and what the fitter is told, and erases nothing', async () => {
  await fit.quiet()
  const { fitter, rider, riderId, first } = await made()
  await change(rider, riderId, true)
  await t.data.owner.query(`update sign_in set idle_limit = '1 year', expires_at = '2030-01-01'`)
  t.clock.advance({ days: 15 })
  await fit.processFollowUps()
  expect(await fit.deliverAll()).toEqual([])
  expect((await t.api.as(rider).call('GET /api/client/follow-ups')).body.items).toEqual([])
  expect((await fit.submit(rider, first)).status).not.toBe(201)
  const alerts = await t.data.owner.query('select 1 from follow_up_alert where rider_id = $1', [riderId])
  expect(alerts.rows).toEqual([])
  await t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'test' }, queueDigests)
  expect(await fit.deliverAll()).toEqual([])

  await change(rider, riderId, false)
  await fit.processFollowUps()
  expect((await fit.deliverAll()).length).toBeGreaterThan(0)
  expect((await t.api.as(rider).call('GET /api/client/follow-ups')).body.items).not.toEqual([])
  expect((await t.api.as(fitter).call('GET /api/riders/:riderId', { params: { riderId } })).status).toBe(200)
})

it('is recorded once, listed for the rider, and a repetition changes nothing', async () => {
  const { rider, riderId } = await made()
  const files = async () => (await t.api.as(rider).call('GET /api/sharing')).body.files
  expect(await files()).toMatchObject([{ riderId, fitterName: 'Ines Becker', fits: 1, endedAt: null }])
  await change(rider, riderId, true)
  expect((await change(rider, riderId, true)).status).toBe(204)
  expect(await files()).toMatchObject([{ endedAt: t.clock.now().toISOString() }])
  await change(rider, riderId, false)
  await change(rider, riderId, false)
  const { rows } = await t.data.owner.query(
    `select action, actor from audit_entry where rider_id = $1 and action like 'access.%' order by id`,
    [riderId],
  )
  const by = { actor: 'client' }
  expect(rows).toEqual([
    { action: 'access.ended', ...by },
    { action: 'access.resumed', ...by },
  ])
})

it('takes two at once as one', async () => {
  const { rider, riderId } = await made()
  const answers = await Promise.all([1, 2, 3].map(() => change(rider, riderId, true)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
})

it('refuses the file of another rider, a missing one, and bad input', async () => {
  const { rider, riderId } = await made()
  const stranger = await t.build.client()
  for (const [by, id] of [
    [stranger, riderId],
    [rider, randomUUID()],
  ] as const)
    expect((await change(by, id, true)).problem).toMatchObject({ status: 404, code: 'not_found' })
  const bad = await t.api.as(rider).call('POST /api/client/files/:riderId/closing', {
    params: { riderId },
    body: { ended: 'yes' },
  })
  expect(bad.problem).toMatchObject({ status: 400, code: 'invalid_request' })
})

it('takes no form any more, and keeps what the rider typed until the fitter is let in again', async () => {
  const { fitter, rider, riderId } = await made()
  const begun = await riders.begin({ ...rider, id: '', email: '' }, fitter)
  await change(rider, riderId, true)
  const refused = await riders.send(begun)
  expect([refused.status, refused.problem.code]).toEqual([409, 'access_ended'])
  const { rows } = await t.data.owner.query('select 1 from submission where session_id = $1', [
    begun.sessionId,
  ])
  expect(rows).toEqual([])
  const draft = await t.api.as(rider).call('PATCH /api/sessions/:sessionId/intake/draft', {
    params: { sessionId: begun.sessionId },
    body: { version: 0, formVersion: 1, changes: [{ path: 'occupation', value: 'Baker' }] },
  })
  expect(draft.status).toBe(200)
  await change(rider, riderId, false)
  expect((await riders.send(begun)).status).toBe(201)
})
