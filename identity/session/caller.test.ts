import { randomUUID } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

const getUser = (headers: Record<string, string>) => call(service, 'GET', '/user', { headers })
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('bearer endpoints', () => {
  it.each([{}, { authorization: 'Basic abc' }, { authorization: 'Bearer' }, { authorization: 'Bearer a b' }])(
    'refuse %j with 401',
    async (headers) => {
      const refused = await getUser(headers)
      expect(refused).toMatchObject({ status: 401, json: { code: 'no_authorization' } })
      expect(refused.json.message).toContain('Bearer token')
    },
  )

  it('accept the scheme in any case', async () => {
    const { session } = await signedUp(service)
    expect((await getUser({ authorization: `bEARER ${session.access_token}` })).status).toBe(200)
  })

  it('refuse every token that this service did not sign', async () => {
    const { session } = await signedUp(service)
    const [header = '', payload = '', signature = ''] = session.access_token.split('.')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString())
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const foreign = await generateKeyPair('ES256')
    const forged = [
      'garbage',
      `${header}.${part({ ...claims, sub: randomUUID() })}.${signature}`,
      `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(foreign.privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'other' }).sign(foreign.privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(Buffer.from(kid.padEnd(32))),
    ]
    for (const token of forged) {
      const refused = await call(service, 'GET', '/user', { token })
      expect(refused).toMatchObject({ status: 403, json: { code: 'bad_jwt' } })
      expect(refused.json.message).toMatch(/^invalid JWT.*unable to parse or verify signature/)
    }
  })

  it('refuse a token after one hour', async () => {
    const { session } = await signedUp(service)
    service.advance(3_601_000)
    const refused = await call(service, 'GET', '/user', { token: session.access_token })
    expect(refused).toMatchObject({ status: 403, json: { code: 'bad_jwt' } })
  })

  it('refuse a banned or deleted person at once', async () => {
    const { session, user } = await signedUp(service)
    await service.database.inspect(
      `update identity.person set banned_until = now() + interval '1 year' where id = '${user.id}'`,
    )
    expect(await call(service, 'GET', '/user', { token: session.access_token })).toMatchObject({
      status: 403,
      json: { code: 'user_banned' },
    })
    await service.database.inspect(`delete from identity.person where id = '${user.id}'`)
    expect(await call(service, 'GET', '/user', { token: session.access_token })).toMatchObject({
      status: 403,
      json: { code: 'user_not_found' },
    })
  })
})
