import { createHash } from 'node:crypto'
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signedUp } from '../testing/builders.ts'
import { freshAccount, type SocialService, signedInByGoogle, startSocialService } from '../testing/social.ts'

let social: SocialService
beforeAll(async () => {
  social = await startSocialService()
})
beforeEach(() => social.service.exhausted.clear())
afterAll(() => social.close())

const grant = (body: object, token?: string) =>
  call(social.service, 'POST', '/token?grant_type=id_token', { body, ...(token && { token }) })

const google = async (claims: JWTPayload) => ({
  provider: 'google',
  id_token: await social.google.signIdToken({ ...freshAccount(), ...claims }),
})

const badToken = { status: 400, json: { error: 'invalid_request', error_description: 'Bad ID token' } }
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe('an id_token that the page obtained itself', () => {
  it('signs in', async () => {
    const account = freshAccount()
    const client = social.service.client()
    const { data, error } = await client.signInWithIdToken({
      provider: 'google',
      token: await social.google.signIdToken({ ...account, nonce: hashOf('a nonce') }),
      nonce: 'a nonce',
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: account.email, app_metadata: { provider: 'google' } })
    expect((await client.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] })
    expect((await signedInByGoogle(social, account)).user.id).toBe(data.user?.id)
  })

  it('signs in for Facebook’s Limited Login, with the nonce as its apps send it', async () => {
    const { sub, email, name } = freshAccount()
    for (const nonce of ['as it is', hashOf('as it is')]) {
      const { data, error } = await social.service.client().signInWithIdToken({
        provider: 'facebook',
        token: await social.facebook.signIdToken({ sub, email, name, nonce }),
        nonce: 'as it is',
      })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ email, app_metadata: { provider: 'facebook' } })
    }
  })

  it('is accepted only with the access token it was issued with', async () => {
    const accessToken = 'ya29.theirs'
    const at_hash = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')
    const body = await google({ at_hash })
    expect((await grant({ ...body, access_token: accessToken })).status).toBe(200)
    expect(await grant({ ...body, access_token: 'ya29.another' })).toMatchObject(badToken)
  })

  it('may name several audiences when it was issued to us', async () => {
    const aud = [social.google.clientId, 'another.apps.example']
    expect((await grant(await google({ aud, azp: social.google.clientId }))).status).toBe(200)
    expect(await grant(await google({ aud, azp: 'another.apps.example' }))).toMatchObject(badToken)
    expect(await grant(await google({ aud }))).toMatchObject(badToken)
  })
})

describe('refuses', () => {
  const now = Math.floor(Date.now() / 1000)
  it.each<[string, JWTPayload]>([
    ['another audience', { aud: 'another.apps.example' }],
    ['no audience', { aud: [] }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['a longer issuer', { iss: 'http://127.0.0.1:1/' }],
    ['expired', { exp: now - 60, iat: now - 600 }],
    ['not valid yet', { nbf: now + 600 }],
    ['a nonce in the token alone', { nonce: hashOf('x') }],
    ['an empty subject', { sub: '' }],
    ['a long subject', { sub: 'x'.repeat(256) }],
  ])('%s', async (_name, claims) => {
    expect(await grant(await google(claims))).toMatchObject(badToken)
  })

  it.each([
    ['in the request alone', {}, 'x'],
    ['another', { nonce: hashOf('x') }, 'y'],
    ['not hashed', { nonce: 'x' }, 'x'],
  ])('a nonce %s', async (_name, claims, nonce) => {
    expect(await grant({ ...(await google(claims)), nonce })).toMatchObject(badToken)
  })

  it('the algorithm none', async () => {
    const id_token = new UnsecuredJWT({
      ...freshAccount(),
      iss: social.google.issuer,
      aud: social.google.clientId,
    })
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode()
    expect(await grant({ provider: 'google', id_token })).toMatchObject(badToken)
  })

  it('a public key used as a secret', async () => {
    const keySet = await (await fetch(`${social.google.issuer}/jwks`)).text()
    const id_token = await new SignJWT({
      ...freshAccount(),
      iss: social.google.issuer,
      aud: social.google.clientId,
    })
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(Buffer.from(keySet))
    expect(await grant({ provider: 'google', id_token })).toMatchObject(badToken)
  })

  it('another key under the provider’s key id', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const id_token = await new SignJWT({
      ...freshAccount(),
      iss: social.google.issuer,
      aud: social.google.clientId,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'test-key', jku: 'https://evil.example/jwks' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    expect(await grant({ provider: 'google', id_token })).toMatchObject(badToken)
  })

  it('one provider’s token sent as another’s', async () => {
    const { id_token } = await google({})
    expect(await grant({ provider: 'facebook', id_token })).toMatchObject(badToken)
    const facebook = await social.facebook.signIdToken({ sub: '1', email: 'x@example.com' })
    expect(await grant({ provider: 'google', id_token: facebook })).toMatchObject(badToken)
  })

  it('our own access token', async () => {
    const { session } = await signedUp(social.service)
    expect(await grant({ provider: 'google', id_token: session.access_token })).toMatchObject(badToken)
  })

  it.each(['apple', 'https://evil.example', '', '__proto__'])('provider “%s”', async (provider) => {
    const refused = await grant({
      ...(await google({})),
      provider,
      issuer: 'https://evil.example',
      client_id: 'x',
    })
    expect(refused).toMatchObject({ status: 400, json: { code: 'provider_disabled' } })
    expect(String(refused.json.message)).toContain('not enabled')
  })

  it.each([{}, { provider: '', issuer: 'https://evil.example' }, { provider: '', client_id: 'x' }])(
    'a request without a provider, in OAuth’s form or for linking: %j',
    async (named) => {
      const { id_token } = await google({})
      const { session } = await signedUp(social.service)
      const refused = {
        error: 'invalid_request',
        error_description: 'provider or client_id and issuer required',
      }
      for (const link_identity of [false, true]) {
        const body = { ...named, id_token, link_identity }
        const answer = await grant(body, session.access_token)
        expect([answer.status, answer.json]).toEqual([400, refused])
      }
    },
  )

  it('the client’s own linking call without a provider or code', async () => {
    const { client } = await signedUp(social.service)
    const token = await social.google.signIdToken({ ...freshAccount() })
    const { error } = await client.linkIdentity({ provider: '', token })
    expect(error).toMatchObject({ status: 400, message: 'provider or client_id and issuer required' })
    expect(error?.code).toBeUndefined()
  })

  it.each([{}, { id_token: '' }, { id_token: 'x.y.z' }, { id_token: 'x'.repeat(20_000) }])(
    '%j',
    async (body) => {
      expect((await grant({ provider: 'google', ...body })).status).toBe(400)
    },
  )

  it('a banned person, and an address that the provider has not verified', async () => {
    const account = freshAccount()
    const { user } = await signedInByGoogle(social, account)
    await social.service.database.inspect(
      `update identity.person set banned_until = now() + interval '1 day' where id = '${user.id}'`,
    )
    expect(await grant(await google({ ...account }))).toMatchObject({
      status: 400,
      json: { code: 'user_banned' },
    })
    expect(await grant(await google({ email_verified: false }))).toMatchObject({
      status: 422,
      json: { code: 'provider_email_needs_verification' },
    })
  })
})

describe('with link_identity', () => {
  it('links the provider account to the person who is signed in', async () => {
    const { client, user } = await signedUp(social.service)
    const account = freshAccount()
    const { data, error } = await client.linkIdentity({
      provider: 'google',
      token: await social.google.signIdToken({ ...account }),
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: user.id, app_metadata: { providers: ['email', 'google'] } })
    expect((await signedInByGoogle(social, account)).user.id).toBe(user.id)
  })

  it('needs a signed-in person and a provider account of nobody else', async () => {
    const account = freshAccount()
    const body = { ...(await google({ ...account })), link_identity: true }
    expect((await grant(body)).json.code).toBe('no_authorization')
    await signedInByGoogle(social, account)
    const { session } = await signedUp(social.service)
    expect(await grant(body, session.access_token)).toMatchObject({
      status: 422,
      json: { code: 'identity_already_exists' },
    })
  })
})
