import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askIdentity,
  exchange,
  goodPassword,
  hostedSessionOf,
  isSignedIn,
} from '../../testing/hosted-session.ts'
import { type Caller, nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { invitationMail } from '../../testing/waiting-mails.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''

/** A person with an unproven account for the invited address, signed in. */
async function invitedAndSignedUp(role: 'client' | 'fitter') {
  const email = `invited-${randomUUID().slice(0, 8)}@example.org`
  const data = { role, name: 'Ana Ruiz' }
  const answer = await askIdentity(t, 'POST', '/signup', { body: { email, password: goodPassword, data } })
  const { caller } = await exchange(t.api, nobody, hostedSessionOf(answer.body).accessToken)
  const { sessionId } = await t.build.invitation(await t.build.fitter(), { email })
  const { code } = await invitationMail(t.data, sessionId)
  return { email, code, caller, mark: cookieOf(answer.headers) }
}

const type = async (caller: Caller, { email, code }: { email: string; code: string }) => {
  const { status } = await t.api.as(caller).call('POST /api/invitation/code', { body: { email, code } })
  expect(status).toBe(200)
}

const passwordWorks = async (email: string) => {
  const body = { email, password: goodPassword }
  return (await askIdentity(t, 'POST', '/token?grant_type=password', { body })).status === 200
}

describe('an invitation’s code proves the address of an account', () => {
  it.each(['client', 'fitter'] as const)(
    'removes a stranger’s data when it is entered elsewhere: %s',
    async (role) => {
      const person = await invitedAndSignedUp(role)
      await type(nobody, person)
      expect(await passwordWorks(person.email)).toBe(false)
      expect(await isSignedIn(t.api, person.caller)).toBe(false)
    },
  )

  it.each(['client', 'fitter'] as const)(
    'changes nothing when entered in the browser that signed up, signed out: %s',
    async (role) => {
      const person = await invitedAndSignedUp(role)
      await t.api.as(person.caller).call('POST /api/auth/logout')
      await type({ cookie: person.mark }, person)
      expect(await passwordWorks(person.email)).toBe(true)
      const body = { email: person.email, password: goodPassword }
      const { accessToken } = hostedSessionOf(
        (await askIdentity(t, 'POST', '/token?grant_type=password', { body })).body,
      )
      const entered = await exchange(t.api, nobody, accessToken)
      expect(entered.body.user).toMatchObject({ role, name: 'Ana Ruiz', proven: true })
    },
  )

  it.each(['client', 'fitter'] as const)('resets nothing when entered by its %s, signed in', async (role) => {
    const person = await invitedAndSignedUp(role)
    await type(person.caller, person)
    expect(await passwordWorks(person.email)).toBe(true)
    expect(await isSignedIn(t.api, person.caller)).toBe(true)
  })

  it('removes a stranger’s data when entered by a person signed in to another account', async () => {
    const person = await invitedAndSignedUp('client')
    await type(await t.build.fitter(), person)
    expect(await passwordWorks(person.email)).toBe(false)
  })
})
