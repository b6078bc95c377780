import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  call,
  freshAddress,
  goodPassword,
  lastMailTo,
  linkOf,
  signedInAgain,
  signedUp,
  toldTo,
} from '../testing/builders.ts'
import { answered, begunFactor, challenged, secured, showFactor } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, sms: true })
})
beforeEach(() => {
  service.mails.length = 0
  service.exhausted.clear()
})
afterAll(() => service.close())

it('mails a new second factor once, however often it is used', async () => {
  const person = await signedUp(service, { language: 'de' })
  const factor = await begunFactor(person)
  expect(toldTo(service, person.email)).toEqual([])
  await showFactor(service, person, factor)
  await showFactor(service, person, factor)
  expect(service.mails).toEqual([
    {
      kind: 'factor_added',
      to: person.email,
      userId: person.user.id,
      language: 'de',
      at: expect.any(Date),
    },
  ])
})

it('mails nothing for a wrong code or an unconfirmed factor', async () => {
  const person = await signedUp(service)
  const { factorId } = await begunFactor(person)
  const token = person.session.access_token
  const challenge_id = await challenged(service, token, factorId)
  await answered(service, token, factorId, { challenge_id, code: 'wrong' })
  expect((await person.client.mfa.unenroll({ factorId })).error).toBeNull()
  expect(service.mails).toEqual([])
})

it('mails the removal of a factor', async () => {
  const { client, email, factorId } = await secured(service)
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  expect((await client.mfa.unenroll({ factorId })).error).not.toBeNull()
  expect(toldTo(service, email)).toEqual(['factor_added', 'factor_removed'])
})

it('mails the use of a recovery code as such, and only when it was correct', async () => {
  const { email, session } = await secured(service)
  const made = await call(service, 'POST', '/factors/recovery-codes', { token: session.access_token })
  const [code] = made.json.codes as string[]
  const { session: plain } = await signedInAgain(service, email)
  const recover = (typed: string | undefined) =>
    call(service, 'POST', '/factors/recover', { token: plain.access_token, body: { code: typed } })
  expect((await recover('aaaaa-aaaaa')).status).toBe(422)
  expect((await recover(code)).status).toBe(200)
  expect(toldTo(service, email)).toEqual(['factor_added', 'factor_recovered'])
})

it('mails a new password, but not a refused one', async () => {
  const { client, email } = await signedUp(service)
  expect((await client.updateUser({ password: goodPassword })).error?.code).toBe('same_password')
  expect((await client.updateUser({ password: 'short' })).error?.code).toBe('weak_password')
  expect(toldTo(service, email)).toEqual([])
  expect((await client.updateUser({ password: 'another-lantern-38' })).error).toBeNull()
  expect(toldTo(service, email)).toEqual(['password_changed'])
})

it('mails a change of address to the old one, after both have confirmed', async () => {
  const { client, email } = await signedUp(service)
  const wanted = freshAddress()
  expect((await client.updateUser({ email: wanted })).error).toBeNull()
  for (const address of [email, wanted]) {
    expect(toldTo(service, email)).toEqual([])
    const { token_hash } = linkOf(lastMailTo(service, address))
    expect((await client.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull()
  }
  expect(toldTo(service, email)).toEqual(['email_changed'])
  expect(toldTo(service, wanted)).toEqual([])
})

it('counts against no limit, and sends nothing to a person without an address', async () => {
  const { client, email } = await signedUp(service)
  service.taken.length = 0
  await client.updateUser({ password: 'another-lantern-38' })
  expect(service.taken.filter((taken) => /mail/i.test(taken))).toEqual([])
  expect(toldTo(service, email)).toEqual(['password_changed'])
  const byPhone = service.client()
  const phone = '+4915112345678'
  await byPhone.signUp({ phone, password: goodPassword })
  await byPhone.verifyOtp({ phone, token: service.messages.at(-1)?.code ?? '', type: 'sms' })
  expect((await byPhone.updateUser({ password: 'another-lantern-38' })).error).toBeNull()
  expect(service.mails).toHaveLength(1)
})
