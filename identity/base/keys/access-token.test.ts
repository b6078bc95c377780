import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signedUp } from '../../testing/builders.ts'
import { startTestService, type TestService } from '../../testing/service.ts'

let service: TestService
let kid: string
let publicJwk: JWK
let claims: Record<string, unknown>
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
  const { session } = await signedUp(service)
  const [header = '', payload = ''] = session.access_token.split('.')
  kid = JSON.parse(Buffer.from(header, 'base64url').toString()).kid
  claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const { json } = await call(service, 'GET', '/.well-known/jwks.json')
  publicJwk = (json.keys as JWK[])[0] ?? {}
})
afterAll(() => service.close())

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token signed with the service's own key, so that only the changed claims can cause a refusal. */
async function ownSigned(changes: Record<string, unknown>) {
  const [row] = await service.database.inspect(
    `select private_sealed from identity.signing_key where kid = '${kid}'`,
  )
  const sealed = row?.private_sealed
  if (!Buffer.isBuffer(sealed)) throw new Error('no key')
  const key = await importJWK(JSON.parse(service.host.open('identity.signing_key', sealed, kid)), 'ES256')
  return new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .sign(key)
}

/** HS256 without a library, because libraries refuse to sign with a public key. */
function hmacSigned(secret: string | Buffer, alg = 'HS256') {
  const signed = `${encoded({ alg, kid, typ: 'JWT' })}.${encoded(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

const answerTo = (token: string) => call(service, 'GET', '/user', { token })

async function expectRefused(token: string) {
  expect(await answerTo(token)).toMatchObject({ status: 403, json: { code: 'bad_jwt' } })
}

it('accepts its own unchanged token', async () => {
  expect((await answerTo(await ownSigned({}))).status).toBe(200)
})

it.each(['none', 'None', 'NONE', 'nOnE'])(
  'refuses the algorithm %s, with and without a signature',
  async (alg) => {
    await expectRefused(`${encoded({ alg, typ: 'JWT', kid })}.${encoded(claims)}.`)
    await expectRefused(`${encoded({ alg, typ: 'JWT', kid })}.${encoded(claims)}.${'A'.repeat(86)}`)
  },
)

it('refuses a token whose HMAC secret is the public key, in every form of it', async () => {
  const pem = await exportSPKI(await importPublic())
  const { x = '', y = '' } = publicJwk
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const secrets = [pem, pem.trim(), `${pem}\n`, JSON.stringify(publicJwk), kid, x, point, '']
  for (const secret of secrets) {
    await expectRefused(hmacSigned(secret))
    await expectRefused(hmacSigned(secret, 'ES256'))
  }
})

async function importPublic() {
  const key = await importJWK(publicJwk, 'ES256', { extractable: true })
  if (key instanceof Uint8Array) throw new Error('a public key is no secret')
  return key
}

it('refuses a key that the token carries or points to', async () => {
  const foreign = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(foreign.publicKey)
  for (const header of [
    { kid, jwk },
    { jwk },
    { kid, jku: 'https://evil.example/jwks.json' },
    { kid, x5u: 'https://evil.example/cert.pem' },
    { kid: '../../../dev/null' },
    { kid: "' or 1=1 --" },
    { kid: 'unknown' },
    {},
  ]) {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header })
      .sign(foreign.privateKey)
    await expectRefused(token)
  }
})

it('refuses another curve or key type under a known kid', async () => {
  for (const alg of ['ES384', 'RS256', 'PS256', 'EdDSA']) {
    const { privateKey } = await generateKeyPair(alg)
    await expectRefused(await new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(privateKey))
  }
})

it.each([
  ['another issuer', { iss: 'https://evil.example/auth/v1' }],
  ['the issuer without its path', { iss: 'http://localhost:3000' }],
  ['no issuer', { iss: undefined }],
  ['another audience', { aud: 'somebody-else' }],
  ['no audience', { aud: undefined }],
  ['an end that is over', { exp: 1 }],
  ['no session', { session_id: undefined }],
  ['a session that is no id', { session_id: 'x' }],
])('refuses a correctly signed token with %s', async (_, changes) => {
  await expectRefused(await ownSigned(changes))
})

it('refuses a correctly signed token without an expiry, and one that is not valid yet', async () => {
  await expectRefused(await ownSigned({ exp: undefined }))
  await expectRefused(await ownSigned({ nbf: Math.floor(Date.now() / 1000) + 600 }))
})

it('refuses a token for an unknown subject or with another person’s session', async () => {
  expect(await answerTo(await ownSigned({ sub: 'x' }))).toMatchObject({
    status: 400,
    json: { code: 'bad_jwt' },
  })
  const other = await signedUp(service)
  expect(await answerTo(await ownSigned({ sub: other.user.id }))).toMatchObject({
    status: 403,
    json: { code: 'session_not_found' },
  })
})

it('ignores the level that a token claims and uses the level of the session', async () => {
  const token = await ownSigned({
    aal: 'aal2',
    amr: [{ method: 'totp', timestamp: 1 }],
    role: 'service_role',
  })
  expect(await call(service, 'GET', '/admin/users', { token })).toMatchObject({ status: 403 })
  expect(await call(service, 'POST', '/factors/recovery-codes', { token })).toMatchObject({
    json: { code: 'mfa_factor_not_found' },
  })
})

it('refuses what is not a compact token, and unknown critical headers', async () => {
  const token = await ownSigned({})
  const [header, payload, signature] = token.split('.')
  await expectRefused(`${header}.${payload}`)
  await expectRefused(`${token}.${signature}`)
  await expectRefused(`${header}.${payload}.`)
  await expectRefused(`${header}.${payload}.${'A'.repeat(86)}`)
  const critical = encoded({ alg: 'ES256', kid, crit: ['x'], x: 1 })
  await expectRefused(`${critical}.${payload}.${signature}`)
})
