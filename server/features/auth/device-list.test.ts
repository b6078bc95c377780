import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askIdentity, exchange, isSignedIn, signedInAgain, signedUp } from '../../testing/hosted-session.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const LIST = 'GET /api/account/sign-ins'
const END = 'POST /api/account/sign-ins/:signInId/end'
const END_OTHERS = 'POST /api/account/sign-ins/end-others'
const LOGIN = 'POST /api/auth/supabase-login'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const isLive = async (token: string) => (await askIdentity(t, 'GET', '/user', { token })).status === 200
const devicesOf = async (caller: Caller) => (await t.api.as(caller).call(LIST)).body.items
const end = (caller: Caller, signInId: string) => t.api.as(caller).call(END, { params: { signInId } })

async function enterWith(accessToken: string, userAgent: string) {
  const body = { user: { id: 'x' }, access_token: accessToken }
  return t.api.as(nobody).call(LOGIN, { body, headers: { 'user-agent': userAgent } })
}

/** A person signed in at a desk and, a minute later, on a phone. */
async function withTwoDevices() {
  const desk = await signedUp(t, { role: 'client', name: 'Jonas' })
  const atDesk = await enterWith(desk.accessToken, CHROME)
  t.clock.advance({ minutes: 1 })
  const phone = await signedInAgain(t, desk.email)
  const onPhone = await enterWith(phone.accessToken, PHONE)
  const idOf = async (caller: Caller) => (await devicesOf(caller)).find(({ current }) => current)?.id ?? ''
  return {
    accountId: atDesk.body.user.id,
    desk: { ...desk, caller: atDesk.caller, id: await idOf(atDesk.caller) },
    phone: { ...phone, caller: onPhone.caller, id: await idOf(onPhone.caller) },
  }
}

const entriesOf = async (accountId: string) =>
  (
    await t.data.owner.query<{ changes: object }>(
      `select changes from audit_entry where account_id = $1 and action = 'account.sign_in_ended' order by id`,
      [accountId],
    )
  ).rows.map(({ changes }) => changes)

describe('the list of devices', () => {
  it('names browser and system, the latest use first, and marks the requesting device', async () => {
    const { desk, phone } = await withTwoDevices()
    const [first, second, ...more] = await devicesOf(desk.caller)
    expect(more).toEqual([])
    expect(first).toMatchObject({ id: phone.id, current: false, browser: 'safari', system: 'ios' })
    expect(second).toMatchObject({ id: desk.id, current: true, browser: 'chrome', system: 'windows' })
    t.clock.advance({ minutes: 5 })
    const [newest, older] = await devicesOf(desk.caller)
    expect(newest).toMatchObject({ id: desk.id, current: true, lastUsedAt: t.clock.now().toISOString() })
    expect(older).toMatchObject({ id: phone.id, current: false })
  })

  it('shows one’s own only, and only while they can be used', async () => {
    const fitter = await t.build.fitter()
    const [only, ...more] = await devicesOf(fitter)
    expect([only?.current, more]).toEqual([true, []])
    const later = await t.build.fitter()
    t.clock.advance({ hours: 11 })
    expect(await devicesOf(fitter)).toHaveLength(1)
    t.clock.advance({ hours: 2 })
    expect(await devicesOf(fitter)).toHaveLength(1)
    expect((await t.api.as(later).call(LIST)).status).toBe(401)
  })

  it('shows two tabs that signed in at once as one', async () => {
    const { accessToken } = await signedUp(t)
    const [one, two] = [await enterWith(accessToken, CHROME), await enterWith(accessToken, CHROME)]
    for (const { caller } of [one, two]) expect(await devicesOf(caller)).toMatchObject([{ current: true }])
  })

  it('stores nothing more detailed about the browser', async () => {
    await enterWith((await signedUp(t)).accessToken, `${CHROME} Canary/4711-secret`)
    const { rows } = await t.data.owner.query<{ row: string }>(
      'select to_jsonb(s)::text as row from sign_in s',
    )
    for (const { row } of rows) expect(row).not.toMatch(/Canary|Mozilla|4711-secret/)
  })
})

describe('ending a device', () => {
  it('ends its cookie, every copy of it and the session behind it, and nothing else', async () => {
    const { accountId, desk, phone } = await withTwoDevices()
    const copy = { ...phone.caller }
    const answer = await end(desk.caller, phone.id)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([204, undefined])
    expect([await isSignedIn(t.api, phone.caller), await isSignedIn(t.api, copy)]).toEqual([false, false])
    expect(await isLive(phone.accessToken)).toBe(false)
    const refresh = { refresh_token: phone.refreshToken }
    expect((await askIdentity(t, 'POST', '/token?grant_type=refresh_token', { body: refresh })).status).toBe(
      400,
    )
    expect([await isSignedIn(t.api, desk.caller), await isLive(desk.accessToken)]).toEqual([true, true])
    expect(await entriesOf(accountId)).toEqual([{ [phone.id]: { from: 'safari ios' } }])
    expect((await end(desk.caller, phone.id)).status).toBe(204)
    expect(await entriesOf(accountId)).toHaveLength(1)
  })

  it('deletes the cookie when it is the requesting device', async () => {
    const { desk, phone } = await withTwoDevices()
    const answer = await end(desk.caller, desk.id)
    expect(String(answer.headers['set-cookie'])).toMatch(/^spokewell=; /)
    expect([await isSignedIn(t.api, desk.caller), await isSignedIn(t.api, phone.caller)]).toEqual([
      false,
      true,
    ])
  })

  it('finds one’s own devices only, and no other kind of sign-in', async () => {
    const { desk } = await withTwoDevices()
    const stranger = await t.build.client()
    for (const id of [desk.id, randomUUID(), 'x', 'end-others'])
      expect((await end(stranger, id)).problem).toMatchObject({ status: 404, code: 'not_found' })
    expect(await isSignedIn(t.api, desk.caller)).toBe(true)
    // A rider sees the devices of guests of their form, but those are not the account's sign-ins.
    const guest = await t.build.guest()
    const { rows } = await t.data.owner.query<{ id: string }>(
      'select id from sign_in where guest_session_id = $1',
      [guest.sessionId],
    )
    expect((await end(desk.caller, rows[0]?.id ?? '')).status).toBe(404)
    expect((await end(nobody, desk.id)).status).toBe(401)
  })
})

describe('a device where no second factor was shown', () => {
  /** The desk's session lost its factor, another factor is in force, and the phone has used it. */
  async function deskWithoutFactor() {
    const devices = await withTwoDevices()
    const sessionOf = async (id: string) =>
      (await t.data.owner.query('select identity_session_id from sign_in where id = $1', [id])).rows[0]
        ?.identity_session_id
    const factor = randomUUID()
    await t.data.owner.query(
      `insert into identity.factor (id, person_id, name_sealed, secret_sealed, status, created_at, updated_at)
       values ($1, $2, '', '', 'verified', now(), now())`,
      [factor, devices.desk.userId],
    )
    const session = await sessionOf(devices.phone.id)
    await t.data.owner.query(`update identity.session set aal = 'aal2', factor_id = $1 where id = $2`, [
      factor,
      session,
    ])
    return devices
  }

  it('can end itself, and no device where it was used', async () => {
    const { desk, phone } = await deskWithoutFactor()
    expect((await end(desk.caller, phone.id)).problem).toMatchObject({
      status: 403,
      code: 'second_factor_required',
    })
    expect((await t.api.as(desk.caller).call(END_OTHERS)).problem.code).toBe('second_factor_required')
    expect(await isSignedIn(t.api, phone.caller)).toBe(true)
    expect((await t.api.as(desk.caller).call('POST /api/account/deletion')).problem.code).toBe(
      'second_factor_required',
    )
    expect((await end(desk.caller, desk.id)).status).toBe(204)
  })

  it('can be ended by a device where it was used', async () => {
    const { desk, phone } = await deskWithoutFactor()
    expect((await end(phone.caller, desk.id)).status).toBe(204)
    expect(await isSignedIn(t.api, desk.caller)).toBe(false)
  })
})

describe('ending all other devices', () => {
  it('keeps the requesting one', async () => {
    const { accountId, desk, phone } = await withTwoDevices()
    const third = await exchange(t.api, nobody, (await signedInAgain(t, desk.email)).accessToken)
    expect((await t.api.as(phone.caller).call(END_OTHERS)).status).toBe(204)
    expect([await isSignedIn(t.api, desk.caller), await isLive(desk.accessToken)]).toEqual([false, false])
    expect([await isSignedIn(t.api, third.caller), await isSignedIn(t.api, phone.caller)]).toEqual([
      false,
      true,
    ])
    expect(await isLive(phone.accessToken)).toBe(true)
    const [entry, ...more] = await entriesOf(accountId)
    expect([Object.keys(entry ?? {}), more]).toEqual([expect.arrayContaining([desk.id]), []])
    expect((await t.api.as(phone.caller).call(END_OTHERS)).status).toBe(204)
    expect(await entriesOf(accountId)).toHaveLength(1)
  })

  it('closes their open streams at once', async () => {
    const { desk, phone } = await withTwoDevices()
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const watch = (caller: Caller) =>
      fetch(`${t.app.listeningOrigin}/api/notices`, { headers: { cookie: caller.cookie ?? '' } })
    const there = await watch(phone.caller)
    const here = await watch(desk.caller)
    await t.api.as(desk.caller).call(END_OTHERS)
    expect(await there.text()).toContain('bye')
    await t.api.as(desk.caller).call('POST /api/auth/logout')
    // The stream received an event about the first device, so it was still open. At its own end it only gets a goodbye.
    expect((await here.text()).match(/data: \w+/g)).toEqual(['data: account', 'data: bye'])
  })
})
