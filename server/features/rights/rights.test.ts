import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/local-date.ts'
import { hashSecret } from '../../http/cookie.ts'
import { breachAlarm } from '../../messages/breach-alarm.ts'
import { rightsLetter } from '../../messages/rights-letter.ts'
import { OUTBOX_PURPOSE } from '../../outbox/sealed-messages.ts'
import { queueBreachAlarms } from '../../rights/breaches.ts'
import { makeSupport, type Supporter } from '../../testing/support-access.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let support: Supporter
beforeAll(async () => {
  t = await testApp({ CONTACT_EMAIL: 'desk@spokewell.example' })
})
afterAll(() => t.close())
beforeEach(async () => {
  support = await makeSupport(t)
})

const said = 'This is what we did about it.'
const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const address = () => `asks-${randomUUID().slice(0, 8)}@example.org`
const today = () => t.clock.now().toISOString().slice(0, 10)
const daysAgo = (days: number) => addDays(today(), -days)

const enter = (by: Caller, more: object = {}, key = randomUUID()) =>
  t.api.as(by).call('POST /api/rights-requests', {
    key,
    body: { address: address(), right: 'erasure', receivedOn: today(), language: null, ...more },
  })
const PROOF = 'POST /api/rights-requests/:requestId/proof'
const EXTEND = 'POST /api/rights-requests/:requestId/extension'
const ANSWER = 'POST /api/rights-requests/:requestId/answer'
const NOTICE = 'POST /api/data-breaches/:breachId/notice'
const CLOSE = 'POST /api/data-breaches/:breachId/closing'
type OnRequest = typeof PROOF | typeof EXTEND | typeof ANSWER
const step = (by: Caller, key: OnRequest, requestId: string, body: object) =>
  t.api.as(by).call(key, { params: { requestId }, body })
const settle = (by: Caller, key: typeof NOTICE | typeof CLOSE, breachId: string, body: object) =>
  t.api.as(by).call(key, { params: { breachId }, body })
const list = async (by: Caller) => (await t.api.as(by).call('GET /api/rights-requests')).body
const breaches = async (by: Caller) => (await t.api.as(by).call('GET /api/data-breaches')).body

/** The letters of a request, oldest first. */
async function lettersOf(id: string) {
  const mails = await rows(
    'select id, body_sealed from outbox where purpose like $1 order by created_at, purpose',
    `rights:${id}:%`,
  )
  return mails.flatMap(
    (row) => rightsLetter.read(JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, row.id, row.body_sealed))) ?? [],
  )
}
const codeOf = async (id: string) => (await lettersOf(id))[0]?.params.code ?? ''
const actionsOf = async (id: string) =>
  (await rows('select action, actor, actor_id from audit_entry where entity_id = $1 order by id', id)).map(
    ({ action, actor, actor_id }) => [action, actor, actor_id],
  )

describe('a request', () => {
  it('is entered by support, with its clock, a letter with a code, and an entry that says who', async () => {
    const to = address()
    const { status, body } = await enter(support, { address: to, receivedOn: today() })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      right: 'erasure',
      address: to,
      state: 'open',
      provenAt: null,
      outcome: null,
    })
    expect(body.steps).toEqual([{ at: t.clock.now().toISOString(), name: 'entered', by: 'me' }])
    const [letter] = await lettersOf(body.id)
    expect(letter).toMatchObject({ to, language: 'en', params: { letter: 'received', dueOn: body.dueOn } })
    expect(letter?.params).toMatchObject({ contact: 'desk@spokewell.example' })
    expect(letter?.params.code).toHaveLength(8)
    expect((await list(support)).open).toContainEqual(body)
    const colleague = await makeSupport(t)
    const seen = (await list(colleague)).open.find(({ id }) => id === body.id)
    expect(seen?.steps.map(({ by }) => by)).toEqual(['support'])
    expect(await actionsOf(body.id)).toEqual([['rights_request.entered', 'support', support.id]])
    const [stored] = await rows('select address_sealed from rights_request where id = $1', body.id)
    expect(stored.address_sealed.toString()).not.toContain('example.org')
  })

  it('is written in the language in which the product writes to the address', async () => {
    const rider = await t.build.client()
    await t.api.as(rider).call('PATCH /api/account', { body: { language: 'de' } })
    expect((await enter(support, { address: rider.email })).body.language).toBe('de')
    expect((await enter(support, { address: rider.email, language: 'fr' })).body.language).toBe('fr')
  })

  it('is entered once for one key', async () => {
    const [key, to] = [randomUUID(), address()]
    const first = await enter(support, { address: to }, key)
    const again = await enter(support, { address: to }, key)
    expect(again.body).toEqual(first.body)
    expect(await lettersOf(first.body.id)).toHaveLength(1)
  })

  it('is answered as done only for somebody who replied with the code, and then forgets who', async () => {
    const { id } = (await enter(support)).body
    const done = () => step(support, ANSWER, id, { outcome: 'done', words: said })
    expect((await done()).problem.code).toBe('request_unproven')
    expect((await step(support, PROOF, id, { code: 'AAAAAAAA' })).problem.code).toBe('code_wrong')
    expect((await step(support, PROOF, id, { code: (await codeOf(id)).toLowerCase() })).status).toBe(204)
    expect((await done()).status).toBe(204)
    expect((await done()).problem.code).toBe('request_answered')
    const { open, answered } = await list(support)
    expect(open.map((one) => one.id)).not.toContain(id)
    expect(answered.find((one) => one.id === id)).toMatchObject({ address: null, outcome: 'done' })
    expect((await lettersOf(id)).map(({ params }) => params.letter).toSorted()).toEqual(['done', 'received'])
    expect((await actionsOf(id)).map(([action]) => action)).toEqual([
      'rights_request.entered',
      'rights_request.proven',
      'rights_request.answered',
    ])
    const [row] = await rows('select * from rights_request where id = $1', id)
    expect(row).toMatchObject({ address_sealed: null, address_hash: null, code_hash: null })
  })

  it('is extended once, with a letter that says why, and may be refused without a proof', async () => {
    const { id, dueOn } = (await enter(support)).body
    expect((await step(support, EXTEND, id, { words: said })).status).toBe(204)
    expect((await step(support, EXTEND, id, { words: said })).problem.code).toBe('already_recorded')
    const extended = (await list(support)).open.find((one) => one.id === id)
    expect((extended?.dueOn ?? '') > dueOn).toBe(true)
    expect((await lettersOf(id)).map(({ params }) => params)).toContainEqual(
      expect.objectContaining({ letter: 'extended', words: said }),
    )
    expect((await step(support, ANSWER, id, { outcome: 'refused', words: said })).status).toBe(204)
  })

  it('is extended until the last day of its first month, not later', async () => {
    const late = (await enter(support, { receivedOn: daysAgo(32) })).body
    expect(late.state).toBe('overdue')
    expect((await step(support, EXTEND, late.id, { words: said })).problem.code).toBe('date_out_of_range')
    const shown = (await list(support)).open.find(({ id }) => id === late.id)
    expect(shown).toMatchObject({ state: 'overdue', extendedAt: null, dueOn: late.dueOn })
    const letters = await lettersOf(late.id)
    expect(letters.map(({ params }) => params.letter)).toEqual(['received'])
    // A day that has passed is not promised.
    expect(letters[0]?.params).not.toHaveProperty('dueOn')
  })

  it.each([
    ['no address', { address: 'nobody' }],
    ['another right', { right: 'everything' }],
    ['a day that is none', { receivedOn: '2026-02-30' }],
    ['a language that is none', { language: 'xx' }],
    ['more', { outcome: 'done' }],
  ])('is refused with %s', async (_name, more) => {
    expect((await enter(support, more)).status).toBe(400)
  })

  it('is refused when it came tomorrow or long ago, and with words that say nothing', async () => {
    for (const receivedOn of ['2999-01-01', '1950-01-01', daysAgo(91)])
      expect((await enter(support, { receivedOn })).problem.code).toBe('date_out_of_range')
    expect((await enter(support, { receivedOn: daysAgo(90) })).status).toBe(201)
    const { id } = (await enter(support)).body
    for (const words of ['', 'short', ' '.repeat(20)])
      expect((await step(support, ANSWER, id, { outcome: 'refused', words })).status).toBe(400)
  })

  it('of an id that is none is not found', async () => {
    const bodies = { [PROOF]: { code: 'A' }, [EXTEND]: { words: said } } as const
    for (const key of [PROOF, EXTEND] as const)
      expect((await step(support, key, randomUUID(), bodies[key])).problem.code).toBe('not_found')
  })
})

describe('a breach', () => {
  const happened = 'A laptop with a backup was stolen'
  const breach = (by: Caller, awareAt: Date = t.clock.now()) =>
    t.api
      .as(by)
      .call('POST /api/data-breaches', { body: { awareAt: awareAt.toISOString(), words: happened } })
  const alarms = () =>
    t.database.perform({ system: true }, { now: t.clock.now(), requestId: 't' }, (tx) =>
      queueBreachAlarms(tx, 'privacy@example.org'),
    )
  const mailsOf = (id: string) =>
    rows('select * from outbox where purpose like $1 order by purpose desc', `breach_alarm:${id}:%`)

  it('counts 72 hours, and records who was told and what came of it', async () => {
    const { status, body } = await breach(support)
    expect(status).toBe(201)
    expect(body).toMatchObject({ words: happened, hoursLeft: 72, authorityToldAt: null, closing: null })
    const { id } = body
    expect((await settle(support, NOTICE, id, { told: 'authority' })).status).toBe(204)
    expect((await settle(support, NOTICE, id, { told: 'people' })).status).toBe(204)
    expect((await settle(support, NOTICE, id, { told: 'people' })).problem.code).toBe('already_recorded')
    expect((await settle(support, CLOSE, id, { words: said })).status).toBe(204)
    expect((await settle(support, CLOSE, id, { words: said })).problem.code).toBe('already_recorded')
    const { open, closed } = await breaches(support)
    expect(open.map((one) => one.id)).not.toContain(id)
    const shown = closed.find((one) => one.id === id)
    expect(shown).toMatchObject({ closing: said, words: happened })
    expect(shown?.steps.map(({ name }) => name)).toEqual([
      'entered',
      'authority_told',
      'people_told',
      'closed',
    ])
    const [stored] = await rows('select words_sealed, closing_sealed from data_breach where id = $1', id)
    expect(`${stored.words_sealed}${stored.closing_sealed}`).not.toMatch(/laptop|did about/)
  })

  it('takes nothing more once it is closed', async () => {
    const { id } = (await breach(support)).body
    await settle(support, CLOSE, id, { words: said })
    for (const told of ['authority', 'people'])
      expect((await settle(support, NOTICE, id, { told })).problem.code).toBe('already_recorded')
    const shown = (await breaches(support)).closed.find((one) => one.id === id)
    expect(shown).toMatchObject({ authorityToldAt: null, peopleToldAt: null })
  })

  it('is mailed to the provider once with a day left, and once after 72 hours, without what happened', async () => {
    const { id } = (await breach(support)).body
    await alarms()
    expect(await mailsOf(id)).toEqual([])
    t.clock.advance({ hours: 48 })
    await alarms()
    await alarms()
    expect(await mailsOf(id)).toHaveLength(1)
    t.clock.advance({ hours: 24 })
    await alarms()
    await alarms()
    const mails = await mailsOf(id)
    const bodies = mails.map((mail) =>
      JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, mail.id, mail.body_sealed)),
    )
    expect(bodies.map((body) => breachAlarm.read(body)?.params.state)).toEqual(['warning', 'overdue'])
    expect(bodies.every(({ to }) => to === 'privacy@example.org')).toBe(true)
    expect(JSON.stringify(bodies)).not.toContain('laptop')
    const colleague = await makeSupport(t)
    const shown = (await breaches(colleague)).open.find((one) => one.id === id)
    expect(shown).toMatchObject({ hoursLeft: 0 })
    expect(shown?.steps.map(({ by }) => by)).toEqual(['support', 'system', 'system'])
  })

  it.each([
    ['the authority was told', NOTICE, { told: 'authority' }],
    ['it was closed', CLOSE, { words: said }],
  ] as const)('is not mailed once %s', async (_name, key, body) => {
    const { id } = (await breach(support)).body
    await settle(support, key, id, body)
    t.clock.advance({ hours: 100 })
    await alarms()
    expect(await mailsOf(id)).toEqual([])
  })

  it('is refused when it became known tomorrow, or without words', async () => {
    const tomorrow = new Date(t.clock.now().getTime() + 86_400_000)
    expect((await breach(support, tomorrow)).problem.code).toBe('date_out_of_range')
    const empty = { awareAt: t.clock.now().toISOString(), words: '' }
    expect((await t.api.as(support).call('POST /api/data-breaches', { body: empty })).status).toBe(400)
    expect((await settle(support, CLOSE, randomUUID(), { words: said })).problem.code).toBe('not_found')
  })
})

it('is for support alone, and the database shows nobody else a row', async () => {
  const { id } = (await enter(support)).body
  const [fitter, rider] = [await t.build.fitter(), await t.build.client()]
  expect((await t.api.as(nobody).call('GET /api/rights-requests')).status).toBe(401)
  for (const other of [fitter, rider]) {
    expect((await t.api.as(other).call('GET /api/rights-requests')).status).toBe(403)
    expect((await t.api.as(other).call('GET /api/data-breaches')).status).toBe(403)
    const seen = await t.database.perform(
      { cookieHash: hashSecret(other.cookie?.split('=')[1] ?? '') },
      { now: t.clock.now(), requestId: 't' },
      (tx) => tx.db.selectFrom('rights_request').select('id').execute(),
    )
    expect(seen.map((row) => row.id)).not.toContain(id)
  }
})
