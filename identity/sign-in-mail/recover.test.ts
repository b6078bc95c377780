import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  freshAddress,
  goodPassword,
  lastLinkToken,
  lastMail,
  linkOf,
  signedInAgain,
  signedUp,
  wrongCode,
} from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

const newPassword = 'saddle-height-742'
const HOUR = 3_600_000

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false })
})
beforeEach(() => {
  service.mails.length = 0
  service.exhausted.clear()
})
afterAll(() => service.close())

async function forgetful() {
  const person = await signedUp(service)
  service.mails.length = 0
  const client = service.client()
  const redirectTo = 'http://localhost:3000/new-password'
  expect(await client.resetPasswordForEmail(person.email, { redirectTo })).toMatchObject({
    data: {},
    error: null,
  })
  return { ...person, other: person.client, client }
}

describe('POST /recover', () => {
  it('mails a link to set a new password, which ends every other session and the old password', async () => {
    const { email, client, other } = await forgetful()
    expect(lastMail(service)).toMatchObject({ kind: 'recovery', to: email })
    expect(linkOf(lastMail(service))).toMatchObject({
      page: 'http://localhost:3000/auth/confirm',
      type: 'recovery',
      next: 'http://localhost:3000/new-password',
    })
    const recovered = await client.verifyOtp({ token_hash: lastLinkToken(service), type: 'recovery' })
    expect(recovered.error).toBeNull()
    expect(recovered.data.user?.recovery_sent_at).toBeDefined()
    expect((await other.getUser()).error).toBeNull()
    expect((await client.updateUser({ password: newPassword })).error).toBeNull()
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
    const old = await service.client().signInWithPassword({ email, password: goodPassword })
    expect(old.error?.code).toBe('invalid_credentials')
    expect((await service.client().signInWithPassword({ email, password: newPassword })).error).toBeNull()
  })

  it('works by code, once, and only for recovery', async () => {
    const { email, client } = await forgetful()
    const { code: token } = lastMail(service)
    for (const type of ['signup', 'email', 'magiclink', 'email_change'] as const) {
      expect((await client.verifyOtp({ email, token, type })).error?.code).toBe('otp_expired')
    }
    expect((await client.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull()
    expect((await client.verifyOtp({ email, token, type: 'recovery' })).error?.code).toBe('otp_expired')
  })

  it('accepts five guesses at a code from one source; the next mail has a new code', async () => {
    const { email, client } = await forgetful()
    const { code } = lastMail(service)
    for (let n = 0; n < 5; n += 1) await client.verifyOtp({ email, token: wrongCode(code), type: 'recovery' })
    const tooLate = await client.verifyOtp({ email, token: code, type: 'recovery' })
    expect(tooLate.error?.code).toBe('otp_expired')
    await client.resetPasswordForEmail(email)
    const fresh = await client.verifyOtp({ email, token: lastMail(service).code, type: 'recovery' })
    expect(fresh.error).toBeNull()
  })

  it('accepts one of many concurrent confirmations', async () => {
    await forgetful()
    const token_hash = lastLinkToken(service)
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => service.client().verifyOtp({ token_hash, type: 'recovery' })),
    )
    expect(tries.filter(({ error }) => !error)).toHaveLength(1)
  })

  it('refuses a link mailed before the password changed', async () => {
    const { other } = await forgetful()
    const token_hash = lastLinkToken(service)
    expect((await other.updateUser({ password: newPassword })).error).toBeNull()
    const late = await service.client().verifyOtp({ token_hash, type: 'recovery' })
    expect(late.error?.code).toBe('otp_expired')
  })

  it('responds and limits the same for a known and an unknown address', async () => {
    const { email } = await signedUp(service)
    service.mails.length = 0
    const answers = []
    for (const address of [email, freshAddress()]) {
      service.taken.length = 0
      const began = performance.now()
      const { status, json } = await call(service, 'POST', '/recover', { body: { email: address } })
      const waited = performance.now() - began
      const taken = service.taken.map((name) => name.split(' ')[0])
      answers.push({ status, json, taken, early: waited < 70 })
    }
    expect(answers[0]).toEqual({
      status: 200,
      json: {},
      taken: ['recover', 'mailByAddress', 'mailByAddressHourly'],
      early: false,
    })
    expect(answers[1]).toEqual(answers[0])
    expect(service.mails).toHaveLength(1)
    service.exhausted.add('mailByAddress')
    for (const address of [email, freshAddress()]) {
      const { error } = await service.client().resetPasswordForEmail(address)
      expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    }
  })

  it.each([
    ['no address', {}],
    ['a bad address', { email: 'nobody' }],
    ['half a challenge', { email: 'a@example.com', code_challenge: 'x'.repeat(43) }],
  ])('refuses %s', async (_, body) => {
    const refused = await call(service, 'POST', '/recover', { body })
    expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
  })

  it('builds the link from its configured address alone', async () => {
    const { email } = await signedUp(service)
    await call(service, 'POST', '/recover?redirect_to=https://evil.example/', {
      body: { email },
      headers: { 'X-Forwarded-Host': 'evil.example', Origin: 'https://evil.example' },
    })
    expect('link' in lastMail(service) && JSON.stringify(lastMail(service))).not.toContain('evil')
  })
})

describe('an account that was signed up without proof', () => {
  it('belongs to the person who recovers it: earlier password and sessions are deleted', async () => {
    const open = await startTestService({ autoconfirm: true })
    try {
      const stranger = await signedUp(open)
      const owner = open.client()
      await owner.resetPasswordForEmail(stranger.email)
      const { error } = await owner.verifyOtp({ token_hash: lastLinkToken(open), type: 'recovery' })
      expect(error).toBeNull()
      expect((await stranger.client.getUser()).error?.name).toBe('AuthSessionMissingError')
      const back = await open.client().signInWithPassword({ email: stranger.email, password: goodPassword })
      expect(back.error?.code).toBe('invalid_credentials')
      expect((await owner.updateUser({ password: goodPassword })).error).toBeNull()
      expect((await signedInAgain(open, stranger.email)).user.app_metadata.email_proven).toBe(true)
    } finally {
      await open.close()
    }
  })
})

describe('a new password in a session older than a day', () => {
  async function oldSession() {
    const person = await signedUp(service)
    service.advance(24 * HOUR + 1000)
    const { data } = await person.client.refreshSession()
    expect(data.session).not.toBeNull()
    service.mails.length = 0
    return person
  }

  it('requires the mailed nonce', async () => {
    const { client, email } = await oldSession()
    const without = await client.updateUser({ password: newPassword })
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    expect((await client.reauthenticate()).error).toBeNull()
    expect(lastMail(service)).toMatchObject({ kind: 'reauthentication', to: email })
    expect(lastMail(service)).not.toHaveProperty('link')
    const { code } = lastMail(service)
    const wrong = await client.updateUser({ password: newPassword, nonce: wrongCode(code) })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await signedInAgain(service, email)).user.email).toBe(email)
    const right = await client.updateUser({ password: newPassword, nonce: code })
    expect(right.error).toBeNull()
    const again = await client.updateUser({ password: goodPassword, nonce: code })
    expect(again.error?.code).toBe('reauthentication_not_valid')
  })

  it('accepts five guesses', async () => {
    const { client } = await oldSession()
    await client.reauthenticate()
    const nonce = lastMail(service).code
    for (let n = 0; n < 5; n += 1) await client.updateUser({ password: newPassword, nonce: wrongCode(nonce) })
    const { error } = await client.updateUser({ password: newPassword, nonce })
    expect(error?.code).toBe('reauthentication_not_valid')
    await client.reauthenticate()
    const fresh = await client.updateUser({ password: newPassword, nonce: lastMail(service).code })
    expect(fresh.error).toBeNull()
  })

  it('does not sign anybody in with the nonce', async () => {
    const { client, email } = await oldSession()
    await client.reauthenticate()
    const { code: token } = lastMail(service)
    for (const type of ['email', 'magiclink', 'recovery'] as const) {
      expect((await service.client().verifyOtp({ email, token, type })).error?.code).toBe('otp_expired')
    }
  })

  it('is limited by the mails to the address', async () => {
    const { client } = await oldSession()
    service.exhausted.add('mailByAddress')
    expect((await client.reauthenticate()).error).toMatchObject({ status: 429 })
    expect((await call(service, 'GET', '/reauthenticate')).json.code).toBe('no_authorization')
  })
})

describe('where the current password is required', () => {
  it('must be sent and correct, except for a person who signed in by mail', async () => {
    const strict = await startTestService({ autoconfirm: true, currentPasswordRequired: true })
    try {
      const { client, email } = await signedUp(strict)
      const absent = await client.updateUser({ password: newPassword })
      expect(absent.error).toMatchObject({ status: 400, code: 'current_password_required' })
      const wrong = await client.updateUser({ password: newPassword, current_password: 'guess-guess' })
      expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
      const right = await client.updateUser({ password: newPassword, current_password: goodPassword })
      expect(right.error).toBeNull()
      await strict.database.inspect('update identity.person set email_proven_at = email_confirmed_at')
      const forgetful = strict.client()
      await forgetful.resetPasswordForEmail(email)
      await forgetful.verifyOtp({ token_hash: lastLinkToken(strict), type: 'recovery' })
      expect((await forgetful.updateUser({ password: goodPassword })).error).toBeNull()
      strict.exhausted.add('passwordByAccount')
      const guessed = await client.updateUser({ password: newPassword, current_password: 'guess-guess' })
      expect(guessed.error).not.toBeNull()
    } finally {
      await strict.close()
    }
  })
})
