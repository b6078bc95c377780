import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ProviderName } from '../base/social-provider.ts'
import { removeExpired } from '../identity.ts'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'
import { acceptReturn, type Challenge, issueCode, startFlow } from './flow-state.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
beforeEach(() => service.exhausted.clear())
afterAll(() => service.close())

const tokens = { accessToken: 'theirs', refreshToken: 'theirs too' }
const begun = { redirectTo: 'http://localhost:3000/', nonce: 'n', verifier: 'v' }

const begin = (challenge: Challenge, provider: ProviderName = 'google') =>
  service.host.transaction((db) => startFlow(service.host, db, { provider, start: begun, challenge }))

const take = (flow: { id: string; browserSecret: string }) =>
  service.host.transaction((db) => acceptReturn(service.host, db, flow))

const finish = (id: string, personId: string) =>
  service.host.transaction((db) => issueCode(service.host, db, id, { personId, tokens }))

/** A provider sign-in as the client starts it: the code challenge is read from the authorization URL. */
async function begunByClient() {
  const client = service.client({ flowType: 'pkce' })
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  const query = new URL(data.url ?? '').searchParams
  expect(query.get('code_challenge_method')).toBe('s256')
  return { client, flow: await begin({ challenge: query.get('code_challenge') ?? '', method: 's256' }) }
}

async function finished() {
  const { user } = await signedUp(service)
  const { client, flow } = await begunByClient()
  await take(flow)
  return { client, flow, user, code: await finish(flow.id, user.id) }
}

it('gives a session for the code and the verifier, once', async () => {
  const { client, user, code } = await finished()
  expect(code, '256 random bits').toMatch(/^[\w-]{43}$/)
  const body = { auth_code: code, code_verifier: 'x'.repeat(112) }
  const stranger = await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect(stranger).toMatchObject({ status: 400, json: { code: 'bad_code_verifier' } })
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.id).toBe(user.id)
  expect(data.session).toMatchObject({ provider_token: 'theirs', provider_refresh_token: 'theirs too' })
  expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }])
  const again = await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect(again).toMatchObject({ status: 404, json: { code: 'flow_state_not_found' } })
})

it('ends the session that a code gave when the code comes again, with any verifier', async () => {
  for (const verifier of ['x'.repeat(112), 'plain-verifier-'.repeat(4)]) {
    const { client, user, code } = await finished()
    const other = await signedInAgain(service, user.email ?? '')
    const { session } = (await client.exchangeCodeForSession(code)).data
    expect((await client.getUser()).error).toBeNull()
    const body = { auth_code: code, code_verifier: verifier }
    const again = await call(service, 'POST', '/token?grant_type=pkce', { body })
    expect(again).toMatchObject({ status: 404, json: { code: 'flow_state_not_found' } })
    const token = session?.access_token ?? ''
    const ended = await call(service, 'GET', '/user', { token })
    expect(ended).toMatchObject({ status: 403, json: { code: 'session_not_found' } })
    expect((await client.refreshSession()).error?.code).toBe('refresh_token_not_found')
    expect((await other.client.getUser()).error, 'their other sessions stay').toBeNull()
  }
})

it('knows a used code a day later, after any number of tries', async () => {
  const { client, code } = await finished()
  const body = { auth_code: code, code_verifier: 'guess' }
  for (let n = 0; n < 4; n += 1) await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect((await client.exchangeCodeForSession(code)).error).toBeNull()
  service.advance(23 * 3_600_000)
  await removeExpired(service.host)
  await client.refreshSession()
  expect((await client.getUser()).error).toBeNull()
  await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
})

it('accepts one of many concurrent exchanges', async () => {
  const { user } = await signedUp(service)
  const verifier = 'plain-verifier-'.repeat(4)
  const flow = await begin({ challenge: verifier, method: 'plain' }, 'facebook')
  await take(flow)
  const body = { auth_code: await finish(flow.id, user.id), code_verifier: verifier }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(service, 'POST', '/token?grant_type=pkce', { body })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
})

it('allows five guesses of the verifier', async () => {
  const { client, code } = await finished()
  for (let n = 0; n < 5; n += 1) {
    const body = { auth_code: code, code_verifier: `guess-${n}` }
    expect((await call(service, 'POST', '/token?grant_type=pkce', { body })).json.code).toBe(
      'bad_code_verifier',
    )
  }
  expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
})

it('accepts a state once, from the browser that started it, within five minutes', async () => {
  const { flow } = await begunByClient()
  expect(await take({ ...flow, browserSecret: 'x'.repeat(43) })).toBe('bad_oauth_state')
  const many = await Promise.all(Array.from({ length: 4 }, () => take(flow)))
  expect(many.filter((outcome) => outcome === 'flow_state_already_used')).toHaveLength(3)
  expect(await take({ ...flow, id: randomUUID() })).toBe('bad_oauth_state')
  const late = await begunByClient()
  service.advance(301_000)
  expect(await take(late.flow)).toBe('bad_oauth_state')
})

it('stores neither the redirect target nor the secrets in the clear', async () => {
  const { flow } = await finished()
  const [row] = await service.database.inspect(`select * from identity.flow_state where id = '${flow.id}'`)
  const stored = Object.values(row ?? {}).map((value) =>
    Buffer.isBuffer(value) ? value.toString('latin1') : value,
  )
  for (const secret of [begun.redirectTo, 'theirs', flow.browserSecret]) {
    expect(stored.join(' ')).not.toContain(secret)
  }
})

it('expires a code after five minutes and deletes it a day later', async () => {
  const { client, code } = await finished()
  service.advance(301_000)
  expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
    status: 422,
    code: 'flow_state_expired',
  })
  service.advance(2 * 86_400_000)
  await removeExpired(service.host)
  expect(await service.database.inspect('select id from identity.flow_state')).toEqual([])
})

it.each([{}, { auth_code: 'x' }, { code_verifier: 'x' }])('requires both parameters: %j', async (body) => {
  const refused = await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
})
