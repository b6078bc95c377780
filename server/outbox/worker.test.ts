import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import { type Listener, openListener } from '../live-events/listener.ts'
import { type MailSender, SendingFailed } from '../mail/mail-sender.ts'
import { outboxSender } from '../mail/make-sender.ts'
import { confirmation } from '../messages/confirmation.ts'
import { messageRegistry } from '../messages/registry.ts'
import { makeSmsSender } from '../sms/sms-sender.ts'
import { type TestDatabase, testDatabase } from '../testing/test-database.ts'
import { deliverNext } from './deliver-next.ts'
import { startOutboxWorker } from './worker.ts'

const place = { publicUrl: 'https://fits.example', from: 'fits@fits.example' }
const log = pino({ level: 'silent' })
const messages = messageRegistry
const sms = makeSmsSender({ smsUrl: null })
let data: TestDatabase
let database: Database
let listener: Listener
let now = new Date()

beforeAll(async () => {
  data = await testDatabase()
  database = openDatabase({ url: data.url, vault: data.vault, publicUrl: place.publicUrl, size: 10 })
  listener = await openListener(data.ownerUrl, log)
})
afterAll(async () => {
  await listener.close()
  await database.close()
  await data.drop()
})
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  await data.owner.query('delete from outbox')
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const enqueue = (purpose = `confirmation:${randomUUID()}`, dueAt?: Date) =>
  database.perform({ system: true }, { now, requestId: 'test' }, (tx) =>
    confirmation.queue(
      tx,
      {
        to: 'ines@example.org',
        language: 'en',
        params: { link: 'https://fits.example/auth/confirm#t', code: '123456' },
      },
      { purpose, ...(dueAt && { dueAt }) },
    ),
  )

/** A mail server that stores what it accepts; `fail` sets what it does instead. */
function testSender(fail?: () => unknown) {
  const ids: string[] = []
  const sender: MailSender = {
    place,
    keepsBodies: false,
    async send(mail) {
      const failure = fail?.()
      if (failure) throw failure
      ids.push(mail.messageId)
    },
    close() {},
  }
  return { ids, sender }
}

const worker = (sender: MailSender, more: { pollMs?: number; endWithinMs?: number } = {}) =>
  startOutboxWorker({
    database,
    messages,
    listener,
    sender,
    sms,
    now: () => now,
    log,
    pollMs: 3_600_000,
    ...more,
  })

const deliver = (sender: MailSender) => deliverNext({ database, messages, sender, sms, now: () => now, log })

const row = async (id: string) => (await data.owner.query('select * from outbox where id = $1', [id])).rows[0]

it('sends a message once, and deletes its body', async () => {
  const id = await enqueue('confirmation:a')
  await enqueue('confirmation:a')
  const { ids, sender } = testSender()
  expect(await deliver(sender)).toBe('sent')
  expect(await deliver(sender)).toBeNull()
  expect(ids).toEqual([`<${id}@fits.example>`])
  expect(await row(id)).toMatchObject({ sent_at: now, body_sealed: null, leased_until: null, attempts: 1 })
})

it('keeps the body sealed when the outbox page shows it', async () => {
  const id = await enqueue()
  await deliver(outboxSender(place))
  const { sent_at, body_sealed } = await row(id)
  expect(sent_at).toEqual(now)
  expect(body_sealed.includes('123456')).toBe(false)
})

it('claims one row at a time, even if the planner expects a single row', async () => {
  await enqueue()
  await data.owner.query('analyze outbox')
  for (let n = 0; n < 5; n += 1) {
    later(1)
    await enqueue()
  }
  await deliver(testSender().sender)
  const { rows } = await data.owner.query('select id from outbox where leased_until is not null')
  expect(rows).toEqual([])
})

it('shares the queue between workers and sends nothing twice', async () => {
  const wanted = await Promise.all(Array.from({ length: 40 }, () => enqueue()))
  const { ids, sender } = testSender()
  const workers = [worker(sender), worker(sender), worker(sender)]
  const sent = await Promise.all(workers.map(({ drainOnce }) => drainOnce()))
  await Promise.all(workers.map(({ stop }) => stop()))
  expect(ids.toSorted()).toEqual(wanted.map((id) => `<${id}@fits.example>`).toSorted())
  expect(sent.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(40)
})

it('wakes when something is enqueued', async () => {
  const arrived = Promise.withResolvers<void>()
  const { sender } = testSender()
  const running = worker({ ...sender, send: async () => arrived.resolve() })
  await running.drainOnce()
  await enqueue()
  await arrived.promise
  await running.stop()
})

it('does not wait for a silent mail server when it stops: the row is retried without blaming the provider', async () => {
  const id = await enqueue()
  const begun = Promise.withResolvers<void>()
  const { sender } = testSender()
  const silent: MailSender = {
    ...sender,
    send() {
      begun.resolve()
      return new Promise(() => undefined)
    },
  }
  const running = worker(silent, { endWithinMs: 1 })
  await begun.promise
  await running.stop()
  expect(await row(id)).toMatchObject({ leased_until: null, last_error: 'stopped', dead_at: null })
  expect((await data.owner.query('select * from delivery_hold')).rows).toEqual([])
})

it('repeats one mail with the same Message-ID when a worker dies while sending it', async () => {
  const id = await enqueue()
  const { ids, sender } = testSender()
  // Sent, but the outcome can no longer be recorded.
  const dying: Database = {
    ...database,
    perform: async (entry, circumstances, work) => {
      if (ids.length > 0) throw new Error('killed')
      return database.perform(entry, circumstances, work)
    },
  }
  await expect(deliverNext({ database: dying, messages, sender, sms, now: () => now, log })).rejects.toThrow(
    'killed',
  )
  expect(await deliver(sender)).toBeNull()
  later(2)
  expect(await deliver(sender)).toBe('sent')
  expect(await deliver(sender)).toBeNull()
  expect(ids).toEqual([`<${id}@fits.example>`, `<${id}@fits.example>`])
})

it('does not change a row that another worker has claimed', async () => {
  const id = await enqueue()
  const { sender } = testSender()
  const slow: MailSender = {
    ...sender,
    async send() {
      later(2)
      await deliver(testSender().sender)
      throw new SendingFailed('smtp_451', 'mail')
    },
  }
  await deliver(slow)
  expect(await row(id)).toMatchObject({ sent_at: now, last_error: null, attempts: 2 })
})

it('retries eight times over most of a day, then gives up without logging an address', async () => {
  const id = await enqueue()
  await data.owner.query(`update outbox set created_at = created_at + interval '10 days'`)
  const { sender } = testSender(() => new Error('550 ines@example.org unknown'))
  const outcomes: (string | null)[] = []
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    outcomes.push(await deliver(sender))
    later(12 * 60)
  }
  expect(outcomes).toEqual([...Array(7).fill('retried'), 'dead', null])
  expect(await row(id)).toMatchObject({ attempts: 8, last_error: 'not_sent' })
})

it('waits between attempts', async () => {
  await enqueue()
  await deliver(testSender(() => new SendingFailed('smtp_451', 'mail')).sender)
  const { sender } = testSender()
  expect(await deliver(sender)).toBeNull()
  later(1)
  expect(await deliver(sender)).toBe('sent')
})

it('gives up at once when the address was refused', async () => {
  const id = await enqueue()
  const { sender } = testSender(() => new SendingFailed('smtp_550', 'address'))
  expect(await deliver(sender)).toBe('dead')
  expect(await row(id)).toMatchObject({ dead_at: now, last_error: 'smtp_550' })
})

it('continues past a row that cannot be opened', async () => {
  const spoilt = await enqueue()
  await data.owner.query(`update outbox set body_sealed = 'nonsense' where id = $1`, [spoilt])
  later(1)
  await enqueue()
  const { ids, sender } = testSender()
  expect([await deliver(sender), await deliver(sender)]).toEqual(['dead', 'sent'])
  expect(ids).toHaveLength(1)
  expect(await row(spoilt)).toMatchObject({ last_error: 'unreadable' })
})

it('leaves what is not due yet and drops what is obsolete', async () => {
  const id = await enqueue(undefined, new Date(now.getTime() + 3_600_000))
  const { ids, sender } = testSender()
  expect(await deliver(sender)).toBeNull()
  later(25 * 60)
  expect(await deliver(sender)).toBe('dropped')
  expect(await row(id)).toMatchObject({ dropped_at: now, body_sealed: null })
  expect(ids).toEqual([])
})
