import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'
import { lockSession } from './session.repository.ts'
import { changeAssurance } from './session.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

/** The id in an access token. */
const sessionOf = (token: string) =>
  JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()).session_id

const refresh = async (refresh_token: string) =>
  call(service, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } })

describe('POST /token?grant_type=refresh_token', () => {
  it('gives a new pair of tokens to the unmodified client', async () => {
    const { client, session, user } = await signedUp(service)
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect((await client.getUser()).data.user?.id).toBe(user.id)
  })

  it('lets many tabs refresh at once with one token and ends on one current token', async () => {
    const { session } = await signedUp(service)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const tokens = new Set(answers.map(({ json }) => json.refresh_token))
    expect(tokens.size).toBe(1)
    const [current] = tokens
    expect((await refresh(String(current))).status).toBe(200)
  })

  it('repeats a lost response within ten seconds of the first use', async () => {
    const { session } = await signedUp(service)
    const { json: first } = await refresh(session.refresh_token)
    service.advance(9_000)
    const { status, json: again } = await refresh(session.refresh_token)
    expect(status).toBe(200)
    expect(again.refresh_token).toBe(first.refresh_token)
  })

  it('ends the session when even the direct predecessor is used later', async () => {
    const { session } = await signedUp(service)
    const { json: first } = await refresh(session.refresh_token)
    service.advance(10_000)
    const refused = await refresh(session.refresh_token)
    expect([refused.status, refused.json.code]).toEqual([400, 'refresh_token_already_used'])
    expect((await refresh(String(first.refresh_token))).json.code).toBe('refresh_token_not_found')
  })

  it('accepts an older token within ten seconds', async () => {
    const { session } = await signedUp(service)
    const { json: second } = await refresh(session.refresh_token)
    const { json: third } = await refresh(String(second.refresh_token))
    const { status, json } = await refresh(session.refresh_token)
    expect(status).toBe(200)
    expect(json.refresh_token).toBe(third.refresh_token)
  })

  it('ends the session when an older token is used later, and commits that although it refuses', async () => {
    const { session } = await signedUp(service)
    const { json: second } = await refresh(session.refresh_token)
    const { json: third } = await refresh(String(second.refresh_token))
    service.advance(11_000)
    const refused = await refresh(session.refresh_token)
    expect(refused.status).toBe(400)
    expect(refused.json.code).toBe('refresh_token_already_used')
    expect((await refresh(String(third.refresh_token))).json.code).toBe('refresh_token_not_found')
    const user = await call(service, 'GET', '/user', { token: String(third.access_token) })
    expect(user).toMatchObject({ status: 403, json: { code: 'session_not_found' } })
    const [ended] = service.endedSessions.slice(-1)
    expect(ended).toBe(sessionOf(session.access_token))
  })

  it('adds nothing to amr', async () => {
    const { client } = await signedUp(service)
    await client.refreshSession()
    const { data } = await client.getClaims()
    expect(data?.claims.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }])
  })

  it.each([
    ['unknown', { refresh_token: 'invalid-refresh-token' }, 'refresh_token_not_found'],
    ['no string', { refresh_token: 5 }, 'validation_failed'],
    ['too long', { refresh_token: 'x'.repeat(5000) }, 'validation_failed'],
  ])('refuses a token that is %s', async (_, body, code) => {
    const refused = await call(service, 'POST', '/token?grant_type=refresh_token', { body })
    expect(refused).toMatchObject({ status: 400, json: { code } })
  })

  it('refuses an empty token in the OAuth form', async () => {
    const refused = await refresh('')
    expect(refused.status).toBe(400)
    expect(refused.json).toEqual({ error: 'invalid_request', error_description: expect.any(String) })
  })

  it('shows the client a permanent refusal', async () => {
    const { error } = await service.client().refreshSession({ refresh_token: 'invalid-refresh-token' })
    expect(error?.message).toContain('Invalid Refresh Token')
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('answers 409 when the session stays locked', async () => {
    const { session } = await signedUp(service)
    const [row] = await service.database.inspect(
      'select id from identity.session order by created_at desc limit 1',
    )
    const refused = await service.host.transaction(async (db) => {
      await db
        .selectFrom('identity.session')
        .select('id')
        .where('id', '=', String(row?.id))
        .forUpdate()
        .execute()
      return refresh(session.refresh_token)
    })
    expect(refused).toMatchObject({ status: 409, json: { code: 'conflict' } })
  })

  it('does not gain a second factor that is used while it waits', async () => {
    const { session } = await signedUp(service)
    const [row] = await service.database.inspect(
      'select id from identity.session order by created_at desc limit 1',
    )
    const { host } = service
    const late = await host.transaction(async (db) => {
      const held = await lockSession(db, String(row?.id))
      if (!held) throw new Error('the session is gone')
      const sent = refresh(session.refresh_token)
      await waitingForLock()
      await changeAssurance(host, db, held, { aal: 'aal2', methods: held.methods, factor_id: null })
      return { sent }
    })
    expect(await late.sent).toMatchObject({ status: 400, json: { code: 'refresh_token_not_found' } })
  })

  it('refuses an idle session, an old one and a banned person', async () => {
    const idle = await signedUp(service)
    const banned = await signedUp(service)
    await service.database.inspect(
      `update identity.person set banned_until = now() + interval '1 year' where id = '${banned.user.id}'`,
    )
    expect((await refresh(banned.session.refresh_token)).json.code).toBe('user_banned')
    service.advance(31 * 86_400_000)
    expect((await refresh(idle.session.refresh_token)).json.code).toBe('session_expired')
  })
})

async function waitingForLock() {
  const waiting =
    'select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()'
  while ((await service.database.inspect(waiting)).length === 0);
}
