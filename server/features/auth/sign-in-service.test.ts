import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostedSignIn } from './sign-in-service.ts'
import { tokenVerifier } from './token-verifier.ts'

/** A hosted service that believes every token: what is refused here, the product itself refused. */
let app: FastifyInstance
let url: string
let published: JWK[]
let person: object | string
let status: number
let asked: string[]
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
    expect(asked).toEqual(['keys', 'user'])
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
  ])('is refused with %s', async (_name, more) => {
    const payload = Object.fromEntries(
      Object.entries({ ...claims(), ...more }).filter(([, value]) => value !== undefined),
    )
    await expect(verifier()(await sign(payload))).rejects.toMatchObject({ code: 'token_refused' })
  })

  it('is refused under another algorithm, whatever key was published for it', async () => {
    const secret = Buffer.alloc(32, 7)
    published.push({ kty: 'oct', k: secret.toString('base64url'), kid: 'hs', alg: 'HS256' })
    const hs = await new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'hs' }).sign(secret)
    const rsa = await generateKeyPair('RS256', { extractable: true })
    published.push({ ...(await exportJWK(rsa.publicKey)), kid: 'rs', alg: 'RS256' })
    const rs = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'rs' })
      .sign(rsa.privateKey)
    for (const token of [hs, rs])
      await expect(verifier()(token)).rejects.toMatchObject({ code: 'token_refused' })
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
