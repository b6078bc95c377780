import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../testing/builders.ts'
import {
  authorizeUrl,
  codeIn,
  fragmentOf,
  freshAccount,
  passGoogle,
  queryOf,
  returnPage,
  type SocialService,
  signedInByGoogle,
  startSocialService,
  throughGoogle,
  visitor,
} from '../testing/social.ts'

let social: SocialService
beforeAll(async () => {
  social = await startSocialService()
})
afterAll(() => social.close())

describe('signing in with Google', () => {
  it('creates a person with a proven address through the pages of a real OpenID provider', async () => {
    const account = freshAccount()
    const { user, client } = await signedInByGoogle(social, account)
    expect(user).toMatchObject({
      email: account.email,
      app_metadata: { provider: 'google', providers: ['google'], email_proven: true },
      user_metadata: { name: account.name, full_name: account.name, email_verified: true },
      identities: [
        {
          id: account.sub,
          provider: 'google',
          identity_data: { sub: account.sub, email: account.email, iss: social.google.issuer },
        },
      ],
    })
    expect(user.email_confirmed_at).toBeDefined()
    const { data } = await client.getClaims()
    expect(data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
  })

  it('finds the same person on another device', async () => {
    const account = freshAccount()
    const first = await signedInByGoogle(social, account)
    const again = await signedInByGoogle(social, account)
    expect(again.user.id).toBe(first.user.id)
    expect(again.session.access_token).not.toBe(first.session.access_token)
  })

  it('returns the provider’s tokens once, with the session', async () => {
    const person = visitor(social)
    const place = await throughGoogle(social, person, freshAccount(), {
      queryParams: { access_type: 'offline', prompt: 'consent' },
      scopes: 'offline_access',
    })
    const [stored] = await social.service.database.inspect(
      'select tokens_sealed from identity.flow_state where tokens_sealed is not null',
    )
    const { data, error } = await person.client.exchangeCodeForSession(codeIn(place))
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      provider_token: expect.any(String),
      provider_refresh_token: expect.any(String),
    })
    expect(String(stored?.tokens_sealed)).not.toContain(data.session?.provider_token)
    const { data: refreshed } = await person.client.refreshSession()
    expect(refreshed.session?.provider_token).toBeUndefined()
  })

  it('returns the session in the fragment without PKCE', async () => {
    const account = freshAccount()
    const place = await throughGoogle(social, visitor(social, 'implicit'), account)
    expect(queryOf(place)).toEqual({ next: '/rides' })
    const { access_token, ...rest } = fragmentOf(place)
    expect(rest).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      provider_token: expect.any(String),
    })
    expect(rest).toHaveProperty('sb', '')
    const { json } = await call(social.service, 'GET', '/user', { token: access_token ?? '' })
    expect(json.email).toBe(account.email)
  })

  it('accepts a return by form post', async () => {
    const account = freshAccount()
    const person = visitor(social)
    const url = await authorizeUrl(person, 'google', { queryParams: { response_mode: 'form_post' } })
    await person.browser.open(url)
    const formPage = await passGoogle(social, person, account)
    const fields = [...formPage.body.matchAll(/name="(\w+)" value="([^"]*)"/g)]
    const place = await person.browser.postAcrossSites(
      `${social.service.host.publicUrl}/auth/v1/callback`,
      Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])),
    )
    const { data } = await person.client.exchangeCodeForSession(codeIn(place))
    expect(data.user?.email).toBe(account.email)
  })

  it('is refused when the person refuses consent', async () => {
    const person = visitor(social)
    await person.browser.open(await authorizeUrl(person, 'google'))
    const place = await passGoogle(social, person, freshAccount(), 'cancel')
    expect(place.url.href.startsWith(`${returnPage}&`)).toBe(true)
    const refused = { error: 'access_denied', error_description: 'The person said no' }
    expect(queryOf(place)).toEqual({ next: '/rides', ...refused })
    expect(fragmentOf(place)).toEqual({ ...refused, sb: '' })
  })
})

describe('the authorization request', () => {
  it('uses our own parameters, whatever the page sends', async () => {
    const smuggled = {
      CLIENT_ID: 'theirs',
      Redirect_Uri: 'https://evil.example',
      STATE: 'theirs',
      Response_Type: 'token',
      Code_Challenge: 'x'.repeat(43),
      Nonce: 'theirs',
      SCOPE: 'everything',
      Request: 'x.y.z',
      Request_URI: 'https://evil.example/request',
      login_hint: 'rider@example.com',
    }
    const url = await authorizeUrl(visitor(social), 'google', {
      queryParams: smuggled,
      scopes: 'https://www.googleapis.com/auth/calendar.readonly',
    })
    const answer = await fetch(url, { redirect: 'manual' })
    const asked = new URL(answer.headers.get('location') ?? '').searchParams
    expect(answer.status).toBe(302)
    expect([...asked.keys()].sort()).toEqual(
      [
        ...['client_id', 'code_challenge', 'code_challenge_method', 'login_hint', 'nonce'],
        ...['redirect_uri', 'response_type', 'scope', 'state'],
      ].sort(),
    )
    expect(asked.get('client_id')).toBe(social.google.clientId)
    expect(asked.get('redirect_uri')).toBe('http://localhost:3000/auth/v1/callback')
    expect(asked.get('scope')).toBe('openid email profile https://www.googleapis.com/auth/calendar.readonly')
    expect(asked.get('nonce')).not.toBe('theirs')
  })

  it('does not follow forged host headers', async () => {
    const url = await authorizeUrl(visitor(social), 'google')
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil' },
    })
    const asked = new URL(answer.headers.get('location') ?? '').searchParams
    expect(asked.get('redirect_uri')).toBe('http://localhost:3000/auth/v1/callback')
  })

  it('is neither stored nor shown to anybody', async () => {
    const answer = await fetch(await authorizeUrl(visitor(social), 'google'), { redirect: 'manual' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^test-flow-[0-9a-f]{8}=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('keeps the browser’s secret in a cookie that no other host of the site can set', async () => {
    const { host } = social.service
    const url = await authorizeUrl(visitor(social), 'google')
    const before = host.publicUrl
    host.publicUrl = 'https://fits.example'
    try {
      const answer = await fetch(url, { redirect: 'manual' })
      expect(answer.headers.get('set-cookie')).toMatch(
        /^__Host-test-flow-[0-9a-f]{8}=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      )
    } finally {
      host.publicUrl = before
    }
  })

  it.each(['', 'github', 'Google', '__proto__', 'constructor'])('refuses the provider “%s”', async (name) => {
    const refused = await call(social.service, 'GET', `/authorize?provider=${name}`)
    expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
  })

  it('refuses half of a code challenge', async () => {
    const refused = await call(social.service, 'GET', '/authorize?provider=google&code_challenge_method=s256')
    expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
  })
})

it('lists the configured providers in the settings', async () => {
  const { json } = await call(social.service, 'GET', '/settings')
  expect(json.external).toMatchObject({ google: true, facebook: true, email: true, github: false })
})
