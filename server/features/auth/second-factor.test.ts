import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askIdentity,
  exchange,
  goodPassword,
  hostedSessionOf,
  isSignedIn,
  signedInAgain,
  signedUp,
} from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const post = async (token: string, path: string, body: object = {}) =>
  (await askIdentity(t, 'POST', path, { token, body })).body

/** The code that the person's app shows. Each code is accepted once, so the clock advances. */
function appCode(secret: string): string {
  t.clock.advance({ seconds: 30 })
  return generateSync({ secret, epoch: Math.floor(t.clock.now().getTime() / 1000) })
}

/** Enters the app's code. @returns the raised session */
async function show(token: string, factor: { id: string; secret: string }) {
  const challenge = await post(token, `/factors/${factor.id}/challenge`)
  const body = { challenge_id: challenge.id, code: appCode(factor.secret) }
  return hostedSessionOf(await post(token, `/factors/${factor.id}/verify`, body))
}

/** A signed-in person who has just enrolled a second factor. */
async function secured() {
  const person = await signedUp(t, { role: 'fitter', name: 'Ines' })
  const before = await exchange(t.api, nobody, person.accessToken)
  const enrolled = await post(person.accessToken, '/factors', { factor_type: 'totp' })
  const factor = { id: String(enrolled.id), secret: String(enrolled.totp.secret) }
  const risen = await show(person.accessToken, factor)
  return { ...person, before: before.caller, factor, risen }
}

describe('an authenticator app', () => {
  it('renews the cookie at the next exchange after enrolment, and ends the earlier one', async () => {
    const { before, risen } = await secured()
    const after = await exchange(t.api, before, risen.accessToken)
    expect(after.status).toBe(200)
    expect(after.caller.cookie).not.toBe(before.cookie)
    expect([await isSignedIn(t.api, before), await isSignedIn(t.api, after.caller)]).toEqual([false, true])
  })

  it('is required on the next device, with any sign-in method', async () => {
    const { email, factor } = await secured()
    const body = { email, password: goodPassword }
    const live = async () => (await t.data.owner.query('select 1 from identity.session')).rowCount
    const sessions = await live()
    const login = await t.api.as(nobody).call('POST /api/auth/login', { body })
    expect(login.problem).toMatchObject({ status: 403, code: 'second_factor_required' })
    expect(login.headers['set-cookie']).toBeUndefined()
    expect(await live()).toBe(sessions)
    const device = await signedInAgain(t, email)
    const early = await exchange(t.api, nobody, device.accessToken)
    expect(early.problem).toMatchObject({ status: 403, code: 'second_factor_required' })
    const shown = await show(device.accessToken, factor)
    const late = await exchange(t.api, nobody, shown.accessToken)
    expect(await isSignedIn(t.api, late.caller)).toBe(true)
    // The earlier token is valid at the service for another hour, but not accepted here.
    const round = await exchange(t.api, nobody, device.accessToken)
    expect(round.problem.code).toBe('second_factor_required')
  })

  it('does not count when the session lost its level since, although another factor remains', async () => {
    const { risen, factor } = await secured()
    const enrolled = await post(risen.accessToken, '/factors', {
      factor_type: 'totp',
      friendly_name: 'second',
    })
    const other = { id: String(enrolled.id), secret: String(enrolled.totp.secret) }
    const raised = await show(risen.accessToken, other)
    await askIdentity(t, 'DELETE', `/factors/${other.id}`, { token: raised.accessToken })
    const refused = await exchange(t.api, nobody, raised.accessToken)
    expect(refused.problem).toMatchObject({ status: 403, code: 'second_factor_required' })
    const again = await show(raised.accessToken, factor)
    expect((await exchange(t.api, nobody, again.accessToken)).status).toBe(200)
  })

  it('signs out the devices that never used it', async () => {
    const person = await signedUp(t, { role: 'fitter', name: 'Ines' })
    const here = await exchange(t.api, nobody, person.accessToken)
    const there = await exchange(t.api, nobody, (await signedInAgain(t, person.email)).accessToken)
    const enrolled = await post(person.accessToken, '/factors', { factor_type: 'totp' })
    await show(person.accessToken, { id: enrolled.id, secret: enrolled.totp.secret })
    expect([await isSignedIn(t.api, here.caller), await isSignedIn(t.api, there.caller)]).toEqual([
      true,
      false,
    ])
  })

  it('can be replaced by a recovery code, which signs the other devices out', async () => {
    const { email, before, risen } = await secured()
    const { caller } = await exchange(t.api, before, risen.accessToken)
    const { codes } = await post(risen.accessToken, '/factors/recovery-codes')
    const elsewhere = await signedInAgain(t, email)
    const recovered = hostedSessionOf(
      await post(elsewhere.accessToken, '/factors/recover', { code: codes[0] }),
    )
    const entered = await exchange(t.api, nobody, recovered.accessToken)
    expect(await isSignedIn(t.api, entered.caller)).toBe(true)
    expect(await isSignedIn(t.api, caller)).toBe(false)
  })
})
