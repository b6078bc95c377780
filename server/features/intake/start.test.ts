import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { intakes } from '../../testing/intakes.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const START = 'POST /api/intakes'
const OPEN = 'GET /api/intakes/open'
const FORM = 'GET /api/sessions/:sessionId/intake'
const DRAFT = 'PATCH /api/sessions/:sessionId/intake/draft'

let t: TestApp
let riders: ReturnType<typeof intakes>
beforeAll(async () => {
  t = await testApp()
  riders = intakes(t)
})
afterAll(() => t.close())

const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

describe('starting without an invitation', () => {
  it('creates a file, a session and the consent, each with an audit entry', async () => {
    const [fitter, client] = [await t.build.fitter(), await t.build.client({ name: 'Mara Lind' })]
    const fitterSlug = await riders.listed(fitter)
    const { status, body } = await t.api.as(client).call(START, { body: { fitter: fitterSlug, consent } })
    expect([status, body.id]).toEqual([201, body.sessionId])
    const trail = await rows(
      `select entity, action, fitter_id from audit_entry where request_id = (
         select request_id from audit_entry where entity_id = $1) order by id`,
      body.sessionId,
    )
    expect(trail).toEqual([
      { entity: 'rider', action: 'rider.created', fitter_id: fitter.id },
      { entity: 'session', action: 'session.created', fitter_id: fitter.id },
      { entity: 'consent', action: 'consent.changed', fitter_id: fitter.id },
    ])
    const form = await t.api.as(client).call(FORM, { params: { sessionId: body.sessionId } })
    expect(form.body.draft.answers).toEqual({ name: 'Mara Lind', email: client.email })
  })

  it('continues with an existing file and open intake', async () => {
    const [fitter, client] = [await t.build.fitter(), await t.build.client()]
    const first = await riders.begin(client, fitter)
    const [second, third] = await Promise.all([riders.begin(client, fitter), riders.begin(client, fitter)])
    expect([second.sessionId, third.sessionId]).toEqual([first.sessionId, first.sessionId])
    await riders.send(first)
    expect(await rows('select id from rider where account_id = $1', client.id)).toHaveLength(1)
  })

  it('begins a second intake beside one that waits for its fit only if the rider says so', async () => {
    const [fitter, client] = [await t.build.fitter(), await t.build.client()]
    const first = await riders.begin(client, fitter)
    await riders.send(first)
    const body = { fitter: await riders.listed(fitter), consent }
    const start = (more: object = {}) => t.api.as(client).call(START, { body: { ...body, ...more } })
    expect(await start()).toMatchObject({
      status: 409,
      problem: { code: 'session_waiting', params: { sessionId: first.sessionId } },
    })
    expect(await rows('select id from session where id = $1', first.sessionId)).toHaveLength(1)
    const next = await start({ another: true })
    expect(next.status).toBe(201)
    expect(next.body.sessionId).not.toBe(first.sessionId)
    expect((await start()).body.sessionId).toBe(next.body.sessionId)
    expect(await rows('select id from rider where account_id = $1', client.id)).toHaveLength(1)
  })

  it('happens once per idempotency key', async () => {
    const [fitter, client] = [await t.build.fitter(), await t.build.client()]
    const body = { fitter: await riders.listed(fitter), consent }
    const key = randomUUID()
    const first = await t.api.as(client).call(START, { body, key })
    const again = await t.api.as(client).call(START, { body, key })
    expect([again.status, again.raw]).toEqual([201, first.raw])
    expect(await rows('select id from consent where account_id = $1', client.id)).toHaveLength(1)
  })

  it('refuses callers without the right, unlisted fitters and another notice', async () => {
    const [fitter, hidden, client] = [await t.build.fitter(), await t.build.fitter(), await t.build.client()]
    const body = { fitter: await riders.listed(fitter), consent }
    expect((await t.api.as(nobody).call(START, { body })).status).toBe(401)
    expect((await t.api.as(fitter).call(START, { body })).status).toBe(403)
    expect((await t.api.as(await t.build.guest()).call(START, { body })).status).toBe(403)
    expect((await t.api.as(client).call(START, { body: { fitter: body.fitter } })).status).toBe(400)
    const profile = await t.api.as(hidden).call('GET /api/fitter-profile')
    for (const slug of [profile.body.slug, 'nobody-at-all', '../x'])
      expect((await t.api.as(client).call(START, { body: { ...body, fitter: slug } })).status).toBe(404)
    const old = { ...consent, noticeVersion: '1.1' }
    const refused = await t.api.as(client).call(START, { body: { ...body, consent: old } })
    expect(refused.problem.code).toBe('notice_version_unknown')
    expect(await rows('select id from rider where account_id = $1', client.id)).toEqual([])
  })
})

describe('the open intakes', () => {
  it('are the client’s own that are not submitted', async () => {
    const [fitter, client] = [await t.build.fitter({ name: 'Ines Becker' }), await t.build.client()]
    const begun = await riders.begin(client, fitter)
    await riders.begin(await t.build.client(), fitter)
    const before = await t.api.as(client).call(OPEN)
    expect(before.body.items).toEqual([
      { sessionId: begun.sessionId, fitterName: 'Ines Becker', startedAt: null },
    ])
    await t.api.as(begun).call(DRAFT, {
      params: { sessionId: begun.sessionId },
      body: {
        version: 0,
        formVersion: 1,
        changes: [{ path: 'heightCm', value: 170 }],
      },
    })
    const started = await t.api.as(client).call(OPEN)
    expect(started.body.items).toMatchObject([{ startedAt: t.clock.now().toISOString() }])
    expect((await riders.send(begun)).status).toBe(201)
    expect((await t.api.as(client).call(OPEN)).body.items).toEqual([])
    expect((await t.api.as(fitter).call(OPEN)).status).toBe(403)
    expect((await t.api.as(nobody).call(OPEN)).status).toBe(401)
  })
})
