import { randomUUID } from 'node:crypto'
import type { Session } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, freshAddress, goodPassword, signedUp } from '../testing/builders.ts'
import { begunFactor, showFactor } from '../testing/second-factor.ts'
import {
  codeIn,
  freshAccount,
  passGoogle,
  queryOf,
  type SocialService,
  signedInByGoogle,
  startSocialService,
  throughFacebook,
  visitor,
} from '../testing/social.ts'

let social: SocialService
beforeAll(async () => {
  social = await startSocialService({ sms: true })
})
afterAll(() => social.close())

/** The page of a signed-in person who is about to link Google. */
async function aboutToLink(session: Session, flowType: 'pkce' | 'implicit' = 'pkce') {
  const person = visitor(social, flowType)
  await person.client.setSession(session)
  const { data, error } = await person.client.linkIdentity({
    provider: 'google',
    options: { redirectTo: 'http://localhost:3000/settings/security' },
  })
  if (error) throw error
  return { ...person, url: data.url ?? '' }
}

async function link(session: Session, account: ReturnType<typeof freshAccount>) {
  const person = await aboutToLink(session)
  await person.browser.open(person.url)
  return { ...person, place: await passGoogle(social, person, account) }
}

describe('linking a provider', () => {
  it('goes through the provider, and lets its account sign in from then on, whatever its address', async () => {
    const { session, user } = await signedUp(social.service)
    const account = freshAccount()
    const { client, place, url } = await link(session, account)
    expect(new URL(url).origin).toBe(social.google.issuer)
    expect(place.url.pathname).toBe('/settings/security')
    const { data } = await client.exchangeCodeForSession(codeIn(place))
    expect(data.user).toMatchObject({ id: user.id, email: user.email })
    expect((await client.getUserIdentities()).data?.identities.map(({ provider }) => provider)).toEqual([
      'email',
      'google',
    ])
    expect((await signedInByGoogle(social, account)).user.id).toBe(user.id)
  })

  it('does not prove an address', async () => {
    const { session, email } = await signedUp(social.service)
    const { place, client } = await link(session, freshAccount(email))
    const { data } = await client.exchangeCodeForSession(codeIn(place))
    expect(data.user?.app_metadata.email_proven).toBe(false)
  })

  it('succeeds when repeated', async () => {
    const { session } = await signedUp(social.service)
    const account = freshAccount()
    await link(session, account)
    expect(codeIn((await link(session, account)).place)).toBeTruthy()
  })

  it('refuses a provider account of another person', async () => {
    const account = freshAccount()
    const owner = await signedInByGoogle(social, account)
    const { session, client } = await signedUp(social.service)
    const { place } = await link(session, account)
    expect(queryOf(place)).toMatchObject({ error: 'server_error', error_code: 'identity_already_exists' })
    expect((await client.getUser()).data.user?.identities).toHaveLength(1)
    expect((await owner.client.getUser()).data.user?.identities).toHaveLength(1)
  })

  it('fails once the session that started it has ended', async () => {
    const { session, client } = await signedUp(social.service)
    const person = await aboutToLink(session)
    await person.browser.open(person.url)
    await client.signOut({ scope: 'global' })
    const place = await passGoogle(social, person, freshAccount())
    expect(queryOf(place)).toMatchObject({ error_code: 'bad_oauth_state' })
  })

  it('fails once that session has expired, even before it is deleted', async () => {
    const { session } = await signedUp(social.service)
    const person = await aboutToLink(session)
    await person.browser.open(person.url)
    await social.service.database.inspect('update identity.session set not_after = created_at')
    const place = await passGoogle(social, person, freshAccount())
    expect(queryOf(place)).toMatchObject({ error_code: 'session_not_found' })
  })

  it('is refused for a victim whom an attacker sends to the authorization URL', async () => {
    const attacker = await signedUp(social.service)
    const { url } = await aboutToLink(attacker.session)
    const victim = visitor(social)
    await victim.browser.open(url)
    const account = freshAccount()
    expect(queryOf(await passGoogle(social, victim, account))).toMatchObject({
      error_code: 'bad_oauth_state',
    })
    expect((await attacker.client.getUser()).data.user?.identities).toHaveLength(1)
    expect((await signedInByGoogle(social, account)).user.id).not.toBe(attacker.user.id)
  })

  it('needs a signed-in person', async () => {
    const refused = await call(social.service, 'GET', '/user/identities/authorize?provider=google')
    expect(refused).toMatchObject({ status: 401, json: { code: 'no_authorization' } })
  })

  it('redirects without skip_http_redirect', async () => {
    const { session } = await signedUp(social.service)
    const answer = await fetch(`${social.service.url}/user/identities/authorize?provider=google`, {
      redirect: 'manual',
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(social.google.issuer)
  })

  it('gives a person without an address the provider’s, unless it is taken', async () => {
    for (const taken of [false, true]) {
      const account = freshAccount()
      if (taken) await social.service.client().signUp({ email: account.email, password: goodPassword })
      const person = visitor(social)
      const place = await throughFacebook(social, person, { id: randomUUID() })
      const { data } = await person.client.exchangeCodeForSession(codeIn(place))
      if (!data.session) throw new Error('no session')
      await link(data.session, account)
      const { user } = (await person.client.getUser()).data
      expect(user?.email).toBe(taken ? '' : account.email)
      expect(user?.app_metadata.email_proven).toBe(!taken)
    }
  })
})

it('an account with a password and without an address does not adopt the provider’s address', async () => {
  // Otherwise a person who finds an open session could use the address to set a new password.
  social.service.host.currentPasswordRequired = true
  try {
    const client = social.service.client()
    const phone = '+4915112345678'
    await client.signUp({ phone, password: goodPassword })
    const token = social.service.messages.at(-1)?.code ?? ''
    const { data } = await client.verifyOtp({ phone, token, type: 'sms' })
    if (!data.session) throw new Error('no session')
    const account = freshAccount()
    await link(data.session, account)
    const { user } = (await client.getUser()).data
    expect(user).toMatchObject({ email: '', app_metadata: { providers: ['phone', 'google'] } })
    expect((await signedInByGoogle(social, account)).user.id).toBe(user?.id)
  } finally {
    social.service.host.currentPasswordRequired = false
  }
})

describe('with a second factor', () => {
  it('signing in with a provider is the first level only, and links or unlinks nothing', async () => {
    const account = freshAccount()
    const { user, client } = await signedInByGoogle(social, account)
    await showFactor(social.service, { client }, await begunFactor({ client }))
    const again = await signedInByGoogle(social, account)
    expect((await again.client.getClaims()).data?.claims.aal).toBe('aal1')
    expect((await again.client.linkIdentity({ provider: 'google' })).error?.code).toBe('insufficient_aal')
    const token = await social.google.signIdToken({ ...freshAccount() })
    const byToken = await again.client.linkIdentity({ provider: 'google', token })
    expect(byToken.error?.code).toBe('insufficient_aal')
    const removed = await call(
      social.service,
      'DELETE',
      `/user/identities/${user.identities?.[0]?.identity_id}`,
      {
        token: again.session.access_token,
      },
    )
    expect(removed.json.code).toBe('insufficient_aal')
  })
})

describe('unlinking an identity', () => {
  const identitiesOf = async (client: Awaited<ReturnType<typeof signedUp>>['client']) =>
    (await client.getUserIdentities()).data?.identities ?? []

  it('works for all but the last one', async () => {
    const { session, client } = await signedUp(social.service)
    const account = freshAccount()
    await link(session, account)
    const [, google] = await identitiesOf(client)
    if (!google) throw new Error('nothing was linked')
    expect((await client.unlinkIdentity(google)).error).toBeNull()
    const [email] = await identitiesOf(client)
    if (!email) throw new Error('too much was removed')
    expect((await client.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable')
    const later = await signedInByGoogle(social, account)
    expect(later.user.email).toBe(account.email)
  })

  it('is refused for an identity of another person, an unknown one and a malformed id', async () => {
    const { session } = await signedUp(social.service)
    const other = await signedInByGoogle(social, freshAccount())
    const unlink = (id: string) =>
      call(social.service, 'DELETE', `/user/identities/${id}`, { token: session.access_token })
    expect(await unlink(String(other.user.identities?.[0]?.identity_id))).toMatchObject({
      status: 422,
      json: { code: 'identity_not_found' },
    })
    expect((await unlink(randomUUID())).json.code).toBe('identity_not_found')
    expect((await unlink('..%2f..%2fadmin')).status).toBe(404)
  })

  it('replaces an unproven address by the provider’s', async () => {
    const { session, client, email } = await signedUp(social.service)
    const account = freshAccount()
    await link(session, account)
    const [own] = await identitiesOf(client)
    if (!own) throw new Error('no identity')
    expect((await client.unlinkIdentity(own)).error).toBeNull()
    const { user } = (await client.getUser()).data
    expect(user).toMatchObject({ email: account.email, app_metadata: { email_proven: true } })
    const free = await social.service.client().signUp({ email, password: goodPassword })
    expect(free.error).toBeNull()
  })

  it('deletes an unproven address that nothing replaces', async () => {
    const { session, client, email } = await signedUp(social.service)
    const token = await social.facebook.signIdToken({ sub: randomUUID() })
    await client.setSession(session)
    await client.linkIdentity({ provider: 'facebook', token })
    const [own] = await identitiesOf(client)
    if (!own) throw new Error('no identity')
    expect((await client.unlinkIdentity(own)).error).toBeNull()
    const { user } = (await client.getUser()).data
    expect(user).toMatchObject({ email: '', is_anonymous: false })
    expect(user?.email_confirmed_at).toBeUndefined()
    const guess = await social.service.client().signInWithPassword({ email, password: goodPassword })
    expect(guess.error?.code).toBe('invalid_credentials')
  })

  it('is refused when the provider’s address belongs to another account', async () => {
    const { session, client } = await signedUp(social.service)
    const account = freshAccount()
    await link(session, account)
    await social.service.client().signUp({ email: account.email, password: goodPassword })
    const [own] = await identitiesOf(client)
    if (!own) throw new Error('no identity')
    expect((await client.unlinkIdentity(own)).error?.code).toBe('email_conflict_identity_not_deletable')
    expect(await identitiesOf(client)).toHaveLength(2)
  })

  it('keeps a proven address, so that a hijacked session cannot remove the owner’s way to recover', async () => {
    const account = freshAccount()
    const { session, client } = await signedInByGoogle(social, account)
    const thief = freshAccount(freshAddress())
    await call(social.service, 'POST', '/token?grant_type=id_token', {
      token: session.access_token,
      body: {
        provider: 'google',
        id_token: await social.google.signIdToken({ ...thief }),
        link_identity: true,
      },
    })
    const [google] = await identitiesOf(client)
    if (!google) throw new Error('no identity')
    expect((await client.unlinkIdentity(google)).error).toBeNull()
    const { user } = (await client.getUser()).data
    expect(user).toMatchObject({ email: account.email, app_metadata: { email_proven: true } })
  })
})
