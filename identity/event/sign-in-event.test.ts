import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { listSignInEvents, removeExpired } from '../identity.ts'
import { call, freshAddress, goodPassword, lastMail, signedUp, wrongCode } from '../testing/builders.ts'
import { secured } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: true })
})
beforeEach(() => service.exhausted.clear())
afterAll(() => service.close())

const eventsOf = (email: string) =>
  service.host.transaction((db) => listSignInEvents(service.host, db, email))
const kindsOf = async (email: string) => (await eventsOf(email))?.map(({ event }) => event).reverse()
const logIn = (email: string, password: string) => service.client().signInWithPassword({ email, password })
const rowCount = async () =>
  Number((await service.database.inspect('select count(*) as n from identity.sign_in_event'))[0]?.n)

it('records successes and refusals with a coarse source', async () => {
  const { email } = await signedUp(service)
  await logIn(email, goodPassword)
  await logIn(email, 'not-this-one-7')
  await vi.waitFor(async () => expect(await kindsOf(email)).toHaveLength(3))
  expect(await eventsOf(email)).toEqual([
    expect.objectContaining({ event: 'password_refused', method: null }),
    expect.objectContaining({ event: 'signed_in', method: 'password' }),
    expect.objectContaining({ event: 'signed_in', method: 'password' }),
  ])
  for (const { network, browser } of (await eventsOf(email)) ?? [])
    expect([network, browser]).toEqual(['192.0.2.0/24', 'firefox'])
})

it('records nothing for an address without an account', async () => {
  const before = await rowCount()
  const nobody = freshAddress()
  await logIn(nobody, 'not-this-one-7')
  service.exhausted.add('passwordFromAddress')
  await logIn(nobody, 'not-this-one-7')
  // A later event is stored, so no event of the earlier request can still be pending.
  service.exhausted.clear()
  const { email } = await signedUp(service)
  await logIn(email, 'not-this-one-7')
  await vi.waitFor(async () => expect(await kindsOf(email)).toEqual(['signed_in', 'password_refused']))
  expect(await rowCount()).toBe(before + 2)
  expect(await eventsOf(nobody)).toBeUndefined()
})

it('counts a guess repeated within a minute once, so guessing cannot fill the table', async () => {
  const { email } = await signedUp(service)
  for (let guess = 0; guess < 4; guess += 1) await logIn(email, `not-this-one-${guess}`)
  service.exhausted.add('passwordFromAnywhere')
  await logIn(email, goodPassword)
  await vi.waitFor(async () => expect(await kindsOf(email)).toContain('locked_out'))
  expect(await kindsOf(email)).toEqual(['signed_in', 'password_refused', 'locked_out'])
})

it('records codes, factors and changes', async () => {
  const person = await secured(service)
  const { email, client } = person
  // Each is recorded on its own after its response, so two in a row may change places.
  expect((await kindsOf(email))?.toSorted()).toEqual(['factor_added', 'factor_shown', 'signed_in'])
  await client.updateUser({ password: 'four-plain-words-here' })
  await service.client().signInWithOtp({ email })
  const token = wrongCode(lastMail(service).code)
  await service.client().verifyOtp({ email, token, type: 'email' })
  await vi.waitFor(async () => expect(await kindsOf(email)).toContain('code_refused'))
  expect((await kindsOf(email))?.toSorted()).toEqual([
    'code_refused',
    'factor_added',
    'factor_shown',
    'password_changed',
    'signed_in',
  ])
})

it('deletes events after 90 days, and with the account', async () => {
  const { email, user } = await signedUp(service)
  service.advance(89 * 86_400_000)
  await removeExpired(service.host)
  expect(await kindsOf(email)).toEqual(['signed_in'])
  service.advance(2 * 86_400_000)
  await removeExpired(service.host)
  expect(await kindsOf(email)).toEqual([])
  await call(service, 'GET', '/settings')
  await service.database.inspect(`delete from identity.person where id = '${user.id}'`)
  expect(await eventsOf(email)).toBeUndefined()
})
