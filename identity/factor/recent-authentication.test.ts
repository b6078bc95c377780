import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signedInAgain, signedUp } from '../testing/builders.ts'
import { begunFactor, secured, showFactor } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

const MINUTE = 60_000
const TEN_MINUTES = 10 * MINUTE
const tooOld = { status: 403, code: 'reauthentication_needed' }

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true, currentPasswordRequired: true })
})
afterAll(() => service.close())

it('sets up a first authenticator app within ten minutes of a sign-in, and not later', async () => {
  const person = await signedUp(service)
  service.advance(TEN_MINUTES - MINUTE)
  await begunFactor(person, 'in time')
  service.advance(MINUTE)
  const late = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'of a stranger' })
  expect(late.error).toMatchObject(tooOld)
  const again = await signedInAgain(service, person.email)
  await begunFactor(again, 'after a new sign-in')
})

it('adds or removes an app, and makes recovery codes, only after a recent sign-in or code of the app', async () => {
  const person = await secured(service)
  const token = async () => (await person.client.getSession()).data.session?.access_token ?? ''
  service.advance(TEN_MINUTES)
  const codes = async () => call(service, 'POST', '/factors/recovery-codes', { token: await token() })
  expect((await person.client.mfa.unenroll({ factorId: person.factorId })).error).toMatchObject(tooOld)
  const added = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'another' })
  expect(added.error).toMatchObject(tooOld)
  expect(await codes()).toMatchObject({ status: 403, json: { code: 'reauthentication_needed' } })

  await showFactor(service, person, person)
  expect((await codes()).status).toBe(200)
  await begunFactor(person, 'another')
  expect((await person.client.mfa.unenroll({ factorId: person.factorId })).error).toBeNull()
})

it('removes an app that was never confirmed at any time', async () => {
  const person = await signedUp(service)
  const { factorId } = await begunFactor(person)
  service.advance(TEN_MINUTES)
  expect((await person.client.mfa.unenroll({ factorId })).error).toBeNull()
})
