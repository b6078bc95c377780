import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import { OUTBOX_PURPOSE } from './outbox/sealed-messages.ts'
import { askIdentity, exchange, goodPassword, hostedSessionOf } from './testing/hosted-session.ts'
import { intakes } from './testing/intakes.ts'
import { nobody } from './testing/test-api.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { deviceCodeMail, invitationMail } from './testing/waiting-mails.ts'

let t: TestApp
const secrets: Record<string, string> = {}
const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }

const secretOf = (cookie: string | null) => cookie?.split('=')[1] ?? ''

/** The queued mail that confirms this address. */
async function confirmation(email: string): Promise<{ link: string; code: string }> {
  const { rows } = await t.data.owner.query<{ id: string; body_sealed: Buffer }>(
    `select id, body_sealed from outbox where kind = 'confirmation' order by created_at`,
  )
  const mails = rows.map((row) => JSON.parse(t.data.vault.open(OUTBOX_PURPOSE, row.id, row.body_sealed)))
  return mails.findLast((mail) => mail.to === email).params
}

const signUp = (email: string, role: string) =>
  askIdentity(t, 'POST', '/signup', { body: { email, password: goodPassword, data: { role, name: 'N' } } })

const tokenHashOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ??
  new URL(link).searchParams.get('token') ??
  ''

/** Goes through the whole story once and stores every secret in `secrets` by name. */
async function tellStory() {
  const fitterMail = 'ines.secret@example.org'
  const signedUp = await signUp(fitterMail, 'fitter')
  // The cookie that marks the browser of the sign-up.
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const mailed = await confirmation(fitterMail)
  const verified = await askIdentity(t, 'POST', '/verify', {
    body: { type: 'signup', email: fitterMail, token: mailed.code },
    headers: { cookie },
  })
  const hosted = hostedSessionOf(verified.body)
  const entered = await exchange(t.api, nobody, hosted.accessToken)
  const fitter = { ...entered.caller, id: entered.body.user.id, email: fitterMail }
  const invited = await t.build.invitation(fitter, { email: 'jonas.secret@example.org' })
  const mail = await invitationMail(t.data, invited.sessionId)
  const typed = await t.api
    .as(nobody)
    .call('POST /api/invitation/code', { body: { email: 'jonas.secret@example.org', code: mail.code } })
  const started = await t.api
    .as(nobody)
    .call('POST /api/invitation/start', { body: { secret: mail.secret, consent, press: randomUUID() } })
  await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret: mail.secret } })
  const device = await deviceCodeMail(t.data, invited.sessionId)
  const waiting = 'waits.secret@example.org'
  await signUp(waiting, 'client')
  const unconfirmed = await confirmation(waiting)
  Object.assign(secrets, {
    link: mail.secret,
    'code of the mail': mail.code,
    'typed code’s secret': typed.body.secret,
    'device code': device.code,
    'cookie of a fitter': secretOf(fitter.cookie),
    'cookie of a guest': secretOf(started.caller.cookie),
    'mark of the browser that signed up': secretOf(cookie),
    'access token': hosted.accessToken,
    'refresh token': hosted.refreshToken,
    'confirmation link': tokenHashOf(unconfirmed.link),
    'confirmation code': unconfirmed.code,
    password: goodPassword,
  })
  return { waiting, invited, guest: { ...started.caller, sessionId: invited.sessionId } }
}

let story: Awaited<ReturnType<typeof tellStory>>
beforeAll(async () => {
  t = await testApp({ AUTH_AUTOCONFIRM: 'off' })
  story = await tellStory()
})
afterAll(() => t.close())

it('has a secret of each kind, all different', () => {
  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(5)
  expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
})

/** Every endpoint that takes a secret: whether it accepts this one, and for which kinds it is. */
const endpoints: Record<string, { opens: (secret: string) => Promise<boolean>; for: string[] }> = {
  'the cookie': {
    opens: async (secret) =>
      (await t.api.as({ cookie: `spokewell=${secret}` }).call('GET /api/auth/user')).status === 200,
    for: ['cookie of a fitter', 'cookie of a guest'],
  },
  'POST /api/auth/supabase-login': {
    opens: async (secret) => (await exchange(t.api, nobody, secret)).status === 200,
    for: ['access token'],
  },
  'POST /api/auth/login': {
    opens: async (password) =>
      (
        await t.api
          .as(nobody)
          .call('POST /api/auth/login', { body: { email: 'ines.secret@example.org', password } })
      ).status === 200,
    for: ['password'],
  },
  'POST /api/invitation/preview': {
    opens: async (secret) =>
      (await t.api.as(nobody).call('POST /api/invitation/preview', { body: { secret } })).status === 200,
    for: ['link', 'typed code’s secret'],
  },
  'POST /api/invitation/start': {
    // The flow began on another device: a correct secret then asks for a code, any other is unknown.
    opens: async (secret) => {
      const answer = await t.api.as(nobody).call('POST /api/invitation/start', { body: { secret, consent } })
      return answer.status === 200 || answer.problem.code === 'device_code_needed'
    },
    for: ['link', 'typed code’s secret'],
  },
  'POST /api/invitation/device, its secret': {
    opens: async (secret) => {
      const body = { secret, code: 'AAAAAAAA' }
      const answer = await t.api.as(nobody).call('POST /api/invitation/device', { body })
      return answer.problem.code === 'code_wrong' || answer.problem.code === 'code_exhausted'
    },
    for: ['link', 'typed code’s secret'],
  },
  'the bearer of the sign-in service': {
    opens: async (token) => (await askIdentity(t, 'GET', '/user', { token })).status === 200,
    for: ['access token'],
  },
  refreshing: {
    opens: async (refresh_token) =>
      (await askIdentity(t, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } }))
        .status === 200,
    for: ['refresh token'],
  },
  'confirming by link': {
    opens: async (token_hash) =>
      (await askIdentity(t, 'POST', '/verify', { body: { type: 'signup', token_hash } })).status === 200,
    for: ['confirmation link'],
  },
}

describe.each(Object.entries(endpoints))('%s', (_name, endpoint) => {
  it('accepts its own kind of secret and no other', async () => {
    for (const [kind, secret] of Object.entries(secrets))
      expect([kind, await endpoint.opens(secret)]).toEqual([kind, endpoint.for.includes(kind)])
  })
})

/** Endpoints that count failed attempts get one secret of each other kind, each with its own account or session. */
describe('a typed code', () => {
  it('is refused by every endpoint for another kind', async () => {
    for (const kind of ['device code', 'confirmation code', 'link', 'cookie of a guest']) {
      const body = { email: `${randomUUID()}@example.org`, code: (secrets[kind] ?? '').slice(0, 32) }
      const answer = await t.api.as(nobody).call('POST /api/invitation/code', { body })
      expect([kind, answer.problem.code]).toEqual([kind, 'code_wrong'])
    }
    for (const kind of ['device code', 'code of the mail', 'link']) {
      const body = { type: 'signup', email: story.waiting, token: secrets[kind] }
      expect((await askIdentity(t, 'POST', '/verify', { body })).body.code).toMatch(
        /otp_expired|validation_failed/,
      )
    }
  })
})

describe('the server’s log of the whole story', () => {
  it('contains no secret, no address and no answer', async () => {
    await intakes(t).send(story.guest, intakes(t).form({ name: 'Kanarie Meier' }))
    for (const secret of Object.values(secrets)) {
      // Puts the secret into the URL, as a careless link or client would.
      await t.app.inject(`/invite?secret=${encodeURIComponent(secret)}`)
      await t.app.inject(`/api/sessions/${encodeURIComponent(secret)}/intake`)
      await t.app.inject(`/api/fitters/${encodeURIComponent(secret.slice(0, 80))}`)
      await t.app.inject(`/auth/v1/verify?type=signup&token=${encodeURIComponent(secret)}`)
      await t.app.inject({
        url: '/x',
        headers: { referer: `http://localhost/invite#${secret}`, 'x-request-id': secret },
      })
      await t.app.inject({ method: 'POST', url: '/api/auth/login', payload: `{"password":"${secret}` })
    }
    const log = t.logged.join('\n')
    expect(t.logged.length).toBeGreaterThan(100)
    for (const [kind, secret] of Object.entries(secrets))
      expect([kind, log.includes(secret)]).toEqual([kind, false])
    for (const word of ['secret@example.org', 'Kanarie']) expect(log).not.toContain(word)
  })
})
