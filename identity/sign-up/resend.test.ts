import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, freshAddress, goodPassword, lastLinkToken, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false })
})
beforeEach(() => {
  service.mails.length = 0
  service.exhausted.clear()
})
afterAll(() => service.close())

describe('POST /resend', () => {
  it('mails a pending sign-up again; the earlier mail stops working', async () => {
    const email = freshAddress()
    const client = service.client()
    await client.signUp({ email, password: goodPassword })
    const first = lastLinkToken(service)
    expect((await client.resend({ type: 'signup', email })).error).toBeNull()
    expect(service.mails).toHaveLength(2)
    const old = await client.verifyOtp({ token_hash: first, type: 'signup' })
    expect(old.error?.code).toBe('otp_expired')
    const fresh = await client.verifyOtp({ token_hash: lastLinkToken(service), type: 'signup' })
    expect(fresh.error).toBeNull()
  })

  it('responds and limits the same for an unconfirmed, a proven and an unknown address', async () => {
    const { email: proven } = await signedUp(service)
    const waiting = freshAddress()
    await service.client().signUp({ email: waiting, password: goodPassword })
    service.mails.length = 0
    for (const email of [waiting, proven, freshAddress()]) {
      service.taken.length = 0
      const answer = await call(service, 'POST', '/resend', { body: { type: 'signup', email } })
      expect(answer).toMatchObject({ status: 200, json: {} })
      expect(service.taken.map((taken) => taken.split(' ')[0])).toEqual([
        'resend',
        'mailByAddress',
        'mailByAddressHourly',
      ])
    }
    expect(service.mails.map(({ to }) => to)).toEqual([waiting])
    service.exhausted.add('mailByAddress')
    for (const email of [waiting, proven, freshAddress()]) {
      const { error } = await service.client().resend({ type: 'signup', email })
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    }
  })

  it.each([
    ['a bad type', { type: 'magiclink', email: 'a@example.com' }, 'validation_failed'],
    ['no address', { type: 'signup' }, 'validation_failed'],
    ['a phone for a mail', { type: 'signup', phone: '+4915112345678' }, 'validation_failed'],
    ['a text message', { type: 'sms', phone: '+4915112345678' }, 'phone_provider_disabled'],
  ])('refuses %s', async (_, body, code) => {
    expect(await call(service, 'POST', '/resend', { body })).toMatchObject({ status: 400, json: { code } })
  })

  it('never proves an address together with the password of an earlier sign-up', async () => {
    const open = await startTestService({ autoconfirm: true })
    const { email, session } = await signedUp(open)
    await open.client().resend({ type: 'signup', email })
    const owner = open.client()
    const { data, error } = await owner.verifyOtp({ token_hash: lastLinkToken(open), type: 'signup' })
    expect(error).toBeNull()
    expect(data.user?.app_metadata.email_proven).toBe(true)
    expect(data.session).toMatchObject({ password_needed: true })
    const stranger = await open.client().signInWithPassword({ email, password: goodPassword })
    expect(stranger.error?.code).toBe('invalid_credentials')
    expect((await call(open, 'GET', '/user', { token: session.access_token })).json.code).toBe(
      'session_not_found',
    )
    await open.close()
  })

  it.each(['the browser that signed up', 'another browser with a session'])(
    'proves an automatically confirmed address in %s, and keeps its password',
    async (where) => {
      const open = await startTestService({ autoconfirm: true })
      const { client, email, session } = await signedUp(open)
      await client.resend({ type: 'signup', email })
      const body = { type: 'signup', token_hash: lastLinkToken(open) }
      const proof =
        where === 'the browser that signed up'
          ? (await client.verifyOtp({ token_hash: body.token_hash, type: 'signup' })).data.session
          : (await call(open, 'POST', '/verify', { body, token: session.access_token })).json
      expect(proof).toMatchObject({ user: { email, app_metadata: { email_proven: true } } })
      expect(proof).not.toHaveProperty('password_needed')
      expect((await open.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull()
      await open.close()
    },
  )

  it('mails nothing for an address change of a person without one', async () => {
    expect((await service.client().resend({ type: 'email_change', email: freshAddress() })).error).toBeNull()
    expect(service.mails).toHaveLength(0)
  })
})
