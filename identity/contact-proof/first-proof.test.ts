import type { GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimAddress } from '../identity.ts'
import {
  call,
  freshAddress,
  goodPassword,
  lastLinkToken,
  lastMail,
  lastMailTo,
  linkOf,
} from '../testing/builders.ts'
import type { TestService } from '../testing/service.ts'
import {
  freshAccount,
  type SocialService,
  signedInByGoogle,
  startSocialService,
  throughGoogle,
  visitor,
} from '../testing/social.ts'

const stranger = { role: 'fitter', name: 'Stranger' }
const owner = { role: 'client', name: 'Owner' }

const passwordWorks = async (service: TestService, email: string, password = goodPassword) =>
  (await service.client().signInWithPassword({ email, password })).error === null

const signUpIn = (client: GoTrueClient, email: string, data: object, password = goodPassword) =>
  client.signUp({ email, password, options: { data } })

/** What the sign-in service returns about a person: their metadata and that of each identity. */
const presentedOf = (user: { user_metadata: object; identities?: unknown } | null) =>
  JSON.stringify([user?.user_metadata, user?.identities])

type Way = 'magiclink' | 'recovery' | 'code'

/** Proves an address in this browser with a link or a code from its mails. */
async function proveBy(service: TestService, client: GoTrueClient, email: string, way: Way) {
  if (way === 'recovery') await client.resetPasswordForEmail(email)
  else await client.signInWithOtp({ email, options: { shouldCreateUser: false } })
  const { data, error } = await client.verifyOtp(
    way === 'code'
      ? { email, token: lastMailTo(service, email).code, type: 'email' }
      : { token_hash: lastLinkToken(service), type: way },
  )
  expect(error).toBeNull()
  return data
}

describe('the first proof of an address that was signed up with and never proven', () => {
  let social: SocialService
  let service: TestService
  beforeAll(async () => {
    social = await startSocialService({ autoconfirm: true })
    service = social.service
  })
  afterAll(() => social.close())

  it.each(['magiclink', 'recovery', 'code'] as const)(
    'removes everything a stranger chose when it comes from another browser: %s',
    async (way) => {
      const email = freshAddress()
      const begun = await signUpIn(service.client(), email, stranger)
      const { user } = await proveBy(service, service.client(), email, way)
      expect(user?.id).toBe(begun.data.user?.id)
      expect(presentedOf(user)).not.toMatch(/Stranger|fitter/)
      expect(user?.user_metadata).toEqual({
        sub: user?.id,
        email,
        email_verified: true,
        phone_verified: false,
      })
      expect(await passwordWorks(service, email)).toBe(false)
      const token = begun.data.session?.access_token ?? ''
      expect((await call(service, 'GET', '/user', { token })).json.code).toBe('session_not_found')
    },
  )

  it('keeps only Google’s data when it comes through Google from another browser', async () => {
    const account = freshAccount()
    await signUpIn(service.client(), account.email, stranger)
    const { user } = await signedInByGoogle(social, account)
    expect(user?.user_metadata.name).toBe(account.name)
    expect(presentedOf(user)).not.toMatch(/Stranger|fitter/)
    expect(await passwordWorks(service, account.email)).toBe(false)
  })

  it('also removes everything when it comes with a code of the product', async () => {
    const email = freshAddress()
    const { data } = await signUpIn(service.client(), email, stranger)
    await service.host.transaction((db) => claimAddress(service.host, db, email))
    const { user } = await proveBy(service, service.client(), email, 'magiclink')
    expect([user?.id, user?.user_metadata.role]).toEqual([data.user?.id, undefined])
  })

  it.each(['magiclink', 'recovery', 'code'] as const)(
    'changes nothing in the browser that signed up: %s',
    async (way) => {
      const email = freshAddress()
      const client = service.client()
      const begun = await signUpIn(client, email, owner)
      const { user } = await proveBy(service, client, email, way)
      expect(user?.user_metadata).toMatchObject({ ...owner, email_verified: true })
      expect(user?.app_metadata.email_proven).toBe(true)
      expect(await passwordWorks(service, email)).toBe(true)
      const token = begun.data.session?.access_token ?? ''
      expect((await call(service, 'GET', '/user', { token })).status).toBe(200)
    },
  )

  it('changes nothing in the browser that signed up, however late it comes', async () => {
    const email = freshAddress()
    const client = service.client()
    await signUpIn(client, email, owner)
    service.advance(30 * 86_400_000)
    const { user } = await proveBy(service, client, email, 'magiclink')
    expect(user?.user_metadata).toMatchObject(owner)
    expect(await passwordWorks(service, email)).toBe(true)
  })

  it('changes nothing in the browser that signed up by Google', async () => {
    const account = freshAccount()
    const person = visitor(social)
    await signUpIn(person.client, account.email, owner)
    await throughGoogle(social, person, account)
    const { data } = await service
      .client()
      .signInWithPassword({ email: account.email, password: goodPassword })
    expect(data.user?.user_metadata).toMatchObject(owner)
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
  })

  it('happens once: a later proof from any browser resets nothing', async () => {
    const email = freshAddress()
    const client = service.client()
    await signUpIn(client, email, owner)
    await proveBy(service, client, email, 'magiclink')
    const { user } = await proveBy(service, service.client(), email, 'recovery')
    expect(user?.user_metadata).toMatchObject(owner)
    expect(await passwordWorks(service, email)).toBe(true)
  })

  it('notifies the product only when it resets the account', async () => {
    const reset: string[] = []
    service.host.onAccountReset = async (_db, id) => void reset.push(id)
    const [elsewhere, here] = [freshAddress(), freshAddress()]
    const begun = await signUpIn(service.client(), elsewhere, stranger)
    await proveBy(service, service.client(), elsewhere, 'magiclink')
    await proveBy(service, service.client(), elsewhere, 'magiclink')
    const client = service.client()
    await signUpIn(client, here, owner)
    await proveBy(service, client, here, 'magiclink')
    expect(reset).toEqual([begun.data.user?.id])
  })

  it('keeps the browser’s own data for an address that another person began to sign in with', async () => {
    const email = freshAddress()
    await service.client().signInWithOtp({ email, options: { data: stranger } })
    expect(presentedOf((await proveBy(service, service.client(), email, 'magiclink')).user)).not.toContain(
      'Stranger',
    )
    const mine = freshAddress()
    const client = service.client()
    await client.signInWithOtp({ email: mine, options: { data: owner } })
    expect((await proveBy(service, client, mine, 'code')).user?.user_metadata).toMatchObject(owner)
  })
})

describe('a confirmation mail', () => {
  let social: SocialService
  let service: TestService
  beforeAll(async () => {
    social = await startSocialService({ autoconfirm: false, sms: true })
    service = social.service
  })
  beforeEach(() => {
    service.mails.length = 0
  })
  afterAll(() => social.close())

  const confirm = (client: GoTrueClient, token_hash: string) =>
    client.verifyOtp({ token_hash, type: 'signup' })
  const needsPassword = (session: object | null) => Reflect.get(session ?? {}, 'password_needed') === true

  it('states when it was requested and under which name', async () => {
    const email = freshAddress()
    const before = service.host.now()
    await signUpIn(service.client(), email, stranger)
    const mail = lastMail(service)
    if (mail.kind !== 'confirmation') throw new Error('not a confirmation')
    expect(mail.asked?.name).toBe('Stranger')
    expect(mail.asked?.at.getTime()).toBeGreaterThanOrEqual(before.getTime())
    service.advance(3_600_000)
    await service.client().resend({ type: 'signup', email })
    expect(lastMail(service)).toMatchObject({ asked: mail.asked })
  })

  it('for a stranger’s sign-up activates nothing of it, and asks for a new password', async () => {
    const email = freshAddress()
    const theirs = service.client()
    await signUpIn(theirs, email, stranger)
    const client = service.client()
    const { data, error } = await confirm(client, lastLinkToken(service))
    expect(error).toBeNull()
    expect(needsPassword(data.session)).toBe(true)
    expect(presentedOf(data.user)).not.toMatch(/Stranger|fitter/)
    // The password is deleted at once, although no new one was chosen yet. Another request does not restore it.
    expect(await passwordWorks(service, email)).toBe(false)
    await theirs.resend({ type: 'signup', email })
    await signUpIn(theirs, email, stranger)
    expect(await passwordWorks(service, email)).toBe(false)
    expect((await client.updateUser({ password: 'four-plain-words-here' })).error).toBeNull()
    expect(await passwordWorks(service, email, 'four-plain-words-here')).toBe(true)
  })

  it('leads to a password by “Forgot password” when none was chosen', async () => {
    const email = freshAddress()
    await signUpIn(service.client(), email, stranger)
    await confirm(service.client(), lastLinkToken(service))
    const client = service.client()
    await proveBy(service, client, email, 'recovery')
    await client.updateUser({ password: 'four-plain-words-here' })
    expect(await passwordWorks(service, email, 'four-plain-words-here')).toBe(true)
  })

  it.each(['link', 'code'] as const)('changes nothing in the browser that signed up: by %s', async (how) => {
    const email = freshAddress()
    const client = service.client()
    await signUpIn(client, email, owner)
    const { data } = await (how === 'link'
      ? confirm(client, lastLinkToken(service))
      : client.verifyOtp({ email, token: lastMail(service).code, type: 'email' }))
    expect(needsPassword(data.session)).toBe(false)
    expect(data.user?.user_metadata).toMatchObject(owner)
    expect(await passwordWorks(service, email)).toBe(true)
  })

  it('confirms the sign-up of the browser it is opened in, whichever sign-up it was sent for', async () => {
    const email = freshAddress()
    await signUpIn(service.client(), email, stranger, 'strangers-password-9')
    const theirLink = lastLinkToken(service)
    const client = service.client()
    await signUpIn(client, email, owner)
    const { data } = await confirm(client, theirLink)
    expect(needsPassword(data.session)).toBe(false)
    expect(data.user?.user_metadata).toMatchObject(owner)
    expect(await passwordWorks(service, email)).toBe(true)
    expect(await passwordWorks(service, email, 'strangers-password-9')).toBe(false)
  })

  it('is a code for a phone number, under the same rules', async () => {
    const phone = '+4915112345670'
    await service.client().signUp({ phone, password: goodPassword, options: { data: stranger } })
    const token = service.messages.at(-1)?.code ?? ''
    const { data } = await service.client().verifyOtp({ phone, token, type: 'sms' })
    expect(needsPassword(data.session)).toBe(true)
    expect(presentedOf(data.user)).not.toMatch(/Stranger|fitter/)
    const { error } = await service.client().signInWithPassword({ phone, password: goodPassword })
    expect(error?.code).toBe('invalid_credentials')
  })

  it('does not accept a forged browser mark', async () => {
    const email = freshAddress()
    await signUpIn(service.client(), email, stranger)
    const answer = await call(service, 'POST', '/verify', {
      body: { token_hash: linkOf(lastMail(service)).token_hash, type: 'signup' },
      headers: { cookie: `test-sign-up=${'A'.repeat(43)}` },
    })
    expect(answer.json).toMatchObject({ password_needed: true })
  })
})

describe('the mark of a browser that signs up', () => {
  it('lasts as long as browsers allow, and is sent to this host only', async () => {
    const social = await startSocialService({ autoconfirm: false })
    try {
      const { service } = social
      const answer = async () =>
        (
          await call(service, 'POST', '/signup', { body: { email: freshAddress(), password: goodPassword } })
        ).headers.get('set-cookie') ?? ''
      expect(await answer()).toMatch(
        /^test-sign-up=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
      )
      service.host.publicUrl = 'https://fits.example'
      expect(await answer()).toMatch(/^__Host-test-sign-up=[\w-]{43}; .*; Secure$/)
    } finally {
      await social.close()
    }
  })

  it('is the same for a taken address, so it reveals nothing', async () => {
    const social = await startSocialService({ autoconfirm: false })
    try {
      const { service } = social
      const email = freshAddress()
      const client = service.client()
      await signUpIn(client, email, owner)
      await confirm(client, lastLinkToken(service))
      const asked = await call(service, 'POST', '/signup', { body: { email, password: goodPassword } })
      expect(asked.headers.get('set-cookie')).toMatch(/^test-sign-up=/)
    } finally {
      await social.close()
    }
  })
  const confirm = (client: GoTrueClient, token_hash: string) =>
    client.verifyOtp({ token_hash, type: 'signup' })
})
