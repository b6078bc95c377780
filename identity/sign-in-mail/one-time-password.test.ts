import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  freshAddress,
  goodPassword,
  lastLinkToken,
  lastMail,
  linkOf,
  signedUp,
  wrongCode,
} from '../testing/builders.ts'
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

describe('POST /otp', () => {
  it.each(['email', 'magiclink'] as const)('signs in once by the mailed code (%s)', async (type) => {
    const { email, user } = await signedUp(service)
    const client = service.client()
    const asked = await client.signInWithOtp({ email })
    expect(asked).toMatchObject({ error: null, data: { user: null, session: null } })
    expect(lastMail(service)).toMatchObject({ kind: 'magic_link', to: email })
    const { code: token } = lastMail(service)
    const { data, error } = await client.verifyOtp({ email, token, type })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }])
    expect((await service.client().verifyOtp({ email, token, type })).error?.code).toBe('otp_expired')
    expect((await service.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })

  it('signs in by the link, whose page learns where to redirect', async () => {
    const { email } = await signedUp(service)
    const client = service.client({ flowType: 'pkce' })
    await client.signInWithOtp({ email, options: { emailRedirectTo: 'http://localhost:3000/settings' } })
    expect(linkOf(lastMail(service))).toMatchObject({
      page: 'http://localhost:3000/auth/confirm',
      type: 'magiclink',
      next: 'http://localhost:3000/settings',
    })
    const token_hash = lastLinkToken(service)
    expect((await client.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull()
    expect((await client.verifyOtp({ token_hash, type: 'magiclink' })).error?.code).toBe('otp_expired')
  })

  it('signs up a new person, who is proven by the first code and has no password', async () => {
    const email = freshAddress()
    const client = service.client()
    await client.signInWithOtp({ email, options: { data: { role: 'rider', name: 'Bo' } } })
    const { data } = await client.verifyOtp({ email, token: lastMail(service).code, type: 'email' })
    expect(data.user?.user_metadata).toMatchObject({ role: 'rider', name: 'Bo', email_verified: true })
    expect(data.user?.app_metadata.email_proven).toBe(true)
    const guess = await service.client().signInWithPassword({ email, password: goodPassword })
    expect(guess.error?.code).toBe('invalid_credentials')
    expect((await client.updateUser({ password: goodPassword })).error).toBeNull()
    expect((await service.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })

  it('signs an address up once when many requests arrive at once', async () => {
    const email = freshAddress()
    const asked = await Promise.all(
      Array.from({ length: 4 }, () => service.client().signInWithOtp({ email })),
    )
    expect(asked.filter(({ error }) => error)).toEqual([])
    const people = new Set(service.mails.map(({ userId }) => userId))
    expect(people.size).toBe(1)
  })

  it('responds and limits the same for known, unknown and new addresses, and mails only where allowed', async () => {
    const { email: known } = await signedUp(service)
    service.mails.length = 0
    const answers = []
    for (const [email, create_user] of [
      [known, false],
      [freshAddress(), false],
      [freshAddress(), true],
    ]) {
      service.taken.length = 0
      const began = performance.now()
      const { status, json } = await call(service, 'POST', '/otp', { body: { email, create_user } })
      const early = performance.now() - began < 70
      answers.push({ status, json, early, taken: service.taken.map((name) => name.split(' ')[0]) })
    }
    expect(answers[0]).toMatchObject({ status: 200, json: {}, early: false })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(service.mails).toHaveLength(2)
    service.exhausted.add('mailByAddress')
    for (const email of [known, freshAddress()]) {
      const { error } = await service.client().signInWithOtp({ email })
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    }
  })

  it('accepts five guesses', async () => {
    const { email } = await signedUp(service)
    const client = service.client()
    await client.signInWithOtp({ email })
    const { code } = lastMail(service)
    await Promise.all(
      Array.from({ length: 6 }, () => client.verifyOtp({ email, token: wrongCode(code), type: 'email' })),
    )
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe('otp_expired')
  })

  it('removes password and sessions of an unproven sign-up with the address', async () => {
    const open = await startTestService({ autoconfirm: true })
    try {
      const stranger = await signedUp(open)
      const owner = open.client()
      await owner.signInWithOtp({ email: stranger.email })
      await owner.verifyOtp({ email: stranger.email, token: lastMail(open).code, type: 'email' })
      expect((await stranger.client.getUser()).error?.name).toBe('AuthSessionMissingError')
      expect((await owner.getUser()).error).toBeNull()
      const back = await open.client().signInWithPassword({ email: stranger.email, password: goodPassword })
      expect(back.error?.code).toBe('invalid_credentials')
    } finally {
      await open.close()
    }
  })

  it.each([
    ['nobody', {}, 'validation_failed'],
    ['both', { email: 'a@example.com', phone: '+4915112345678' }, 'validation_failed'],
    ['no address', { email: 'nobody' }, 'validation_failed'],
    ['data over 4 kB', { email: 'a@example.com', data: { name: 'x'.repeat(5000) } }, 'validation_failed'],
    ['a phone', { phone: '+4915112345678' }, 'phone_provider_disabled'],
  ])('refuses %s', async (_, body, code) => {
    expect(await call(service, 'POST', '/otp', { body })).toMatchObject({ status: 400, json: { code } })
  })
})
