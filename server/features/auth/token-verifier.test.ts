import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionEndedError } from './session-ended-error.ts'
import { hostedSignIn } from './sign-in-service.ts'
import { tokenVerifier } from './token-verifier.ts'

/** A hosted service that accepts every token, so only the product itself can refuse one. */
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
  it('is accepted when the product’s own checks pass', async () => {
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

  it('is refused when the service names no such person', async () => {
    person = { id: subject, is_anonymous: true }
    await expect(verifier()(await sign(claims()))).rejects.toMatchObject({ code: 'token_refused' })
    person = { id: subject, is_anonymous: false }
    await expect(verifier()(await sign({ ...claims(), is_anonymous: false }))).resolves.toMatchObject({
      subject,
    })
  })

  it.each(['RS256', 'EdDSA', 'ES256'])(
    'is accepted with the algorithm its key was published for: %s',
    async (alg) => {
      const pair = await generateKeyPair(alg, { extractable: true })
      published.push({ ...(await exportJWK(pair.publicKey)), kid: alg, alg })
      const token = await new SignJWT(claims()).setProtectedHeader({ alg, kid: alg }).sign(pair.privateKey)
      await expect(verifier()(token)).resolves.toMatchObject({ subject })
    },
  )

  it('is refused with an algorithm its key was not published for', async () => {
    const rsa = await generateKeyPair('RS256', { extractable: true })
    published.push({ ...(await exportJWK(rsa.publicKey)), kid: 'rs', alg: 'RS256' })
    const pss = await importJWK({ ...(await exportJWK(rsa.privateKey)), alg: 'PS256' }, 'PS256')
    const token = await new SignJWT(claims()).setProtectedHeader({ alg: 'PS256', kid: 'rs' }).sign(pss)
    await expect(verifier()(token)).rejects.toMatchObject({ code: 'token_refused' })
  })

  it.each(['PS256', 'ES384'])('is refused with %s, though the service published such a key', async (alg) => {
    const pair = await generateKeyPair(alg, { extractable: true })
    published.push({ ...(await exportJWK(pair.publicKey)), kid: alg, alg })
    const token = await new SignJWT(claims()).setProtectedHeader({ alg, kid: alg }).sign(pair.privateKey)
    await expect(verifier()(token)).rejects.toMatchObject({ code: 'token_refused' })
  })

  it('is refused with a shared secret, even one made from a public key', async () => {
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

describe('the claims about a session', () => {
  const identityOf = async (more: JWTPayload) => verifier()(await sign({ ...claims(), ...more }))

  it('say when it began: the oldest sign-in method counts', async () => {
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
  ])('are %s', async (_name, more, ago) => {
    const { begunAt } = await identityOf({ iat: seconds() - 30, ...more })
    expect(begunAt.getTime()).toBe((seconds() - ago) * 1000)
  })

  it('count as long ago when they are absent', async () => {
    expect((await identityOf({})).begunAt.getTime()).toBe(0)
  })

  it('say whether a second factor was used; the service says whether one exists', async () => {
    expect(await identityOf({ aal: 'aal1' })).toMatchObject({
      secondFactorShown: false,
      hasSecondFactor: false,
    })
    person = { ...Object(person), factors: [{ status: 'unverified', factor_type: 'totp' }] }
    expect(await identityOf({})).toMatchObject({ secondFactorShown: false, hasSecondFactor: false })
    // The factor is gone, but the token still names it.
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

  it('is proven when the service confirms by mail', async () => {
    expect(await isProven()).toBe(true)
    person = { ...Object(person), email_confirmed_at: null }
    expect(await isProven()).toBe(false)
  })

  it('is not proven when the service confirms automatically, because anybody may have signed up with it', async () => {
    settings = { mailer_autoconfirm: true }
    expect(await isProven()).toBe(false)
  })

  it.each([true, false])('follows what the service says about the proof: %s', async (email_proven) => {
    settings = { mailer_autoconfirm: email_proven }
    person = { ...Object(person), app_metadata: { email_proven } }
    expect(await isProven()).toBe(email_proven)
    expect(asked).not.toContain('settings')
  })

  it.each([{}, 'a page'])('is unproven while the service does not answer: %j', async (given) => {
    settings = given
    await expect(isProven()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('is not looked up each time', async () => {
    const verify = verifier()
    for (let turn = 0; turn < 3; turn += 1) await verify(await sign(claims()))
    expect(asked.filter((what) => what === 'settings')).toHaveLength(1)
  })
})

describe('the service’s keys', () => {
  it('are fetched once, again for an unknown key, and again when they are old', async () => {
    const verify = verifier()
    await verify(await sign(claims()))
    await verify(await sign(claims()))
    expect(asked.filter((what) => what === 'keys')).toHaveLength(1)
    const fresh = await generateKeyPair('ES256', { extractable: true })
    await publish('k2', fresh)
    await verify(await sign(claims(), { kid: 'k2', pair: fresh }))
    expect(asked.filter((what) => what === 'keys')).toHaveLength(2)
    // Forged key ids do not each cause a request to the service.
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
  it('refuses when it does not know the person or the session', async () => {
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
    'ends the session for good when it says %s',
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

  it('says nothing about the session when it refuses for its own reason', async () => {
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

  it('counts as unavailable when it fails, returns a page or cannot be reached, and nobody is refused', async () => {
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
