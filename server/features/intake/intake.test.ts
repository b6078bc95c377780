import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const FORM = 'GET /api/sessions/:sessionId/intake'
const DRAFT = 'PATCH /api/sessions/:sessionId/intake/draft'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const patch = (version: number, path: string, value?: unknown) => ({
  version,
  formVersion: 1,
  changes: [{ path, ...(value !== undefined && { value }) }],
})

const storedDraft = async (sessionId: string) =>
  (await t.data.owner.query('select version, answers_sealed from draft where session_id = $1', [sessionId]))
    .rows[0]

const trailOf = async (entityId: string) =>
  (
    await t.data.owner.query<{ action: string; actor: string }>(
      'select action, actor from audit_entry where entity_id = $1 order by id',
      [entityId],
    )
  ).rows

describe('the form', () => {
  it('starts with what the invitation contains', async () => {
    const fitter = await t.build.fitter({ name: 'Ines Becker' })
    const guest = await t.build.guest(fitter, { email: 'jonas@example.org' })
    const { status, body } = await t.api.as(guest).call(FORM, { params: { sessionId: guest.sessionId } })
    expect(status).toBe(200)
    expect(body).toEqual({
      sessionId: guest.sessionId,
      formVersion: intake.version,
      fitter: { name: 'Ines Becker', studio: null },
      state: 'open',
      submittedAt: null,
      draft: { version: 0, savedAt: null, answers: { email: 'jonas@example.org' } },
    })
    expect(await storedDraft(guest.sessionId)).toBeUndefined()
  })

  it('is readable only for those who fill it in', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    expect((await t.api.as(nobody).call(FORM, { params })).status).toBe(401)
    expect((await t.api.as(guest.fitter).call(FORM, { params })).status).toBe(403)
    const missing = await t.api.as(guest).call(FORM, { params: { sessionId: randomUUID() } })
    for (const stranger of [await t.build.guest(), await t.build.client()]) {
      const foreign = await t.api.as(stranger).call(FORM, { params })
      expect([foreign.status, foreign.problem.code]).toEqual([404, 'not_found'])
      expect({ ...foreign.problem, requestId: '' }).toEqual({ ...missing.problem, requestId: '' })
    }
  })

  it('is closed to a guest whose session has ended', async () => {
    const guest = await t.build.guest()
    await t.data.owner.query('update sign_in set expires_at = $2 where guest_session_id = $1', [
      guest.sessionId,
      t.clock.now(),
    ])
    const { status } = await t.api.as(guest).call(FORM, { params: { sessionId: guest.sessionId } })
    expect(status).toBe(401)
  })
})

describe('a draft', () => {
  it('is saved change by change, from the initial answers', async () => {
    const guest = await t.build.guest(undefined, { email: 'jonas@example.org' })
    const params = { sessionId: guest.sessionId }
    const knee = randomUUID()
    const first = await t.api.as(guest).call(DRAFT, { params, body: patch(0, 'name', 'Jonas') })
    expect([first.status, first.body]).toEqual([200, { version: 1, savedAt: t.clock.now().toISOString() }])
    await t.api.as(guest).call(DRAFT, { params, body: patch(1, `discomfort.${knee}.zone`, 'knees') })
    await t.api.as(guest).call(DRAFT, { params, body: patch(2, 'name') })
    const { body } = await t.api.as(guest).call(FORM, { params })
    expect(body.draft).toEqual({
      version: 3,
      savedAt: t.clock.now().toISOString(),
      answers: { email: 'jonas@example.org', discomfort: [{ id: knee, zone: 'knees' }] },
    })
  })

  it('marks the intake as started with the first answer, once, and tells the fitter', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    const heard: unknown[] = []
    await t.data.owner.query('listen spokewell_notice')
    t.data.owner.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
    await t.api.as(guest).call(DRAFT, { params, body: patch(0, 'heightCm', 181) })
    await t.api.as(guest).call(DRAFT, { params, body: patch(1, 'heightCm', 182) })
    const trail = await trailOf(guest.sessionId)
    expect(trail.filter(({ action }) => action === 'intake.started')).toEqual([
      { action: 'intake.started', actor: 'guest' },
    ])
    const toFitter = [expect.objectContaining({ topic: 'invitations', accounts: [guest.fitter.id] })]
    await expect.poll(() => heard).toEqual(toFitter)
    t.data.owner.removeAllListeners('notification')
  })

  it('changed by another device is refused and not overwritten', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    await t.api.as(guest).call(DRAFT, { params, body: patch(0, 'name', 'Jonas') })
    const before = await storedDraft(guest.sessionId)
    for (const version of [0, 2]) {
      const refused = await t.api.as(guest).call(DRAFT, { params, body: patch(version, 'name', 'Jan') })
      expect(refused.problem).toMatchObject({ status: 409, code: 'draft_conflict', params: { version: 1 } })
    }
    expect(await storedDraft(guest.sessionId)).toEqual(before)
  })

  it('accepts one of two concurrent changes', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    const answers = await Promise.all(
      ['Jonas', 'Jan', 'Jo'].map((name) =>
        t.api.as(guest).call(DRAFT, { params, body: patch(0, 'name', name) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['a field no form has', 'shoeColour', 'red', []],
    ['an option that does not exist', 'bikeTypes', ['unicycle'], ['bikeTypes']],
    ['a value of another type', 'heightCm', { is: 181 }, ['heightCm']],
    ['a text beyond its length', 'name', 'x'.repeat(201), ['name']],
  ])('refuses %s, naming the place', async (_what, path, value, at) => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    const refused = await t.api.as(guest).call(DRAFT, { params, body: patch(0, path, value) })
    expect(refused.problem).toMatchObject({ status: 422, code: 'invalid_answers', problems: [{ path: at }] })
    expect(await storedDraft(guest.sessionId)).toBeUndefined()
  })

  it('keeps incomplete answers as typed', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    await t.api.as(guest).call(DRAFT, { params, body: patch(0, 'email', 'jonas@') })
    await t.api.as(guest).call(DRAFT, { params, body: patch(1, 'heightCm', 17) })
    const { body } = await t.api.as(guest).call(FORM, { params })
    expect(body.draft.answers).toEqual({ email: 'jonas@', heightCm: 17 })
  })

  it('refuses an unknown form, a malformed body, and callers it does not belong to', async () => {
    const guest = await t.build.guest()
    const params = { sessionId: guest.sessionId }
    const body = patch(0, 'name', 'Jonas')
    const unknown = await t.api.as(guest).call(DRAFT, { params, body: { ...body, formVersion: 99 } })
    expect(unknown.problem).toMatchObject({ status: 422, code: 'questionnaire_version_unknown' })
    const strange = await t.api
      .as(guest)
      .call(DRAFT, { params, body: { ...body, fitter_id: guest.fitter.id } })
    expect(strange.problem).toMatchObject({ status: 400, code: 'invalid_request' })
    expect((await t.api.as(nobody).call(DRAFT, { params, body })).status).toBe(401)
    expect((await t.api.as(await t.build.guest()).call(DRAFT, { params, body })).status).toBe(404)
    expect((await t.api.as(await t.build.client()).call(DRAFT, { params, body })).status).toBe(404)
  })
})
