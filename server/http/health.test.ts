import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.data.owner.query('delete from outbox; delete from delivery_hold'))

/** An outbox row that has been due for some seconds. */
const waiting = (kind: string, seconds: number, more = '') =>
  t.data.owner.query(
    `insert into outbox (id, purpose, channel, kind, due_at, attempts, created_at${more && ', leased_until'})
     values ($1, $2, 'mail', $3, $4::timestamptz - make_interval(secs => $5), 0, $4${more && `, ${more}`})`,
    [randomUUID(), randomUUID(), kind, t.clock.now(), seconds],
  )
const held = (lane: string, failures = 2) =>
  t.data.owner.query(`insert into delivery_hold values ($1, 'mail', $2, $3, $3, $3, 'provider_535')`, [
    lane,
    failures,
    t.clock.now(),
  ])

async function ready() {
  const answer = await t.app.inject('/readyz')
  return { code: answer.statusCode, ...answer.json() }
}
const calm = { lagSeconds: 0, held: false, late: false }

describe('/readyz reports for each lane how long its oldest due row has waited', () => {
  it('nothing waits', async () => {
    expect(await ready()).toEqual({
      code: 200,
      status: 'ready',
      queueLagSeconds: 0,
      queues: { sign_in: calm, ordinary: calm, reminders: calm, sms: calm },
      clock: 'plausible',
    })
  })

  it.each([
    ['recovery', 'sign_in', 54, 'ready'],
    ['recovery', 'sign_in', 120, 'queue_lag'],
    ['factor_added', 'sign_in', 120, 'queue_lag'],
    ['invitation', 'ordinary', 120, 'ready'],
    ['invitation', 'ordinary', 600, 'queue_lag'],
    ['follow_up_reminder', 'reminders', 600, 'ready'],
    ['follow_up_reminder', 'reminders', 3600, 'queue_lag'],
    ['sms_code', 'sms', 120, 'queue_lag'],
    ['of_another_version', 'ordinary', 600, 'queue_lag'],
  ])('%s, lane %s, due for %i s: %s', async (kind, lane, seconds, status) => {
    await waiting(kind, seconds)
    await waiting(kind, -3600)
    const answered = await ready()
    expect(answered).toMatchObject({ queueLagSeconds: seconds, queues: { [lane]: { lagSeconds: seconds } } })
    expect([answered.status, answered.code]).toEqual([status, status === 'ready' ? 200 : 503])
  })

  it('a row being sent counts', async () => {
    await waiting('recovery', 130, `$4::timestamptz + interval '40 seconds'`)
    expect(await ready()).toMatchObject({ status: 'queue_lag', queueLagSeconds: 130 })
  })

  it('a lane held by its provider is reported, and this server stays ready', async () => {
    await waiting('recovery', 900)
    await held('sign_in')
    await held('reminders', 1)
    expect(await ready()).toMatchObject({
      status: 'ready',
      queueLagSeconds: 900,
      queues: { sign_in: { held: true, lagSeconds: 900 }, reminders: { held: false } },
    })
  })
})

describe('/metrics', () => {
  const token = 'a-token-of-the-operator'
  const far = { PUBLIC_URL: 'https://fits.example' }
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` })

  it.each([
    ['with a token, to who brings it', { METRICS_TOKEN: token, ...far }, bearer(token), 200],
    [
      'also through a proxy',
      { METRICS_TOKEN: token },
      { ...bearer(token), 'x-forwarded-for': '203.0.113.9' },
      200,
    ],
    ['not to who brings none', { METRICS_TOKEN: token }, {}, 404],
    ['not to who brings another', { METRICS_TOKEN: token }, bearer(`${token}s`), 404],
    ['without a token, to this machine', {}, {}, 200],
    ['not through a proxy', {}, { 'x-forwarded-for': '203.0.113.9' }, 404],
    ['not where others come too, whose proxy may add no header', far, {}, 404],
  ])('are shown %s', async (_name, settings, headers, status) => {
    const server = await testApp(settings)
    expect((await server.app.inject({ url: '/metrics', headers })).statusCode).toBe(status)
    await server.close()
  })
})

it('shows the same', async () => {
  await waiting('recovery', 30)
  await waiting('invitation', 10)
  await held('ordinary')
  await held('reminders')
  const { body } = await t.app.inject('/metrics')
  expect(body).toContain('outbox_lag_seconds{lane="sign_in"} 30')
  expect(body).toContain('outbox_lag_seconds{lane="sms"} 0')
  expect(body).toContain('outbox_held{lane="ordinary"} 1')
  expect(body).toContain('outbox_held{lane="sign_in"} 0')
  // No message is queued there that could probe the provider.
  expect(body).toContain('outbox_held{lane="reminders"} 0')
})
