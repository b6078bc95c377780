import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeExpired } from '../identity.ts'
import { call, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'
import { beginFlow, claimFlow } from './flow-state.repository.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
beforeEach(() => service.exhausted.clear())
afterAll(() => service.close())

/** A sign-in with a provider as far as the client begins it: its challenge, read from where it would navigate. */
async function begun() {
  const client = service.client({ flowType: 'pkce' })
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  const query = new URL(data.url ?? '').searchParams
  expect(query.get('code_challenge_method')).toBe('s256')
  const challenge = query.get('code_challenge') ?? ''
  const id = await service.host.transaction((db) =>
    beginFlow(service.host, db, 'google', { challenge, method: 's256' }),
  )
  return { client, id }
}

const claim = (id: string, personId: string, provider: 'google' | 'facebook' = 'google') =>
  service.host.transaction((db) => claimFlow(service.host, db, { id, provider, personId }))

async function claimed() {
  const { user } = await signedUp(service)
  const { client, id } = await begun()
  const outcome = await claim(id, user.id)
  if (typeof outcome === 'string') throw new Error(outcome)
  return { client, id, user, code: outcome.code }
}

it('gives a session for the code and the verifier, once', async () => {
  const { client, user, code } = await claimed()
  const body = { auth_code: code, code_verifier: 'x'.repeat(112) }
  const stranger = await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect(stranger).toMatchObject({ status: 400, json: { code: 'bad_code_verifier' } })
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.id).toBe(user.id)
  expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }])
  const again = await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect(again).toMatchObject({ status: 404, json: { code: 'flow_state_not_found' } })
})

it('lets one of many exchanges at once through', async () => {
  const { user } = await signedUp(service)
  const verifier = 'plain-verifier-'.repeat(4)
  const id = await service.host.transaction((db) =>
    beginFlow(service.host, db, 'facebook', { challenge: verifier, method: 'plain' }),
  )
  const outcome = await claim(id, user.id, 'facebook')
  if (typeof outcome === 'string') throw new Error(outcome)
  const body = { auth_code: outcome.code, code_verifier: verifier }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(service, 'POST', '/token?grant_type=pkce', { body })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
})

it('takes five guesses of the verifier', async () => {
  const { client, code } = await claimed()
  for (let n = 0; n < 5; n += 1) {
    const body = { auth_code: code, code_verifier: `guess-${n}` }
    expect((await call(service, 'POST', '/token?grant_type=pkce', { body })).json.code).toBe(
      'bad_code_verifier',
    )
  }
  expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
})

it('is claimed once, by the provider it was begun with, within five minutes', async () => {
  const { user } = await signedUp(service)
  const { id } = await begun()
  expect(await claim(id, user.id, 'facebook')).toBe('bad_oauth_state')
  const many = await Promise.all(Array.from({ length: 4 }, () => claim(id, user.id)))
  expect(many.filter((outcome) => outcome === 'flow_state_already_used')).toHaveLength(3)
  expect(await claim(randomUUID(), user.id)).toBe('bad_oauth_state')
  const late = await begun()
  service.advance(301_000)
  expect(await claim(late.id, user.id)).toBe('bad_oauth_state')
})

it('a code works for five minutes and is forgotten a day later', async () => {
  const { client, code } = await claimed()
  service.advance(301_000)
  expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
    status: 422,
    code: 'flow_state_expired',
  })
  service.advance(2 * 86_400_000)
  await removeExpired(service.host)
  expect(await service.database.inspect('select id from identity.flow_state')).toEqual([])
})

it.each([{}, { auth_code: 'x' }, { code_verifier: 'x' }])('needs both: %j', async (body) => {
  const refused = await call(service, 'POST', '/token?grant_type=pkce', { body })
  expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
})
