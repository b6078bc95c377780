import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieName, hashSecret } from '../../http/cookie.ts'
import {
  exchange,
  exchangeClaiming,
  isSignedIn,
  provenSignUp,
  signedInAgain,
  signedUp,
} from '../../testing/hosted-session.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { makeTwoPractices } from '../../testing/two-practices.ts'
import { signIn } from './auth.service.ts'
import { deviceOf } from './device.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows

const somebody = (more: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({
  subject: randomUUID(),
  identitySessionId: randomUUID(),
  begunAt: t.clock.now(),
  secondFactorShown: false,
  hasSecondFactor: false,
  email: null,
  proven: false,
  name: 'Ines Becker',
  role: 'fitter',
  language: null,
  ...more,
})

/** An exchange whose token the service vouches for, as the browser with this cookie makes it. */
async function enter(identity: VerifiedIdentity, caller: Caller = nobody): Promise<Caller & { id: string }> {
  const secret = caller.cookie?.split('=')[1]
  const cookieHash = secret ? hashSecret(secret) : null
  const { user, cookie } = await t.database.perform(
    { cookieHash, listening: true },
    { now: t.clock.now(), requestId: 'test' },
    (tx) => signIn(tx, identity, { cookieHash, device: deviceOf(undefined), roleChoice: null }),
  )
  return { id: user.id, cookie: cookie ? `${cookieName(false)}=${cookie.secret}` : caller.cookie }
}

describe('a second factor', () => {
  it('must be used at every sign-in, and nothing is created before', async () => {
    const who = somebody({ hasSecondFactor: true })
    await expect(enter(who)).rejects.toMatchObject({ code: 'second_factor_required', status: 403 })
    expect(await rows('select 1 from account where identity_subject = $1', who.subject)).toEqual([])
    const shown = { ...who, secondFactorShown: true }
    const caller = await enter(shown)
    expect(await isSignedIn(t.api, caller)).toBe(true)
    const elsewhere = { ...who, identitySessionId: randomUUID() }
    await expect(enter(elsewhere)).rejects.toMatchObject({ code: 'second_factor_required' })
    // A token from before it was used cannot sign in again, and removes nothing.
    await expect(enter(who, caller)).rejects.toMatchObject({ code: 'second_factor_required' })
    expect(await isSignedIn(t.api, caller)).toBe(true)
  })

  it('is always required of support', async () => {
    const practices = await makeTwoPractices(t)
    const secret = practices.actors['support without access'].caller.cookie?.split('=')[1] ?? ''
    const [account] = await rows(
      'select a.identity_subject from account a join sign_in s on s.account_id = a.id where s.token_hash = $1',
      hashSecret(secret),
    )
    const who = somebody({ subject: account.identity_subject })
    await expect(enter(who)).rejects.toMatchObject({ code: 'second_factor_required' })
    const entered = await enter({ ...who, hasSecondFactor: true, secondFactorShown: true })
    expect((await t.api.as(entered).call('GET /api/auth/user')).body).toMatchObject({ role: 'support' })
  })

  it('added to a session renews the device’s cookie and ends every older one of the session', async () => {
    const who = somebody()
    const before = await enter(who)
    const twin = await enter(who)
    const [device] = (await t.api.as(before).call('GET /api/account/sign-ins')).body.items
    const risen = { ...who, hasSecondFactor: true, secondFactorShown: true }
    const after = await enter(risen, before)
    expect(after.cookie).not.toBe(before.cookie)
    expect(await isSignedIn(t.api, after)).toBe(true)
    for (const old of [before, twin]) expect(await isSignedIn(t.api, old)).toBe(false)
    const [same] = (await t.api.as(after).call('GET /api/account/sign-ins')).body.items
    expect(same).toMatchObject({ id: device?.id, createdAt: device?.createdAt, current: true })
    expect((await enter(risen, after)).cookie).toBe(after.cookie)
    const actions = await rows('select action from audit_entry where account_id = $1 order by id', after.id)
    expect(actions.map(({ action }) => action)).toContain('account.second_factor_shown')
  })

  it('added in two tabs at once gives one new cookie', async () => {
    const who = somebody()
    const before = await enter(who)
    const risen = { ...who, hasSecondFactor: true, secondFactorShown: true }
    const tabs = await Promise.all([enter(risen, before), enter(risen, before), enter(risen, before)])
    const fresh = new Set(tabs.map(({ cookie }) => cookie).filter((cookie) => cookie !== before.cookie))
    expect(fresh.size).toBeGreaterThan(0)
    for (const cookie of fresh) expect(await isSignedIn(t.api, { cookie })).toBe(true)
    expect(await isSignedIn(t.api, before)).toBe(false)
  })

  it('that a session lost and gained again renews the cookie again', async () => {
    const who = somebody({ secondFactorShown: true, hasSecondFactor: true })
    const first = await enter(who)
    const without = await enter({ ...who, secondFactorShown: false, hasSecondFactor: false }, first)
    expect(without.cookie).toBe(first.cookie)
    expect((await enter(who, without)).cookie).not.toBe(first.cookie)
  })
})

describe('a cookie known to somebody else', () => {
  it('is useless once its browser’s owner signs in, whether made up or of another person', async () => {
    const planted = { cookie: `spokewell=${'x'.repeat(43)}` }
    const attacker = await enter(somebody())
    for (const known of [planted, attacker]) {
      const victim = await signedUp(t)
      const entered = await exchange(t.api, known, victim.accessToken)
      expect(entered.status).toBe(200)
      expect(entered.caller.cookie).not.toBe(known.cookie)
      expect(await isSignedIn(t.api, known)).toBe(false)
    }
  })

  it('of a guest ends when the guest signs in, with or without keeping the intake', async () => {
    const keeping = await t.build.guest()
    await intakes(t).send(keeping)
    const kept = await exchangeClaiming(t.api, keeping, (await provenSignUp(t)).accessToken)
    const unsent = await t.build.guest()
    const early = await exchangeClaiming(t.api, unsent, (await signedUp(t)).accessToken)
    const leaving = await t.build.guest()
    const left = await exchange(t.api, leaving, (await signedUp(t)).accessToken)
    for (const old of [keeping, unsent, leaving]) expect(await isSignedIn(t.api, old)).toBe(false)
    for (const { caller } of [kept, early, left]) expect(await isSignedIn(t.api, caller)).toBe(true)
  })

  it('of a guest remains when signing in is refused', async () => {
    const guest = await t.build.guest()
    const { accessToken } = await signedUp(t, { name: 'Nobody yet' })
    expect((await exchange(t.api, guest, accessToken)).problem.code).toBe('role_missing')
    expect(await isSignedIn(t.api, guest)).toBe(true)
  })

  it('is replaced when its browser signs in again, which ends the session behind it', async () => {
    const person = await signedUp(t)
    const first = await exchange(t.api, nobody, person.accessToken)
    const second = await exchange(t.api, first.caller, (await signedInAgain(t, person.email)).accessToken)
    expect(await isSignedIn(t.api, second.caller)).toBe(true)
    const back = await exchange(t.api, nobody, person.accessToken)
    expect(back.problem).toMatchObject({ status: 401, code: 'token_refused' })
  })
})
