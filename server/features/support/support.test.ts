import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { eraseRider } from '../../erasure/erase-rider.ts'
import { EVENT_CHANNEL } from '../../live-events/publish-event.ts'
import { supportAccess } from '../../messages/support-access.ts'
import type { Person } from '../../testing/builders.ts'
import { type Fitted, fittings } from '../../testing/fittings.ts'
import { letSupportIn, makeSupport, type Supporter } from '../../testing/support-access.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { waitingMailsOf } from '../../testing/waiting-mails.ts'

const OPEN = 'POST /api/support-accesses'
const LIST = 'GET /api/support-accesses'
const END = 'POST /api/support-accesses/:accessId/revocation'
const RECORD = 'GET /api/support-accesses/:accessId/record'
const ANSWERS = 'GET /api/support-accesses/:accessId/answers'

let t: TestApp
let fit: ReturnType<typeof fittings>
let fitter: Person
let made: Fitted
let support: Supporter
beforeAll(async () => {
  t = await testApp()
  fit = fittings(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  fitter = await t.build.fitter()
  made = await fit.fitted({ fitter, account: true })
  support = await makeSupport(t)
})

const sentence = 'The rider says the form does not open'
const open = (by: Caller, more: object = {}) =>
  t.api.as(by).call(OPEN, { body: { sessionId: made.sessionId, reason: 'technical', sentence, ...more } })
const end = (by: Caller, accessId: string) => t.api.as(by).call(END, { params: { accessId } })
const record = (by: Caller, accessId: string) => t.api.as(by).call(RECORD, { params: { accessId } })
const answers = (by: Caller, accessId: string) => t.api.as(by).call(ANSWERS, { params: { accessId } })
const list = async (by: Caller) => (await t.api.as(by).call(LIST, { query: {} })).body.items
const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const comparable = ({ status, problem }: { status: number; problem: { code: string } }) => [
  status,
  problem.code,
]

describe('opening an access', () => {
  it('is for support, for one session, for an hour, and is told to rider and fitter at once', async () => {
    const opened = await open(support)
    expect(opened.status).toBe(201)
    const from = t.clock.now().toISOString()
    const until = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
    const { id } = opened.body
    expect(opened.body).toEqual({
      id,
      sessionId: made.sessionId,
      reason: 'technical',
      sentence,
      from,
      until,
      endedAt: null,
    })
    for (const person of [made.rider, fitter, support])
      expect(await list(person)).toEqual([{ ...opened.body, reads: [] }])
    const [entry] = await rows(`select * from audit_entry where entity_id = $1`, id)
    expect(entry).toMatchObject({ action: 'support_access.opened', actor: 'support', actor_id: support.id })
    expect(entry).toMatchObject({ rider_id: made.riderId, fitter_id: fitter.id, reason: 'technical' })
    const mails = await waitingMailsOf(t.data, made.sessionId, supportAccess)
    expect(mails.map(({ params }) => params.reader)).toEqual(['fitter', 'rider'])
    expect(mails[0]?.to).toBe(fitter.email)
    expect(JSON.stringify(mails)).not.toContain(sentence)
    const [{ sentence_sealed }] = await rows('select sentence_sealed from support_access where id = $1', id)
    expect(sentence_sealed.toString()).not.toContain('form')
  })

  it('is repeated once: the second request with the key gets the same access and mails nobody', async () => {
    const key = randomUUID()
    const body = { sessionId: made.sessionId, reason: 'technical', sentence }
    const first = await t.api.as(support).call(OPEN, { body, key })
    const again = await t.api.as(support).call(OPEN, { body, key })
    expect(again.body).toEqual(first.body)
    expect(await waitingMailsOf(t.data, made.sessionId, supportAccess)).toHaveLength(2)
  })

  it('tells a rider without an account, who is offered one', async () => {
    const guest = await fit.fitted({ fitter })
    await open(support, { sessionId: guest.sessionId })
    const mails = await waitingMailsOf(t.data, guest.sessionId, supportAccess)
    expect(mails.map(({ params }) => params.reader)).toEqual(['fitter', 'guest'])
  })

  it('is refused to everybody else', async () => {
    expect((await open(nobody)).status).toBe(401)
    for (const other of [fitter, made.rider]) expect((await open(other)).status).toBe(403)
  })

  it.each([
    ['no reason', { reason: undefined }],
    ['another reason', { reason: 'curious' }],
    ['no sentence', { sentence: undefined }],
    ['a sentence of a word', { sentence: 'Because' }],
    ['blanks for a sentence', { sentence: ' '.repeat(20) }],
    ['25 hours', { minutes: 25 * 60 }],
    ['no minutes', { minutes: 0 }],
    ['half a minute', { minutes: 0.5 }],
    ['an id that is none', { sessionId: 'x' }],
    ['a rider beside the session', { riderId: randomUUID() }],
  ])('is refused with %s, and nobody is mailed', async (_name, more) => {
    expect((await open(support, more)).status).toBe(400)
    expect(await waitingMailsOf(t.data, made.sessionId, supportAccess)).toEqual([])
  })

  it('can last a day and no longer: the database refuses more', async () => {
    const { body } = await open(support, { minutes: 24 * 60 })
    await expect(
      rows(`update support_access set until_at = until_at + interval '1 minute' where id = $1`, body.id),
    ).rejects.toThrow(/check constraint/)
  })

  it('answers alike for a session that does not exist and one whose file was erased', async () => {
    const missing = await open(support, { sessionId: randomUUID() })
    await eraseRider(t.data.owner, [], made.riderId, t.clock.now())
    const erased = await open(support)
    expect(comparable(missing)).toEqual([404, 'not_found'])
    expect(comparable(erased)).toEqual(comparable(missing))
    expect(await rows('select 1 from support_access where session_id = $1', made.sessionId)).toEqual([])
  })

  it('takes the place of an earlier access of the same person to the session', async () => {
    const first = await open(support)
    const second = await open(support, { reason: 'quality' })
    expect((await record(support, first.body.id)).status).toBe(404)
    expect((await record(support, second.body.id)).status).toBe(200)
    const other = await makeSupport(t)
    await open(other)
    expect((await record(support, second.body.id)).status).toBe(200)
  })
})

describe('a technical access', () => {
  it('shows states, times, sizes and codes, and no answer, name or address', async () => {
    const { body } = await open(support)
    const shown = await record(support, body.id)
    expect(shown.status).toBe(200)
    expect(shown.body.session).toMatchObject({ fittedAt: expect.any(String), closedAt: null })
    expect(shown.body.forms).toMatchObject([{ kind: 'intake', revision: 1, size: expect.any(Number) }])
    expect(shown.body.followUps.length).toBeGreaterThan(1)
    expect(shown.body.messages.map(({ kind }) => kind)).toContain('support_access')
    const submitted = shown.body.history.filter(({ action }) => action === 'intake.submitted')
    expect(submitted).toHaveLength(1)
    expect(shown.body.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['session.fitted', 'intake.submitted', 'session.created']),
    )
    for (const secret of ['Jonas', 'Meier', 'Becker', 'example.org', made.riderId, fitter.id])
      expect(JSON.stringify(shown.body)).not.toContain(secret)
  })

  it('does not open answers', async () => {
    const { body } = await open(support)
    expect(comparable(await answers(support, body.id))).toEqual([404, 'not_found'])
  })

  it('records each reading, which rider and fitter see', async () => {
    const { body } = await open(support)
    await record(support, body.id)
    t.clock.advance({ minutes: 5 })
    await record(support, body.id)
    const at = t.clock.now().toISOString()
    for (const person of [made.rider, fitter]) {
      const [seen] = await list(person)
      expect(seen?.reads).toHaveLength(2)
      expect(seen?.reads[0]).toEqual({ at, what: 'record' })
    }
    const history = await t.api.as(fitter).call('GET /api/sessions/:sessionId/history', {
      params: { sessionId: made.sessionId },
      query: {},
    })
    expect(history.body.items[0]).toMatchObject({ action: 'session.read', actor: 'support', own: false })
  })
})

describe('an access for quality', () => {
  it('shows the answers and the fit, without name and contact data', async () => {
    const params = { sessionId: made.sessionId }
    await t.api.as(fitter).call('POST /api/sessions/:sessionId/measurements', {
      params,
      body: { changes: [{ phase: 'after', key: 'crank_length', side: null, value: 170, version: 0 }] },
    })
    await t.api.as(fitter).call('POST /api/sessions/:sessionId/recommendations', {
      params,
      body: { kind: 'exercise', words: 'Planks' },
    })
    const { body } = await open(support, { reason: 'quality' })
    const shown = await answers(support, body.id)
    expect(shown.status).toBe(200)
    expect(shown.body.forms).toMatchObject([{ kind: 'intake', answers: { goals: ['reduce_discomfort'] } }])
    expect(shown.body.measurements).toMatchObject([{ key: 'crank_length', value: 170 }])
    expect(shown.body.recommendations).toMatchObject([{ words: 'Planks' }])
    for (const key of ['name', 'email', 'phone', 'dateOfBirth', 'fitConsent'])
      expect(shown.body.forms[0]?.answers).not.toHaveProperty(key)
    for (const secret of ['Jonas', 'Meier', 'Becker', 'example.org'])
      expect(JSON.stringify(shown.body)).not.toContain(secret)
    const [seen] = await list(made.rider)
    expect(seen?.reads.map(({ what }) => what)).toEqual(['answers'])
    expect((await record(support, body.id)).status).toBe(200)
  })

  it('opens nothing of another session of the same rider', async () => {
    const { body } = await open(support, { reason: 'quality' })
    const other = await t.api.as(fitter).call('POST /api/riders/:riderId/sessions', {
      params: { riderId: made.riderId },
      body: { another: true },
    })
    expect(other.status).toBe(201)
    const shown = await record(support, body.id)
    expect(
      shown.body.history.map(({ action }) => action).filter((one) => one === 'session.created'),
    ).toHaveLength(1)
  })
})

describe('the end of an access', () => {
  it.each([
    ['the rider', () => made.rider],
    ['the fitter', () => fitter],
    ['support', () => support],
  ])('by %s takes effect with the next answer, and is recorded', async (_name, who) => {
    const { body } = await open(support, { reason: 'quality' })
    expect((await record(support, body.id)).status).toBe(200)
    expect((await end(who(), body.id)).status).toBe(204)
    expect(comparable(await record(support, body.id))).toEqual([404, 'not_found'])
    expect((await answers(support, body.id)).status).toBe(404)
    const entries = await rows(
      `select actor from audit_entry where action = 'support_access.ended' and entity_id = $1`,
      body.id,
    )
    expect(entries).toHaveLength(1)
    expect((await end(who(), body.id)).status).toBe(204)
    const [seen] = await list(made.rider)
    expect(seen).toMatchObject({ endedAt: t.clock.now().toISOString() })
  })

  it('comes by itself', async () => {
    const { body } = await open(support, { minutes: 5 })
    t.clock.advance({ minutes: 5 })
    expect((await record(support, body.id)).status).toBe(404)
    expect((await end(fitter, body.id)).status).toBe(204)
    expect((await list(fitter))[0]?.endedAt).toBeNull()
  })

  it('is not for strangers, who cannot tell whether there is an access', async () => {
    const { body } = await open(support)
    const stranger = await fit.fitted({ account: true })
    const strangers = [stranger.rider, stranger.fitter, await makeSupport(t)]
    for (const other of strangers) {
      expect(comparable(await end(other, body.id))).toEqual([404, 'not_found'])
      expect(comparable(await end(other, randomUUID()))).toEqual([404, 'not_found'])
      expect(await list(other)).toEqual([])
    }
    expect((await record(support, body.id)).status).toBe(200)
  })

  it.each([
    ['restricts the file', { restricted: true }, 'POST /api/account/files/:riderId/restriction'],
    [
      'withdraws the consent to the fit',
      { granted: false, noticeVersion: NOTICE_VERSION, language: 'en' },
      'POST /api/account/files/:riderId/fit-consent',
    ],
  ] as const)('comes when the rider %s, and stays when that is undone', async (_, body, call) => {
    const access = (await open(support, { reason: 'quality' })).body.id
    expect((await answers(support, access)).status).toBe(200)
    const told: string[] = []
    await t.context.liveEvents.listener.subscribe(EVENT_CHANNEL, (payload) => told.push(payload)).listening
    const params = { riderId: made.riderId }
    expect((await t.api.as(made.rider).call(call, { params, body })).status).toBe(200)
    const change = { topic: 'supportAccess', accounts: [support.id] }
    await expect.poll(() => told.map((each) => JSON.parse(each))).toContainEqual(change)
    for (const by of [support, fitter, made.rider])
      expect((await list(by))[0]).toMatchObject({ id: access, endedAt: t.clock.now().toISOString() })
    const undone = 'granted' in body ? { ...body, granted: true } : { restricted: false }
    expect((await t.api.as(made.rider).call(call, { params, body: undone })).status).toBe(200)
    for (const read of [record, answers])
      expect(comparable(await read(support, access))).toEqual([404, 'not_found'])
  })

  it('cannot be undone by any of the three', async () => {
    const { body } = await open(support)
    await end(made.rider, body.id)
    expect((await open(support)).status).toBe(201)
    expect((await record(support, body.id)).status).toBe(404)
  })
})

describe('without an access', () => {
  it('support gets the same answer for everything, and the calls of others are refused', async () => {
    const letIn = await letSupportIn(t, await makeSupport(t), made.sessionId, { reason: 'quality' })
    for (const id of [letIn, randomUUID()])
      for (const answer of [await record(support, id), await answers(support, id)])
        expect(comparable(answer)).toEqual([404, 'not_found'])
    const session = { params: { sessionId: made.sessionId } }
    expect((await t.api.as(support).call('GET /api/sessions/:sessionId', session)).status).toBe(403)
    const intake = await t.api
      .as(support)
      .call('GET /api/sessions/:sessionId/intake/submission', { ...session, query: {} })
    expect(intake.status).toBe(403)
  })
})
