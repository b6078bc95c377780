import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { EVENT_TOPICS, type EventTopic } from '#contract/live-events.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { type EventHub, openEventHub } from './event-hub.ts'
import { closeStreams, EVENT_CHANNEL, publishEvent } from './publish-event.ts'

let data: TestDatabase
let database: Database
let app: FastifyInstance
let hub: EventHub
let allowed = true

beforeAll(async () => {
  data = await testDatabase()
  database = openDatabase({ url: data.url, vault: data.vault, publicUrl: 'http://localhost', size: 4 })
})
afterAll(async () => {
  await database.close()
  await data.drop()
})

async function start(times: { beatMs?: number; recheckMs?: number } = {}): Promise<void> {
  hub = await openEventHub(data.ownerUrl, pino({ level: 'silent' }), times)
  app = Fastify()
  app.get('/notices/:accountId', async (request, reply) => {
    const { accountId } = Object(request.params)
    const { age = '0' } = Object(request.query)
    const viewer = { accountId, pageAgeMs: Number(age), stillAllowed: async () => allowed }
    hub.stream(reply.header('x-kept', 'yes'), viewer)
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
}

beforeEach(() => {
  allowed = true
})
afterEach(async () => {
  hub.endStreams()
  await app.close()
  await hub.close()
})

const address = () => app.listeningOrigin

/** A browser's stream: `until` reads up to a text, `end` reads to the end. */
async function watch(accountId: string, age = 0) {
  const response = await fetch(`${address()}/notices/${accountId}?age=${age}`)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no body')
  let text = ''
  const read = async (isEnough: () => boolean): Promise<string> => {
    while (!isEnough()) {
      const { done, value } = await reader.read()
      if (done) break
      text += value
    }
    const seen = text
    text = ''
    return seen
  }
  return {
    response,
    until: (wanted: string) => read(() => text.includes(wanted)),
    end: () => read(() => false),
    leave: () => reader.cancel(),
  }
}

const publish = (topic: EventTopic, accounts: string[]) =>
  database.perform({ system: true }, { now: new Date(), requestId: 'test' }, (tx) =>
    publishEvent(tx, topic, accounts),
  )

it('tells the accounts concerned, and only them, which topic changed', async () => {
  await start()
  const [mine, other] = await Promise.all([watch('a'), watch('b')])
  expect(mine.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(mine.response.headers.get('cache-control')).toBe('no-store')
  expect(mine.response.headers.get('x-kept')).toBe('yes')
  await publish('submissions', ['a', 'a'])
  await publish('invitations', ['b', 'a'])
  const seen = await mine.until('data: invitations\n\n')
  expect(seen.match(/event: changed\ndata: submissions\n\n/g)).toHaveLength(1)
  expect(await other.until('data: invitations\n\n')).not.toContain('submissions')
})

it('tells a new stream what changed since its page began to read', async () => {
  await start()
  const started = performance.now()
  // The event is later than the page by several requests, because a busy machine may delay the page's own.
  for (const other of ['c', 'd', 'e', 'f', 'g', 'h']) await watch(other)
  const first = await watch('a')
  await publish('followUps', ['a'])
  await first.until('data: followUps\n\n')
  const second = await watch('a', performance.now() - started)
  expect(await second.until('data: followUps\n\n')).not.toContain('data: all')
  const old = await watch('a', 3_600_000)
  await old.until('data: all\n\n')
  const other = await watch('b', performance.now() - started)
  await publish('sessions', ['b'])
  expect(await other.until('data: sessions\n\n')).not.toContain('followUps')
})

it('passes on every topic', async () => {
  await start()
  const mine = await watch('a')
  for (const topic of EVENT_TOPICS) {
    await publish(topic, ['a'])
    expect(await mine.until(`data: ${topic}\n\n`)).toContain(topic)
  }
})

it('names the request that caused an event, unless anything may have changed', async () => {
  await start()
  const mine = await watch('a')
  await publish('sessions', ['a'])
  expect(await mine.until('data: sessions\n\n')).toContain('id: test\nevent: changed\ndata: sessions\n\n')
  await data.owner.query(`select pg_notify('${EVENT_CHANNEL}', '{"topic":"invitations","accounts":["a"]}')`)
  expect(await mine.until('data: invitations\n\n')).toContain('id: \nevent: changed\ndata: invitations\n\n')
})

it('closes the streams of an account that may see something else now, and no others', async () => {
  await start()
  const [mine, other] = await Promise.all([watch('a'), watch('b')])
  await database.perform({ system: true }, { now: new Date(), requestId: 'test' }, (tx) =>
    closeStreams(tx, ['a']),
  )
  expect(await mine.end()).toContain('event: bye')
  await publish('sessions', ['b'])
  expect(await other.until('data: sessions\n\n')).not.toContain('bye')
})

it('sends nothing about a rolled-back transaction', async () => {
  await start()
  const mine = await watch('a')
  await database
    .perform({ system: true }, { now: new Date(), requestId: 'test' }, async (tx) => {
      await publishEvent(tx, 'submissions', ['a'])
      throw new Error('undone')
    })
    .catch(() => undefined)
  await publish('invitations', ['a'])
  expect(await mine.until('data: invitations\n\n')).not.toContain('submissions')
})

it('keeps the connection open with comments', async () => {
  await start({ beatMs: 20 })
  await (await watch('a')).until(': still here\n\n')
})

it('ends the stream of an ended sign-in', async () => {
  await start({ recheckMs: 20 })
  const mine = await watch('a')
  await mine.until('retry:')
  allowed = false
  expect(await mine.end()).toContain('event: bye')
})

it('checks the sign-in again at once when the account changed', async () => {
  await start()
  const mine = await watch('a')
  await mine.until('retry:')
  allowed = false
  await publish('account', ['a'])
  expect(await mine.end()).toContain('event: bye')
})

it('recovers when the database returns, and makes all pages reload', async () => {
  await start()
  const mine = await watch('a')
  await mine.until('retry:')
  await data.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen%'`,
  )
  await mine.until('event: changed\ndata: all\n\n')
  await publish('submissions', ['a'])
  await mine.until('data: submissions\n\n')
})

it('limits the streams of an account', async () => {
  await start()
  const streams = await Promise.all(Array.from({ length: 30 }, () => watch('a')))
  expect((await fetch(`${address()}/notices/a`)).status).toBe(429)
  expect((await watch('b')).response.status).toBe(200)
  await streams[0]?.leave()
  await expect.poll(async () => (await fetch(`${address()}/notices/a`)).status).toBe(200)
})

it('says goodbye when it stops, and refuses new streams', async () => {
  await start()
  const mine = await watch('a')
  hub.endStreams()
  expect(await mine.end()).toContain('event: bye')
  expect((await fetch(`${address()}/notices/a`)).status).toBe(503)
})
