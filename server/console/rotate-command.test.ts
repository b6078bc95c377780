import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { askIdentity, exchange, signedUp } from '../testing/hosted-session.ts'
import { onConsole } from '../testing/on-console.ts'
import { nobody, testApi } from '../testing/test-api.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { rotateCommand } from './rotate-command.ts'

let t: TestApp
/** Another server on the same database. */
let other: TestApp
beforeAll(async () => {
  t = await testApp()
  const app = await buildApp(t.context, { draining: false })
  await app.ready()
  other = { ...t, app, api: testApi(app) }
})
afterAll(async () => {
  await other.app.close()
  await t.close()
})

const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
const published = async (server: TestApp): Promise<string[]> =>
  (await askIdentity(server, 'GET', '/.well-known/jwks.json')).body.keys.map(
    ({ kid }: { kid: string }) => kid,
  )

it('signs with a new key in every running server, and signs nobody out', async () => {
  const before = await signedUp(t, { role: 'client' })
  // Both have read the key, and the product caches the published keys.
  for (const server of [t, other])
    expect((await exchange(server.api, nobody, before.accessToken)).status).toBe(200)
  const said = await onConsole(t)(rotateCommand)
  const kid = said.match(/new signing key, (\S+)\./)?.[1]
  t.clock.advance({ seconds: 61 })
  for (const [server, peer] of [
    [t, other],
    [other, t],
  ] as const) {
    const after = await signedUp(server, { role: 'client' })
    expect(kidOf(after.accessToken)).toBe(kid)
    expect((await exchange(peer.api, nobody, after.accessToken)).status).toBe(200)
  }
  expect((await exchange(other.api, nobody, before.accessToken)).status).toBe(200)
  for (const server of [t, other])
    expect((await published(server)).sort()).toEqual([kidOf(before.accessToken), kid].sort())
  const until = new Date(said.match(/published until (\S+) and/)?.[1] ?? '')
  t.clock.advance({ seconds: (until.getTime() - t.clock.now().getTime()) / 1000 + 1 })
  expect(await published(t)).toEqual([kid])
})

it('is left to a hosted service where one is set', async () => {
  const hosted = onConsole(t, { auth: { url: 'https://auth.example/auth/v1', key: null } })
  await expect(hosted(rotateCommand)).rejects.toThrow('AUTH_URL')
})
