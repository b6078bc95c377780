import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, freshAddress, goodPassword, signedUp } from './testing/builders.ts'
import { startTestService, type TestService } from './testing/service.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
  token = (await signedUp(service)).session.access_token
})
afterAll(() => service.close())

describe('an endpoint that is not offered', () => {
  const id = '3f0c9a52-7a0e-4a53-9d6b-0f2f5f6a7b8c'
  it.each([
    ['GET', '/authorize?provider=google', 400, 'validation_failed'],
    ['POST', '/token?grant_type=pkce', 400, 'validation_failed'],
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=guess', 400, 'invalid_credentials'],
    ['POST', '/token?grant_type=constructor', 400, 'invalid_credentials'],
    ['POST', '/token', 400, 'invalid_credentials'],
    ['GET', '/user/identities/authorize?provider=google', 400, 'validation_failed'],
    ['DELETE', `/user/identities/${id}`, 422, 'identity_not_found'],
    ['DELETE', '/user/identities/x', 404, 'validation_failed'],
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['GET', '/passkeys', 404, 'passkey_disabled'],
    ['POST', '/passkeys/registration/options', 404, 'passkey_disabled'],
    ['GET', '/oauth/authorizations/x', 404, 'feature_disabled'],
    ['GET', '/user/oauth/grants', 404, 'feature_disabled'],
    ['GET', '/admin/users', 403, 'not_admin'],
    ['DELETE', `/admin/users/${id}`, 403, 'not_admin'],
    ['POST', '/admin/generate_link', 403, 'not_admin'],
    ['POST', '/invite', 403, 'not_admin'],
    ['GET', '/nowhere', 404, 'unknown'],
    ['PUT', '/signup', 404, 'unknown'],
  ])('%s %s answers %i %s', async (method, path, status, code) => {
    const answer = await call(service, method, path, { token })
    expect(answer).toMatchObject({ status, json: { code, message: expect.any(String) } })
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
  })

  it('refuses a provider’s token in the OAuth form', async () => {
    const { error } = await service.client().signInWithIdToken({ provider: 'google', token: 'x' })
    expect(error).toMatchObject({ status: 400 })
    expect(error?.message).toContain('not enabled')
  })

  it('is reported to the unmodified client by its code', async () => {
    const client = service.client()
    expect((await client.signInWithOtp({ phone: '+4915112345678' })).error?.code).toBe(
      'phone_provider_disabled',
    )
    expect((await client.signInAnonymously()).error?.code).toBe('anonymous_provider_disabled')
  })
})

describe('the protocol', () => {
  it('describes the service', async () => {
    const { json } = await call(service, 'GET', '/settings')
    expect(json).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
      passkeys_enabled: false,
    })
    expect(json.external).toMatchObject({ email: true, phone: false, google: false, anonymous_users: false })
    expect(await call(service, 'GET', '/health')).toMatchObject({
      status: 200,
      json: { name: expect.any(String), version: expect.any(String), description: expect.any(String) },
    })
  })

  it('echoes the version and lets browsers read the code; without the version it uses the old form', async () => {
    const versioned = await call(service, 'GET', '/user')
    expect(versioned.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(versioned.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
    const old = await call(service, 'GET', '/user', { headers: { 'X-Supabase-Api-Version': '' } })
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
    expect(old.json).toEqual({ code: 401, error_code: 'no_authorization', msg: expect.any(String) })
    const weak = await call(service, 'POST', '/signup', {
      body: { email: 'a@example.com', password: 'x' },
      headers: { 'X-Supabase-Api-Version': '' },
    })
    expect(weak.json).toMatchObject({
      code: 422,
      error_code: 'weak_password',
      weak_password: { reasons: ['length'] },
    })
  })

  it('ignores an Authorization header without a user’s token where none is needed', async () => {
    const body = { email: freshAddress(), password: goodPassword }
    expect((await call(service, 'POST', '/signup', { body, token: 'anon-key' })).status).toBe(200)
  })

  it.each([
    ['no JSON', '{', 400, 'bad_json'],
    ['a list', '[]', 400, 'bad_json'],
    ['a number', '5', 400, 'bad_json'],
    ['a NUL', '{"email":"a\\u0000b@example.com"}', 400, 'bad_json'],
    ['a lone surrogate', '{"data":{"name":"\\ud800"}}', 400, 'bad_json'],
    ['__proto__', '{"data":{"__proto__":{"role":"admin"}}}', 400, 'bad_json'],
    ['deep nesting', `{"data":${'['.repeat(30)}${']'.repeat(30)}}`, 400, 'bad_json'],
    ['nesting without end', '['.repeat(60_000), 400, 'bad_json'],
    [
      '1,001 values',
      JSON.stringify({ data: { list: Array.from({ length: 1001 }, () => 1) } }),
      400,
      'bad_json',
    ],
    ['over 64 KiB', JSON.stringify({ password: 'x'.repeat(70_000) }), 413, 'request_entity_too_large'],
  ])('refuses %s', async (_, body, status, code) => {
    expect(await call(service, 'POST', '/signup', { body })).toMatchObject({ status, json: { code } })
  })

  it('refuses another content type and bytes that are not UTF-8', async () => {
    const form = await call(service, 'POST', '/signup', {
      body: 'email=a',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(form).toMatchObject({ status: 415, json: { code: 'validation_failed' } })
    const bytes = await fetch(`${service.url}/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    })
    expect(bytes.status).toBe(400)
  })

  it('does not change the app it is mounted in', async () => {
    service.app.log.level = 'silent'
    const outside = await service.app.inject({ url: '/elsewhere' })
    expect(outside.headers['x-sb-error-code']).toBeUndefined()
    expect(outside.headers['referrer-policy']).toBeUndefined()
  })
})

describe('the database', () => {
  it('forces row security with policies on each table and gives no other role access', async () => {
    const bare = await service.database.inspect(`
      select relname from pg_class c where relnamespace = 'identity'::regnamespace and relkind = 'r'
        and (not relrowsecurity or not relforcerowsecurity
          or (select count(*) from pg_policy p where p.polrelid = c.oid) <> 2)`)
    expect(bare).toEqual([])
    await expect(service.database.db.selectFrom('identity.person').select('id').execute()).rejects.toThrow(
      'permission denied',
    )
  })
})
