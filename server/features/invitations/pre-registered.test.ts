import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTICE_VERSION } from '#domain/product.ts'
import {
  askIdentity,
  exchange,
  goodPassword,
  type HostedSession,
  signedUp,
} from '../../testing/hosted-session.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { deviceCodeMail, invitationMail } from '../../testing/waiting-mails.ts'

const START = 'POST /api/invitation/start'
const CODE = 'POST /api/invitation/code'
const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A person who signed up with the rider's address before the rider was invited, and signed in. */
async function preRegistered() {
  const email = `rider-${randomUUID().slice(0, 8)}@example.org`
  const attacker = await signedUp(t, { role: 'client', name: 'Attacker' }, email)
  const { caller } = await exchange(t.api, nobody, attacker.accessToken)
  const { sessionId } = await t.build.invitation(await t.build.fitter(), { email })
  return {
    email,
    attacker: { ...attacker, ...caller },
    sessionId,
    mail: await invitationMail(t.data, sessionId),
  }
}

const start = (secret: string, caller: Caller = nobody) =>
  t.api.as(caller).call(START, { body: { secret, consent } })

/** The credentials that still work: the password, the session at the service, the session here. */
async function waysIn({ email, accessToken, refreshToken, cookie }: HostedSession & Caller) {
  const body = { email, password: goodPassword }
  const password = await askIdentity(t, 'POST', '/token?grant_type=password', { body })
  const token = await askIdentity(t, 'GET', '/user', { token: accessToken })
  const refresh = { body: { refresh_token: refreshToken } }
  const refreshed = await askIdentity(t, 'POST', '/token?grant_type=refresh_token', refresh)
  const here = await t.api.as({ cookie }).call('GET /api/auth/user')
  return [password, token, refreshed, here].map(({ status }) => status === 200)
}

const all = [true, true, true, true]
const none = [false, false, false, false]

describe('an account with an address that another person proves', () => {
  it('is reset when Start is pressed with the mailed link', async () => {
    const { attacker, mail } = await preRegistered()
    expect((await start(mail.secret)).status).toBe(200)
    expect(await waysIn(attacker)).toEqual(none)
  })

  it('is reset when the mailed code is entered', async () => {
    const { email, attacker, mail } = await preRegistered()
    const typed = await t.api.as(nobody).call(CODE, { body: { email: email.toUpperCase(), code: mail.code } })
    expect(typed.status).toBe(200)
    expect(await waysIn(attacker)).toEqual(none)
  })

  it('is reset when a code mailed for another device is entered', async () => {
    const email = `rider-${randomUUID().slice(0, 8)}@example.org`
    const { secret, sessionId } = await t.build.invitation(await t.build.fitter(), { email })
    await start(secret)
    const attacker = await signedUp(t, { role: 'client' }, email)
    const { caller } = await exchange(t.api, nobody, attacker.accessToken)
    await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret } })
    const { code } = await deviceCodeMail(t.data, sessionId)
    const joined = await t.api.as(nobody).call('POST /api/invitation/device', { body: { secret, code } })
    expect(joined.status).toBe(200)
    expect(await waysIn({ ...attacker, ...caller })).toEqual(none)
  })

  it('is reset when the code was sent to an address typed into the form', async () => {
    const email = `rider-${randomUUID().slice(0, 8)}@example.org`
    const guest = await t.build.guest()
    const { secret } = guest.invitation
    const attacker = await signedUp(t, { role: 'client' }, email)
    const { caller } = await exchange(t.api, nobody, attacker.accessToken)
    await t.api.as(guest).call('PATCH /api/sessions/:sessionId/intake/draft', {
      params: { sessionId: guest.sessionId },
      body: { version: 0, formVersion: 1, changes: [{ path: 'email', value: email }] },
    })
    await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret } })
    const { code } = await deviceCodeMail(t.data, guest.sessionId)
    await t.api.as(nobody).call('POST /api/invitation/device', { body: { secret, code } })
    expect(await waysIn({ ...attacker, ...caller })).toEqual(none)
  })

  it('leaves the address proven, so that its owner can set a new password', async () => {
    const { attacker, mail } = await preRegistered()
    await start(mail.secret)
    const [person] = (
      await t.data.owner.query('select email_proven_at from identity.person where id = $1', [attacker.userId])
    ).rows
    expect(person.email_proven_at).toEqual(t.clock.now())
  })

  it('is unchanged while nobody proves it: by viewing, by guessing, or by a link from the fitter', async () => {
    const { email, attacker, mail, sessionId } = await preRegistered()
    await t.api.as(nobody).call('POST /api/invitation/preview', { body: { secret: mail.secret } })
    await t.api.as(nobody).call(CODE, { body: { email, code: 'AAAAAAAA' } })
    const guest = await t.build.guest(undefined, { email })
    expect(guest.sessionId).not.toBe(sessionId)
    expect(await waysIn(attacker)).toEqual(all)
  })
})

describe('a person who proves their own address', () => {
  it('keeps password and sessions', async () => {
    for (const prove of ['link', 'code']) {
      const { email, attacker: rider, mail } = await preRegistered()
      const shown =
        prove === 'link'
          ? await start(mail.secret, rider)
          : await t.api.as(rider).call(CODE, { body: { email, code: mail.code } })
      expect(shown.status).toBe(200)
      expect([prove, await waysIn(rider)]).toEqual([prove, all])
    }
  })
})

it('proves an address that the sign-in service cannot know in the same way', async () => {
  const email = 'jürgen@example.org'
  const { sessionId } = await t.build.invitation(await t.build.fitter(), { email })
  const { secret } = await invitationMail(t.data, sessionId)
  expect((await start(secret)).status).toBe(200)
})
