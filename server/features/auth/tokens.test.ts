import { createPublicKey, randomUUID } from 'node:crypto'
import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askIdentity, exchange, type HostedSession, signedUp } from '../../testing/hosted-session.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let t: TestApp
let hosted: HostedSession
let claims: JWTPayload
let kid: string
beforeAll(async () => {
  t = await testApp()
  hosted = await signedUp(t, { role: 'fitter', name: 'Ines Becker' })
  claims = decodeJwt(hosted.accessToken)
  kid = String(decodeProtectedHeader(hosted.accessToken).kid)
})
afterAll(() => t.close())

const now = () => Math.floor(t.clock.now().getTime() / 1000)

/** The service's own private key, so that only wrong claims can be the reason for a refusal. */
async function ownKey() {
  const { rows } = await t.data.owner.query<{ private_sealed: Buffer }>(
    'select private_sealed from identity.signing_key where kid = $1',
    [kid],
  )
  const sealed = rows[0]?.private_sealed ?? Buffer.of()
  return importJWK(JSON.parse(t.data.vault.open('seal:identity:identity.signing_key', kid, sealed)), 'ES256')
}

const signed = async (payload: JWTPayload, header: { alg?: string; kid?: string } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid, ...header }).sign(await ownKey())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function publicPem(): Promise<string> {
  const { body } = await askIdentity(t, 'GET', '/.well-known/jwks.json')
  const [jwk] = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(body).keys
  return createPublicKey({ key: { ...jwk }, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString()
}

const forgeries: [string, () => Promise<string>][] = [
  ['another issuer', () => signed({ ...claims, iss: 'https://other.example/auth/v1' })],
  ['another audience', () => signed({ ...claims, aud: 'anon' })],
  ['no audience', () => signed({ ...claims, aud: '' })],
  ['an end in the past', () => signed({ ...claims, exp: now() - 1 })],
  [
    'no end',
    async () => {
      const { exp: _, ...endless } = claims
      return signed(endless)
    },
  ],
  ['a begin in the future', () => signed({ ...claims, nbf: now() + 60 })],
  ['no session', () => signed({ ...claims, session_id: '' })],
  ['a session that never was', () => signed({ ...claims, session_id: randomUUID() })],
  ['somebody else’s id', () => signed({ ...claims, sub: randomUUID() })],
  ['no subject', () => signed({ ...claims, sub: '' })],
  [
    'a foreign key',
    async () => {
      const { privateKey } = await generateKeyPair('ES256')
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
    },
  ],
  [
    'a foreign key that comes along',
    async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
      const jwk = await exportJWK(publicKey)
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, jwk }).sign(privateKey)
    },
  ],
  ['an unknown key id', () => signed(claims, { kid: 'unknown' })],
  [
    'HS256 under the public key',
    async () =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from(await publicPem())),
  ],
  ['no signature', async () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
  ['no signature under ES256', async () => `${part({ alg: 'ES256', kid })}.${part(claims)}.`],
  [
    'a changed claim',
    async () => {
      const [head = '', , signature = ''] = hosted.accessToken.split('.')
      return `${head}.${part({ ...claims, sub: randomUUID() })}.${signature}`
    },
  ],
  ['nothing of a token', async () => 'not.a.token'],
]

describe('POST /api/auth/supabase-login refuses a token with', () => {
  it.each(forgeries)('%s', async (_name, forge) => {
    const before = await t.data.owner.query('select count(*)::int as n from sign_in')
    const refused = await exchange(t.api, nobody, await forge(), { id: hosted.userId })
    expect(refused.problem).toMatchObject({ status: 401, code: 'token_refused' })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect((await t.data.owner.query('select count(*)::int as n from sign_in')).rows).toEqual(before.rows)
  })

  it('accepts the same claims with the correct key, so that the refusals above mean something', async () => {
    expect((await exchange(t.api, nobody, await signed(claims))).status).toBe(200)
  })
})

describe('a token', () => {
  it('of an ended session is refused at once, although it has not expired', async () => {
    const person = await signedUp(t)
    expect((await exchange(t.api, nobody, person.accessToken)).status).toBe(200)
    await askIdentity(t, 'POST', '/logout?scope=local', { token: person.accessToken })
    const refused = await exchange(t.api, nobody, person.accessToken)
    expect(refused.problem).toMatchObject({ status: 401, code: 'token_refused' })
  })

  it('decides alone: what the body says about the user is ignored', async () => {
    const victim = await signedUp(t, { role: 'fitter', name: 'Victim' })
    await exchange(t.api, nobody, victim.accessToken)
    const person = await signedUp(t, { role: 'client', name: 'Jonas' })
    const claimed = {
      id: victim.userId,
      email: victim.email,
      role: 'support',
      user_metadata: { role: 'fitter', name: 'Victim' },
      app_metadata: { email_proven: true },
    }
    const entered = await exchange(t.api, nobody, person.accessToken, claimed)
    expect(entered.body.user).toMatchObject({
      role: 'client',
      name: 'Jonas',
      email: person.email,
      proven: false,
    })
    expect((await t.api.as(entered.caller).call('GET /api/auth/user')).body).toMatchObject({ role: 'client' })
  })

  it.each([{}, { id: 5 }, { id: 'x'.repeat(65) }, null, 'x', [[]]])(
    'sent with a user of the wrong shape is refused: %j',
    async (user) => {
      const refused = await t.api.as(nobody).call('POST /api/auth/supabase-login', {
        body: { user, access_token: hosted.accessToken },
      })
      expect(refused.problem).toMatchObject({ status: 400, code: 'invalid_request' })
    },
  )

  it('cannot create a support account or an unknown role', async () => {
    for (const role of ['support', 'admin', '', 'FITTER', '__proto__']) {
      const person = await signedUp(t, { role, name: 'X' })
      const refused = await exchange(t.api, nobody, person.accessToken)
      expect(refused.problem).toMatchObject({ status: 409, code: 'role_missing' })
    }
  })

  it('sets the role once: metadata changed later changes nothing', async () => {
    const person = await signedUp(t, { role: 'client', name: 'Jonas' })
    const first = await exchange(t.api, nobody, person.accessToken)
    const changed = await askIdentity(t, 'PUT', '/user', {
      token: person.accessToken,
      body: { data: { role: 'fitter', name: 'Somebody else' } },
    })
    expect(changed.body.user_metadata.role).toBe('fitter')
    const again = await exchange(t.api, first.caller, person.accessToken)
    const elsewhere = await exchange(t.api, nobody, person.accessToken)
    for (const { body } of [again, elsewhere])
      expect(body.user).toMatchObject({ role: 'client', name: 'Jonas' })
  })
})
