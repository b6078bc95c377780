import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askIdentity,
  exchange,
  goodPassword,
  hostedSessionOf,
  signedUp,
} from '../../testing/hosted-session.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { makeWorld } from '../../testing/world.ts'

const USER = 'GET /api/auth/user'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const isSignedIn = async (caller: Caller) => (await t.api.as(caller).call(USER)).status === 200

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number }

/** Somebody of each kind, freshly signed in. */
const kinds: [string, () => Promise<Caller>, { idle: Span; whole: Span; step: Span }][] = [
  [
    'support',
    async () => (await makeWorld(t)).actors['support without access'].caller,
    { idle: { minutes: 30 }, whole: { hours: 12 }, step: { minutes: 29 } },
  ],
  ['fitter', () => t.build.fitter(), { idle: { hours: 12 }, whole: { days: 30 }, step: { hours: 11 } }],
  ['client', () => t.build.client(), { idle: { days: 30 }, whole: { days: 180 }, step: { days: 29 } }],
  ['guest', () => t.build.guest(), { idle: { days: 30 }, whole: { days: 30 }, step: { days: 7 } }],
]

const ms = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

describe.each(kinds)('a cookie of %s', (_kind, signIn, { idle, whole, step }) => {
  it('ends unused', async () => {
    const used = await signIn()
    const unused = await signIn()
    t.clock.advance({ seconds: ms(idle) / 1000 - 1 })
    expect(await isSignedIn(used)).toBe(true)
    t.clock.advance({ seconds: 1 })
    expect(await isSignedIn(unused)).toBe(false)
    expect(await isSignedIn(used)).toBe(ms(idle) < ms(whole))
  })

  it('ends in all, however often it is used', async () => {
    const caller = await signIn()
    const begun = t.clock.now().getTime()
    while (t.clock.now().getTime() + ms(step) < begun + ms(whole)) {
      t.clock.advance(step)
      expect(await isSignedIn(caller)).toBe(true)
    }
    t.clock.advance({ seconds: (begun + ms(whole) - t.clock.now().getTime()) / 1000 })
    expect(await isSignedIn(caller)).toBe(false)
  })
})

describe('a guest who sent the intake', () => {
  it('has an hour more, and no more however often it is used', async () => {
    const guest = await t.build.guest()
    await intakes(t).send(guest)
    t.clock.advance({ minutes: 59 })
    expect(await isSignedIn(guest)).toBe(true)
    t.clock.advance({ minutes: 1 })
    expect(await isSignedIn(guest)).toBe(false)
  })
})

/** The owner's hand: disabling somebody is work of the console. */
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
  it('is nobody at its next request, and cannot sign in again', async () => {
    const hosted = await signedUp(t, { role: 'fitter' })
    const entered = await exchange(t.api, nobody, hosted.accessToken)
    expect(await isSignedIn(entered.caller)).toBe(true)
    await disable(entered.body.user.id)
    expect(await isSignedIn(entered.caller)).toBe(false)
    const body = { email: hosted.email, password: goodPassword }
    expect((await exchange(t.api, nobody, hosted.accessToken)).problem.code).toBe('token_refused')
    expect((await t.api.as(nobody).call('POST /api/auth/login', { body })).problem.code).toBe('token_refused')
  })
})

/** A browser's open stream of notices: all that comes until it ends. */
async function watch(caller: Caller): Promise<{ ended: Promise<string> }> {
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${t.app.listeningOrigin}/api/notices`, {
    headers: { cookie: caller.cookie ?? '' },
  })
  expect(response.status).toBe(200)
  return { ended: response.text() }
}

describe('an open stream of notices ends', () => {
  it('at once when the account is disabled', async () => {
    const fitter = await t.build.fitter()
    const { ended } = await watch(fitter)
    await disable(fitter.id)
    expect(await ended).toContain('bye')
  }, 10_000)

  it('at once when the person signs out, here or at the sign-in service', async () => {
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
  }, 10_000)
})
