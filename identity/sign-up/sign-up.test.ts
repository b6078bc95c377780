import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { removeExpired } from '../identity.ts'
import {
  call,
  freshAddress,
  goodPassword,
  lastLinkToken,
  lastMail,
  linkOf,
  signedUp,
} from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

describe('sign-up with autoconfirm', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ autoconfirm: true })
  })
  afterAll(() => service.close())

  it('signs in at once; the address is confirmed for the protocol, not proven', async () => {
    const { user, session, client } = await signedUp(service, { role: 'fitter', name: 'Ana Ruiz' })
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(user.email_confirmed_at).toBeDefined()
    expect(user.confirmed_at).toBe(user.email_confirmed_at)
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'], email_proven: false })
    expect(user.user_metadata).toMatchObject({ role: 'fitter', name: 'Ana Ruiz', sub: user.id })
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      is_anonymous: false,
    })
    expect(user.identities).toHaveLength(1)
    expect(user.identities?.[0]).toMatchObject({ id: user.id, user_id: user.id, provider: 'email' })
    expect((await client.getUser()).data.user).toEqual(user)
    expect(service.mails).toHaveLength(0)
  })

  it('refuses a taken address, whatever its case', async () => {
    const { email } = await signedUp(service)
    const { error } = await service.client().signUp({ email: email.toUpperCase(), password: goodPassword })
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists' })
    expect(error?.message).toMatch(/^User already registered/)
  })

  it('gives an address to one of many concurrent sign-ups', async () => {
    const email = freshAddress()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => service.client().signUp({ email, password: goodPassword })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'user_already_exists')).toHaveLength(5)
  })

  it.each([
    ['short', 'Xk7-vq', ['length']],
    ['common', 'sunshine1', ['pwned']],
    ['short and common', 'qwerty', ['length', 'pwned']],
  ])('refuses a %s password with all reasons', async (_, password, reasons) => {
    const { error } = await service.client().signUp({ email: freshAddress(), password })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons })
    expect(error?.message).toContain('Password should be at least 8 characters')
  })

  it.each([
    ['no password', { email: 'a@example.com', password: '' }, 400, 'validation_failed'],
    ['a password of 129', { email: 'a@example.com', password: 'ax7-'.repeat(33) }, 400, 'validation_failed'],
    ['no address', { email: 'nobody', password: goodPassword }, 400, 'validation_failed'],
    [
      'a local part outside ASCII',
      { email: 'аna@example.com', password: goodPassword },
      400,
      'validation_failed',
    ],
    [
      'address and phone',
      { email: 'a@example.com', phone: '+4915112345678', password: goodPassword },
      400,
      'validation_failed',
    ],
    ['a phone', { phone: '+4915112345678', password: goodPassword }, 400, 'phone_provider_disabled'],
    ['nothing', { data: {} }, 422, 'anonymous_provider_disabled'],
    [
      'half a challenge',
      { email: 'a@example.com', password: goodPassword, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
    ],
    [
      'data that is no object',
      { email: 'a@example.com', password: goodPassword, data: ['role'] },
      400,
      'validation_failed',
    ],
    [
      'data over 4 kB',
      { email: 'a@example.com', password: goodPassword, data: { name: 'x'.repeat(5000) } },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_, body, status, code) => {
    expect(await call(service, 'POST', '/signup', { body })).toMatchObject({ status, json: { code } })
  })

  it('refuses a malformed address with the text that callers compare', async () => {
    const { error } = await service.client().signUp({ email: 'x@localhost', password: goodPassword })
    expect(error?.message).toContain('Unable to validate email address: invalid format')
  })

  it('ignores unknown keys and treats null as absent', async () => {
    const body = {
      email: freshAddress(),
      password: goodPassword,
      phone: null,
      role: 'admin',
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
    }
    const { status, json } = await call(service, 'POST', '/signup', { body })
    expect(status).toBe(200)
    expect(json.user).toMatchObject({ role: 'authenticated' })
  })
})

describe('sign-up by mail', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService({ autoconfirm: false })
  })
  beforeEach(() => {
    service.mails.length = 0
    service.exhausted.clear()
  })
  afterAll(() => service.close())
  const signUpAs = (email: string, password: string, name: string, client = service.client()) =>
    client.signUp({ email, password, options: { data: { name } } })

  it('returns the user without a session and mails a link and a code', async () => {
    const email = freshAddress()
    const { data, error } = await service.client().signUp({
      email,
      password: goodPassword,
      options: {
        data: { name: 'Bo', language: 'de' },
        emailRedirectTo: 'http://localhost:3000/dashboard?a=1',
      },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, confirmation_sent_at: expect.any(String) })
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    expect(lastMail(service)).toMatchObject({
      kind: 'confirmation',
      to: email,
      language: 'de',
    })
    expect(lastMail(service).code).toMatch(/^\d{8}$/)
    expect(linkOf(lastMail(service))).toEqual({
      page: 'http://localhost:3000/auth/confirm',
      type: 'signup',
      next: 'http://localhost:3000/dashboard?a=1',
      token_hash: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('works with a client that uses PKCE: its challenge is checked but not needed', async () => {
    const client = service.client({ flowType: 'pkce' })
    const email = freshAddress()
    expect((await client.signUp({ email, password: goodPassword })).error).toBeNull()
    const { error } = await client.verifyOtp({ email, token: lastMail(service).code, type: 'email' })
    expect(error).toBeNull()
  })

  it('ignores foreign redirect targets', async () => {
    for (const target of [
      'https://evil.example',
      'http://localhost.evil.example/',
      'javascript:alert(1)',
      '%%%',
      'http://x@localhost:3000/',
    ]) {
      const { error } = await service
        .client()
        .signUp({ email: freshAddress(), password: goodPassword, options: { emailRedirectTo: target } })
      expect(error).toBeNull()
      expect(linkOf(lastMail(service))).not.toHaveProperty('next')
    }
  })

  it('reveals nothing about a pending sign-up and mails again', async () => {
    const email = freshAddress()
    await signUpAs(email, goodPassword, 'First')
    const again = await signUpAs(email, 'another-password-9', 'Second')
    expect(again.error).toBeNull()
    expect(again.data.user?.user_metadata.name).toBe('Second')
    expect(JSON.stringify(again.data)).not.toContain('First')
    expect(service.mails).toHaveLength(2)
  })

  describe('with an address that a stranger also signs up with', () => {
    const strangers = 'another-password-9'
    const passwordWorks = async (email: string, password: string) =>
      (await service.client().signInWithPassword({ email, password })).error === null

    it.each(['before', 'after'])(
      'keeps only the data of the confirmation that is used (%s)',
      async (when) => {
        const email = freshAddress()
        if (when === 'before') await signUpAs(email, strangers, 'Stranger')
        const owner = service.client()
        await signUpAs(email, goodPassword, 'Owner', owner)
        const mine = lastMail(service)
        if (when === 'after') await signUpAs(email, strangers, 'Stranger')
        const { token_hash } = linkOf(mine)
        const confirmed = await owner.verifyOtp({ token_hash, type: 'signup' })
        expect(confirmed.data.user?.user_metadata).toMatchObject({ name: 'Owner', email_verified: true })
        expect(JSON.stringify(confirmed.data)).not.toContain('Stranger')
        expect(await passwordWorks(email, goodPassword)).toBe(true)
        expect(await passwordWorks(email, strangers)).toBe(false)
        const { token_hash: other } = linkOf(service.mails.find((mail) => mail !== mine) ?? mine)
        expect((await service.client().verifyOtp({ token_hash: other, type: 'signup' })).error?.code).toBe(
          'otp_expired',
        )
      },
    )

    it.each(['code', 'resent'] as const)('keeps only that data when confirmed by %s', async (how) => {
      const email = freshAddress()
      await signUpAs(email, strangers, 'Stranger')
      const owner = service.client()
      await signUpAs(email, goodPassword, 'Owner', owner)
      if (how === 'resent') await service.client().resend({ type: 'signup', email })
      const { error } = await owner.verifyOtp({ email, token: lastMail(service).code, type: 'email' })
      expect(error).toBeNull()
      expect(await passwordWorks(email, goodPassword)).toBe(true)
      expect(await passwordWorks(email, strangers)).toBe(false)
    })

    it.each(['magiclink', 'recovery'] as const)(
      'keeps no password when the owner signs in by %s',
      async (type) => {
        const email = freshAddress()
        await signUpAs(email, strangers, 'Stranger')
        const strangersMail = lastMail(service)
        const client = service.client()
        if (type === 'recovery') await client.resetPasswordForEmail(email)
        else await client.signInWithOtp({ email })
        expect((await client.verifyOtp({ token_hash: lastLinkToken(service), type })).error).toBeNull()
        expect(await passwordWorks(email, strangers)).toBe(false)
        const { token_hash } = linkOf(strangersMail)
        expect((await service.client().verifyOtp({ token_hash, type: 'signup' })).error?.code).toBe(
          'otp_expired',
        )
        expect(await passwordWorks(email, strangers)).toBe(false)
      },
    )
  })

  it('mails a sign-up again after its link has expired, with the submitted data', async () => {
    const email = freshAddress()
    const client = service.client()
    await signUpAs(email, goodPassword, 'Late', client)
    service.advance(3 * 86_400_000)
    await removeExpired(service.host)
    await service.client().resend({ type: 'signup', email })
    const confirmed = await client.verifyOtp({ token_hash: lastLinkToken(service), type: 'signup' })
    expect(confirmed.data.user?.user_metadata.name).toBe('Late')
    expect((await service.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })

  it('sends the same response for a confirmed address as for a free one, mails nothing and changes nothing', async () => {
    const { email, user } = await signedUp(service, { name: 'Owner' })
    service.mails.length = 0
    const { data, error } = await service
      .client()
      .signUp({ email, password: 'another-password-9', options: { data: { name: 'Stranger' } } })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.id).not.toBe(user.id)
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      identities: [{ provider: 'email' }],
      user_metadata: { name: 'Stranger' },
    })
    expect(data.user).not.toHaveProperty('email_confirmed_at')
    expect(data.user).not.toHaveProperty('last_sign_in_at')
    expect(JSON.stringify(data)).not.toContain('Owner')
    expect(service.mails).toHaveLength(0)
    expect((await service.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })

  it('limits mails by address before looking it up, and sign-ups by caller', async () => {
    service.exhausted.add('mailByAddress')
    const tooSoon = await call(service, 'POST', '/signup', {
      body: { email: freshAddress(), password: goodPassword },
    })
    expect(tooSoon).toMatchObject({ status: 429, json: { code: 'over_email_send_rate_limit' } })
    expect(tooSoon.headers.get('retry-after')).toBe('60')
    service.exhausted.add('signUp')
    const tooMany = await service.client().signUp({ email: freshAddress(), password: goodPassword })
    expect(tooMany.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    expect(service.mails).toHaveLength(0)
  })

  it('stores neither address, name nor secrets in the clear', async () => {
    const email = freshAddress()
    await service
      .client()
      .signUp({ email, password: goodPassword, options: { data: { name: 'Canary Quill' } } })
    const { code } = lastMail(service)
    const token = lastLinkToken(service)
    await signedUp(service)
    for (const table of ['person', 'identity', 'password', 'one_time_token']) {
      const rows = await service.database.inspect(`select * from identity.${table}`)
      const values = rows.flatMap((row) => Object.values(row))
      const stored = values.map((value) =>
        Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
      )
      expect(stored.length).toBeGreaterThan(0)
      for (const canary of [email, 'Canary Quill', goodPassword, code, token]) {
        expect(stored.filter((value) => value.includes(String(canary)))).toEqual([])
      }
    }
  })
})
