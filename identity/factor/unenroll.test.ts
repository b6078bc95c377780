import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import {
  appCode,
  assurance,
  begunFactor,
  nextCode,
  type SecondFactor,
  secured,
  showFactor,
} from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
afterAll(() => service.close())

/** A second authenticator app. */
async function anotherFactor(person: Awaited<ReturnType<typeof secured>>): Promise<SecondFactor> {
  const factor = await begunFactor(person, 'another')
  const code = appCode(service, factor.secret)
  expect((await person.client.mfa.challengeAndVerify({ factorId: factor.factorId, code })).error).toBeNull()
  nextCode(service)
  return factor
}

it('deletes the factor and lowers every session that used it', async () => {
  const person = await secured(service)
  const other = await signedInAgain(service, person.email)
  await showFactor(service, other, person)
  const { data, error } = await person.client.mfa.unenroll({ factorId: person.factorId })
  expect(error).toBeNull()
  expect(data).toEqual({ id: person.factorId })
  for (const { client } of [person, other]) {
    expect((await client.refreshSession()).error).toBeNull()
    expect(await assurance({ client })).toEqual(['aal1', 'aal1'])
    const { data: read } = await client.getClaims()
    expect(read?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  }
  expect((await person.client.getUser()).data.user).not.toHaveProperty('factors')
})

it('requires the factor, except for an unfinished enrolment', async () => {
  const person = await secured(service)
  const thief = await signedInAgain(service, person.email)
  const { error } = await thief.client.mfa.unenroll({ factorId: person.factorId })
  expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  expect((await person.client.mfa.listFactors()).data?.totp).toHaveLength(1)
  const begun = await begunFactor(person, 'begun')
  expect((await thief.client.mfa.unenroll({ factorId: begun.factorId })).error).toBeNull()
})

it('checks the session and not the token: an earlier token loses its level too', async () => {
  const person = await secured(service)
  const other = await anotherFactor(person)
  const before = (await person.client.getSession()).data.session?.access_token ?? ''
  expect((await person.client.mfa.unenroll({ factorId: other.factorId })).error).toBeNull()
  const refused = await call(service, 'DELETE', `/factors/${person.factorId}`, { token: before })
  expect(refused).toMatchObject({ status: 422, json: { code: 'insufficient_aal' } })
})

it('keeps the recovery codes, pending enrolments and sessions that used another factor', async () => {
  const person = await secured(service)
  const elsewhere = await signedInAgain(service, person.email)
  await showFactor(service, elsewhere, person)
  await call(service, 'POST', '/factors/recovery-codes', { token: person.session.access_token })
  const other = await anotherFactor(person)
  const begun = await begunFactor(person, 'begun')
  expect((await person.client.mfa.unenroll({ factorId: other.factorId })).error).toBeNull()
  await elsewhere.client.refreshSession()
  expect(await assurance(elsewhere)).toEqual(['aal2', 'aal2'])
  const left = async () => {
    const { data } = await elsewhere.client.getSession()
    return call(service, 'GET', '/factors/recovery-codes', { token: data.session?.access_token ?? '' })
  }
  expect((await left()).json).toEqual({ remaining: 10 })
  expect((await elsewhere.client.mfa.unenroll({ factorId: person.factorId })).error).toBeNull()
  expect((await left()).json).toEqual({ remaining: 0 })
  const { data } = await elsewhere.client.mfa.listFactors()
  expect(data?.all.map(({ id }) => id)).toEqual([begun.factorId])
})

it('refuses a deleted factor', async () => {
  const { client } = await signedUp(service)
  const { factorId } = await begunFactor({ client })
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  const { error } = await client.mfa.unenroll({ factorId })
  expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
})
