import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnyCall, calls } from '#contract/calls.ts'
import { errorStatus } from '#contract/errors.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { makeTwoPractices, type TwoPractices } from '../testing/two-practices.ts'

let t: TestApp
let practices: TwoPractices
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
})
afterAll(() => t.close())

const described: readonly AnyCall[] = calls
const urlOf = (call: AnyCall) =>
  (call.route.split(' ')[1] ?? '/').replace(
    /:(\w+)/g,
    (_match, name: string) =>
      ({
        sessionId: practices.a.submitted.sessionId,
        invitationId: practices.a.open.invitationId,
        submissionId: practices.a.submitted.submissionId,
        slug: practices.a.slug,
      })[name] ?? '',
  )
const fitter = () => ({ cookie: practices.actors['fitter 1'].caller.cookie ?? '' })
const reading = described.filter((call) => call.route.startsWith('GET ') && call.response)

const tableState = async () =>
  (await t.data.owner.query('select id, expires_at, opened_at, withdrawn_at from invitation order by id'))
    .rows

describe('a method that no call has', () => {
  it.each(described.map((call) => [call.route, call] as const))('does not reach %s', async (route, call) => {
    const url = urlOf(call)
    const before = await tableState()
    const named = described.filter((other) => urlOf(other) === url).map((other) => other.route.split(' ')[0])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      if (named.includes(method)) continue
      const answer = await t.app.inject({
        method,
        url,
        headers: fitter(),
        ...(method === 'POST' && { payload: {} }),
      })
      expect([404, 405], `${method} instead of ${route}`).toContain(answer.statusCode)
      expect(Object.keys(errorStatus)).toContain(answer.json().code)
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(await tableState()).toEqual(before)
  })

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'is not taken from the header %s',
    async (header) => {
      const before = await tableState()
      const url = `/api/invitations/${practices.a.open.invitationId}/withdraw`
      const headers = { ...fitter(), [header]: 'POST' }
      expect((await t.app.inject({ url, headers })).statusCode).toBe(404)
      expect((await t.app.inject({ url: `${url}?_method=POST`, headers: fitter() })).statusCode).toBe(404)
      expect(await tableState()).toEqual(before)
    },
  )
})

describe('HEAD', () => {
  it.each(reading.map((call) => [call.route, call] as const))(
    'responds like %s, without a body',
    async (_route, call) => {
      const [asked, head] = await Promise.all([
        t.app.inject({ url: urlOf(call), headers: fitter() }),
        t.app.inject({ method: 'HEAD', url: urlOf(call), headers: fitter() }),
      ])
      expect(head.statusCode).toBe(asked.statusCode)
      expect(head.payload).toBe('')
    },
  )

  it('opens no event stream', async () => {
    const head = await t.app.inject({ method: 'HEAD', url: '/api/notices', headers: fitter() })
    expect(head.statusCode).toBe(404)
  })
})

describe('a request from another site', () => {
  const post = (
    headers: Record<string, string>,
    url = '/api/fitter-profile',
    method: 'POST' | 'PATCH' = 'PATCH',
  ) =>
    t.app.inject({
      method,
      url,
      headers: { ...fitter(), 'content-type': 'application/json', ...headers },
      payload: '{"listed":true}',
    })

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001', host: 'localhost:3000' },
    { origin: 'http://localhost.evil.example:3000', host: 'localhost:3000' },
    { origin: 'http://127.0.0.1.evil.example:3000' },
    { origin: 'file://' },
    { origin: 'http://evil.example', host: 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ])('changes nothing: %j', async (headers) => {
    expect((await post(headers)).json()).toMatchObject({ status: 403, code: 'cross_site' })
  })

  it.each([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is allowed from our own pages and outside of browsers: %j', async (headers) => {
    expect((await post(headers)).statusCode).toBe(200)
  })

  it('is allowed for the browser’s own report, which names no origin', async () => {
    const report = await t.app.inject({
      method: 'POST',
      url: '/api/csp-reports',
      headers: {
        'content-type': 'application/csp-report',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'report',
      },
      payload: JSON.stringify({
        'csp-report': {
          'violated-directive': 'script-src-elem',
          'document-uri': 'http://localhost:3000/invite#SECRET-OF-A-LINK',
          'blocked-uri': 'https://evil.example/x.js',
        },
      }),
    })
    expect(report.statusCode).toBe(204)
    const line = t.logged.find((text) => text.includes('csp violation')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ directive: 'script-src-elem' })
    expect(t.logged.join()).not.toContain('SECRET-OF-A-LINK')
  })

  it.each([
    [{ 'csp-report': { 'violated-directive': "img-src 'self'" } }, ['img-src']],
    [
      [{ body: { effectiveDirective: 'font-src' } }, { body: { effectiveDirective: 'jonas@example.org' } }],
      ['font-src'],
    ],
    [{ 'csp-report': { 'violated-directive': 'Jonas Meier, knee pain' } }, []],
    [{ 'csp-report': { 'violated-directive': 'script-src\u0007' } }, []],
  ])('logs only known directives of %j', async (payload, directives) => {
    t.logged.length = 0
    const headers = { 'content-type': 'application/csp-report' }
    await t.app.inject({ method: 'POST', url: '/api/csp-reports', headers, payload: JSON.stringify(payload) })
    const logged = t.logged.map((line) => JSON.parse(line))
    expect(logged.flatMap(({ directive }) => directive ?? [])).toEqual(directives)
    expect(t.logged.join()).not.toMatch(/jonas|knee/i)
  })
})

describe('every response', () => {
  it.each([
    ...['/', '/api/auth/user', '/api/nothing', '/livez', '/auth/v1/health', '/dev/mail.json', '/x.js'],
    // The router cannot read these.
    ...['/%zz', '/api/%c0%af', `/api/clients/${'x'.repeat(300)}`],
  ])('of %s has the security headers', async (url) => {
    const { headers } = await t.app.inject({ url })
    const policy = String(headers['content-security-policy'])
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${directive} 'none'`)
    expect(policy).not.toMatch(/unsafe|\*|https:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('private, no-store')
  })
})
