import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionEndedError } from './session-ended-error.ts'
import { hostedSignIn } from './sign-in-service.ts'
import { tokenVerifier } from './token-verifier.ts'

/** A hosted service that believes every token: what is refused here, the product itself refused. */
let app: FastifyInstance
let url: string
let published: JWK[]
let person: object | string
let status: number
let asked: string[]
let settings: object | string
let at: Date

const subject = randomUUID()
type Keys = Awaited<ReturnType<typeof generateKeyPair>>
let keys: Keys

async function publish(kid: string, pair: Keys): Promise<void> {
  published.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' })
}

beforeEach(async () => {
  published = []
  asked = []
  status = 200
  settings = { mailer_autoconfirm: false }
  at = new Date('2026-11-20T10:00:00Z')
  person = { id: subject, email: 'jonas@example.org', email_confirmed_at: at.toISOString() }
  keys = await generateKeyPair('ES256', { extractable: true })
  await publish('k1', keys)
  app = Fastify()
  app.get('/auth/v1/.well-known/jwks.json', async () => {
    asked.push('keys')
    return { keys: published }
  })
  app.get('/auth/v1/user', async (_request, reply) => {
    asked.push('user')
    return reply.code(status).send(person)
  })
  app.get('/auth/v1/settings', async () => {
    asked.push('settings')
    return settings
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `${app.listeningOrigin}/auth/v1`
})
afterEach(() => app.close())

const seconds = () => Math.floor(at.getTime() / 1000)
const claims = (): JWTPayload => ({
  sub: subject,
  session_id: randomUUID(),
  iss: url,
  aud: 'authenticated',
  exp: seconds() + 3600,
})
const sign = (payload: JWTPayload, { kid = 'k1', pair = keys } = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(pair.privateKey)
const verifier = () => tokenVerifier(hostedSignIn(url, 'public'), () => at)

describe('a token that a hosted service believes', () => {
  it('is taken when the product’s own look at it agrees', async () => {
    await expect(verifier()(await sign(claims()))).resolves.toMatchObject({
      subject,
      email: 'jonas@example.org',
      proven: true,
      role: null,
    })
    expect(asked).toEqual(['keys', 'user', 'settings'])
  })

  it.each([
    ['another issuer', { iss: 'https://other.example/auth/v1' }],
    ['another audience', { aud: 'anon' }],
    ['an end in the past', { exp: 1 }],
    ['no end', { exp: undefined }],
    ['a begin in the future', { nbf: 9_999_999_999 }],
    ['no session', { session_id: undefined }],
    ['no subject', { sub: undefined }],
    ['a subject that is no id', { sub: 'admin' }],
    ['another’s subject', { sub: randomUUID() }],
    ['nobody named', { is_anonymous: true }],
  ])('is refused with %s', async (_name, more) => {
    const payload = Object.fromEntries(
      Object.entries({ ...claims(), ...more }).filter(([, value]) => value !== undefined),
    )
    await expect(verifier()(await sign(payload))).rejects.toMatchObject({ code: 'token_refused' })
  })

  it('is refused where the service says that its person is nobody named', async () => {
    person = { id: subject, is_anonymous: true }
    await expect(verifier()(await sign(claims()))).rejects.toMatchObject({ code: 'token_refused' })
    person = { id: subject, is_anonymous: false }
    await expect(verifier()(await sign({ ...claims(), is_anonymous: false }))).resolves.toMatchObject({
      subject,
    })
  })

  it.each(['RS256', 'EdDSA', 'ES256'])(
    'is taken under the algorithm its key was published for: %s',
    async (alg) => {
      const pair = await generateKeyPair(alg, { extractable: true })
      published.push({ ...(await exportJWK(pair.publicKey)), kid: alg, alg })
      const token = await new SignJWT(claims()).setProtectedHeader({ alg, kid: alg }).sign(pair.privateKey)
      await expect(verifier()(token)).resolves.toMatchObject({ subject })
    },
  )

  it('is refused under an algorithm that its key was not published for', async () => {
    const rsa = await generateKeyPair('RS256', { extractable: true })
    published.push({ ...(await exportJWK(rsa.publicKey)), kid: 'rs', alg: 'RS256' })
    const pss = await importJWK({ ...(await exportJWK(rsa.privateKey)), alg: 'PS256' }, 'PS256')
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'PS256', kid: 'rs' }).sign(pss)
    await expect(verifier()(token)).rejects.toMatchObject({ code: 'token_refused' })
  })

  it.each(['PS256', 'ES384'])(
    'is refused under %s, though the service published a key for it',
    async (alg) => {
      const pair = await generateKeyPair(alg, { extractable: true })
      published.push({ ...(await exportJWK(pair.publicKey)), kid: alg, alg })
      const token = await new SignJWT(claims()).setProtectedHeader({ alg, kid: alg }).sign(pair.privateKey)
      await expect(verifier()(token)).rejects.toMatchObject({ code: 'token_refused' })
    },
  )

  it('is refused under a shared secret, published or made of a public key', async () => {
    const secret = Buffer.alloc(32, 7)
    published.push({ kty: 'oct', k: secret.toString('base64url'), kid: 'hs', alg: 'HS256' })
    const publicKey = Buffer.from(JSON.stringify(published[0]))
    for (const [kid, key] of [
      ['hs', secret],
      ['k1', publicKey],
    ] as const) {
      const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid }).sign(key)
      await expect(verifier()(token)).rejects.toMatchObject({ code: 'token_refused' })
    }
  })
})

describe('what a token says of its session', () => {
  const identityOf = async (more: JWTPayload) => verifier()(await sign({ ...claims(), ...more }))

  it('is when it began: the oldest way of signing in, whatever came since', async () => {
    const amr = [
      { method: 'totp', timestamp: seconds() - 60 },
      { method: 'password', timestamp: seconds() - 86_400 },
    ]
    const { begunAt } = await identityOf({ iat: seconds(), amr })
    expect(begunAt.getTime()).toBe((seconds() - 86_400) * 1000)
  })

  it.each([
    ['its own time where it names none', { amr: [] }, 30],
    ['its own time where it names them in words only', { amr: ['password'] }, 30],
    ['its own time where it has no list', { amr: 'password' }, 30],
    ['now at the latest', { amr: [{ method: 'password', timestamp: 9_999_999_999 }] }, 0],
  ])('is %s', async (_name, more, ago) => {
    const { begunAt } = await identityOf({ iat: seconds() - 30, ...more })
    expect(begunAt.getTime()).toBe((seconds() - ago) * 1000)
  })

  it('is long ago where it says nothing at all', async () => {
    expect((await identityOf({})).begunAt.getTime()).toBe(0)
  })

  it('is whether a second factor was shown, and the service says whether there is one', async () => {
    expect(await identityOf({ aal: 'aal1' })).toMatchObject({
      secondFactorShown: false,
      hasSecondFactor: false,
    })
    person = { ...Object(person), factors: [{ status: 'unverified', factor_type: 'totp' }] }
    expect(await identityOf({})).toMatchObject({ secondFactorShown: false, hasSecondFactor: false })
    // The factor is gone, and the token still tells of it.
    expect(await identityOf({ aal: 'aal2' })).toMatchObject({ secondFactorShown: false })
    person = { ...Object(person), factors: [{ status: 'unverified' }, { status: 'verified' }] }
    expect(await identityOf({ aal: 'aal2' })).toMatchObject({
      secondFactorShown: true,
      hasSecondFactor: true,
    })
  })
})

describe('an address that a service calls confirmed', () => {
  const isProven = async () => (await verifier()(await sign(claims()))).proven

  it('is proven where the service confirms by mail', async () => {
    expect(await isProven()).toBe(true)
    person = { ...Object(person), email_confirmed_at: null }
    expect(await isProven()).toBe(false)
  })

  it('is not where it confirms by itself: whoever signed up there first may be anybody', async () => {
    settings = { mailer_autoconfirm: true }
    expect(await isProven()).toBe(false)
  })

  it.each([true, false])('is what the service says of the proof itself: %s', async (email_proven) => {
    settings = { mailer_autoconfirm: email_proven }
    person = { ...Object(person), app_metadata: { email_proven } }
    expect(await isProven()).toBe(email_proven)
    expect(asked).not.toContain('settings')
  })

  it.each([{}, 'a page'])('is nothing yet while the service does not say: %j', async (told) => {
    settings = told
    await expect(isProven()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('does not cost a question each time', async () => {
    const verify = verifier()
    for (let turn = 0; turn < 3; turn += 1) await verify(await sign(claims()))
    expect(asked.filter((what) => what === 'settings')).toHaveLength(1)
  })
})

describe('the service’s keys', () => {
  it('are asked for once, again for a key not seen, and again when they are old', async () => {
    const verify = verifier()
    await verify(await sign(claims()))
    await verify(await sign(claims()))
    expect(asked.filter((what) => what === 'keys')).toHaveLength(1)
    const fresh = await generateKeyPair('ES256', { extractable: true })
    await publish('k2', fresh)
    await verify(await sign(claims(), { kid: 'k2', pair: fresh }))
    expect(asked.filter((what) => what === 'keys')).toHaveLength(2)
    // Made-up keys do not cause a request to the service each.
    const forged = await generateKeyPair('ES256', { extractable: true })
    for (const kid of ['k3', 'k4', 'k5'])
      await expect(verify(await sign(claims(), { kid, pair: forged }))).rejects.toMatchObject({
        code: 'token_refused',
      })
    expect(asked.filter((what) => what === 'keys')).toHaveLength(2)
    at = new Date(at.getTime() + 11 * 60_000)
    await verify(await sign(claims()))
    expect(asked.filter((what) => what === 'keys')).toHaveLength(3)
  })
})

describe('a service that', () => {
  it('does not know the person, or not this session, refuses', async () => {
    for (const [code, body] of [
      [403, { code: 'session_not_found' }],
      [200, { id: randomUUID() }],
      [200, {}],
    ] as const) {
      status = code
      person = body
      await expect(verifier()(await sign(claims()))).rejects.toMatchObject({ code: 'token_refused' })
    }
  })

  it.each(['session_not_found', 'session_expired', 'user_not_found', 'user_banned'])(
    'says %s has ended the session for good',
    async (code) => {
      const token = await sign(claims())
      for (const [word, body] of [
        [403, { code }],
        [403, { code: 403, error_code: code }],
      ] as const) {
        status = word
        person = body
        await expect(verifier()(token)).rejects.toBeInstanceOf(SessionEndedError)
      }
    },
  )

  it('refuses for a reason of its own says nothing of the session', async () => {
    const token = await sign(claims())
    for (const [code, body] of [
      [401, { message: 'no apikey' }],
      [403, { code: 'bad_jwt' }],
      [403, '<html>Forbidden</html>'],
    ] as const) {
      status = code
      person = body
      const refused = await verifier()(token).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'token_refused' })
      expect(refused).not.toBeInstanceOf(SessionEndedError)
    }
    status = 429
    await expect(verifier()(token)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('fails, answers a page, or is not there is unavailable, and nobody is refused for it', async () => {
    const token = await sign(claims())
    status = 502
    person = '<html>Bad gateway</html>'
    await expect(verifier()(token)).rejects.toMatchObject({ code: 'unavailable' })
    const nowhere = tokenVerifier(hostedSignIn('http://127.0.0.1:1/auth/v1', null), () => at)
    await expect(nowhere(token)).rejects.toMatchObject({ code: 'unavailable' })
    published = []
    await app.close()
    await expect(verifier()(token)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
