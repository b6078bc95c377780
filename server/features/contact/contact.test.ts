import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTACT_WORDS } from '#domain/contact/contact-form.ts'
import { RETENTION } from '#domain/retention.ts'
import { OUTBOX_PURPOSE } from '../../outbox/sealed-messages.ts'
import { deleteContactMessages } from '../../retention/delete-contact-messages.ts'
import { addContactMessage } from '../../testing/contact-messages.ts'
import { makeSupport, type Supporter } from '../../testing/support-access.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { makeStamp } from './contact-stamp.ts'

const FORM = 'GET /api/contact-form'
const WRITE = 'POST /api/contact-messages'
const LIST = 'GET /api/contact-messages'
const RESOLVE = 'PUT /api/contact-messages/:messageId/resolution'
const ERASE = 'DELETE /api/contact-messages/:messageId'

let t: TestApp
let support: Supporter
beforeAll(async () => {
  t = await testApp({ CONTACT_EMAIL: 'desk@spokewell.example', RATE_LIMIT_FACTOR: '1' })
})
afterAll(() => t.close())
beforeEach(async () => {
  support = await makeSupport(t)
  await t.data.owner.query('delete from rate_limit')
  await t.data.owner.query('delete from outbox')
})

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

/** A stamp of a form that was opened a minute ago. */
const stamp = () => makeStamp(t.data.vault, new Date(t.clock.now().getTime() - 60_000))
const message = (more: object = {}) => ({
  topic: 'demo',
  name: 'Vera Visitor',
  email: 'vera@example.org',
  words: 'Would Tuesday at ten suit you?\nVera',
  website: '',
  stamp: stamp(),
  ...more,
})
const write = (more: object = {}, by: Caller = nobody) => t.api.as(by).call(WRITE, { body: message(more) })
const list = async (state: 'open' | 'resolved' = 'open', more: object = {}) =>
  (await t.api.as(support).call(LIST, { query: { state, ...more } })).body

/** What waits to be sent, opened. */
async function mails(): Promise<{ kind: string; to: string; params: Record<string, string> }[]> {
  const waiting = await rows('select id, body_sealed from outbox order by kind')
  return waiting.map(({ id, body_sealed }) => JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, id, body_sealed)))
}

describe('a message', () => {
  it('is stored sealed, mailed to the provider, and confirmed without a word of it', async () => {
    const opened = await t.api.as(nobody).call(FORM)
    t.clock.advance({ seconds: 20 })
    const answer = await write({ stamp: opened.body.stamp })
    expect(answer.status, answer.raw).toBe(204)
    const [stored] = (await list()).items
    expect(stored).toMatchObject({
      topic: 'demo',
      name: 'Vera Visitor',
      email: 'vera@example.org',
      words: 'Would Tuesday at ten suit you?\nVera',
      resolvedAt: null,
    })
    const [confirmation, passedOn, ...more] = await mails()
    expect(more).toEqual([])
    expect(confirmation).toMatchObject({ kind: 'contact_confirmation', to: 'vera@example.org', params: {} })
    expect(passedOn).toMatchObject({
      kind: 'contact_message',
      to: 'desk@spokewell.example',
      params: { topic: 'demo', email: 'vera@example.org' },
    })
    const plain = await rows('select * from contact_message')
    expect(JSON.stringify(plain)).not.toMatch(/Vera|vera|Tuesday/)
    const [entry] = await rows('select * from audit_entry where entity_id = $1', stored?.id)
    expect(entry).toMatchObject({ action: 'contact_message.received', changes: { topic: { to: 'demo' } } })
    expect(t.logged.join()).not.toMatch(/Vera|vera@/)
  })

  it('is confirmed once a day to an address, whatever its spelling', async () => {
    for (const email of ['ana@example.org', 'Ana@Example.org', 'ana@example.org']) await write({ email })
    const confirmed = async () => (await mails()).filter(({ kind }) => kind === 'contact_confirmation').length
    expect(await confirmed()).toBe(1)
    t.clock.advance({ days: 1 })
    await write({ email: 'ana@example.org' })
    expect(await confirmed()).toBe(2)
  })

  it('of a program that fills in every field is dropped without a word', async () => {
    const before = await rows('select id from contact_message')
    expect((await write({ website: 'https://spam.example' })).status).toBe(204)
    expect(await rows('select id from contact_message')).toEqual(before)
    expect(await mails()).toEqual([])
  })

  it.each([
    ['forged', () => `${t.clock.now().getTime().toString(36)}.AAAA`, 'form_outdated'],
    ['of nothing', () => '', 'form_outdated'],
    [
      'a day old',
      () => makeStamp(t.data.vault, new Date(t.clock.now().getTime() - 25 * 3_600_000)),
      'form_outdated',
    ],
    ['just made', () => makeStamp(t.data.vault, t.clock.now()), 'form_too_fast'],
  ])('with a stamp %s is refused', async (_name, made, code) => {
    const answer = await write({ stamp: made() })
    expect([answer.status, answer.problem.code]).toEqual([409, code])
  })

  it.each<[string, object]>([
    ['too long', { words: 'x'.repeat(CONTACT_WORDS + 1) }],
    ['with control characters', { words: 'a\u0007b' }],
    ['with control characters in the name', { name: 'a\u001bb' }],
    ['without a name', { name: ' ' }],
    ['from no address', { email: 'vera' }],
    ['from two addresses', { email: 'a@example.org,b@example.org' }],
    ['with a header in the address', { email: 'a@example.org\r\nBcc: all@example.org' }],
    ['of another topic', { topic: 'sales' }],
    ['with an id', { id: crypto.randomUUID() }],
  ])('%s is refused', async (_name, more) => {
    expect((await write(more)).status).toBe(400)
    expect(await mails()).toEqual([])
  })

  it('of a megabyte is refused before it is read', async () => {
    expect((await write({ words: 'x'.repeat(1_000_000) })).status).toBe(413)
  })

  it('is refused after ten from one network address', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await write()).status).toBe(204)
    const refused = await write()
    expect([refused.status, refused.problem.code]).toEqual([429, 'rate_limited'])
  })
})

describe('support', () => {
  it('alone reads, resolves and erases messages', async () => {
    const messageId = await addContactMessage(t)
    const params = { messageId }
    const calls = [
      (by: Caller) => t.api.as(by).call(LIST, { query: {} }),
      (by: Caller) => t.api.as(by).call(RESOLVE, { params, body: { resolved: true } }),
      (by: Caller) => t.api.as(by).call(ERASE, { params }),
    ]
    for (const call of calls) {
      expect((await call(nobody)).status).toBe(401)
      for (const other of [await t.build.client(), await t.build.fitter(), await t.build.guest()])
        expect((await call(other)).status).toBe(403)
    }
    for (const id of [crypto.randomUUID(), 'x']) {
      const missing = { messageId: id }
      expect((await t.api.as(support).call(ERASE, { params: missing })).status).toBe(404)
      const resolved = await t.api.as(support).call(RESOLVE, { params: missing, body: { resolved: true } })
      expect(resolved.status).toBe(404)
    }
    const refused = await t.api.as(support).call(RESOLVE, { params, body: { resolved: 'yes' } })
    expect(refused.status).toBe(400)
  })

  it('resolves a message and opens it again, each with an entry', async () => {
    const messageId = await addContactMessage(t)
    const resolve = (resolved: boolean) =>
      t.api.as(support).call(RESOLVE, { params: { messageId }, body: { resolved } })
    expect((await resolve(true)).status).toBe(204)
    expect((await resolve(true)).status).toBe(204)
    const has = async (state: 'open' | 'resolved') =>
      (await list(state)).items.some(({ id }) => id === messageId)
    expect([await has('open'), await has('resolved')]).toEqual([false, true])
    await resolve(false)
    expect([await has('open'), await has('resolved')]).toEqual([true, false])
    const entries = await rows(
      `select actor, actor_id, action from audit_entry where entity_id = $1 and actor = 'support'`,
      messageId,
    )
    const changed = { actor: 'support', actor_id: support.id, action: 'contact_message.changed' }
    expect(entries).toEqual([changed, changed])
  })

  it('erases a message at once, with an entry', async () => {
    const messageId = await addContactMessage(t)
    expect((await t.api.as(support).call(ERASE, { params: { messageId } })).status).toBe(204)
    expect(await rows('select 1 from contact_message where id = $1', messageId)).toEqual([])
    const [entry] = await rows(
      `select action from audit_entry where entity_id = $1 order by id desc limit 1`,
      messageId,
    )
    expect(entry).toEqual({ action: 'contact_message.erased' })
  })

  it('reads page by page, newest first', async () => {
    const ids: string[] = []
    for (let each = 0; each < 3; each += 1) {
      t.clock.advance({ seconds: 1 })
      ids.unshift(await addContactMessage(t))
    }
    const first = await list('open', { limit: 2 })
    const second = await list('open', { limit: 2, cursor: first.next })
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(second.items[0]?.id).toBe(ids[2])
    expect((await t.api.as(support).call(LIST, { query: { cursor: 'x' } })).status).toBe(400)
  })
})

describe('a message is kept', () => {
  it('for a year, or 90 days after it was resolved', async () => {
    const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * 86_400_000)
    const young = await addContactMessage(t, { receivedAt: daysAgo(RETENTION.contactMessage.days - 1) })
    const old = await addContactMessage(t, { receivedAt: daysAgo(RETENTION.contactMessage.days + 1) })
    const resolved = await addContactMessage(t, { receivedAt: daysAgo(100) })
    await t.data.owner.query('begin')
    await t.data.owner.query('update contact_message set resolved_at = $2 where id = $1', [
      resolved,
      daysAgo(RETENTION.resolvedMessage.days + 1),
    ])
    await t.data.owner.query(
      `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
       values ('0', now(), 'test', 'system', 'test.made', 'contact_message', $1, '{}')`,
      [resolved],
    )
    await t.data.owner.query('commit')
    await deleteContactMessages(t.data.owner, t.clock.now())
    const left = await rows('select id from contact_message where id = any ($1)', [young, old, resolved])
    expect(left).toEqual([{ id: young }])
  })

  it('until the account of its address is deleted', async () => {
    const fitter = await t.build.fitter()
    const own = await addContactMessage(t, { email: fitter.email })
    const other = await addContactMessage(t, { email: 'somebody@example.org' })
    await t.data.owner.query('select app.erase_account($1, $2, $3)', [fitter.id, t.clock.now(), 'test'])
    expect(await rows('select id from contact_message where id = any ($1)', [own, other])).toEqual([
      { id: other },
    ])
  })

  it('when an account that never proved the address is deleted', async () => {
    const email = 'victim@example.org'
    const thief = await t.build.fitter({ email, proven: false })
    const kept = await addContactMessage(t, { email })
    await t.data.owner.query('select app.erase_account($1, $2, $3)', [thief.id, t.clock.now(), 'test'])
    expect(await rows('select id from contact_message where id = $1', kept)).toEqual([{ id: kept }])
  })
})

describe('the form under attack from a thousand addresses', () => {
  it('mails few strangers, stores what it can, and then refuses', async () => {
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < 310; sent += 1) {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/contact-messages',
        payload: message({ email: `person${sent}@example.org` }),
        remoteAddress: `10.${Math.floor(sent / 250)}.0.${sent % 250}`,
      })
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 204: 300, 429: 10 })
    const waiting = await rows('select kind, count(*)::int as count from outbox group by kind order by kind')
    expect(waiting).toEqual([
      { kind: 'contact_confirmation', count: 60 },
      { kind: 'contact_message', count: 300 },
    ])
  })
})
