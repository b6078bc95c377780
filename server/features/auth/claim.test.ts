import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../../http/cookie.ts'
import { OUTBOX_PURPOSE } from '../../outbox/sealed-messages.ts'
import {
  askIdentity,
  exchange,
  exchangeClaiming,
  goodPassword,
  hostedSessionOf,
  provenSignUp,
  signedInByMail,
  signedUp,
} from '../../testing/hosted-session.ts'
import { intakes } from '../../testing/intakes.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { deviceCodeMail, invitationMail } from '../../testing/waiting-mails.ts'
import { claimRider } from './auth.repository.ts'

const MINE = 'GET /api/client/submissions'
const USER = 'GET /api/auth/user'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A guest who submitted an intake to their own fitter. */
async function sentGuest(email?: string) {
  const guest = await t.build.guest(undefined, { ...(email && { email }) })
  await intakes(t).send(guest)
  return guest
}

const ownerOf = async (sessionId: string) =>
  (
    await t.data.owner.query<{ account_id: string | null }>(
      'select r.account_id from rider r join session s on s.rider_id = r.id where s.id = $1',
      [sessionId],
    )
  ).rows[0]?.account_id

const submissionsOf = async (caller: Caller) => (await t.api.as(caller).call(MINE)).body.items

describe('a guest who signs up', () => {
  it('claims the intake just submitted, once, which ends the guest’s cookie', async () => {
    const guest = await sentGuest()
    const hosted = await provenSignUp(t, { role: 'client', name: 'Jonas' })
    const entered = await exchangeClaiming(t.api, guest, hosted.accessToken)
    expect(await ownerOf(guest.sessionId)).toBe(entered.body.user.id)
    expect(await submissionsOf(entered.caller)).toMatchObject([{ sessionId: guest.sessionId }])
    expect((await t.api.as(guest).call(USER)).status).toBe(401)
    const second = await exchangeClaiming(t.api, guest, (await signedUp(t)).accessToken)
    expect(await submissionsOf(second.caller)).toEqual([])
    expect(await ownerOf(guest.sessionId)).toBe(entered.body.user.id)
  })

  it('claims nothing while the intake is not submitted', async () => {
    const guest = await t.build.guest()
    const entered = await exchangeClaiming(t.api, guest, (await signedUp(t)).accessToken)
    expect(entered.status).toBe(200)
    expect(await ownerOf(guest.sessionId)).toBeNull()
  })

  it('claims nothing after one hour', async () => {
    const guest = await sentGuest()
    t.clock.advance({ hours: 1 })
    await exchangeClaiming(t.api, guest, (await signedUp(t)).accessToken)
    expect(await ownerOf(guest.sessionId)).toBeNull()
  })

  it('claims nothing with a cookie that was logged out', async () => {
    const guest = await sentGuest()
    await t.api.as(guest).call('POST /api/auth/logout')
    await exchangeClaiming(t.api, guest, (await signedUp(t)).accessToken)
    expect(await ownerOf(guest.sessionId)).toBeNull()
  })

  it('claims nothing with an unproven address, and can prove it and try again', async () => {
    const guest = await sentGuest()
    const email = 'unproven.guest@example.org'
    const hosted = await signedUp(t, { role: 'client' }, email)
    const refused = await exchangeClaiming(t.api, guest, hosted.accessToken)
    expect(refused.problem).toMatchObject({ status: 409, code: 'address_unproven' })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(await ownerOf(guest.sessionId)).toBeNull()
    const proven = await signedInByMail(t, email)
    const entered = await exchangeClaiming(t.api, guest, proven.accessToken)
    expect(entered.body.user).toMatchObject({ email, proven: true })
    expect(await ownerOf(guest.sessionId)).toBe(entered.body.user.id)
  })

  it('cannot claim as a fitter: another address is needed, and nothing changes', async () => {
    const guest = await sentGuest()
    const hosted = await signedUp(t, { role: 'fitter', name: 'Ines' })
    const refused = await exchangeClaiming(t.api, guest, hosted.accessToken)
    expect(refused.problem).toMatchObject({ status: 409, code: 'address_belongs_to_fitter' })
    expect(await ownerOf(guest.sessionId)).toBeNull()
    expect((await t.api.as(guest).call(USER)).status).toBe(200)
    expect((await exchange(t.api, guest, hosted.accessToken)).body.user.role).toBe('fitter')
  })

  it('claims nothing unless asked, because the next person at the studio’s tablet may be another', async () => {
    const guest = await sentGuest()
    const next = await exchange(t.api, guest, (await signedUp(t)).accessToken)
    expect(next.status).toBe(200)
    expect(await ownerOf(guest.sessionId)).toBeNull()
  })

  it('cannot claim as a fitter in the database either', async () => {
    const guest = await sentGuest()
    const fitter = await t.build.fitter()
    const hashOf = (caller: Caller) => hashSecret(caller.cookie?.split('=')[1] ?? '')
    const claimed = await t.database.perform(
      { cookieHash: hashOf(fitter) },
      { now: t.clock.now(), requestId: 'claim' },
      (tx) => claimRider(tx, hashOf(guest)),
    )
    expect(claimed).toBeUndefined()
    expect(await ownerOf(guest.sessionId)).toBeNull()
  })

  it('cannot claim a second file of a session that belongs to somebody', async () => {
    const guest = await sentGuest()
    const client = await t.build.client({ claiming: guest })
    expect(await ownerOf(guest.sessionId)).toBe(client.id)
    const { rows } = await t.data.owner.query(
      `select 1 from audit_entry where action = 'rider.claimed' and account_id = $1`,
      [client.id],
    )
    expect(rows).toHaveLength(1)
  })
})

/** The fitter corrects the address of an invitation that was sent. */
async function correctAddress(fitter: Caller, sessionId: string, email: string) {
  const { body } = await t.api.as(fitter).call('GET /api/sessions/:sessionId', { params: { sessionId } })
  const params = { riderId: body.rider.id }
  const corrected = await t.api.as(fitter).call('PATCH /api/riders/:riderId', { params, body: { email } })
  expect(corrected.status).toBe(200)
}

/** A guest signs in with a secret of an invitation. */
async function startedBy(secret: string, sessionId: string) {
  const consent = { noticeVersion: intakes(t).form().noticeVersion, language: 'en' }
  const started = await t.api.as(nobody).call('POST /api/invitation/start', { body: { secret, consent } })
  expect(started.status).toBe(200)
  return { ...started.caller, sessionId }
}

describe('an address is not proven by a mail to another one', () => {
  const resend = (fitter: Caller, invitationId: string) =>
    t.api.as(fitter).call('POST /api/invitations/:invitationId/resend', { params: { invitationId } })

  async function expectUnproven(guest: Caller & { sessionId: string }, address: string) {
    await intakes(t).send(guest)
    const { accessToken } = await signedUp(t, { role: 'client' }, address)
    const refused = await exchangeClaiming(t.api, guest, accessToken)
    expect(refused.problem).toMatchObject({ status: 409, code: 'address_unproven' })
    expect(await ownerOf(guest.sessionId)).toBeNull()
  }

  it('when a fitter corrects it and sends the invitation to their own', async () => {
    const victim = 'invited.first@example.org'
    const host = await t.build.fitter()
    const invited = await t.build.invitation(host, { email: victim, channel: 'link' })
    await correctAddress(host, invited.sessionId, 'own.of.fitter@example.org')
    await resend(host, invited.id)
    const mail = await invitationMail(t.data, invited.sessionId)
    expect(mail.to).toBe('own.of.fitter@example.org')
    await expectUnproven(await startedBy(mail.secret, invited.sessionId), victim)
  })

  it('when the invitation is sent there only after the guest signed in', async () => {
    const victim = 'invited.later@example.org'
    const host = await t.build.fitter()
    const invited = await t.build.invitation(host, { email: 'first.of.fitter@example.org' })
    const { secret } = await invitationMail(t.data, invited.sessionId)
    const guest = await startedBy(secret, invited.sessionId)
    await correctAddress(host, invited.sessionId, victim)
    await resend(host, invited.id)
    await expectUnproven(guest, victim)
  })

  it('when a code for another device is sent to a corrected address', async () => {
    const victim = 'invited.device@example.org'
    const host = await t.build.fitter()
    const invited = await t.build.invitation(host, { email: victim, channel: 'link' })
    await startedBy(invited.secret, invited.sessionId)
    await correctAddress(host, invited.sessionId, 'device.of.fitter@example.org')
    const { secret } = invited
    await t.api.as(nobody).call('POST /api/invitation/device-code', { body: { secret } })
    const { code } = await deviceCodeMail(t.data, invited.sessionId)
    const joined = await t.api.as(nobody).call('POST /api/invitation/device', { body: { secret, code } })
    expect(joined.status).toBe(200)
    await expectUnproven({ ...joined.caller, sessionId: invited.sessionId }, victim)
  })
})

describe('an address is proven', () => {
  it('not by autoconfirm, and not by a link that a fitter could copy', async () => {
    const address = 'copied.link@example.org'
    const host = await t.build.fitter()
    const invited = await t.build.invitation(host, { email: address, channel: 'link' })
    const started = await t.api.as(nobody).call('POST /api/invitation/start', {
      body: {
        secret: invited.secret,
        consent: { noticeVersion: intakes(t).form().noticeVersion, language: 'en' },
      },
    })
    const guest = { ...started.caller, sessionId: invited.sessionId }
    await intakes(t).send(guest)
    const { accessToken } = await signedUp(t, { role: 'client' }, address)
    const refused = await exchangeClaiming(t.api, guest, accessToken)
    expect(refused.problem.code).toBe('address_unproven')
    const entered = await exchange(t.api, nobody, accessToken)
    expect(entered.body.user).toMatchObject({ email: address, proven: false })
    expect(await ownerOf(invited.sessionId)).toBeNull()
  })

  it('by a link mailed to the same address that signs up', async () => {
    const host = await t.build.fitter()
    const address = 'mailed.link@example.org'
    const invited = await t.build.invitation(host, { email: address })
    const { secret } = await invitationMail(t.data, invited.sessionId)
    const started = await t.api.as(nobody).call('POST /api/invitation/start', {
      body: { secret, consent: { noticeVersion: intakes(t).form().noticeVersion, language: 'en' } },
    })
    const guest = { ...started.caller, sessionId: invited.sessionId }
    await intakes(t).send(guest)
    const entered = await exchangeClaiming(
      t.api,
      guest,
      (await signedUp(t, { role: 'client' }, address)).accessToken,
    )
    expect(entered.body.user).toMatchObject({ email: address, proven: true })
  })

  it('by confirming the mail, once', async () => {
    const mailing = await testApp({ AUTH_AUTOCONFIRM: 'off' })
    try {
      const email = 'by.mail@example.org'
      const signUp = { email, password: goodPassword, data: { role: 'fitter', name: 'Ines' } }
      const signedUpHere = await askIdentity(mailing, 'POST', '/signup', { body: signUp })
      expect(signedUpHere.body).not.toHaveProperty('access_token')
      // The mark of the browser that signed up.
      const cookie = String(signedUpHere.headers['set-cookie']).split(';')[0] ?? ''
      const { rows } = await mailing.data.owner.query<{ id: string; body_sealed: Buffer }>(
        `select id, body_sealed from outbox where kind = 'confirmation'`,
      )
      const [row] = rows
      const mail = JSON.parse(
        mailing.data.vault.open(OUTBOX_PURPOSE, row?.id ?? '', row?.body_sealed ?? Buffer.of()),
      )
      expect(mail).toMatchObject({ to: email })
      const verify = () =>
        askIdentity(mailing, 'POST', '/verify', {
          body: { type: 'signup', email, token: mail.params.code },
          headers: { cookie },
        })
      const { accessToken } = hostedSessionOf((await verify()).body)
      const entered = await exchange(mailing.api, nobody, accessToken)
      expect(entered.body.user).toMatchObject({ email, proven: true, role: 'fitter' })
      expect((await verify()).body.code).toBe('otp_expired')
    } finally {
      await mailing.close()
    }
  })
})
