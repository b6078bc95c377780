import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, freshAddress, goodPassword, lastMailTo, signedUp } from '../testing/builders.ts'
import { startTestService } from '../testing/service.ts'
import {
  freshAccount,
  queryOf,
  type SocialService,
  signedInByGoogle,
  startSocialService,
  throughGoogle,
  visitor,
} from '../testing/social.ts'

let social: SocialService
beforeAll(async () => {
  social = await startSocialService({ sms: true, anonymousAllowed: true })
})
beforeEach(() => {
  social.service.host.signUpAllowed = true
  social.service.host.manualLinkingAllowed = true
})
afterAll(() => social.close())

const settings = async () => (await call(social.service, 'GET', '/settings')).json

describe('with sign-ups off', () => {
  it('creates no account, and the response does not reveal who has one', async () => {
    const { service } = social
    const { email } = await signedUp(service)
    service.host.signUpAllowed = false
    const refused = { status: 422, json: { code: 'signup_disabled' } }
    const password = goodPassword
    for (const body of [{ email, password }, { email: freshAddress(), password }, { data: {} }])
      expect(await call(service, 'POST', '/signup', { body })).toMatchObject(refused)
    const phone = '+4915112345678'
    expect(await call(service, 'POST', '/signup', { body: { phone, password } })).toMatchObject(refused)
    for (const body of [{ email }, { email: freshAddress() }, { phone }])
      expect(await call(service, 'POST', '/otp', { body })).toMatchObject(refused)
    expect((await settings()).disable_signup).toBe(true)
  })

  it('still signs existing accounts in', async () => {
    const { service } = social
    const { email } = await signedUp(service)
    service.host.signUpAllowed = false
    expect((await service.client().signInWithPassword({ email, password: goodPassword })).error).toBeNull()
    const asked = await service.client().signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(asked.error).toBeNull()
    const { code } = lastMailTo(service, email)
    expect((await service.client().verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
  })

  it('signs in a known provider account and refuses another', async () => {
    const known = freshAccount()
    const { user } = await signedInByGoogle(social, known)
    social.service.host.signUpAllowed = false
    expect((await signedInByGoogle(social, known)).user.id).toBe(user.id)
    for (const stranger of [freshAccount(), { ...freshAccount(), email_verified: false }]) {
      const place = await throughGoogle(social, visitor(social), stranger)
      expect(queryOf(place)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' })
    }
  })

  it('still links a provider account to the person who proved its address', async () => {
    const { service } = social
    const { email, user } = await signedUp(service)
    service.host.signUpAllowed = false
    expect((await signedInByGoogle(social, freshAccount(email))).user.id).toBe(user.id)
  })
})

it('with manual linking off links and unlinks nothing', async () => {
  const { service } = social
  const { session, user } = await signedUp(service)
  service.host.manualLinkingAllowed = false
  const token = session.access_token
  const refused = {
    status: 404,
    json: { code: 'manual_linking_disabled', message: 'Manual linking is disabled' },
  }
  const identity = user.identities?.[0]?.identity_id
  for (const [method, path] of [
    ['GET', '/user/identities/authorize?provider=google&skip_http_redirect=true'],
    ['DELETE', `/user/identities/${identity}`],
  ] as const)
    expect(await call(service, method, path, { token })).toMatchObject(refused)
  const body = { provider: 'google', id_token: 'x', link_identity: true }
  expect(await call(service, 'POST', '/token?grant_type=id_token', { body, token })).toMatchObject(refused)
  expect((await settings()).manual_linking_enabled).toBe(false)
})

it('refuses linking without a provider with the protocol’s text', async () => {
  const { service } = social
  const { session } = await signedUp(service)
  const refused = await call(service, 'GET', '/user/identities/authorize?skip_http_redirect=true', {
    token: session.access_token,
  })
  expect(refused).toMatchObject({
    status: 400,
    json: { code: 'validation_failed', message: 'Unsupported provider: Provider  could not be found' },
  })
})

it('reads the minimum length of a password from the settings and names it in refusals', async () => {
  const service = await startTestService({ autoconfirm: true, passwordMin: 12 })
  try {
    const short = await service.client().signUp({ email: freshAddress(), password: 'gravel-37-x' })
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password' })
    expect(short.error?.message).toContain('Password should be at least 12 characters')
    expect((await call(service, 'GET', '/settings')).json.password_min_length).toBe(12)
  } finally {
    await service.close()
  }
})

it('refuses a malformed address before a weak password', async () => {
  const refused = await call(social.service, 'POST', '/signup', { body: { email: 'nobody', password: 'x' } })
  expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
  expect(refused.json.message).toContain('Unable to validate email address: invalid format')
})

it.each([
  [{ email: 'nobody' }, 'Unable to validate email address: invalid format'],
  [{ phone: '+49' }, 'Invalid phone number format (E.164 required)'],
])('refuses a change to %j before it looks at the password sent with it', async (contact, message) => {
  const { service } = social
  const { session, user } = await signedUp(service)
  const token = session.access_token
  service.taken.length = 0
  for (const password of ['x', goodPassword, 'saddle-height-742']) {
    const body = { ...contact, password, current_password: 'guess-guess' }
    const refused = await call(service, 'PUT', '/user', { token, body })
    expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed', message } })
  }
  expect(service.taken.filter((taken) => taken.startsWith('passwordByAccount'))).toEqual([])
  expect((await call(service, 'GET', '/user', { token })).json).toEqual(JSON.parse(JSON.stringify(user)))
})
