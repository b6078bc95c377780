import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  freshAddress,
  goodPassword,
  lastLinkToken,
  lastMailTo,
  linkOf,
  signedUp,
} from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, sms: true })
})
beforeEach(() => {
  service.messages.length = 0
  service.mails.length = 0
  service.exhausted.clear()
})
afterAll(() => service.close())

const freshPhone = () => `+4915${String(randomInt(1_000_000_000)).padStart(9, '0')}`
const lastCode = () => service.messages.at(-1)?.code ?? ''

async function signedUpByPhone(data: object = {}) {
  const client = service.client()
  const phone = freshPhone()
  const signedUp = await client.signUp({ phone, password: goodPassword, options: { data } })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  const { data: verified, error } = await client.verifyOtp({ phone, token: lastCode(), type: 'sms' })
  expect(error).toBeNull()
  if (!verified.user || !verified.session) throw new Error('no session')
  return { client, phone, user: verified.user, session: verified.session }
}

describe('by phone', () => {
  it('signs up with a code, which is always required, and signs in by password', async () => {
    const { phone, user, client } = await signedUpByPhone({ name: 'Ana', role: 'rider' })
    expect(service.messages).toMatchObject([{ kind: 'sms', to: phone, userId: user.id }])
    expect(user).toMatchObject({ phone: phone.slice(1), email: '', app_metadata: { provider: 'phone' } })
    expect(user.phone_confirmed_at).toBeDefined()
    expect(user.confirmed_at).toBe(user.phone_confirmed_at)
    expect(user).not.toHaveProperty('email_confirmed_at')
    expect(user.user_metadata).toMatchObject({ name: 'Ana', phone_verified: true, email_verified: false })
    expect((await client.getClaims()).data?.claims).toMatchObject({ phone: phone.slice(1), email: '' })
    const again = await service.client().signInWithPassword({ phone, password: goodPassword })
    expect(again.data.user?.id).toBe(user.id)
    const spaced = await call(service, 'POST', '/token?grant_type=password', {
      body: { phone: phone.slice(1), password: 'guess-guess' },
    })
    expect(spaced).toMatchObject({ status: 400, json: { code: 'invalid_credentials' } })
  })

  it('reveals an unconfirmed number only after the correct password', async () => {
    const phone = freshPhone()
    await service.client().signUp({ phone, password: goodPassword })
    const right = await service.client().signInWithPassword({ phone, password: goodPassword })
    expect(right.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' })
    const wrong = await service.client().signInWithPassword({ phone, password: 'another-password-9' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })

  it('keeps only the password that belongs to the code that was entered', async () => {
    const phone = freshPhone()
    await service.client().signUp({ phone, password: 'another-password-9' })
    const owner = service.client()
    await owner.signUp({ phone, password: goodPassword })
    const code = lastCode()
    await service.client().signUp({ phone, password: 'yet-another-pass-1' })
    expect((await owner.verifyOtp({ phone, token: code, type: 'sms' })).error).toBeNull()
    for (const password of ['another-password-9', 'yet-another-pass-1']) {
      expect((await service.client().signInWithPassword({ phone, password })).error).not.toBeNull()
    }
    expect((await service.client().signInWithPassword({ phone, password: goodPassword })).error).toBeNull()
  })

  it('sends the same response for a confirmed number as for a free one, and no message', async () => {
    const { phone, user } = await signedUpByPhone({ name: 'Owner' })
    service.messages.length = 0
    const { data, error } = await service.client().signUp({ phone, password: 'another-password-9' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ phone: phone.slice(1), identities: [{ provider: 'phone' }] })
    expect(data.user?.id).not.toBe(user.id)
    expect(service.messages).toEqual([])
  })

  it('signs in by a code, known or new, with the same response and within the limit', async () => {
    const { phone, user } = await signedUpByPhone()
    service.messages.length = 0
    const unknown = freshPhone()
    for (const [number, shouldCreateUser] of [
      [phone, false],
      [unknown, false],
      [unknown, true],
    ] as const) {
      const asked = await service.client().signInWithOtp({ phone: number, options: { shouldCreateUser } })
      expect(asked.error).toBeNull()
    }
    expect(service.messages.map(({ to }) => to)).toEqual([phone, unknown])
    const [mine, fresh] = service.messages
    const known = await service.client().verifyOtp({ phone, token: mine?.code ?? '', type: 'sms' })
    expect(known.data.user?.id).toBe(user.id)
    const used = await service.client().verifyOtp({ phone, token: mine?.code ?? '', type: 'sms' })
    expect(used.error?.code).toBe('otp_expired')
    const added = await service.client().verifyOtp({ phone: unknown, token: fresh?.code ?? '', type: 'sms' })
    expect(added.data.user?.phone).toBe(unknown.slice(1))
    service.exhausted.add('smsByNumber')
    for (const number of [phone, freshPhone()]) {
      const tooSoon = await service.client().signInWithOtp({ phone: number })
      expect(tooSoon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    }
  })

  it('sends a pending code again, which replaces the earlier one', async () => {
    const phone = freshPhone()
    const owner = service.client()
    await owner.signUp({ phone, password: goodPassword })
    const first = lastCode()
    expect((await service.client().resend({ type: 'sms', phone })).error).toBeNull()
    expect(service.messages).toHaveLength(2)
    const resent = lastCode()
    if (first !== resent) {
      const old = await service.client().verifyOtp({ phone, token: first, type: 'sms' })
      expect(old.error?.code).toBe('otp_expired')
    }
    expect((await owner.verifyOtp({ phone, token: resent, type: 'sms' })).error).toBeNull()
    expect((await service.client().signInWithPassword({ phone, password: goodPassword })).error).toBeNull()
    service.messages.length = 0
    for (const number of [phone, freshPhone()]) {
      expect((await service.client().resend({ type: 'sms', phone: number })).error).toBeNull()
    }
    expect(service.messages).toEqual([])
  })
})

describe('a change of number', () => {
  it('takes effect once the code to the new number is entered', async () => {
    const { client, email } = await signedUp(service)
    const phone = freshPhone()
    const asked = await client.updateUser({ phone })
    expect(asked.data.user).toMatchObject({ phone: '', new_phone: phone.slice(1) })
    await service.client().resend({ type: 'phone_change', phone })
    const wrongKind = await service.client().verifyOtp({ phone, token: lastCode(), type: 'sms' })
    expect(wrongKind.error?.code).toBe('otp_expired')
    const { data } = await client.verifyOtp({ phone, token: lastCode(), type: 'phone_change' })
    expect(data.user).toMatchObject({ phone: phone.slice(1), email })
    expect(data.user).not.toHaveProperty('new_phone')
    expect(data.user?.app_metadata.providers).toEqual(['email', 'phone'])
    expect((await service.client().signInWithPassword({ phone, password: goodPassword })).error).toBeNull()
    const other = await signedUp(service)
    expect((await other.client.updateUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
  })

  it('is cancelled when an unproven account is claimed, and the number is deleted', async () => {
    const stranger = await signedUp(service)
    const phone = freshPhone()
    await stranger.client.updateUser({ phone })
    await stranger.client.verifyOtp({ phone, token: lastCode(), type: 'phone_change' })
    const owner = service.client()
    await owner.resetPasswordForEmail(stranger.email)
    const { data } = await owner.verifyOtp({ token_hash: lastLinkToken(service), type: 'recovery' })
    expect(data.user).toMatchObject({ phone: '', app_metadata: { providers: ['email'] } })
    await service.client().signInWithOtp({ phone, options: { shouldCreateUser: false } })
    const back = await service.client().verifyOtp({ phone, token: lastCode(), type: 'sms' })
    expect(back.error?.code).toBe('otp_expired')
  })
})

describe('a person without an address', () => {
  it('gets the nonce by text message', async () => {
    const { client, phone } = await signedUpByPhone()
    service.advance(25 * 3_600_000)
    await client.refreshSession()
    expect((await client.updateUser({ password: 'saddle-height-742' })).error?.code).toBe(
      'reauthentication_needed',
    )
    expect((await client.reauthenticate()).error).toBeNull()
    expect(service.messages.at(-1)?.to).toBe(phone)
    expect((await client.updateUser({ password: 'saddle-height-742', nonce: lastCode() })).error).toBeNull()
  })

  it('adds an address by confirming the new one alone', async () => {
    const { client, user } = await signedUpByPhone()
    const email = freshAddress()
    expect((await client.updateUser({ email })).error).toBeNull()
    expect(service.mails).toHaveLength(1)
    const { token_hash } = linkOf(lastMailTo(service, email))
    const { data } = await client.verifyOtp({ token_hash, type: 'email_change' })
    expect(data.user).toMatchObject({ id: user.id, email, app_metadata: { email_proven: true } })
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['phone', 'email'])
    expect((await service.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })
})

it('reports in its settings that phones are supported', async () => {
  expect((await call(service, 'GET', '/settings')).json.external).toMatchObject({ phone: true, email: true })
})
