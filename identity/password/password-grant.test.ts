import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockPerson } from '../person/read-person.ts'
import { call, freshAddress, goodPassword, signedInAgain, signedUp } from '../testing/builders.ts'
import { startTestService, type TestService } from '../testing/service.ts'
import { upsertPassword } from './password.repository.ts'

const argon2 = vi.hoisted(() => {
  // Other files of this process may already have loaded the hasher without the mock.
  vi.resetModules()
  return { verified: 0 }
})
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (...args: Parameters<typeof real.verify>) => {
      argon2.verified += 1
      return real.verify(...args)
    },
  }
})

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
beforeEach(() => service.exhausted.clear())
afterAll(() => service.close())

const grant = (body: unknown) => call(service, 'POST', '/token?grant_type=password', { body })

describe('POST /token?grant_type=password', () => {
  it('creates a new session and leaves others alone', async () => {
    const first = await signedUp(service)
    const second = await signedInAgain(service, first.email.toUpperCase())
    const sessionIds = await Promise.all(
      [first, second].map(async ({ client }) => (await client.getClaims()).data?.claims.session_id),
    )
    expect(new Set(sessionIds).size).toBe(2)
    expect((await first.client.getUser()).error).toBeNull()
    expect(second.user.last_sign_in_at).toBeDefined()
  })

  it('refuses an unknown address, a wrong password, no password and no address alike, at the cost of one hash', async () => {
    const { email } = await signedUp(service)
    const passwordless = await signedUp(service)
    await service.database.inspect(
      `delete from identity.password where person_id = '${passwordless.user.id}'`,
    )
    const attempts = [
      { email, password: 'wrong-password-1' },
      { email: freshAddress(), password: goodPassword },
      { email: passwordless.email, password: goodPassword },
      { email: 'no address', password: goodPassword },
      { email, password: '' },
      { email, password: 'x'.repeat(5_000) },
    ]
    await grant(attempts[1])
    for (const attempt of attempts) {
      argon2.verified = 0
      const refused = await grant(attempt)
      expect(refused.status).toBe(400)
      expect(refused.json).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
      expect(argon2.verified).toBe(1)
    }
  })

  it('reveals a ban only after the correct password', async () => {
    const { email, user } = await signedUp(service)
    await service.database.inspect(
      `update identity.person set banned_until = now() + interval '1 year' where id = '${user.id}'`,
    )
    expect((await grant({ email, password: 'wrong-password-1' })).json.code).toBe('invalid_credentials')
    expect(await grant({ email, password: goodPassword })).toMatchObject({
      status: 400,
      json: { code: 'user_banned' },
    })
  })

  it('reports a correct password that is weak by today’s rules', async () => {
    const { email, user } = await signedUp(service)
    const { hash } = await import('@node-rs/argon2')
    await service.database.inspect(
      `update identity.password set argon2 = '${await hash('qwerty')}' where person_id = '${user.id}'`,
    )
    const { data, error } = await service.client().signInWithPassword({ email, password: 'qwerty' })
    expect(error).toBeNull()
    expect(data.weakPassword?.reasons).toEqual(['length', 'pwned'])
  })

  it.each([
    ['neither', { password: goodPassword }, 400, 'validation_failed'],
    [
      'both',
      { email: 'a@example.com', phone: '+4915112345678', password: goodPassword },
      400,
      'validation_failed',
    ],
    ['a phone', { phone: '+4915112345678', password: goodPassword }, 422, 'phone_provider_disabled'],
    ['a number as address', { email: 5, password: goodPassword }, 400, 'validation_failed'],
  ])('refuses %s', async (_, body, status, code) => {
    expect(await grant(body)).toMatchObject({ status, json: { code } })
  })

  it('limits by caller and by account, whether or not the account exists', async () => {
    const email = freshAddress()
    service.taken.length = 0
    await service.client().signInWithPassword({ email, password: goodPassword })
    const [caller = '', place = '', account = ''] = service.taken
    expect(caller).toMatch(/^passwordGrant 127\.0\.0\.1$/)
    expect(place).toMatch(/^passwordFromAddress [\w-]+ 127\.0\.0\.1$/)
    expect(place).toBe(account.replace('Anywhere', 'Address').concat(' 127.0.0.1'))
    service.exhausted.add('passwordFromAddress')
    service.taken.length = 0
    await service.client().signInWithPassword({ email, password: goodPassword })
    expect(service.taken.some((taken) => taken.startsWith('passwordFromAnywhere'))).toBe(false)
    service.exhausted.delete('passwordFromAddress')
    service.exhausted.add('passwordFromAnywhere')
    for (const email of [(await signedUp(service)).email, freshAddress()]) {
      const { error } = await service.client().signInWithPassword({ email, password: goodPassword })
      expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    }
    service.exhausted.add('passwordGrant')
    expect(await grant({})).toMatchObject({ status: 429 })
  })
})

it('refuses a password that was changed while it was compared', async () => {
  const { email, user } = await signedUp(service)
  const { host } = service
  const late = await host.transaction(async (db) => {
    await lockPerson(host, db, user.id)
    const sent = grant({ email, password: goodPassword })
    await waitingForLock()
    await upsertPassword(host, db, user.id, await hash('saddle-height-742'))
    return { sent }
  })
  expect(await late.sent).toMatchObject({ status: 400, json: { code: 'invalid_credentials' } })
})

async function waitingForLock() {
  const waiting =
    'select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()'
  while ((await service.database.inspect(waiting)).length === 0);
}

describe('an unconfirmed address', () => {
  it('is reported only after the correct password', async () => {
    const byMail = await startTestService({ autoconfirm: false })
    const email = freshAddress()
    await byMail.client().signUp({ email, password: goodPassword })
    const wrong = await byMail.client().signInWithPassword({ email, password: 'wrong-password-1' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const right = await byMail.client().signInWithPassword({ email, password: goodPassword })
    expect(right.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
    await byMail.close()
  })
})
