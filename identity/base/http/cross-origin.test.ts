import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, freshAddress, goodPassword, lastMail, linkOf } from '../../testing/builders.ts'
import { startTestService, type TestService } from '../../testing/service.ts'

const SITE = 'https://fits.example'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, siteUrl: SITE, allowedOrigins: [SITE] })
})
afterAll(() => service.close())

const from = (origin: string) => ({ headers: { Origin: origin } })

describe('a page of another origin', () => {
  it('may send every header of the client and read every response, including refusals, when it is allowed', async () => {
    const asked = await fetch(`${service.url}/token?grant_type=password`, {
      method: 'OPTIONS',
      headers: {
        Origin: SITE,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'apikey,authorization,content-type,x-client-info',
      },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(SITE)
    expect(asked.headers.get('access-control-allow-methods')?.split(', ')).toEqual(
      expect.arrayContaining(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    )
    const allowed = asked.headers.get('access-control-allow-headers')?.toLowerCase().split(', ')
    for (const name of ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version'])
      expect(allowed).toContain(name)
    const answer = await call(service, 'GET', '/settings', from(SITE))
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
    service.exhausted.add('signUp')
    for (const [method, path] of [
      ['GET', '/user'],
      ['POST', '/signup'],
      ['GET', '/nothing-here'],
    ] as const) {
      const refused = await call(service, method, path, from(SITE))
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused.headers.get('access-control-allow-origin')).toBe(SITE)
      const exposed = refused.headers.get('access-control-expose-headers')
      expect(exposed).toContain('X-Supabase-Api-Version')
      expect(exposed).toContain('Retry-After')
    }
    service.exhausted.clear()
  })

  it.each(['https://evil.example', `${SITE}.evil.example`, 'http://fits.example', 'null'])(
    'is refused when it is not allowed: %s',
    async (origin) => {
      const { headers } = await call(service, 'GET', '/settings', from(origin))
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('vary')).toBe('Origin')
    },
  )

  it('is refused when the service allows no origin', async () => {
    const alone = await startTestService({ autoconfirm: true })
    try {
      const { headers } = await call(alone, 'GET', '/settings', from(SITE))
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect((await fetch(`${alone.url}/settings`, { method: 'OPTIONS' })).status).toBe(404)
    } finally {
      await alone.close()
    }
  })
})

describe('a product whose pages are on another origin', () => {
  it('gets links and redirects that lead to its pages', async () => {
    const client = service.client()
    const email = freshAddress()
    await client.signUp({ email, password: goodPassword })
    for (const target of [`${SITE}/clients`, 'http://localhost:3000/clients']) {
      service.advance(61_000)
      await client.signInWithOtp({ email, options: { emailRedirectTo: target } })
      const link = linkOf(lastMail(service))
      expect(link.page).toBe(`${SITE}/auth/confirm`)
      if (target.startsWith(SITE)) expect(link).toHaveProperty('next', target)
      else expect(link).not.toHaveProperty('next')
    }
    expect(lastMail(service)).toHaveProperty('link', expect.not.stringContaining('localhost'))
  })
})
