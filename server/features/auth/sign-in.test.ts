import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieName, hashSecret } from '../../http/cookie.ts'
import {
  askIdentity,
  exchange,
  goodPassword,
  isSignedIn,
  signedInAgain,
  signedUp,
} from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const USER = 'GET /api/auth/user'
const LOGIN = 'POST /api/auth/login'
const LOGOUT = 'POST /api/auth/logout'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const isLive = async (token: string) => (await askIdentity(t, 'GET', '/user', { token })).status === 200
const actionsOf = async (accountId: string) =>
  (
    await t.data.owner.query<{ action: string }>(
      'select action from audit_entry where account_id = $1 order by id',
      [accountId],
    )
  ).rows.map((row) => row.action)

/** A person with an account, and their cookie. */
async function entered(data?: { role?: string; name?: string }) {
  const hosted = await signedUp(t, data)
  const { body, caller } = await exchange(t.api, nobody, hosted.accessToken)
  return { ...hosted, caller, id: body.user.id }
}

describe('POST /api/auth/login', () => {
  it('signs in with address and password and returns the user', async () => {
    const { email } = await signedUp(t, { role: 'fitter', name: 'Ines Becker' })
    const answer = await t.api.as(nobody).call(LOGIN, { body: { email, password: goodPassword } })
    expect(answer.body.user).toMatchObject({ role: 'fitter', name: 'Ines Becker', email, proven: false })
    expect((await t.api.as(answer.caller).call(USER)).body).toEqual(answer.body.user)
    expect(await actionsOf(answer.body.user.id)).toEqual([
      'account.created',
      'fitter_profile.created',
      'account.signed_in',
    ])
    const elsewhere = { email: email.toUpperCase(), password: goodPassword }
    expect((await t.api.as(nobody).call(LOGIN, { body: elsewhere })).status).toBe(200)
  })

  it.each([
    {},
    { email: 'a@example.org' },
    { password: 'x' },
    { email: '', password: 'x' },
    { email: null, phone: null, password: null },
    { phone: '+491234', password: '' },
  ])('needs both: %j', async (body) => {
    const refused = await t.api.as(nobody).call(LOGIN, { body })
    expect(refused.problem).toMatchObject({ status: 400, code: 'credentials_missing' })
  })

  it('refuses a wrong password, an unknown address and a malformed one with the same response', async () => {
    const { email } = await signedUp(t)
    const bodies = [
      { email, password: 'not the one' },
      { email: `${randomUUID()}@example.org`, password: goodPassword },
      { email: 'no address', password: goodPassword },
      { phone: '+4915112345678', password: goodPassword },
    ]
    for (const body of bodies) {
      const refused = await t.api.as(nobody).call(LOGIN, { body })
      const { requestId: _, ...problem } = refused.problem
      expect(problem).toEqual({ status: 401, code: 'invalid_credentials' })
      expect(refused.headers['set-cookie']).toBeUndefined()
    }
  })

  it.each([
    [{ email: 'waits@example.org' }, 'email_not_confirmed'],
    [{ phone: '+4915112345678' }, 'phone_not_confirmed'],
  ])('reveals that %j is unconfirmed only after the correct password', async (who, code) => {
    const mailing = await testApp({ AUTH_AUTOCONFIRM: 'off', SMS_URL: 'http://127.0.0.1:9/' })
    try {
      await askIdentity(mailing, 'POST', '/signup', { body: { ...who, password: goodPassword, data: {} } })
      const login = (password: string) => mailing.api.as(nobody).call(LOGIN, { body: { ...who, password } })
      expect((await login(goodPassword)).problem).toMatchObject({ status: 403, code })
      expect((await login('not the one')).problem).toMatchObject({ code: 'invalid_credentials' })
    } finally {
      await mailing.close()
    }
  })

  it('passes on a refusal for too many tries, with the time to wait', async () => {
    const limited = await testApp({ RATE_LIMIT_FACTOR: '1' })
    try {
      const attempt = () =>
        limited.api.as(nobody).call(LOGIN, { body: { email: 'one@example.org', password: 'not the one' } })
      let answer = await attempt()
      for (let tries = 1; tries < 40 && answer.status === 401; tries += 1) answer = await attempt()
      expect(answer.problem).toMatchObject({ status: 429, code: 'rate_limited' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      await limited.close()
    }
  })
})

it('gives no account and no cookie to a caller without a sign-in at the service', async () => {
  const open = await testApp({ AUTH_ANONYMOUS: 'on' })
  try {
    const body = { data: { role: 'client', name: 'Nobody' } }
    const { body: session } = await askIdentity(open, 'POST', '/signup', { body })
    expect(session.user.is_anonymous).toBe(true)
    const refused = await exchange(open.api, nobody, session.access_token)
    expect(refused.problem).toMatchObject({ status: 401, code: 'token_refused' })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await open.data.owner.query('select from account')).rowCount).toBe(0)
  } finally {
    await open.close()
  }
})

describe('the cookie', () => {
  it('is sent to this host and server only', async () => {
    const { accessToken } = await signedUp(t)
    const { headers } = await exchange(t.api, nobody, accessToken)
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/^spokewell=[A-Za-z0-9_-]{43}; /)
    expect(cookie).toContain('; HttpOnly')
    expect(cookie).toContain('; SameSite=Lax')
    expect(cookie).toContain('; Path=/')
    expect(cookie).not.toContain('Domain')
    expect(cookie).not.toContain('Secure')
  })

  it('is Secure and bound to the host on https', async () => {
    const secure = await testApp({ PUBLIC_URL: 'https://fits.example' })
    try {
      const email = 'secure@example.org'
      await secure.build.fitter({ email })
      const hosted = { email, password: goodPassword, data: {} }
      await askIdentity(secure, 'POST', '/signup', { body: hosted })
      const { rows } = await secure.data.owner.query<{ kind: string }>('select kind from outbox')
      expect(rows).toEqual([{ kind: 'confirmation' }])
      const guest = await secure.app.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { cookie: `${cookieName(true)}=${'x'.repeat(43)}` },
      })
      const cleared = String(guest.headers['set-cookie'])
      expect(cleared).toMatch(/^__Host-spokewell=; /)
      for (const flag of ['; HttpOnly', '; SameSite=Lax', '; Path=/', '; Secure'])
        expect(cleared).toContain(flag)
      expect(cleared).not.toContain('Domain')
      expect(guest.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    } finally {
      await secure.close()
    }
  })

  it('is stored only as a hash', async () => {
    const { caller } = await entered()
    const secret = caller.cookie?.split('=')[1] ?? ''
    const { rows } = await t.data.owner.query(
      'select token_hash from sign_in where token_hash = $1 or token_hash = $2',
      [hashSecret(secret), Buffer.from(secret)],
    )
    expect(rows).toEqual([{ token_hash: hashSecret(secret) }])
  })

  it('remains for the same session, and is renewed for another', async () => {
    const person = await entered()
    const same = await exchange(t.api, person.caller, person.accessToken)
    expect(same.headers['set-cookie']).toBeUndefined()
    const later = await signedInAgain(t, person.email)
    const renewed = await exchange(t.api, person.caller, later.accessToken)
    expect(renewed.caller.cookie).not.toBe(person.caller.cookie)
    expect(await isSignedIn(t.api, renewed.caller)).toBe(true)
    expect(await isSignedIn(t.api, person.caller)).toBe(false)
  })

  it('of one person ends when another signs in in the same browser', async () => {
    const first = await entered({ role: 'fitter' })
    const second = await signedUp(t)
    const over = await exchange(t.api, first.caller, second.accessToken)
    expect(over.caller.cookie).not.toBe(first.caller.cookie)
    expect(await isSignedIn(t.api, over.caller)).toBe(true)
    expect(await isSignedIn(t.api, first.caller)).toBe(false)
    expect(await actionsOf(first.id)).toContain('account.signed_out')
  })

  it('is refused when this server never issued it', async () => {
    for (const value of ['x'.repeat(43), '', 'x', `${'x'.repeat(43)}; spokewell=${'y'.repeat(43)}`])
      expect(await isSignedIn(t.api, { cookie: `spokewell=${value}` })).toBe(false)
  })
})

describe('POST /api/auth/logout', () => {
  it('ends the cookie, every copy of it, and the hosted session behind it', async () => {
    const person = await entered()
    const copy = { ...person.caller }
    // The same session, exchanged a second time for another cookie.
    const twin = await exchange(t.api, nobody, person.accessToken)
    expect(twin.caller.cookie).not.toBe(person.caller.cookie)
    const answer = await t.api.as(person.caller).call(LOGOUT)
    expect(answer.status).toBe(204)
    // Never "storage": the language and the offline files stay.
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(String(answer.headers['set-cookie'])).toMatch(/^spokewell=; /)
    expect(await isSignedIn(t.api, copy)).toBe(false)
    expect(await isSignedIn(t.api, twin.caller)).toBe(false)
    expect(await isLive(person.accessToken)).toBe(false)
    const refreshed = await askIdentity(t, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: person.refreshToken },
    })
    expect(refreshed.status).toBe(400)
    expect(await actionsOf(person.id)).toContain('account.signed_out')
  })

  it('keeps other devices of the same person signed in', async () => {
    const person = await entered()
    const other = await signedInAgain(t, person.email)
    const there = await exchange(t.api, nobody, other.accessToken)
    await t.api.as(person.caller).call(LOGOUT)
    expect(await isSignedIn(t.api, there.caller)).toBe(true)
    expect(await isLive(other.accessToken)).toBe(true)
  })

  it('responds the same when there is nothing to end, and ends a guest too', async () => {
    for (const caller of [nobody, { cookie: `spokewell=${'x'.repeat(43)}` }, await t.build.guest()]) {
      expect((await t.api.as(caller).call(LOGOUT)).status).toBe(204)
      expect(await isSignedIn(t.api, caller)).toBe(false)
    }
  })
})

describe('ending the hosted session', () => {
  it.each(['local', 'global'])('ends the cookie at once: scope %s', async (scope) => {
    const person = await entered()
    await askIdentity(t, 'POST', `/logout?scope=${scope}`, { token: person.accessToken })
    expect(await isSignedIn(t.api, person.caller)).toBe(false)
  })

  it('of all other devices ends their cookies and keeps this one', async () => {
    const person = await entered()
    const other = await exchange(t.api, nobody, (await signedInAgain(t, person.email)).accessToken)
    await askIdentity(t, 'POST', '/logout?scope=others', { token: person.accessToken })
    expect(await isSignedIn(t.api, person.caller)).toBe(true)
    expect(await isSignedIn(t.api, other.caller)).toBe(false)
  })

  it('by reusing a spent refresh token ends the cookie too', async () => {
    const person = await entered()
    const refresh = (refresh_token: string) =>
      askIdentity(t, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } })
    const second = await refresh(person.refreshToken)
    await refresh(second.body.refresh_token)
    t.clock.advance({ minutes: 1 })
    expect((await refresh(person.refreshToken)).body.code).toBe('refresh_token_already_used')
    expect(await isSignedIn(t.api, person.caller)).toBe(false)
  })
})

describe('the region of the browser’s language', () => {
  const stored = async (id: string) =>
    (await t.data.owner.query('select region from account where id = $1', [id])).rows[0].region
  const enter = (accessToken: string, caller = nobody, region?: string) =>
    t.api.as(caller).call('POST /api/auth/supabase-login', {
      body: { user: { id: 'x' }, access_token: accessToken, ...(region && { region }) },
    })

  it('is stored with a new account and by each log-in that names another one', async () => {
    const { email, accessToken } = await signedUp(t)
    const first = await enter(accessToken, nobody, 'US')
    const { id } = first.body.user
    expect(await stored(id)).toBe('US')
    await enter((await signedInAgain(t, email)).accessToken, nobody, 'CA')
    expect(await stored(id)).toBe('CA')
    await enter((await signedInAgain(t, email)).accessToken)
    expect(await stored(id)).toBe('CA')
    const { rows } = await t.data.owner.query(
      `select changes from audit_entry where account_id = $1 and action = 'account.changed'`,
      [id],
    )
    expect(rows).toEqual([{ changes: { region: { from: 'US', to: 'CA' } } }])
  })

  it('is left alone when a token is exchanged again', async () => {
    const { accessToken } = await signedUp(t)
    const { body, caller } = await enter(accessToken, nobody, 'US')
    expect((await enter(accessToken, caller, 'GB')).status).toBe(200)
    expect(await stored(body.user.id)).toBe('US')
  })
})
