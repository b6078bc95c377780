import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askIdentity,
  exchange,
  goodPassword,
  hostedSessionOf,
  isSignedIn,
  signedUp,
} from '../../testing/hosted-session.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { makeTwoPractices } from '../../testing/two-practices.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number }

/** A person of each kind, newly signed in. */
const kinds: [string, () => Promise<Caller>, { idle: Span; whole: Span; step: Span }][] = [
  [
    'support',
    async () => (await makeTwoPractices(t)).actors['support without access'].caller,
    { idle: { minutes: 30 }, whole: { hours: 12 }, step: { minutes: 29 } },
  ],
  ['fitter', () => t.build.fitter(), { idle: { hours: 12 }, whole: { days: 30 }, step: { hours: 11 } }],
  ['client', () => t.build.client(), { idle: { days: 30 }, whole: { days: 180 }, step: { days: 29 } }],
  ['guest', () => t.build.guest(), { idle: { days: 30 }, whole: { days: 30 }, step: { days: 7 } }],
]

const ms = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

describe.each(kinds)('a cookie of %s', (_kind, signIn, { idle, whole, step }) => {
  it('ends when it is not used', async () => {
    const used = await signIn()
    const unused = await signIn()
    t.clock.advance({ seconds: ms(idle) / 1000 - 1 })
    expect(await isSignedIn(t.api, used)).toBe(true)
    t.clock.advance({ seconds: 1 })
    expect(await isSignedIn(t.api, unused)).toBe(false)
    expect(await isSignedIn(t.api, used)).toBe(ms(idle) < ms(whole))
  })

  it('ends after its whole life, however often it is used', async () => {
    const caller = await signIn()
    const begun = t.clock.now().getTime()
    while (t.clock.now().getTime() + ms(step) < begun + ms(whole)) {
      t.clock.advance(step)
      expect(await isSignedIn(t.api, caller)).toBe(true)
    }
    t.clock.advance({ seconds: (begun + ms(whole) - t.clock.now().getTime()) / 1000 })
    expect(await isSignedIn(t.api, caller)).toBe(false)
  })
})

const exchangeOf = (accessToken: string, caller = nobody) => exchange(t.api, caller, accessToken)

/** A session of the sign-in service, refreshed until some time has passed. */
async function refreshedAfter(refreshToken: string, spans: Span[]): Promise<string> {
  let token = { refreshToken, accessToken: '' }
  for (const span of spans) {
    t.clock.advance(span)
    const body = { refresh_token: token.refreshToken }
    token = hostedSessionOf((await askIdentity(t, 'POST', '/token?grant_type=refresh_token', { body })).body)
  }
  return token.accessToken
}

describe('a session of the sign-in service', () => {
  it('exchanged late gives a cookie for the rest of the role’s life', async () => {
    const hosted = await signedUp(t, { role: 'fitter', name: 'Ines' })
    const begun = t.clock.now().getTime()
    const late = await refreshedAfter(hosted.refreshToken, [{ days: 20 }])
    const { caller, headers } = await exchangeOf(late)
    const expires = /Expires=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
    expect(Math.abs(Date.parse(expires) - (begun + ms({ days: 30 })))).toBeLessThan(2_000)
    while (t.clock.now().getTime() < begun + ms({ days: 30, hours: -6 })) {
      t.clock.advance({ hours: 6 })
      expect(await isSignedIn(t.api, caller)).toBe(true)
    }
    t.clock.advance({ hours: 6 })
    expect(await isSignedIn(t.api, caller)).toBe(false)
  })

  it.each([
    ['fitter', 3, 'sign_in_expired'],
    // The service itself, which has no roles, has ended that session.
    ['client', 18, 'token_refused'],
  ])('older than the whole life of a %s is refused, and ends', async (role, tens, code) => {
    const hosted = await signedUp(t, { role, name: 'Old' })
    await exchangeOf(hosted.accessToken)
    const spans = Array.from({ length: tens }, (_, index) =>
      index === 0 ? { days: 10, seconds: -60 } : { days: 10 },
    )
    const old = await refreshedAfter(hosted.refreshToken, spans)
    t.clock.advance({ seconds: 60 })
    const refused = await exchangeOf(old)
    expect(refused.problem).toMatchObject({ status: 401, code })
    expect((await askIdentity(t, 'GET', '/user', { token: old })).status).toBe(403)
  })

  it('older than its role’s whole life cannot sign in, even for the first time', async () => {
    const hosted = await signedUp(t, { role: 'fitter', name: 'Old' })
    const spans = [{ days: 10, seconds: -60 }, { days: 10 }, { days: 10 }]
    const old = await refreshedAfter(hosted.refreshToken, spans)
    t.clock.advance({ seconds: 60 })
    expect((await exchangeOf(old)).problem).toMatchObject({ status: 401, code: 'sign_in_expired' })
  })

  it('left unused here is refused, also when a tab refreshes it', async () => {
    const hosted = await signedUp(t, { role: 'fitter', name: 'Ines' })
    const { caller } = await exchangeOf(hosted.accessToken)
    const halfway = await refreshedAfter(hosted.refreshToken, [{ hours: 6 }])
    expect((await exchangeOf(halfway, caller)).status).toBe(200)
    t.clock.advance({ hours: 6 })
    expect(await isSignedIn(t.api, caller)).toBe(false)
    const later = hostedSessionOf(
      (
        await askIdentity(t, 'POST', '/token?grant_type=password', {
          body: { email: hosted.email, password: goodPassword },
        })
      ).body,
    )
    expect((await exchangeOf(later.accessToken)).status).toBe(200)
  })

  it('idle here is refused although it is valid there, and ends', async () => {
    const hosted = await signedUp(t, { role: 'fitter', name: 'Ines' })
    await exchangeOf(hosted.accessToken)
    const fresh = await refreshedAfter(hosted.refreshToken, [{ hours: 12 }])
    expect((await exchangeOf(fresh)).problem).toMatchObject({ status: 401, code: 'sign_in_expired' })
    expect((await askIdentity(t, 'GET', '/user', { token: fresh })).status).toBe(403)
  })
})

describe('a guest who submitted the intake', () => {
  it('has one more hour, however often it is used', async () => {
    const guest = await t.build.guest()
    await intakes(t).send(guest)
    t.clock.advance({ minutes: 59 })
    expect(await isSignedIn(t.api, guest)).toBe(true)
    t.clock.advance({ minutes: 1 })
    expect(await isSignedIn(t.api, guest)).toBe(false)
  })
})

/** Accounts are disabled on the console. */
async function disable(accountId: string) {
  await t.data.owner.query('begin')
  await t.data.owner.query('update account set disabled_at = $2 where id = $1', [accountId, t.clock.now()])
  await t.data.owner.query(
    `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
     values ('0', $1, 'test', 'system', 'account.disabled', 'account', $2, '{}')`,
    [t.clock.now(), accountId],
  )
  await t.data.owner.query('commit')
}

describe('a disabled account', () => {
  it('is refused at its next request, and cannot sign in again', async () => {
    const hosted = await signedUp(t, { role: 'fitter' })
    const entered = await exchange(t.api, nobody, hosted.accessToken)
    expect(await isSignedIn(t.api, entered.caller)).toBe(true)
    await disable(entered.body.user.id)
    expect(await isSignedIn(t.api, entered.caller)).toBe(false)
    const body = { email: hosted.email, password: goodPassword }
    expect((await exchange(t.api, nobody, hosted.accessToken)).problem.code).toBe('token_refused')
    expect((await t.api.as(nobody).call('POST /api/auth/login', { body })).problem.code).toBe('token_refused')
  })
})

/** A browser's open event stream: everything it receives until it ends. */
async function watch(caller: Caller): Promise<{ ended: Promise<string> }> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${t.app.listeningOrigin}/api/notices`, {
    headers: { cookie: caller.cookie ?? '' },
  })
  expect(response.status).toBe(200)
  return { ended: response.text() }
}

describe('an open event stream', () => {
  it('ends at once when the account is disabled', async () => {
    const fitter = await t.build.fitter()
    const { ended } = await watch(fitter)
    await disable(fitter.id)
    expect(await ended).toContain('bye')
  })

  it('ends at once when the person signs out, here or at the sign-in service', async () => {
    const hosted = await signedUp(t)
    const here = await exchange(t.api, nobody, hosted.accessToken)
    const first = await watch(here.caller)
    await t.api.as(here.caller).call('POST /api/auth/logout')
    expect(await first.ended).toContain('bye')
    const body = { email: hosted.email, password: goodPassword }
    const again = hostedSessionOf((await askIdentity(t, 'POST', '/token?grant_type=password', { body })).body)
    const there = await exchange(t.api, nobody, again.accessToken)
    const second = await watch(there.caller)
    await askIdentity(t, 'POST', '/logout', { token: again.accessToken })
    expect(await second.ended).toContain('bye')
  })
})
