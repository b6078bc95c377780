import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeExpired } from '../identity.ts'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import { begunFactor, challenged, secured } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, anonymousAllowed: true })
})
afterAll(() => service.close())

const enroll = (token: string, body: object) => call(service, 'POST', '/factors', { token, body })
const totp = { factor_type: 'totp' }

describe('POST /factors', () => {
  it('returns what an authenticator app needs', async () => {
    const person = await signedUp(service)
    const { data, error } = await person.client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Fits: and more',
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' })
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg .*<\/svg>$/)
    expect(data?.totp.qr_code).not.toContain('#')
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(data?.totp.uri ?? '')
    expect(uri.protocol + uri.host).toBe('otpauth:totp')
    expect(decodeURIComponent(uri.pathname)).toBe(`/Fits  and more:${person.email}`)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: data?.totp.secret,
      issuer: 'Fits  and more',
    })
    const { data: listed } = await person.client.mfa.listFactors()
    expect(listed?.all).toEqual([
      {
        id: data?.id,
        friendly_name: 'My phone',
        factor_type: 'totp',
        status: 'unverified',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        last_challenged_at: null,
      },
    ])
    expect(listed?.totp).toEqual([])
  })

  it('uses the host of the public address as issuer unless another is named', async () => {
    const { totp: shown } = await begunFactor(await signedUp(service))
    expect(new URL(shown.uri).searchParams.get('issuer')).toBe('localhost')
  })

  it('stores the secret and the name sealed and bound to their row', async () => {
    const one = await begunFactor(await signedUp(service), 'Canary name')
    const other = await begunFactor(await signedUp(service))
    const rows = await service.database.inspect(
      `select id, encode(secret_sealed, 'escape') secret, encode(name_sealed, 'escape') name from identity.factor`,
    )
    expect(JSON.stringify(rows)).not.toContain(one.secret)
    expect(JSON.stringify(rows)).not.toContain('Canary')
    await service.database.inspect(
      `update identity.factor set secret_sealed = (select secret_sealed from identity.factor where id = '${one.factorId}')
       where id = '${other.factorId}'`,
    )
    const opening = service.host.transaction(async (db) => {
      const { secret_sealed } = await db
        .selectFrom('identity.factor')
        .select('secret_sealed')
        .where('id', '=', other.factorId)
        .executeTakeFirstOrThrow()
      return service.host.open('identity.totp_secret', secret_sealed, other.factorId)
    })
    await expect(opening).rejects.toThrow()
  })

  it('refuses a duplicate name, including the empty one', async () => {
    const person = await signedUp(service)
    await begunFactor(person)
    const { error } = await person.client.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    await begunFactor(person, 'another')
    await begunFactor(await signedUp(service), 'another')
  })

  it('accepts ten factors, also when more are requested at once', async () => {
    const { session } = await signedUp(service)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        enroll(session.access_token, { ...totp, friendly_name: `app ${n}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    for (const { status, json } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, json.code]).toEqual([422, 'too_many_enrolled_mfa_factors'])
    }
  })

  it.each([
    ['a passkey', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled'],
    ['a phone', { factor_type: 'phone', phone: '+4915112345678' }, 400, 'validation_failed'],
    ['an unknown type', { factor_type: 'pigeon' }, 400, 'validation_failed'],
    ['no type', {}, 400, 'validation_failed'],
    ['a name that is too long', { ...totp, friendly_name: 'x'.repeat(101) }, 400, 'validation_failed'],
    ['a name that is no text', { ...totp, friendly_name: { a: 1 } }, 400, 'validation_failed'],
  ])('refuses %s', async (_, body, status, code) => {
    const { session } = await signedUp(service)
    expect(await enroll(session.access_token, body)).toMatchObject({ status, json: { code } })
  })

  it('refuses an anonymous person and a request without a token', async () => {
    const { data } = await service.client().signInAnonymously()
    const token = data.session?.access_token ?? ''
    const id = '3f0c9a52-7a0e-4a53-9d6b-0f2f5f6a7b8c'
    for (const [method, path] of [
      ['POST', '/factors'],
      ['DELETE', `/factors/${id}`],
      ['POST', `/factors/${id}/challenge`],
      ['POST', `/factors/${id}/verify`],
      ['POST', '/factors/recovery-codes'],
      ['GET', '/factors/recovery-codes'],
      ['POST', '/factors/recover'],
    ] as const) {
      const refused = await call(service, method, path, { token, ...(method === 'POST' && { body: totp }) })
      expect(refused).toMatchObject({ status: 403, json: { code: 'no_authorization' } })
      expect((await call(service, method, path)).status).toBe(401)
    }
  })

  it('requires an existing second factor', async () => {
    const person = await secured(service)
    const again = await signedInAgain(service, person.email)
    const { error } = await again.client.mfa.enroll({ factorType: 'totp', friendlyName: 'mine now' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    await begunFactor(person, 'a second one')
  })

  it('deletes an unfinished enrolment after five minutes', async () => {
    const person = await signedUp(service)
    const abandoned = await begunFactor(person, 'abandoned')
    const begun = await begunFactor(person, 'begun')
    await challenged(service, person.session.access_token, begun.factorId)
    service.advance(299_000)
    await removeExpired(service.host)
    const ids = async () => (await person.client.mfa.listFactors()).data?.all.map(({ id }) => id)
    expect(await ids()).toEqual([abandoned.factorId, begun.factorId])
    service.advance(1_000)
    await begunFactor(person, 'abandoned')
    expect(await ids()).not.toContain(abandoned.factorId)
    expect(await ids()).toContain(begun.factorId)
    service.advance(300_000)
    await removeExpired(service.host)
    expect(await ids()).toEqual([])
  })

  it('is limited per caller', async () => {
    const { session } = await signedUp(service)
    service.exhausted.add('changeFactors')
    const refused = await enroll(session.access_token, totp)
    service.exhausted.clear()
    expect(refused).toMatchObject({ status: 429, json: { code: 'over_request_rate_limit' } })
  })
})
