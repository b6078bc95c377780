import { afterAll, beforeAll, expect, it } from 'vitest'
import { rotateSigningKey } from '../../identity.ts'
import { call, signedUp } from '../../testing/builders.ts'
import { startTestService, type TestService } from '../../testing/service.ts'
import { createSigningKeys } from './signing-keys.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

const listed = async () => {
  const { json, headers } = await call(service, 'GET', '/.well-known/jwks.json')
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  return json.keys as Record<string, string>[]
}

it('publishes public keys only, and the client verifies with them', async () => {
  const [key, ...others] = await listed()
  expect(others).toEqual([])
  expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  expect(key).not.toHaveProperty('d')
  const { client } = await signedUp(service)
  const { data } = await client.getClaims()
  expect(data?.header).toMatchObject({ alg: 'ES256', kid: key?.kid, typ: 'JWT' })
  expect(data?.claims.iss).toBe('http://localhost:3000/auth/v1')
})

it('signs with the new key after a rotation, accepts tokens of the old one, and later deletes it', async () => {
  const { session } = await signedUp(service)
  const [before] = await listed()
  await rotateSigningKey(service.host)
  expect((await listed()).map(({ kid }) => kid)).toContain(before?.kid)
  expect(await listed()).toHaveLength(2)
  const { client } = await signedUp(service)
  expect((await client.getClaims()).data?.header.kid).not.toBe(before?.kid)
  expect((await call(service, 'GET', '/user', { token: session.access_token })).status).toBe(200)
  service.advance(3 * 3_600_000)
  expect((await listed()).map(({ kid }) => kid)).not.toContain(before?.kid)
})

it('reaches other running processes: at once when they see a new key, within a minute when they sign', async () => {
  const [one, other] = [createSigningKeys(service.host), createSigningKeys(service.host)]
  const before = (await one.current()).kid
  expect((await other.current()).kid).toBe(before)
  const { kid, inUseBy, earlierListedUntil } = await rotateSigningKey(service.host)
  expect((await one.current()).kid).toBe(before)
  expect(await other.find(kid)).toBeDefined()
  expect((await other.current()).kid).toBe(kid)
  service.advance(61_000)
  expect(inUseBy.getTime()).toBeLessThan(service.host.now().getTime())
  expect((await one.current()).kid).toBe(kid)
  // The last token of the slowest process is valid for an hour, and clients cache keys for ten minutes.
  expect(earlierListedUntil.getTime() - inUseBy.getTime()).toBeGreaterThan(70 * 60_000)
  expect(await other.find(before)).toBeDefined()
})

it('creates one key for many concurrent first requests', async () => {
  const fresh = await startTestService({ autoconfirm: true })
  await Promise.all(Array.from({ length: 5 }, () => call(fresh, 'GET', '/.well-known/jwks.json')))
  expect(await fresh.database.inspect('select kid from identity.signing_key')).toHaveLength(1)
  const [row] = await fresh.database.inspect(
    "select encode(private_sealed, 'escape') as sealed from identity.signing_key",
  )
  expect(row?.sealed).not.toContain('kty')
  await fresh.close()
})
