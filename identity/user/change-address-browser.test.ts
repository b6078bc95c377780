import type { GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  freshAddress,
  goodPassword,
  lastMailTo,
  linkOf,
  signedInAgain,
  signedUp,
} from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

const stranger = { role: 'fitter', name: 'Stranger' }

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false, anonymousAllowed: true, sms: true })
})
beforeEach(() => {
  service.mails.length = 0
})
afterAll(() => service.close())

let numbers = 0
async function byPhone() {
  numbers += 1
  const phone = `+491511234${String(numbers).padStart(4, '0')}`
  const client = service.client()
  await client.signUp({ phone, password: goodPassword, options: { data: stranger } })
  const token = service.messages.at(-1)?.code ?? ''
  expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
  return client
}

async function anonymously() {
  const client = service.client()
  expect((await client.signInAnonymously({ options: { data: stranger } })).error).toBeNull()
  return client
}

/** The reader of the present address has already confirmed. */
async function byMail() {
  return (await signedUp(service, stranger)).client
}

const accounts = { 'by phone alone': byPhone, anonymous: anonymously, 'by another address': byMail }
type Kind = keyof typeof accounts
const kinds = ['by phone alone', 'anonymous', 'by another address'] as const

/** A signed-in person requests an address, and the present address confirms. */
async function wanting(kind: Kind) {
  const client = await accounts[kind]()
  const wanted = freshAddress()
  const { data, error } = await client.updateUser({ email: wanted })
  expect(error).toBeNull()
  const present = data.user?.email
  if (present) expect((await press(client, present)).error).toBeNull()
  return { client, wanted }
}

const press = (client: GoTrueClient, address: string) =>
  client.verifyOtp({ token_hash: linkOf(lastMailTo(service, address)).token_hash, type: 'email_change' })

const tokenOf = async (client: GoTrueClient) => (await client.getSession()).data.session?.access_token ?? ''

/** Opens the link on a device without cookies, with this token. */
const confirmAs = (token: string, address: string) =>
  call(service, 'POST', '/verify', {
    token,
    body: { token_hash: linkOf(lastMailTo(service, address)).token_hash, type: 'email_change' },
  })

const addressOf = async (client: GoTrueClient) => (await client.getUser()).data.user

describe.each(kinds)('the new address of a person who signed up %s', (kind) => {
  it('is theirs once confirmed in the requesting browser', async () => {
    const { client, wanted } = await wanting(kind)
    expect((await press(client, wanted)).error).toBeNull()
    expect(await addressOf(client)).toMatchObject({ email: wanted, app_metadata: { email_proven: true } })
  })

  it('is not proven by its reader in another browser, and the link stays valid', async () => {
    const { client, wanted } = await wanting(kind)
    const before = await addressOf(client)
    const { code } = lastMailTo(service, wanted)
    const victim = service.client()
    const refused = await press(victim, wanted)
    expect(refused.error).toMatchObject({ status: 403, code: 'no_authorization' })
    const typed = await victim.verifyOtp({ email: wanted, token: code, type: 'email_change' })
    expect(typed.error?.code).toBe('no_authorization')
    expect((await victim.getSession()).data.session).toBeNull()
    expect(await addressOf(client)).toEqual(before)
    expect((await press(client, wanted)).error).toBeNull()
  })

  it('is theirs once confirmed in another browser where they are signed in', async () => {
    const { client, wanted } = await wanting(kind)
    expect((await confirmAs(await tokenOf(client), wanted)).status).toBe(200)
    expect((await addressOf(client))?.email).toBe(wanted)
  })

  it('is not theirs with another person’s session, an expired one, or a forged mark', async () => {
    const { client, wanted } = await wanting(kind)
    const other = await byPhone()
    const over = await byPhone()
    const ended = await tokenOf(over)
    await over.signOut()
    for (const token of [await tokenOf(other), ended, 'none'])
      expect(await confirmAs(token, wanted)).toMatchObject({
        status: 403,
        json: { code: 'no_authorization' },
      })
    const answer = await call(service, 'POST', '/verify', {
      body: { token_hash: linkOf(lastMailTo(service, wanted)).token_hash, type: 'email_change' },
      headers: { cookie: `test-sign-up=${'A'.repeat(43)}` },
    })
    expect(answer.status).toBe(403)
    expect((await addressOf(client))?.email).not.toBe(wanted)
  })
})

describe('the mail to the new address', () => {
  it('states the time of the request and the given name', async () => {
    const { client, wanted } = await wanting('by phone alone')
    const sentAt = (await addressOf(client))?.email_change_sent_at ?? ''
    const asked = { at: new Date(sentAt), name: 'Stranger' }
    expect(lastMailTo(service, wanted)).toMatchObject({ kind: 'email_change_new', asked })
    await service.client().resend({ type: 'email_change', email: wanted })
    expect(lastMailTo(service, wanted)).toMatchObject({ asked })
  })
})

it('to the present address may be confirmed on any device, because its reader owns the account', async () => {
  const { client, email } = await signedUp(service)
  const wanted = freshAddress()
  await client.updateUser({ email: wanted })
  expect((await press(service.client(), email)).error).toBeNull()
  expect((await press(client, wanted)).error).toBeNull()
  expect((await signedInAgain(service, wanted)).user.email).toBe(wanted)
})
