import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  call,
  freshAddress,
  goodPassword,
  lastMail,
  lastMailTo,
  linkOf,
  signedUp,
} from '../testing/builders.ts'
import {
  codeIn,
  fragmentOf,
  freshAccount,
  queryOf,
  type SocialService,
  signedInByGoogle,
  startSocialService,
  throughFacebook,
  throughGoogle,
  visitor,
} from '../testing/social.ts'

let social: SocialService
beforeAll(async () => {
  social = await startSocialService()
})
beforeEach(() => social.service.exhausted.clear())
afterAll(() => social.close())

/** A person with a password and a proven address. */
async function proven() {
  const person = await signedUp(social.service)
  await person.client.signInWithOtp({ email: person.email })
  const token = lastMailTo(social.service, person.email).code
  const { data, error } = await person.client.verifyOtp({ email: person.email, token, type: 'email' })
  if (error) throw error
  expect(data.user?.app_metadata.email_proven).toBe(true)
  await person.client.updateUser({ password: goodPassword })
  return person
}

const refusalOf = async (person: ReturnType<typeof visitor>, account: ReturnType<typeof freshAccount>) => {
  const place = await throughGoogle(social, person, account)
  expect(queryOf(place).code).toBeUndefined()
  return fragmentOf(place)
}

describe('the account that a provider account signs in to', () => {
  it('1. belongs to the owner of a known provider account, whoever has its address now', async () => {
    const account = freshAccount()
    const owner = await signedInByGoogle(social, account)
    const other = await proven()
    const moved = await signedInByGoogle(social, { ...account, email: other.email })
    expect(moved.user.id).toBe(owner.user.id)
    expect(moved.user.email).toBe(account.email)
    expect(moved.user.identities?.[0]?.identity_data?.email).toBe(other.email)
  })

  it('2. is the account of a proven person with the verified address, which loses nothing', async () => {
    const person = await proven()
    const { user } = await signedInByGoogle(social, freshAccount(person.email.toUpperCase()))
    expect(user.id).toBe(person.user.id)
    expect(user.app_metadata.providers).toEqual(['email', 'google'])
    expect((await person.client.getUser()).error).toBeNull()
    const again = await social.service
      .client()
      .signInWithPassword({ email: person.email, password: goodPassword })
    expect(again.error).toBeNull()
  })

  it('3. is cleared of its creator’s credentials when the address was never proven', async () => {
    const squatter = await signedUp(social.service, { name: 'Mallory', role: 'fitter' })
    const ownGoogle = freshAccount()
    await linkedTo(squatter, ownGoogle)
    social.service.endedSessions.length = 0
    const { user } = await signedInByGoogle(social, freshAccount(squatter.email))

    expect(user.id).toBe(squatter.user.id)
    expect(user.app_metadata).toMatchObject({ providers: ['google'], email_proven: true })
    expect(user.user_metadata).not.toHaveProperty('role')
    expect(user.user_metadata.name).not.toBe('Mallory')
    expect(user.identities).toHaveLength(1)
    expect(social.service.endedSessions).toHaveLength(1)
    const stale = await call(social.service, 'GET', '/user', { token: squatter.session.access_token })
    expect(stale.json.code).toBe('session_not_found')
    const byPassword = await social.service
      .client()
      .signInWithPassword({ email: squatter.email, password: goodPassword })
    expect(byPassword.error?.code).toBe('invalid_credentials')
    expect((await signedInByGoogle(social, ownGoogle)).user.id).not.toBe(user.id)
  })

  it('4. is never chosen by an address that the provider has not verified', async () => {
    const person = await proven()
    const unproven = await signedUp(social.service)
    for (const { email } of [person, unproven]) {
      const mails = social.service.mails.length
      const account = { ...freshAccount(email), email_verified: false }
      expect(await refusalOf(visitor(social), account)).toMatchObject({
        error: 'access_denied',
        error_code: 'provider_email_needs_verification',
      })
      expect(social.service.mails).toHaveLength(mails)
    }
    expect((await person.client.getUser()).data.user?.identities).toHaveLength(1)
    expect((await unproven.client.getUser()).data.user?.identities).toHaveLength(1)
  })

  it('5. is refused rather than guessed when several people proved the address', async () => {
    const account = freshAccount()
    const byGoogle = await signedInByGoogle(social, account)
    // They changed the address of their account. Then another person proved the old one.
    await social.service.database.inspect(
      `update identity.person set email_hash = '\\x00', email_sealed = email_sealed where id = '${byGoogle.user.id}'`,
    )
    const other = await social.service.client().signUp({ email: account.email, password: goodPassword })
    await social.service.database.inspect(
      `update identity.person set email_proven_at = now() where id = '${other.data.user?.id}'`,
    )
    const place = await throughFacebook(social, visitor(social), {
      id: `5${account.sub}`,
      email: account.email,
    })
    expect(queryOf(place)).toMatchObject({ error: 'server_error', error_code: 'email_exists' })
    await social.service.database.inspect(`delete from identity.person where id = '${byGoogle.user.id}'`)
  })

  it('6. is new for an unknown address, with a proven address and no password', async () => {
    const account = freshAccount()
    const { user } = await signedInByGoogle(social, account)
    expect(user.app_metadata).toMatchObject({ provider: 'google', email_proven: true })
    const guess = await social.service
      .client()
      .signInWithPassword({ email: account.email, password: goodPassword })
    expect(guess.error?.code).toBe('invalid_credentials')
    const taken = await social.service.client().signUp({ email: account.email, password: goodPassword })
    expect(taken.error?.code).toBe('user_already_exists')
  })

  it('is found by Facebook when Google verified the same address', async () => {
    const account = freshAccount()
    const { user } = await signedInByGoogle(social, account)
    const person = visitor(social)
    const place = await throughFacebook(social, person, { id: `6${account.sub}`, email: account.email })
    const { data } = await person.client.exchangeCodeForSession(codeIn(place))
    expect(data.user?.id).toBe(user.id)
    expect(data.user?.app_metadata.providers).toEqual(['google', 'facebook'])
  })
})

/** The person links Google to the account they are signed in to. */
async function linkedTo(
  { session }: Awaited<ReturnType<typeof signedUp>>,
  account: ReturnType<typeof freshAccount>,
) {
  const person = visitor(social)
  await person.client.setSession(session)
  const { data, error } = await person.client.linkIdentity({ provider: 'google' })
  if (error) throw error
  await person.browser.open(data.url ?? '')
  social.google.accounts.set(account.sub, account)
  await person.browser.submit({ account: account.sub, decision: 'continue' })
  await person.browser.submit({ decision: 'continue' })
}

describe('an account created with another person’s address and the creator’s own Google account', () => {
  it('belongs only to the owner of the mailbox once the address is proven by mail', async () => {
    const squatter = await signedUp(social.service)
    const ownGoogle = freshAccount()
    await linkedTo(squatter, ownGoogle)
    const owner = social.service.client()
    await owner.signInWithOtp({ email: squatter.email })
    const token = lastMailTo(social.service, squatter.email).code
    const { data } = await owner.verifyOtp({ email: squatter.email, token, type: 'email' })
    expect(data.user).toMatchObject({ id: squatter.user.id, app_metadata: { providers: ['email'] } })
    expect((await signedInByGoogle(social, ownGoogle)).user.id).not.toBe(squatter.user.id)
  })
})

describe('an unknown address that the provider has not verified', () => {
  it('is mailed a confirmation, which creates the account and links the provider', async () => {
    const account = { ...freshAccount(), email_verified: false }
    const person = visitor(social)
    expect((await refusalOf(person, account)).error_code).toBe('provider_email_needs_verification')
    const mail = lastMail(social.service)
    expect(mail).toMatchObject({ to: account.email, kind: 'confirmation' })
    const before = await refusalOf(visitor(social), account)
    expect(before.error_code).toBe('provider_email_needs_verification')

    const { token_hash } = linkOf(lastMail(social.service))
    const { data, error } = await person.client.verifyOtp({ token_hash, type: 'signup' })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: account.email, app_metadata: { email_proven: true } })
    expect((await signedInByGoogle(social, account)).user.id).toBe(data.user?.id)
  })

  it('confirmed in another browser creates an account without the provider account', async () => {
    const account = { ...freshAccount(), email_verified: false }
    await refusalOf(visitor(social), account)
    const { token_hash } = linkOf(lastMail(social.service))
    const { data } = await social.service.client().verifyOtp({ token_hash, type: 'signup' })
    expect(data.user).toMatchObject({ email: account.email, app_metadata: { providers: ['email'] } })
    expect((await refusalOf(visitor(social), account)).error_code).toBe('provider_email_needs_verification')
  })

  it('does not link the provider when a sign-up by password is confirmed instead', async () => {
    const strict = await startSocialService({ autoconfirm: false })
    try {
      const account = { ...freshAccount(), email_verified: false }
      await throughGoogle(strict, visitor(strict), account)
      const owner = strict.service.client()
      await owner.signUp({ email: account.email, password: goodPassword })
      const token = lastMail(strict.service).code
      const { data } = await owner.verifyOtp({ email: account.email, token, type: 'signup' })
      expect(data.user?.app_metadata.providers).toEqual(['email'])
      const place = await throughGoogle(strict, visitor(strict), account)
      expect(queryOf(place).error_code).toBe('provider_email_needs_verification')
    } finally {
      await strict.close()
    }
  })

  it('is mailed within its limit only, with the same response', async () => {
    social.service.exhausted.add('mailByAddress')
    const mails = social.service.mails.length
    const account = { ...freshAccount(), email_verified: false }
    expect((await refusalOf(visitor(social), account)).error_code).toBe('provider_email_needs_verification')
    expect(social.service.mails).toHaveLength(mails)
  })
})

describe('a person who signs in', () => {
  it('is refused while banned, whether found by provider account or by address', async () => {
    const account = freshAccount()
    const { user } = await signedInByGoogle(social, account)
    await social.service.database.inspect(
      `update identity.person set banned_until = now() + interval '1 day' where id = '${user.id}'`,
    )
    for (const as of [account, freshAccount(account.email)]) {
      expect(await refusalOf(visitor(social), as)).toMatchObject({
        error: 'access_denied',
        error_code: 'user_banned',
      })
    }
  })

  it('becomes one person, however many tabs return at once', async () => {
    const account = freshAccount()
    const all = await Promise.all(Array.from({ length: 4 }, () => signedInByGoogle(social, account)))
    expect(new Set(all.map(({ user }) => user.id)).size).toBe(1)
  })

  it('remains one person when a sign-up by password happens in between', async () => {
    const email = freshAddress()
    const [byGoogle] = await Promise.all([
      signedInByGoogle(social, freshAccount(email)),
      social.service.client().signUp({ email, password: goodPassword }),
    ])
    const byPassword = await social.service.client().signInWithPassword({ email, password: goodPassword })
    expect(byPassword.error?.code).toBe('invalid_credentials')
    expect(byGoogle.user.app_metadata.email_proven).toBe(true)
  })
})
