import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import {
  answered,
  appCode,
  assurance,
  begunFactor,
  challenged,
  nextCode,
  secured,
  showFactor,
  wrongAppCode,
} from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

describe('attacks on a second factor', () => {
  it('does not accept a used code again within its period, nor an older one', async () => {
    const person = await signedUp(service)
    const { factorId, secret } = await begunFactor(person)
    const older = appCode(service, secret, -1)
    const code = appCode(service, secret)
    expect((await person.client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    const thief = await signedInAgain(service, person.email)
    for (const replayed of [code, older]) {
      const { error } = await thief.client.mfa.challengeAndVerify({ factorId, code: replayed })
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    }
    expect(await assurance(thief)).toEqual(['aal1', 'aal2'])
    nextCode(service)
    await showFactor(service, thief, { factorId, secret })
  })

  it('accepts one of many concurrent answers to a challenge', async () => {
    const { session, client } = await signedUp(service)
    const { factorId, secret } = await begunFactor({ client })
    const token = session.access_token
    const challenge_id = await challenged(service, token, factorId)
    const body = { challenge_id, code: appCode(service, secret) }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answered(service, token, factorId, body)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, json } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, json.code]).toEqual([422, 'mfa_ip_address_mismatch'])
    }
  })

  it('accepts a code in one of many concurrent sessions', async () => {
    const person = await secured(service)
    const sessions = [
      await signedInAgain(service, person.email),
      await signedInAgain(service, person.email),
      await signedInAgain(service, person.email),
    ].map(({ session }) => session.access_token)
    const code = appCode(service, person.secret)
    const asked = await Promise.all(
      sessions.map(async (token) => ({ token, id: await challenged(service, token, person.factorId) })),
    )
    const answers = await Promise.all(
      asked.map(({ token, id }) => answered(service, token, person.factorId, { challenge_id: id, code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('accepts one answer to a challenge, even when the next code is also correct', async () => {
    const person = await signedUp(service)
    const { factorId, secret } = await begunFactor(person)
    const token = person.session.access_token
    const challenge_id = await challenged(service, token, factorId)
    const first = await answered(service, token, factorId, { challenge_id, code: appCode(service, secret) })
    nextCode(service)
    const again = await answered(service, String(first.json.access_token), factorId, {
      challenge_id,
      code: appCode(service, secret),
    })
    expect(again).toMatchObject({ status: 422, json: { code: 'mfa_ip_address_mismatch' } })
  })

  it('ends a challenge after five wrong codes, also concurrent ones', async () => {
    const { session, client } = await signedUp(service)
    const { factorId, secret } = await begunFactor({ client })
    const token = session.access_token
    const challenge_id = await challenged(service, token, factorId)
    const wrong = { challenge_id, code: wrongAppCode(service, secret) }
    const guesses = await Promise.all(
      Array.from({ length: 7 }, () => answered(service, token, factorId, wrong)),
    )
    expect(guesses.map(({ json }) => json.code).sort()).toEqual([
      ...Array(2).fill('mfa_challenge_expired'),
      ...Array(5).fill('mfa_verification_failed'),
    ])
    const right = await answered(service, token, factorId, { challenge_id, code: appCode(service, secret) })
    expect(right).toMatchObject({ status: 422, json: { code: 'mfa_challenge_expired' } })
  })

  it('gives no new tries for a new challenge, sign-in or factor: ten wrong codes lock for an hour', async () => {
    const person = await secured(service)
    await begunFactor(person, 'another')
    const thief = await signedInAgain(service, person.email)
    const guess = () =>
      thief.client.mfa.challengeAndVerify({
        factorId: person.factorId,
        code: wrongAppCode(service, person.secret),
      })
    for (let n = 0; n < 10; n += 1) expect((await guess()).error?.code).toBe('mfa_verification_failed')
    const token = (await signedInAgain(service, person.email)).session.access_token
    const challenge_id = await challenged(service, token, person.factorId)
    const right = () =>
      answered(service, token, person.factorId, { challenge_id, code: appCode(service, person.secret) })
    const refused = await right()
    expect(refused).toMatchObject({ status: 429, json: { code: 'over_request_rate_limit' } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
    service.advance(wait * 1000)
    const later = await signedInAgain(service, person.email)
    await showFactor(service, later, person)
  })

  it('resets the count of wrong codes after a correct one', async () => {
    const person = await secured(service)
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 4; n += 1) {
        const code = wrongAppCode(service, person.secret)
        await person.client.mfa.challengeAndVerify({ factorId: person.factorId, code })
      }
      await showFactor(service, person, person)
    }
  })

  it('treats another person’s factor as unknown', async () => {
    const victim = await secured(service)
    const { session } = await signedUp(service)
    const own = await begunFactor(await signedInAgain(service, (await signedUp(service)).email))
    const token = session.access_token
    for (const id of [victim.factorId, own.factorId, '3f0c9a52-7a0e-4a53-9d6b-0f2f5f6a7b8c']) {
      const body = { challenge_id: '3f0c9a52-7a0e-4a53-9d6b-0f2f5f6a7b8c', code: '123456' }
      for (const [method, path] of [
        ['POST', `/factors/${id}/challenge`],
        ['POST', `/factors/${id}/verify`],
        ['DELETE', `/factors/${id}`],
      ] as const) {
        const refused = await call(service, method, path, { token, ...(method === 'POST' && { body }) })
        expect(refused).toMatchObject({
          status: 404,
          json: { code: 'mfa_factor_not_found', message: 'Factor not found' },
        })
      }
    }
    expect((await victim.client.mfa.listFactors()).data?.totp).toHaveLength(1)
  })

  it('treats a challenge of another factor as unknown', async () => {
    const victim = await secured(service)
    const foreign = await challenged(service, victim.session.access_token, victim.factorId)
    const { session, client } = await signedUp(service)
    const { factorId, secret } = await begunFactor({ client })
    const body = { challenge_id: foreign, code: appCode(service, secret) }
    const refused = await answered(service, session.access_token, factorId, body)
    expect(refused).toMatchObject({ status: 422, json: { code: 'mfa_factor_not_found' } })
  })

  it('accepts an answer only from the address that requested the challenge', async () => {
    const { session, client } = await signedUp(service)
    const { factorId, secret } = await begunFactor({ client })
    const token = session.access_token
    const challenge_id = await challenged(service, token, factorId)
    const payload = { challenge_id, code: appCode(service, secret) }
    const elsewhere = await service.app.inject({
      method: 'POST',
      url: `/auth/v1/factors/${factorId}/verify`,
      remoteAddress: '198.51.100.7',
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': '127.0.0.1',
        'x-supabase-api-version': '2024-01-01',
      },
      payload,
    })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([422, 'mfa_ip_address_mismatch'])
    expect((await answered(service, token, factorId, payload)).status).toBe(200)
  })

  it('ends a challenge after five minutes', async () => {
    const { session, client } = await signedUp(service)
    const { factorId, secret } = await begunFactor({ client })
    const token = session.access_token
    const { json } = await call(service, 'POST', `/factors/${factorId}/challenge`, { token })
    expect(json).toMatchObject({ type: 'totp' })
    expect(Number(json.expires_at) * 1000 - service.host.now().getTime()).toBeGreaterThan(298_000)
    service.advance(300_000)
    const late = { challenge_id: String(json.id), code: appCode(service, secret) }
    expect(await answered(service, token, factorId, late)).toMatchObject({
      status: 422,
      json: { code: 'mfa_challenge_expired' },
    })
  })

  it('refuses the token of an ended session, also when the session ends while the call waits', async () => {
    const person = await secured(service)
    const other = await signedInAgain(service, person.email)
    const token = other.session.access_token
    const challenge_id = await challenged(service, token, person.factorId)
    await other.client.signOut({ scope: 'local' })
    const body = { challenge_id, code: appCode(service, person.secret) }
    const refused = await answered(service, token, person.factorId, body)
    expect(refused).toMatchObject({ status: 403, json: { code: 'session_not_found' } })

    const waiting = await signedInAgain(service, person.email)
    const mine = await challenged(service, waiting.session.access_token, person.factorId)
    const [row] = await service.database.inspect(
      'select id from identity.session order by created_at desc limit 1',
    )
    const late = await service.host.transaction(async (db) => {
      await db
        .selectFrom('identity.person')
        .select('id')
        .where('id', '=', person.user.id)
        .forNoKeyUpdate()
        .execute()
      const sent = answered(service, waiting.session.access_token, person.factorId, {
        ...body,
        challenge_id: mine,
      })
      await waitingForLock()
      await db.deleteFrom('identity.session').where('id', '=', String(row?.id)).execute()
      return { sent }
    })
    expect(await late.sent).toMatchObject({ status: 403, json: { code: 'session_not_found' } })
  })
})

async function waitingForLock() {
  const waiting =
    'select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()'
  while ((await service.database.inspect(waiting)).length === 0);
}
