import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signedUp } from '../testing/builders.ts'
import {
  appCode,
  begunFactor,
  nextCode,
  type SecuredPerson,
  secured,
  showFactor,
} from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

/** Every call that requires the second factor, and how it refuses. */
const guarded: [string, string, (person: SecuredPerson) => string, object | undefined, number][] = [
  ['a new password', 'PUT', () => '/user', { password: 'saddle-height-742' }, 401],
  ['a new address', 'PUT', () => '/user', { email: 'elsewhere@example.com' }, 401],
  ['another factor', 'POST', () => '/factors', { factor_type: 'totp', friendly_name: 'second' }, 403],
  ['taking the factor off', 'DELETE', ({ factorId }) => `/factors/${factorId}`, undefined, 422],
  ['recovery codes', 'POST', () => '/factors/recovery-codes', undefined, 403],
  ['another way to sign in', 'GET', () => '/user/identities/authorize?provider=google', undefined, 403],
]

describe('an access token issued before the second factor was used', () => {
  it.each(guarded)(
    'does not gain the rights of its raised session: %s',
    async (_, method, path, body, status) => {
      const person = await secured(service)
      const refused = await call(service, method, path(person), {
        token: person.aal1.access_token,
        ...(body && { body }),
      })
      expect([refused.status, refused.json.code]).toEqual([status, 'insufficient_aal'])
      const own = await call(service, 'GET', '/user', { token: person.aal1.access_token })
      expect([own.status, own.headers.get('x-session-level')]).toEqual([200, 'aal1'])
    },
  )

  it('is distinguished from the new token of the same raised session', async () => {
    const { session } = await secured(service)
    const own = await call(service, 'GET', '/user', { token: session.access_token })
    expect(own.headers.get('x-session-level')).toBe('aal2')
  })
})

describe('an access token issued after it', () => {
  it('loses its level with the session, although another factor remains', async () => {
    const person = await secured(service)
    const other = await begunFactor(person, 'second')
    const { data } = await person.client.mfa.challengeAndVerify({
      factorId: other.factorId,
      code: appCode(service, other.secret),
    })
    nextCode(service)
    const raised = String(data?.access_token)
    expect((await call(service, 'DELETE', `/factors/${other.factorId}`, { token: raised })).status).toBe(200)
    const refused = await call(service, 'DELETE', `/factors/${person.factorId}`, { token: raised })
    expect([refused.status, refused.json.code]).toEqual([422, 'insufficient_aal'])
    const own = await call(service, 'GET', '/user', { token: raised })
    expect(own.headers.get('x-session-level')).toBe('aal1')
  })
})

it('a first factor raises the session and leaves the level of earlier tokens unchanged', async () => {
  const person = await signedUp(service)
  const factor = await begunFactor(person)
  await showFactor(service, person, factor)
  const { json, status } = await call(service, 'POST', '/factors/recovery-codes', {
    token: person.session.access_token,
  })
  expect([status, json.code]).toEqual([403, 'insufficient_aal'])
})
