import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseState } from '../../testing/database-state.ts'
import {
  exchange,
  exchangeClaiming,
  goodPassword,
  provenSignUp,
  signedUp,
} from '../../testing/hosted-session.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const CHOICE = 'POST /api/auth/role-choice'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The cookie of a choice, as the browser returns it. */
async function chosen(role: 'client' | 'fitter'): Promise<{ cookie: string; set: string }> {
  const { headers, status } = await t.api.as(nobody).call(CHOICE, { body: { role } })
  expect(status).toBe(204)
  const set = String(headers['set-cookie'])
  return { cookie: set.split(';')[0] ?? '', set }
}

/** A person from a provider, with no role chosen. */
const fromProvider = () => signedUp(t, { name: 'Jonas' })
const enter = async (cookie: string | null, caller: Caller = nobody) => {
  const both = [caller.cookie, cookie].filter(Boolean).join('; ')
  return exchange(t.api, { cookie: both || null }, (await fromProvider()).accessToken)
}

describe('a first sign-in', () => {
  it('without a role creates nothing, and asks', async () => {
    const { accessToken } = await fromProvider()
    const before = await databaseState(t.data)
    const asked = await exchange(t.api, nobody, accessToken)
    expect(asked.problem).toMatchObject({ status: 409, code: 'role_missing' })
    expect(asked.headers['set-cookie']).toBeUndefined()
    expect(await databaseState(t.data)).toEqual(before)
    const { cookie } = await chosen('fitter')
    const response = await exchange(t.api, { cookie }, accessToken)
    expect(response.body.user.role).toBe('fitter')
    expect(String(response.headers['set-cookie'])).toMatch(/spokewell-role=;/)
  })

  it('with a password asks too, and leaves no session behind', async () => {
    const { email } = await fromProvider()
    const sessions = async () => (await t.data.owner.query('select 1 from identity.session')).rowCount
    const before = await sessions()
    const body = { email, password: goodPassword }
    const asked = await t.api.as(nobody).call('POST /api/auth/login', { body })
    expect(asked.problem).toMatchObject({ status: 409, code: 'role_missing' })
    expect(await sessions()).toBe(before)
    const { cookie } = await chosen('client')
    const response = await t.api.as({ cookie }).call('POST /api/auth/login', { body })
    expect(response.body.user.role).toBe('client')
  })

  it.each(['client', 'fitter'] as const)('uses the choice of the browser: %s', async (role) => {
    expect((await enter((await chosen(role)).cookie)).body.user.role).toBe(role)
  })

  it('prefers the choice at sign-up over the browser’s', async () => {
    const { accessToken } = await signedUp(t, { role: 'client', name: 'Jonas' })
    const { cookie } = await chosen('fitter')
    expect((await exchange(t.api, { cookie }, accessToken)).body.user.role).toBe('client')
  })

  it('of a guest who keeps the intake is a rider’s', async () => {
    const guest = await t.build.guest()
    await intakes(t).send(guest)
    const { accessToken } = await provenSignUp(t, { name: 'Jonas' })
    expect((await exchangeClaiming(t.api, guest, accessToken)).body.user.role).toBe('client')
  })

  it('sets the role once: a later choice changes nothing', async () => {
    const { accessToken } = await signedUp(t, { role: 'client', name: 'Jonas' })
    await exchange(t.api, nobody, accessToken)
    const { cookie } = await chosen('fitter')
    expect((await exchange(t.api, { cookie }, accessToken)).body.user.role).toBe('client')
  })
})

describe('the cookie of a choice', () => {
  it('is sent to this server only, and short-lived', async () => {
    const { set } = await chosen('fitter')
    expect(set).toMatch(/^spokewell-role=fitter\.\d{10}\.[\w-]{43}; /)
    for (const flag of ['; HttpOnly', '; SameSite=Lax', '; Path=/', '; Max-Age=900'])
      expect(set).toContain(flag)
    expect(set).not.toContain('Secure')
    const secure = await testApp({ PUBLIC_URL: 'https://fits.example' })
    try {
      const { headers } = await secure.api.as(nobody).call(CHOICE, { body: { role: 'client' } })
      expect(String(headers['set-cookie'])).toMatch(/^__Host-spokewell-role=.*; Secure/)
    } finally {
      await secure.close()
    }
  })

  it('expires after 15 minutes', async () => {
    const { cookie } = await chosen('fitter')
    t.clock.advance({ minutes: 15 })
    expect((await enter(cookie)).problem.code).toBe('role_missing')
  })

  it('is accepted only with this server’s signature', async () => {
    const { cookie } = await chosen('client')
    const [, until = '', seal = ''] = cookie.split('.')
    const later = String(Number(until) + 60)
    for (const forged of [
      `spokewell-role=fitter.${until}.${seal}`,
      `spokewell-role=client.${later}.${seal}`,
      `spokewell-role=support.${until}.${seal}`,
      `spokewell-role=client.${until}.`,
      `spokewell-role=client.${until}`,
      `spokewell-role=client.${until}.${'A'.repeat(43)}`,
      `${cookie}.x`,
      'spokewell-role=client',
    ])
      expect((await enter(forged)).problem).toMatchObject({ code: 'role_missing' })
    expect((await enter(cookie)).status).toBe(200)
  })

  it.each([
    {},
    { role: 'support' },
    { role: 'Client' },
    { role: 'client', more: 1 },
    { role: ['client'] },
    null,
  ])('is not set for %j', async (body) => {
    const refused = await t.api.as(nobody).call(CHOICE, { body: body ?? [] })
    expect(refused.problem).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(refused.headers['set-cookie']).toBeUndefined()
  })

  it('is not set for another site', async () => {
    const headers = { origin: 'https://evil.example' }
    const refused = await t.api.as(nobody).call(CHOICE, { body: { role: 'fitter' }, headers })
    expect(refused.problem).toMatchObject({ status: 403, code: 'cross_site' })
  })
})
