import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import {
  answered,
  appCode,
  assurance,
  begunFactor,
  challenged,
  secured,
  showFactor,
} from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
beforeEach(() => {
  service.endedSessions.length = 0
  service.exhausted.clear()
})
afterAll(() => service.close())

const refresh = (token: string) =>
  call(service, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })

describe('a correct code', () => {
  it('verifies the factor and raises the session', async () => {
    const person = await signedUp(service)
    const factor = await begunFactor(person)
    expect(await assurance(person)).toEqual(['aal1', 'aal1'])
    const data = await showFactor(service, person, factor)
    expect(data.token_type).toBe('bearer')
    expect(await assurance(person)).toEqual(['aal2', 'aal2'])
    const { data: verified } = await person.client.getClaims()
    expect(verified?.claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
      is_anonymous: false,
      session_id: expect.any(String),
    })
    const { data: listed } = await person.client.mfa.listFactors()
    expect(listed?.totp).toMatchObject([{ id: factor.factorId, status: 'verified' }])
    expect(Date.parse(listed?.totp[0]?.last_challenged_at ?? '')).toBeGreaterThan(0)
  })

  it('keeps the level over refreshes, and makes every earlier refresh token unknown', async () => {
    const person = await signedUp(service)
    const first = person.session.refresh_token
    const { json: refreshed } = await refresh(first)
    await person.client.setSession({
      access_token: String(refreshed.access_token),
      refresh_token: String(refreshed.refresh_token),
    })
    await showFactor(service, person, await begunFactor(person))
    for (const before of [first, String(refreshed.refresh_token)]) {
      expect(await refresh(before)).toMatchObject({ status: 400, json: { code: 'refresh_token_not_found' } })
    }
    const { data, error } = await person.client.refreshSession()
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    const { data: claims } = await person.client.getClaims()
    expect(claims?.claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] })
  })

  it('ends the sessions without the factor, notifies the product, and keeps those with it', async () => {
    const person = await secured(service)
    const [raised, plain] = [
      await signedInAgain(service, person.email),
      await signedInAgain(service, person.email),
    ]
    await showFactor(service, raised, person)
    const refused = await call(service, 'GET', '/user', { token: plain.session.access_token })
    expect(refused).toMatchObject({ status: 403, json: { code: 'session_not_found' } })
    expect((await refresh(plain.session.refresh_token)).status).toBe(400)
    expect(service.endedSessions).toHaveLength(1)
    expect((await person.client.getUser()).error).toBeNull()
  })

  it('deletes other unfinished enrolments', async () => {
    const person = await signedUp(service)
    const [one, other] = [await begunFactor(person, 'one'), await begunFactor(person, 'other')]
    await showFactor(service, person, one)
    const { data } = await person.client.mfa.listFactors()
    expect(data?.all.map(({ id }) => id)).toEqual([one.factorId])
    const gone = await person.client.mfa.challenge({ factorId: other.factorId })
    expect(gone.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })

  it('cancels a change of address that was started before the second factor existed', async () => {
    const person = await signedUp(service)
    await person.client.updateUser({ email: 'elsewhere@example.com' })
    await showFactor(service, person, await begunFactor(person))
    expect((await person.client.getUser()).data.user?.new_email).toBeUndefined()
  })

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('may be %i steps off: %i', async (steps, status) => {
    const { session, client } = await signedUp(service)
    const { factorId, secret } = await begunFactor({ client })
    const challenge_id = await challenged(service, session.access_token, factorId)
    const code = appCode(service, secret, steps)
    expect((await answered(service, session.access_token, factorId, { challenge_id, code })).status).toBe(
      status,
    )
  })
})

describe('bad input', () => {
  it.each(['recovery', '%00', '1', '3f0c9a52-7a0e-4a53-9d6b-0f2f5f6a7b8', 'x'.repeat(90)])(
    'refuses a malformed id: %s',
    async (id) => {
      const { session } = await signedUp(service)
      for (const [method, path] of [
        ['POST', `/factors/${id}/challenge`],
        ['POST', `/factors/${id}/verify`],
        ['DELETE', `/factors/${id}`],
      ] as const) {
        const refused = await call(service, method, path, { token: session.access_token })
        expect(refused).toMatchObject({ status: 404, json: { code: 'validation_failed' } })
      }
    },
  )

  it.each([[{}], [{ code: '' }], [{ challenge_id: 'x' }], [{ code: 123456 }], [{ code: 'x'.repeat(65) }]])(
    'refuses an answer like %j',
    async (part) => {
      const { session, client } = await signedUp(service)
      const { factorId } = await begunFactor({ client })
      const challenge_id = await challenged(service, session.access_token, factorId)
      const body = { challenge_id, ...part }
      const refused = await call(service, 'POST', `/factors/${factorId}/verify`, {
        token: session.access_token,
        body,
      })
      expect(refused).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
    },
  )

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', ' 123456'])(
    'treats %j as a wrong code',
    async (code) => {
      const { client } = await signedUp(service)
      const { factorId } = await begunFactor({ client })
      const { error } = await client.mfa.challengeAndVerify({ factorId, code })
      expect(error).toMatchObject({
        status: 422,
        code: 'mfa_verification_failed',
        message: 'Invalid TOTP code',
      })
    },
  )

  it('is limited per caller', async () => {
    const { client } = await signedUp(service)
    const { factorId } = await begunFactor({ client })
    service.exhausted.add('factorChallenge')
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject({ status: 429 })
    service.exhausted.clear()
    const { data } = await client.mfa.challenge({ factorId })
    service.exhausted.add('factorVerify')
    const { error } = await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: '123456' })
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })
})
