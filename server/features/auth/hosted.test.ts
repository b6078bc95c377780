import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseState } from '../../testing/database-state.ts'
import { type HostedIdentity, startHostedIdentity } from '../../testing/hosted-identity.ts'
import { exchange, goodPassword, type HostedSession, isSignedIn } from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp, testClock } from '../../testing/test-app.ts'

const USER = 'GET /api/auth/user'
const LOGIN = 'POST /api/auth/login'
const HOUR = 3_600_000

let hosted: HostedIdentity
let t: TestApp
beforeAll(async () => {
  hosted = await startHostedIdentity('http://localhost:3000', testClock().now())
  t = await testApp({ AUTH_URL: hosted.url, AUTH_KEY: 'public' })
})
afterAll(async () => {
  await t.close()
  await hosted.remove()
})

const freshAddress = () => `person-${randomUUID().slice(0, 8)}@example.org`
const signUp = (role: 'client' | 'fitter' = 'client') =>
  hosted.signUp({ role, name: 'Jonas Meier' }, freshAddress(), goodPassword)

async function entered(role?: 'client' | 'fitter') {
  const session = await signUp(role)
  const { body, caller } = await exchange(t.api, nobody, session.accessToken)
  return { ...session, caller, user: body.user }
}

/** Advances both clocks. */
async function pass(milliseconds: number) {
  await hosted.advance(milliseconds)
  t.clock.advance({ seconds: milliseconds / 1000 })
}

/** A session that was refreshed while time passed. */
async function keptFor(session: HostedSession, milliseconds: number): Promise<HostedSession> {
  await pass(milliseconds)
  return hosted.refresh(session)
}

describe('with a hosted sign-in service', () => {
  it('does not mount the embedded one, and tells the web its address', async () => {
    const { body } = await t.api.as(nobody).call('GET /api/public-settings')
    expect(body).toMatchObject({ authUrl: hosted.url, authKey: 'public', signInWith: [] })
    for (const path of ['/auth/v1/settings', '/auth/v1/.well-known/jwks.json', '/auth/v1/signup']) {
      const answer = await t.app.inject({ method: 'GET', url: path, headers: { accept: 'application/json' } })
      expect(answer.statusCode).toBe(404)
    }
  })

  it('lets a person who signs up there in, with the role they chose', async () => {
    const { user, caller, email } = await entered('fitter')
    expect(user).toMatchObject({ role: 'fitter', name: 'Jonas Meier', email, proven: false })
    expect(await isSignedIn(t.api, caller)).toBe(true)
  })

  it('accepts an address and its password here too', async () => {
    const { email } = await signUp()
    const right = await t.api.as(nobody).call(LOGIN, { body: { email, password: goodPassword } })
    expect(right.body.user).toMatchObject({ email, role: 'client' })
    expect(await isSignedIn(t.api, right.caller)).toBe(true)
    const wrong = await t.api.as(nobody).call(LOGIN, { body: { email, password: 'not the one' } })
    expect(wrong.problem).toMatchObject({ status: 401, code: 'invalid_credentials' })
  })

  it('keeps cookie and age for a refreshed session', async () => {
    const { caller, ...session } = await entered()
    const refreshed = await keptFor(session, HOUR)
    const again = await exchange(t.api, caller, refreshed.accessToken)
    expect(again.status).toBe(200)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(await isSignedIn(t.api, caller)).toBe(true)
  })

  it('leaves that session to the web when signing out here, and refuses it from then on', async () => {
    const { caller, accessToken } = await entered()
    await t.api.as(caller).call('POST /api/auth/logout')
    expect(await isSignedIn(t.api, caller)).toBe(false)
    expect((await hosted.ask('GET', '/user', { token: accessToken })).status).toBe(200)
    const back = await exchange(t.api, nobody, accessToken)
    expect(back.problem).toMatchObject({ status: 401, code: 'sign_in_expired' })
  })

  it('notices at the next exchange that a session ended there, and ends its cookie', async () => {
    const { caller, accessToken } = await entered()
    await hosted.ask('POST', '/logout?scope=global', { token: accessToken })
    expect(await isSignedIn(t.api, caller)).toBe(true)
    const noticed = await exchange(t.api, caller, accessToken)
    expect(noticed.problem).toMatchObject({ status: 401, code: 'token_refused' })
    expect(await isSignedIn(t.api, caller)).toBe(false)
  })

  it('refuses a device that was ended in the settings', async () => {
    const here = await entered()
    const there = await exchange(t.api, nobody, (await hosted.signIn(here.email, goodPassword)).accessToken)
    expect((await t.api.as(here.caller).call('POST /api/account/sign-ins/end-others')).status).toBe(204)
    expect(await isSignedIn(t.api, there.caller)).toBe(false)
    expect(await isSignedIn(t.api, here.caller)).toBe(true)
  })

  it('refuses a session older than the role’s limit for good', async () => {
    const { caller, ...session } = await entered('fitter')
    let kept: HostedSession = session
    for (let days = 0; days < 30; days += 10) kept = await keptFor(kept, 10 * 24 * HOUR)
    const refused = await exchange(t.api, nobody, kept.accessToken)
    expect(refused.problem).toMatchObject({ status: 401, code: 'sign_in_expired' })
    expect(await isSignedIn(t.api, caller)).toBe(false)
    const anew = await hosted.signIn(session.email, goodPassword)
    expect((await exchange(t.api, nobody, anew.accessToken)).status).toBe(200)
  })
})

describe('an address changed there', () => {
  it('is copied to the account at the next exchange', async () => {
    const { caller, ...session } = await entered('fitter')
    const to = freshAddress()
    await hosted.ask('PUT', '/user', { token: session.accessToken, body: { email: to } })
    for (const email of [session.email, to]) {
      const code = (await hosted.mails()).findLast((mail) => mail.to === email)?.code
      const body = { type: 'email_change', email, token: code }
      await hosted.ask('POST', '/verify', { token: session.accessToken, body })
    }
    const refreshed = await hosted.refresh(session)
    const again = await exchange(t.api, caller, refreshed.accessToken)
    expect(again.body.user).toMatchObject({ email: to, proven: true })
    expect((await t.api.as(caller).call(USER)).body).toMatchObject({ email: to })
  })
})

describe('a hosted service that is down', () => {
  it('signs nobody out and loses nothing', async () => {
    const { caller, ...session } = await entered()
    const newcomer = await signUp()
    const before = await databaseState(t.data)
    await hosted.halt()
    try {
      for (const token of [session.accessToken, newcomer.accessToken])
        expect((await exchange(t.api, caller, token)).problem).toMatchObject({
          status: 503,
          code: 'unavailable',
        })
      const body = { email: session.email, password: goodPassword }
      expect((await t.api.as(nobody).call(LOGIN, { body })).problem.code).toBe('unavailable')
      expect((await t.api.as(nobody).call('GET /api/public-settings')).status).toBe(200)
      expect(await isSignedIn(t.api, caller)).toBe(true)
      expect(await databaseState(t.data)).toEqual(before)
    } finally {
      await hosted.resume()
    }
    expect((await exchange(t.api, caller, session.accessToken)).status).toBe(200)
    expect((await exchange(t.api, nobody, newcomer.accessToken)).body.user.email).toBe(newcomer.email)
  })
})

describe('a token signed by another key', () => {
  it.each([
    ['an own key under a foreign issuer', (iss: string) => `${iss}.evil.example`],
    ['a foreign key under the right issuer', (iss: string) => iss],
  ])('is refused: %s', async (_name, issuer) => {
    const pair = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(pair.publicKey)
    const session = await signUp()
    const token = await new SignJWT({ session_id: randomUUID(), aal: 'aal2' })
      .setProtectedHeader({ alg: 'ES256', kid: 'own', jwk })
      .setSubject(session.userId)
      .setIssuer(issuer(hosted.url))
      .setAudience('authenticated')
      .setExpirationTime(Math.floor(t.clock.now().getTime() / 1000) + 60)
      .sign(pair.privateKey)
    const refused = await exchange(t.api, nobody, token)
    expect(refused.problem).toMatchObject({ status: 401, code: 'token_refused' })
  })
})
