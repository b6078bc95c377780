import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { makeSender } from '../mail/make-sender.ts'
import { confirmation } from '../messages/confirmation.ts'
import { messageRegistry } from '../messages/registry.ts'
import { deliverNext } from '../outbox/deliver-next.ts'
import { OUTBOX_PURPOSE } from '../outbox/sealed-messages.ts'
import { makeSmsSender } from '../sms/sms-sender.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { registerDevOutbox } from './dev-outbox.ts'
import type { ShownMail, ShownMessage } from './dev-outbox-page.ts'

const publicUrl = 'http://localhost:3000'
let data: TestDatabase
let database: Database
let app: FastifyInstance | undefined
let now = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  data = await testDatabase()
  database = openDatabase({ url: data.url, vault: data.vault, publicUrl, size: 4 })
})
afterEach(() => app?.close())
afterAll(async () => {
  await database.close()
  await data.drop()
})

function outbox(settings: Record<string, string> = {}) {
  app = Fastify()
  registerDevOutbox(app, { config: parseConfig({ PORT: '3000', ...settings }), database, now: () => now })
  return app
}

/** Sends a confirmation mail. */
async function sent(to: string, code = '123456'): Promise<void> {
  now = new Date(now.getTime() + 1000)
  const params = { link: `${publicUrl}/auth/confirm#token_hash=abc`, code }
  await database.perform({ system: true }, { now, requestId: 'test' }, (tx) =>
    confirmation.queue(tx, { to, language: 'en', params }, { purpose: crypto.randomUUID() }),
  )
  await deliver()
}

async function deliver(): Promise<void> {
  const sender = await makeSender(parseConfig({ PORT: '3000' }))
  const sms = makeSmsSender({ smsUrl: null })
  await deliverNext({
    database,
    messages: messageRegistry,
    sender,
    sms,
    now: () => now,
    log: pino({ level: 'silent' }),
  })
}

it('lists mails newest first, as JSON and as a page', async () => {
  await sent('ines@example.org')
  await sent('jonas@example.org', '<b>1</b>')
  const server = outbox()
  const json = await server.inject({ url: '/dev/mail.json', headers: { host: 'localhost:3000' } })
  const mails = json.json<ShownMail[]>()
  expect(mails.map(({ to }) => to)).toEqual(['jonas@example.org', 'ines@example.org'])
  const [first] = mails
  expect(Object.keys(first ?? {})).toEqual([
    'id',
    'channel',
    'to',
    'subject',
    'text',
    'html',
    'headers',
    'at',
  ])
  expect(first).toMatchObject({ at: now.toISOString(), headers: { 'Auto-Submitted': 'auto-generated' } })
  expect(first?.headers['Message-ID']).toBe(`<${first?.id}@localhost>`)

  const page = await server.inject({ url: '/dev/mail', headers: { host: '127.0.0.1:3000' } })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain(`<a href="${publicUrl}/auth/confirm#token_hash=abc">`)
  expect(page.body).not.toMatch(/<b>1|<script/)
  expect(page.body.indexOf('jonas@')).toBeLessThan(page.body.indexOf('ines@'))
})

it('lists what was sent from an instant on', async () => {
  await sent('mira@example.org')
  const before = now
  await sent('ana@example.org')
  const server = outbox()
  const since = async (at: string) => {
    const answer = await server.inject({
      url: `/dev/mail.json?since=${at}`,
      headers: { host: 'localhost:3000' },
    })
    return answer.json<ShownMail[]>().map(({ to }) => to)
  }
  expect(await since(now.toISOString())).toEqual(['ana@example.org'])
  expect(await since(before.toISOString())).toEqual(['ana@example.org', 'mira@example.org'])
  expect((await since('yesterday')).length).toBeGreaterThan(2)
})

it('shows that it is empty', async () => {
  await data.owner.query('delete from outbox')
  const page = await outbox().inject({ url: '/dev/mail', headers: { host: 'localhost' } })
  expect(page.body).toContain('No messages yet')
})

const here: InjectOptions = { headers: { host: 'localhost:3000' } }
const refused: [string, Record<string, string>, InjectOptions][] = [
  ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }, here],
  ['a server open to the network', { HOST: '0.0.0.0' }, here],
  ['a caller on another machine', {}, { ...here, remoteAddress: '192.0.2.7' }],
  ['a public address', { PUBLIC_URL: 'https://fits.example' }, here],
  ['another name for this machine', {}, { headers: { host: 'evil.example' } }],
  ['a name that only looks like it', {}, { headers: { host: 'localhost.evil.example' } }],
  ['a name that is none', {}, { headers: { host: 'not a host' } }],
  ['x-forwarded-for', {}, { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } }],
  ['x-forwarded-host', {}, { headers: { host: 'localhost', 'x-forwarded-host': 'localhost' } }],
  ['x-forwarded-proto', {}, { headers: { host: 'localhost', 'x-forwarded-proto': 'http' } }],
  ['forwarded', {}, { headers: { host: 'localhost', forwarded: 'for=127.0.0.1' } }],
  ['via', {}, { headers: { host: 'localhost', via: '1.1 proxy' } }],
]

it.each(refused)('does not exist with %s', async (_what, settings, request) => {
  const server = outbox(settings)
  const missing = await server.inject({ ...request, url: '/dev/nothing' })
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    const answer = await server.inject({ ...request, url })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe(missing.body.replace('/dev/nothing', url))
  }
})

it('shows text messages', async () => {
  const id = crypto.randomUUID()
  const body = { kind: 'sms_code', to: '+4915112345678', language: 'en', params: { code: '246810' } }
  await data.owner.query(
    `insert into outbox (id, purpose, channel, kind, body_sealed, due_at, attempts, created_at)
     values ($1::uuid, $1::text, 'sms', 'sms_code', $2, $3, 0, $3)`,
    [id, data.vault.seal(OUTBOX_PURPOSE, id, JSON.stringify(body)), now],
  )
  await deliver()
  const server = outbox()
  const json = await server.inject({ url: '/dev/mail.json', headers: { host: 'localhost:3000' } })
  const [first] = json.json<ShownMessage[]>()
  const text = expect.stringContaining('246810')
  expect(first).toEqual({ id, channel: 'sms', to: '+4915112345678', text, at: now.toISOString() })
  const page = await server.inject({ url: '/dev/mail', headers: { host: 'localhost:3000' } })
  expect(page.body).toContain('Text message')
  expect(page.body).toContain('+4915112345678')
})
