import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { call } from '../testing/builders.ts'
import { type LoopbackServer, listenOnLoopback } from '../testing/loopback-server.ts'
import { startTestService, type TestService } from '../testing/service.ts'
import { fragmentOf, queryOf } from '../testing/social.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const clientId = 'ours'
const kid = 'k'
let server: LoopbackServer
let issuer: string
let service: TestService
let answers: Record<string, Answer>
let keys: CryptoKeyPair
let asked: string[]

const json =
  (body: unknown): Answer =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true })
  server = await listenOnLoopback(() => (request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    asked.push(path)
    const answer = answers[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  issuer = server.url
})
afterAll(() => server.close())

/** The provider behaves correctly; each test changes one thing. */
beforeEach(async () => {
  asked = []
  answers = {
    '/.well-known/openid-configuration': json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }] }),
  }
  service = await startTestService({
    autoconfirm: true,
    providers: { google: { issuer, clientId, clientSecret: 'secret' } },
  })
})
afterEach(() => service.close())

const authorizePath = `/authorize?provider=google&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`

/** Signs in at the provider and returns with a code. The provider then responds with this token. */
async function returnWith(token: (nonce: string) => Promise<unknown>) {
  const start = await fetch(service.url + authorizePath, { redirect: 'manual' })
  const sent = new URL(start.headers.get('location') ?? '').searchParams
  answers['/token'] ??= json(await token(sent.get('nonce') ?? ''))
  const browser = openBrowser(service)
  browser.keep(service.url, start.headers)
  return browser.open(`${service.host.publicUrl}/auth/v1/callback?code=x&state=${sent.get('state')}`)
}

const claimsFor = (nonce: string, more: object = {}): JWTPayload => ({
  iss: issuer,
  aud: clientId,
  sub: 'somebody',
  nonce,
  email: 'victim@example.com',
  email_verified: true,
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 300,
  ...more,
})

const signed = (claims: JWTPayload, key: CryptoKey = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

const answerWith = (id_token: string) => ({ access_token: 'x', token_type: 'bearer', id_token })

it('accepts a token when everything is correct', async () => {
  const place = await returnWith(async (nonce) => answerWith(await signed(claimsFor(nonce))))
  expect(queryOf(place).code).toBeTruthy()
})

describe('refuses', () => {
  it.each<[string, object]>([
    ['for another audience', { aud: 'theirs' }],
    ['by another issuer', { iss: 'https://accounts.google.com' }],
    ['with another nonce', { nonce: 'replayed' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['without an expiry', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['of nobody', { sub: '' }],
  ])('an id_token %s', async (_name, more) => {
    const place = await returnWith(async (nonce) => answerWith(await signed(claimsFor(nonce, more))))
    expect(fragmentOf(place)).toMatchObject({ error: 'server_error', error_code: 'provider_refused', sb: '' })
    expect(await service.database.inspect('select id from identity.person')).toEqual([])
  })

  it('an id_token without a signature, or with another key’s', async () => {
    const foreign = await generateKeyPair('RS256')
    for (const sign of [
      async (claims: JWTPayload) => new UnsecuredJWT(claims).encode(),
      (claims: JWTPayload) => signed(claims, foreign.privateKey),
    ]) {
      delete answers['/token']
      const place = await returnWith(async (nonce) => answerWith(await sign(claimsFor(nonce))))
      expect(queryOf(place).error_code).toBe('provider_refused')
    }
  })

  it.each([
    ['no id_token', { access_token: 'x', token_type: 'bearer' }],
    ['no object', []],
    ['an error', { error: 'invalid_grant' }],
  ])('a response with %s', async (_name, body) => {
    expect(queryOf(await returnWith(async () => body)).error_code).toBe('provider_refused')
  })
})

describe('a provider that cannot be used', () => {
  it('is not called again when its metadata names another issuer', async () => {
    answers['/.well-known/openid-configuration'] = json({
      issuer: 'https://evil.example',
      authorization_endpoint: 'https://evil.example/authorize',
    })
    const refused = await call(service, 'GET', authorizePath)
    expect(refused).toMatchObject({ status: 503, json: { code: 'provider_unavailable' } })
    expect(refused.headers.get('set-cookie')).toBeNull()
  })

  it('is tried again after a failure', async () => {
    const right = answers['/.well-known/openid-configuration']
    answers['/.well-known/openid-configuration'] = (_request, response) => void response.writeHead(500).end()
    expect((await call(service, 'GET', authorizePath)).status).toBe(503)
    if (right) answers['/.well-known/openid-configuration'] = right
    const answer = await fetch(service.url + authorizePath, { redirect: 'manual' })
    expect(answer.status).toBe(302)
  })

  it.each<[string, string, Answer]>([
    ['breaks off', 'provider_unavailable', (_request, response) => void response.destroy()],
    ['is broken', 'provider_unavailable', (_request, response) => void response.writeHead(502).end()],
    [
      'does not stop talking',
      'provider_unavailable',
      (_request, response) => void response.end('x'.repeat(300 * 1024)),
    ],
    [
      'sends us somewhere else',
      'provider_refused',
      (_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
    ],
  ])('is refused when it %s: %s', async (_name, code, answer) => {
    answers['/token'] = answer
    const place = await returnWith(async () => ({}))
    expect(fragmentOf(place).error_code).toBe(code)
    expect(asked).not.toContain('/elsewhere')
  })

  it('is asked for its metadata once', async () => {
    for (let n = 0; n < 3; n += 1) await fetch(service.url + authorizePath, { redirect: 'manual' })
    expect(asked).toEqual(['/.well-known/openid-configuration'])
  })
})

it('is abandoned after eight seconds without a response, with no transaction open', async () => {
  answers['/token'] = () => undefined
  const began = Date.now()
  const waiting = returnWith(async () => ({}))
  while (!asked.includes('/token')) await new Promise((resolve) => setImmediate(resolve))
  const held = await service.database.inspect(
    `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(held).toEqual([])
  expect(fragmentOf(await waiting)).toMatchObject({
    error: 'temporarily_unavailable',
    error_code: 'provider_unavailable',
  })
  expect(Date.now() - began).toBeLessThan(12_000)
})
