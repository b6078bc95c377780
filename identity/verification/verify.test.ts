import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, freshAddress, goodPassword, lastLinkToken, lastMail, wrongCode } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false })
})
afterAll(() => service.close())

async function waiting() {
  const email = freshAddress()
  await service.client().signUp({ email, password: goodPassword })
  return { email, code: lastMail(service).code, linkToken: lastLinkToken(service) }
}

const HOUR = 3_600_000

describe('POST /verify', () => {
  it.each(['signup', 'email'] as const)(
    'confirms by code (%s), proves the address and signs in',
    async (type) => {
      const { email, code } = await waiting()
      const client = service.client()
      const { data, error } = await client.verifyOtp({ email, token: code, type })
      expect(error).toBeNull()
      expect(data.user?.email_confirmed_at).toBeDefined()
      expect(data.user?.app_metadata.email_proven).toBe(true)
      expect(data.user?.user_metadata.email_verified).toBe(true)
      expect(data.user?.identities?.[0]?.identity_data?.email_verified).toBe(true)
      const claims = await client.getClaims()
      expect(claims.data?.claims).toMatchObject({
        amr: [{ method: 'otp' }],
        aal: 'aal1',
        app_metadata: { email_proven: true },
      })
    },
  )

  it.each(['signup', 'email'] as const)('confirms by the link token (%s), once', async (type) => {
    const { linkToken } = await waiting()
    const first = await service.client().verifyOtp({ token_hash: linkToken, type })
    expect(first.error).toBeNull()
    expect(first.data.session).not.toBeNull()
    const second = await service.client().verifyOtp({ token_hash: linkToken, type })
    expect(second.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })

  it('accepts one of many concurrent uses', async () => {
    const byCode = await waiting()
    const byLink = await waiting()
    const tries = await Promise.all([
      ...Array.from({ length: 4 }, () =>
        service.client().verifyOtp({ email: byCode.email, token: byCode.code, type: 'email' }),
      ),
      ...Array.from({ length: 4 }, () =>
        service.client().verifyOtp({ token_hash: byLink.linkToken, type: 'email' }),
      ),
    ])
    expect(tries.slice(0, 4).filter(({ error }) => !error)).toHaveLength(1)
    expect(tries.slice(4).filter(({ error }) => !error)).toHaveLength(1)
  })

  it('refuses every code after five wrong ones from one source, also concurrent ones; the link still works', async () => {
    const { email, code, linkToken } = await waiting()
    const wrong = wrongCode(code)
    await Promise.all(
      Array.from({ length: 5 }, () =>
        call(service, 'POST', '/verify', { body: { type: 'email', email, token: wrong } }),
      ),
    )
    const right = await service.client().verifyOtp({ email, token: code, type: 'email' })
    expect(right.error?.code).toBe('otp_expired')
    expect((await service.client().verifyOtp({ token_hash: linkToken, type: 'email' })).error).toBeNull()
  })

  it('refuses a code after an hour and a link after a day', async () => {
    const { email, code, linkToken } = await waiting()
    service.advance(HOUR + 1000)
    expect((await service.client().verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe(
      'otp_expired',
    )
    service.advance(23 * HOUR)
    expect((await service.client().verifyOtp({ token_hash: linkToken, type: 'email' })).error?.code).toBe(
      'otp_expired',
    )
  })

  it('sends the same response after the same time for a wrong token, an unknown one and one of another kind', async () => {
    const { email, code, linkToken } = await waiting()
    const bodies = [
      { type: 'email', email, token: wrongCode(code) },
      { type: 'email', email: freshAddress(), token: code },
      { type: 'recovery', email, token: code },
      { type: 'magiclink', token_hash: linkToken },
      { type: 'email', token_hash: code },
      { type: 'sms', phone: '+4915112345678', token: code },
    ]
    for (const body of bodies) {
      const began = performance.now()
      const { status, json } = await call(service, 'POST', '/verify', { body })
      expect(performance.now() - began).toBeGreaterThan(70)
      expect(status).toBe(403)
      expect(json).toEqual({ code: 'otp_expired', message: 'Token has expired or is invalid' })
    }
  })

  it('refuses a banned person', async () => {
    const { linkToken } = await waiting()
    await service.database.inspect(
      "update identity.person set banned_until = now() + interval '9 years' where email_confirmed_at is null",
    )
    const { error } = await service.client().verifyOtp({ token_hash: linkToken, type: 'email' })
    expect(error).toMatchObject({ status: 403, code: 'user_banned' })
  })

  it.each([
    ['no proof', { type: 'email' }],
    ['two proofs', { type: 'email', email: 'a@example.com', token: '123456', token_hash: 'x' }],
    ['a link token with an address', { type: 'email', email: 'a@example.com', token_hash: 'x' }],
    ['a code without an address', { type: 'email', token: '123456' }],
    ['an unknown type', { type: 'guess', email: 'a@example.com', token: '123456' }],
    ['a bad phone', { type: 'sms', phone: 'nine', token: '123456' }],
  ])('refuses %s', async (_, body) => {
    const refused = await call(service, 'POST', '/verify', { body })
    expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
    if ('phone' in body) expect(refused.json.message).toBe('Invalid phone number format (E.164 required)')
  })

  it('limits by caller', async () => {
    service.exhausted.add('verify')
    const { error } = await service.client().verifyOtp({ token_hash: 'x', type: 'email' })
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    service.exhausted.clear()
  })
})

describe('GET /verify', () => {
  it('redirects to the page with the button and consumes nothing', async () => {
    const { linkToken } = await waiting()
    const query = new URLSearchParams({
      token: linkToken,
      type: 'signup',
      redirect_to: 'http://localhost:3000/dashboard',
    })
    for (const method of ['GET', 'HEAD', 'GET']) {
      const answer = await call(service, method, `/verify?${query}`, { headers: { host: 'evil.example' } })
      expect(answer.status).toBe(303)
      const location = new URL(answer.headers.get('location') ?? '')
      expect(location.origin + location.pathname).toBe('http://localhost:3000/auth/confirm')
      expect(Object.fromEntries(new URLSearchParams(location.hash.slice(1)))).toEqual({
        token_hash: linkToken,
        type: 'signup',
        next: 'http://localhost:3000/dashboard',
      })
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect((await service.client().verifyOtp({ token_hash: linkToken, type: 'signup' })).error).toBeNull()
  })

  it.each(['', '?token=x', '?type=signup', '?token=x&type=guess', '?token=x&token=y&type=signup'])(
    'answers JSON 400 to %j',
    async (query) => {
      const answer = await call(service, 'GET', `/verify${query}`)
      expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
    },
  )
})
