import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { offeredLanguages } from '#locales/offered-languages.ts'
import { makeSender } from '../mail/make-sender.ts'
import { messageRegistry } from '../messages/registry.ts'
import { smsCode } from '../messages/sms-code.ts'
import { deliverNext } from '../outbox/deliver-next.ts'
import { MAX_ATTEMPTS } from '../outbox/record-outcome.ts'
import { askIdentity, goodPassword } from '../testing/hosted-session.ts'
import { renderedSms } from '../testing/rendered.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeSmsSender } from './sms-sender.ts'

const PHONE = '+4915112345678'

interface Posted {
  headers: IncomingHttpHeaders
  body: { to: string; text: string }
}

let gateway: Server
let posted: Posted[] = []
/** The gateway's next response; 202 by default. */
let answers: number[] = []
let t: TestApp

beforeAll(async () => {
  gateway = createServer(async (request, reply) => {
    posted.push({ headers: request.headers, body: JSON.parse(await text(request)) })
    reply.writeHead(answers.shift() ?? 202, { location: '/elsewhere' }).end('whatever it says')
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  t = await testApp({ SMS_URL: gatewayUrl() })
})
afterAll(async () => {
  await t.close()
  gateway.close()
})
beforeEach(() => t.data.owner.query('delete from outbox'))
afterEach(() => {
  posted = []
  answers = []
})

const gatewayUrl = (credentials = '') =>
  `http://${credentials}127.0.0.1:${Object(gateway.address()).port}/send`

const deliver = async () =>
  deliverNext({
    database: t.database,
    messages: messageRegistry,
    sender: await makeSender(t.context.config),
    sms: makeSmsSender(t.context.config),
    now: t.clock.now,
    log: t.context.log,
  })

async function askCode(phone = PHONE): Promise<void> {
  t.clock.advance({ hours: 2 })
  const answer = await askIdentity(t, 'POST', '/otp', { body: { phone, data: { language: 'en' } } })
  expect(answer.status).toBe(200)
}

const row = async () =>
  (await t.data.owner.query('select * from outbox order by created_at desc limit 1')).rows[0]

describe('a code by phone', () => {
  it('is sent to the right number, once, and signs in', async () => {
    await askCode()
    expect(await deliver()).toBe('sent')
    expect(await deliver()).toBeNull()
    const [first, ...others] = posted
    expect(others).toEqual([])
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(first?.body.to).toBe(PHONE)
    const { id, channel, body_sealed } = await row()
    expect([first?.headers['idempotency-key'], channel, body_sealed]).toEqual([id, 'sms', null])
    const token = first?.body.text.match(/\d{8}/)?.[0]
    const signedIn = await askIdentity(t, 'POST', '/verify', { body: { type: 'sms', phone: PHONE, token } })
    expect(signedIn).toMatchObject({ status: 200, body: { user: { phone: PHONE.slice(1) } } })
  })

  it('is tried again after a 503', async () => {
    await askCode()
    answers = [503]
    expect(await deliver()).toBe('retried')
    expect(await row()).toMatchObject({ last_error: 'sms_503', sent_at: null })
    t.clock.advance({ minutes: 1 })
    expect(await deliver()).toBe('sent')
    expect(posted.map(({ headers }) => headers['idempotency-key'])).toHaveLength(2)
    expect(posted[0]?.headers['idempotency-key']).toBe(posted[1]?.headers['idempotency-key'])
  })

  it(`is given up after ${MAX_ATTEMPTS} tries`, async () => {
    await askCode()
    await t.data.owner.query('update outbox set attempts = $1', [MAX_ATTEMPTS - 1])
    answers = [500]
    expect(await deliver()).toBe('dead')
    expect(await deliver()).toBeNull()
  })

  it.each([
    [400, 'dead'],
    [401, 'held'],
    [403, 'held'],
    [302, 'held'],
    [408, 'retried'],
    [429, 'retried'],
  ])('%i from the gateway: %s', async (status, outcome) => {
    await askCode()
    answers = [status]
    expect(await deliver()).toBe(outcome)
  })

  it('is not sent once it has expired', async () => {
    await askCode()
    t.clock.advance({ hours: 1 })
    expect(await deliver()).toBe('dropped')
    expect(posted).toEqual([])
  })

  it('appears in no log', async () => {
    await askCode()
    answers = [503, 400]
    await deliver()
    t.clock.advance({ minutes: 1 })
    await deliver()
    expect(t.logged.length).toBeGreaterThan(0)
    expect(t.logged.join('\n')).not.toContain(PHONE.slice(1))
  })

  it('is limited by number, with the error of the protocol', async () => {
    const limited = await testApp({ SMS_URL: gatewayUrl(), RATE_LIMIT_FACTOR: '1' })
    const ask = () => askIdentity(limited, 'POST', '/otp', { body: { phone: PHONE } })
    expect((await ask()).status).toBe(200)
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } })
    await limited.close()
  })
})

describe('the gateway', () => {
  it('receives name and password as basic authentication, never in the URL', async () => {
    await makeSmsSender({ smsUrl: gatewayUrl('spoke:w%40rd@') }).send('1', { to: PHONE, text: 'x' })
    expect(posted[0]?.headers.authorization).toBe(`Basic ${Buffer.from('spoke:w@rd').toString('base64')}`)
  })

  it('is tried again later when it cannot be reached', async () => {
    const sender = makeSmsSender({ smsUrl: 'http://127.0.0.1:1/send' })
    await expect(sender.send('1', { to: PHONE, text: 'x' })).rejects.toMatchObject({
      code: 'sms_unreachable',
      reason: 'provider',
    })
  })
})

describe('signing in by phone', () => {
  const phoneOffered = async (settings: Record<string, string>) => {
    const app = await testApp(settings)
    const offered = (await askIdentity(app, 'GET', '/settings')).body.external.phone
    const body = { phone: PHONE, password: goodPassword }
    const signUp = await askIdentity(app, 'POST', '/signup', { body })
    await app.close()
    return [offered, signUp.status]
  }
  const mailServer = { SMTP_URL: 'smtp://127.0.0.1:2525' }

  it('is offered when text messages can be sent', async () => {
    expect(await phoneOffered({})).toEqual([true, 200])
    expect(await phoneOffered({ ...mailServer, SMS_URL: gatewayUrl() })).toEqual([true, 200])
  })

  it('is not offered when none can be sent', async () => {
    expect(await phoneOffered(mailServer)).toEqual([false, 400])
    expect(await phoneOffered({ PUBLIC_URL: 'https://fits.example' })).toEqual([false, 400])
  })
})

/** The characters of GSM 03.38 (without escapes). A segment holds 160 of them, or 70 characters of any script. */
const GSM = /^[@£$¥èéùìòÇ\nØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

it.each(offeredLanguages)(
  'fits in one segment in %s, or in two with letters that GSM lacks',
  async (language) => {
    const sms = await renderedSms(smsCode.body({ to: PHONE, language, params: { code: '123456' } }))
    expect(sms.text).toContain('123456')
    // Each of two segments has room for 67 characters.
    expect(sms.text.length).toBeLessThanOrEqual(GSM.test(sms.text) ? 160 : 134)
  },
)
