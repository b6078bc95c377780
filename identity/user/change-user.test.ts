import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, goodPassword, signedInAgain, signedUp } from '../testing/builders.ts'
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

describe('PUT /user', () => {
  it('merges data at the top level; null deletes', async () => {
    const { client } = await signedUp(service, { name: 'Ana', bike: 'gravel' })
    const { data, error } = await client.updateUser({ data: { name: 'Ana R.', bike: null, club: 'Vento' } })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ana R.', club: 'Vento' })
    expect(data.user?.user_metadata).not.toHaveProperty('bike')
  })

  it('loses none of many concurrent changes', async () => {
    const { session, client } = await signedUp(service)
    const keys = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(
      keys.map((key) =>
        call(service, 'PUT', '/user', { token: session.access_token, body: { data: { [key]: 1 } } }),
      ),
    )
    const { data } = await client.getUser()
    expect(data.user?.user_metadata).toMatchObject({ a: 1, b: 1, c: 1, d: 1, e: 1 })
  })

  it('ends all other sessions for a new password, and keeps this one', async () => {
    const { client, email } = await signedUp(service)
    const other = await signedInAgain(service, email)
    expect((await client.updateUser({ password: 'saddle-height-742' })).error).toBeNull()
    expect((await client.getUser()).error).toBeNull()
    const kicked = await call(service, 'GET', '/user', { token: other.session.access_token })
    expect(kicked).toMatchObject({ status: 403, json: { code: 'session_not_found' } })
    expect(service.endedSessions).toHaveLength(1)
    const old = await service.client().signInWithPassword({ email, password: goodPassword })
    expect(old.error?.code).toBe('invalid_credentials')
    const fresh = await service.client().signInWithPassword({ email, password: 'saddle-height-742' })
    expect(fresh.error).toBeNull()
  })

  it('verifies a current password when one is given', async () => {
    const { client } = await signedUp(service)
    const wrong = await client.updateUser({ password: 'saddle-height-742', current_password: 'guess-guess' })
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' })
    const right = await client.updateUser({ password: 'saddle-height-742', current_password: goodPassword })
    expect(right.error).toBeNull()
  })

  it.each([
    ['the same password', { password: goodPassword }, 422, 'same_password'],
    ['a weak password', { password: 'password1' }, 422, 'weak_password'],
    ['no address', { email: 'nobody' }, 400, 'validation_failed'],
    ['a phone', { phone: '+4915112345678' }, 422, 'phone_provider_disabled'],
    ['app_metadata', { app_metadata: { email_proven: true } }, 403, 'not_admin'],
    ['data over 4 kB', { data: { name: 'x'.repeat(5000) } }, 400, 'validation_failed'],
    ['no object', '[1]', 400, 'bad_json'],
  ])('refuses %s and changes nothing', async (_, body, status, code) => {
    const { session, user } = await signedUp(service)
    const token = session.access_token
    expect(await call(service, 'PUT', '/user', { token, body })).toMatchObject({ status, json: { code } })
    expect((await call(service, 'GET', '/user', { token })).json).toEqual(JSON.parse(JSON.stringify(user)))
  })

  it('ignores its own read-only fields when they are sent back', async () => {
    const { session, user } = await signedUp(service, { name: 'Ana' })
    const { app_metadata: _, ...shown } = user
    const body = {
      ...shown,
      id: 'x',
      role: 'service_role',
      is_anonymous: true,
      email_confirmed_at: null,
      identities: [],
      aud: 'x',
    }
    const { status, json } = await call(service, 'PUT', '/user', { token: session.access_token, body })
    expect(status).toBe(200)
    expect(json).toEqual(JSON.parse(JSON.stringify(user)))
  })

  it('limits by caller', async () => {
    const { client } = await signedUp(service)
    service.exhausted.add('changeUser')
    expect((await client.updateUser({ data: {} })).error).toMatchObject({ status: 429 })
  })
})
