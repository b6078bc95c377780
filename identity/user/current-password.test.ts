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

const newPassword = 'saddle-height-742'
const required = { status: 400, code: 'current_password_required' }

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, sms: true, currentPasswordRequired: true })
})
beforeEach(() => {
  service.messages.length = 0
  service.mails.length = 0
  service.taken.length = 0
})
afterAll(() => service.close())

const freshPhone = () => `+4915${String(randomInt(1_000_000_000)).padStart(9, '0')}`
const lastCode = () => service.messages.at(-1)?.code ?? ''

async function signedUpByPhone() {
  const client = service.client()
  const phone = freshPhone()
  await client.signUp({ phone, password: goodPassword })
  expect((await client.verifyOtp({ phone, token: lastCode(), type: 'sms' })).error).toBeNull()
  const byPassword = service.client()
  expect((await byPassword.signInWithPassword({ phone, password: goodPassword })).error).toBeNull()
  return { phone, byPassword }
}

/** The same account, in a session that began with a code to its number. */
async function byCodeTo(phone: string) {
  const client = service.client()
  await client.signInWithOtp({ phone, options: { shouldCreateUser: false } })
  expect((await client.verifyOtp({ phone, token: lastCode(), type: 'sms' })).error).toBeNull()
  return client
}

describe('in an unattended session', () => {
  it('a stranger’s number cannot be added and then used to set a new password', async () => {
    const { client } = await signedUp(service)
    const theirs = freshPhone()
    expect((await client.updateUser({ phone: theirs })).error).toMatchObject(required)
    const guessed = await client.updateUser({ phone: theirs, current_password: 'guess-guess' })
    expect(guessed.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    expect(service.messages).toEqual([])
    expect((await client.getUser()).data.user).not.toHaveProperty('new_phone')
    expect((await client.updateUser({ password: newPassword })).error).toMatchObject(required)
  })

  it('guesses of the password are counted, and a refused request sends nothing', async () => {
    const { client } = await signedUp(service)
    await client.updateUser({ phone: freshPhone() })
    expect(service.taken.filter((taken) => /^(passwordByAccount|sms)/.test(taken))).toEqual([])
    await client.updateUser({ phone: freshPhone(), current_password: 'guess-guess' })
    const taken = service.taken.filter((each) => /^(passwordByAccount|sms)/.test(each))
    expect(taken.map((each) => each.split(' ')[0])).toEqual(['passwordByAccount'])
  })

  it('an account with only a number cannot change it or add a first address', async () => {
    const { byPassword } = await signedUpByPhone()
    for (const contact of [{ phone: freshPhone() }, { email: freshAddress() }]) {
      expect((await byPassword.updateUser(contact)).error).toMatchObject(required)
    }
    expect(service.mails).toEqual([])
  })

  it('a session that began by a code a day ago cannot either', async () => {
    const { phone } = await signedUpByPhone()
    const client = await byCodeTo(phone)
    service.advance(25 * 3_600_000)
    await client.refreshSession()
    expect((await client.updateUser({ phone: freshPhone() })).error).toMatchObject(required)
  })
})

describe('a person who authenticates', () => {
  it('adds a number with the password, after entering its code', async () => {
    const { client } = await signedUp(service)
    const phone = freshPhone()
    expect((await client.updateUser({ phone, current_password: goodPassword })).error).toBeNull()
    const { data } = await client.verifyOtp({ phone, token: lastCode(), type: 'phone_change' })
    expect(data.user?.phone).toBe(phone.slice(1))
  })

  it('adds a first address in the same way', async () => {
    const { byPassword } = await signedUpByPhone()
    const email = freshAddress()
    expect((await byPassword.updateUser({ email, current_password: goodPassword })).error).toBeNull()
    const { token_hash } = linkOf(lastMailTo(service, email))
    const { data } = await byPassword.verifyOtp({ token_hash, type: 'email_change' })
    expect(data.user?.email).toBe(email)
  })

  it('changes number, address and password with a code to the present number', async () => {
    const { phone } = await signedUpByPhone()
    const client = await byCodeTo(phone)
    expect((await client.updateUser({ phone: freshPhone() })).error).toBeNull()
    expect((await client.updateUser({ email: freshAddress() })).error).toBeNull()
    expect((await client.updateUser({ password: newPassword })).error).toBeNull()
  })

  it('changes number and password at once with the mailed nonce', async () => {
    const { client, email } = await signedUp(service)
    service.advance(25 * 3_600_000)
    await client.refreshSession()
    await client.reauthenticate()
    const { code: nonce } = lastMailTo(service, email)
    const phone = freshPhone()
    const wrong = await client.updateUser({ phone, password: newPassword, nonce: 'none' })
    expect(wrong.error?.code).toBe('reauthentication_not_valid')
    expect(service.messages).toEqual([])
    expect((await client.updateUser({ phone, password: newPassword, nonce })).error).toBeNull()
    expect(service.messages).toHaveLength(1)
  })
})

describe('is not required of', () => {
  it('a person without a password', async () => {
    const client = service.client()
    const email = freshAddress()
    await client.signInWithOtp({ email })
    await client.verifyOtp({ token_hash: lastLinkToken(service), type: 'magiclink' })
    service.advance(25 * 3_600_000)
    await client.refreshSession()
    expect((await client.updateUser({ phone: freshPhone() })).error).toBeNull()
  })

  it('a change of an address, which the old one has to confirm, or to the present value', async () => {
    const { client, email } = await signedUp(service)
    expect((await client.updateUser({ email })).error).toBeNull()
    expect((await client.updateUser({ email: freshAddress() })).error).toBeNull()
    expect(service.mails.map(({ to }) => to)).toContain(email)
  })
})

it('a malformed number is refused before a wrong password', async () => {
  const { session } = await signedUp(service)
  const body = { phone: '+49', current_password: 'guess-guess' }
  const refused = await call(service, 'PUT', '/user', { token: session.access_token, body })
  expect(refused.json.code).toBe('validation_failed')
})
