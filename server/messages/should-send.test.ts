import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { outboxSender } from '../mail/make-sender.ts'
import { deliverNext } from '../outbox/deliver-next.ts'
import { makeSmsSender } from '../sms/sms-sender.ts'
import type { Person } from '../testing/builders.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { deviceCode } from './device-code.ts'
import { passwordChanged } from './password-changed.ts'
import { recovery } from './recovery.ts'
import { messageRegistry } from './registry.ts'

let test: TestApp
let fitter: Person

beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.data.owner.query('delete from outbox')
  fitter = await test.build.fitter()
})

const sender = outboxSender({ publicUrl: 'http://localhost:3000', from: 'no-reply@localhost' })
const deliver = () =>
  deliverNext({
    database: test.database,
    messages: messageRegistry,
    sender,
    sms: makeSmsSender({ smsUrl: null }),
    now: test.clock.now,
    log: pino({ level: 'silent' }),
  })

const invite = () => test.build.invitation(fitter, { email: 'jonas@example.org' })

it('sends an invitation that is still valid', async () => {
  await invite()
  expect(await deliver()).toBe('sent')
  expect(await deliver()).toBeNull()
})

it('drops the mail of an invitation that was withdrawn before it was sent', async () => {
  const { id } = await invite()
  const key = 'POST /api/invitations/:invitationId/withdraw'
  await test.api.as(fitter).call(key, { params: { invitationId: id } })
  expect(await deliver()).not.toBe('sent')
})

it.each([
  ['answered', 'update session set intake_submitted_at = $2 where id = $1'],
  ['cancelled', 'update session set cancelled_at = $2 where id = $1'],
])('drops it when it is %s', async (_what, change) => {
  const { sessionId } = await invite()
  await test.data.owner.query('alter table session disable trigger audited_update')
  await test.data.owner.query(change, [sessionId, test.clock.now()])
  await test.data.owner.query('alter table session enable trigger audited_update')
  expect(await deliver()).toBe('dropped')
})

it('drops it when it has expired', async () => {
  await invite()
  test.clock.advance({ days: 31 })
  expect(await deliver()).toBe('dropped')
})

it.each([
  { minutes: 14, outcome: 'sent' },
  { minutes: 15, outcome: 'dropped' },
])('a device code of 15 minutes is $outcome after $minutes', async ({ minutes, outcome }) => {
  const { sessionId } = await invite()
  await deliver()
  const { database, clock } = test
  await database.perform({ system: true }, { now: clock.now(), requestId: 'test' }, (tx) =>
    deviceCode.queue(
      tx,
      {
        to: 'jonas@example.org',
        language: 'en',
        params: { fitterName: 'Ines Becker', code: 'ACDEFHJK', minutes: 15 },
      },
      { purpose: `device_code:${crypto.randomUUID()}`, sessionId },
    ),
  )
  clock.advance({ minutes })
  expect(await deliver()).toBe(outcome)
})

it('sends the report of an account change however late', async () => {
  const { database, clock } = test
  const params = { at: clock.now().toISOString() }
  await database.perform({ system: true }, { now: clock.now(), requestId: 'test' }, (tx) =>
    passwordChanged.queue(
      tx,
      { to: 'jonas@example.org', language: 'en', params },
      { purpose: `identity:${crypto.randomUUID()}` },
    ),
  )
  clock.advance({ days: 3 })
  expect(await deliver()).toBe('sent')
})

it('drops a message without a recipient', async () => {
  const { database, clock } = test
  await database.perform({ system: true }, { now: clock.now(), requestId: 'test' }, (tx) =>
    recovery.queue(
      tx,
      {
        to: 'stranger@example.org',
        language: 'en',
        params: { link: 'https://example.org/x', code: '00000000' },
        nobody: true,
      },
      { purpose: `identity:${crypto.randomUUID()}` },
    ),
  )
  expect(await deliver()).toBe('dropped')
})
