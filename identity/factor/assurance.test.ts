import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { claimAddress, erasePerson } from '../identity.ts'
import { findPerson } from '../person/read-person.ts'
import { lowerLevel } from '../session/assurance-level.ts'
import { findSession } from '../session/session.repository.ts'
import {
  call,
  freshAddress,
  goodPassword,
  lastLinkToken,
  lastMail,
  signedInAgain,
  signedUp,
} from '../testing/builders.ts'
import { assurance, begunFactor, secured, showFactor } from '../testing/second-factor.ts'
import { startTestService, type TestService } from '../testing/service.ts'
import { requireFullAssurance } from './assurance.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ autoconfirm: false, sms: true })
})
beforeEach(() => service.exhausted.clear())
afterAll(() => service.close())

describe('with a second factor', () => {
  it.each([
    ['password', { password: 'saddle-height-742' }],
    ['address', { email: 'elsewhere@example.com' }],
    ['number', { phone: '+4915112345678' }],
  ])('a change of %s requires it', async (_, change) => {
    const person = await secured(service)
    const { client, session } = await signedInAgain(service, person.email)
    const taken = service.taken.length
    const { error } = await client.updateUser(change)
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect(service.taken.slice(taken).map((limit) => limit.split(' ')[0])).toEqual(['changeUser'])
    const { json } = await call(service, 'GET', '/user', { token: session.access_token })
    expect(json).not.toHaveProperty('new_email')
    expect((await person.client.updateUser(change)).error).toBeNull()
  })

  it('a change of one’s own metadata does not require it', async () => {
    const person = await secured(service)
    const { client } = await signedInAgain(service, person.email)
    expect((await client.updateUser({ data: { name: 'Ana' } })).error).toBeNull()
  })

  it('a mailed link, a mailed code and a recovery link do not replace it', async () => {
    const person = await secured(service)
    const client = service.client()
    await client.signInWithOtp({ email: person.email })
    const byCode = { email: person.email, token: lastMail(service).code, type: 'email' } as const
    expect((await client.verifyOtp(byCode)).error).toBeNull()
    expect(await assurance({ client })).toEqual(['aal1', 'aal2'])
    await client.resetPasswordForEmail(person.email)
    const byLink = { token_hash: lastLinkToken(service), type: 'recovery' } as const
    expect((await client.verifyOtp(byLink)).error).toBeNull()
    expect(await assurance({ client })).toEqual(['aal1', 'aal2'])
    const refused = await client.updateUser({ password: 'saddle-height-742' })
    expect(refused.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    await showFactor(service, { client }, person)
    expect((await client.updateUser({ password: 'saddle-height-742' })).error).toBeNull()
  })

  it('an unconfirmed enrolment requires nothing', async () => {
    const person = await signedUp(service)
    await begunFactor(person)
    expect((await person.client.updateUser({ password: 'saddle-height-742' })).error).toBeNull()
  })
})

describe('requireFullAssurance', () => {
  const callerOf = async (personId: string, sessionId: string) => {
    return service.host.transaction(async (db) => {
      const person = await findPerson(service.host, db, personId)
      const session = await findSession(db, sessionId)
      if (!person || !session) throw new Error('nobody')
      return { person, session, level: lowerLevel(session.aal, session.aal) }
    })
  }

  it('checks the state at the time of the call, not of the request', async () => {
    const person = await signedUp(service)
    const { data } = await person.client.getClaims()
    const before = await callerOf(person.user.id, String(data?.claims.session_id))
    await requireFullAssurance(service, before)
    const other = await signedInAgain(service, person.email)
    const { data: read } = await other.client.getClaims()
    const otherBefore = await callerOf(person.user.id, String(read?.claims.session_id))
    await showFactor(service, person, await begunFactor(person))
    // The session was raised, but the token was issued before.
    await expect(requireFullAssurance(service, before)).rejects.toMatchObject({ code: 'insufficient_aal' })
    await expect(requireFullAssurance(service, otherBefore)).rejects.toMatchObject({
      code: 'session_not_found',
    })
    const late = await signedInAgain(service, person.email)
    const { data: lateRead } = await late.client.getClaims()
    const caller = await callerOf(person.user.id, String(lateRead?.claims.session_id))
    await expect(requireFullAssurance(service, caller)).rejects.toMatchObject({
      code: 'insufficient_aal',
      status: 403,
    })
  })
})

it('does not lock out the person who proves the address of an unproven sign-up with a second factor', async () => {
  const open = await startTestService({ autoconfirm: true })
  const squatter = await secured(open)
  const token = squatter.session.access_token
  await call(open, 'POST', '/factors/recovery-codes', { token })
  await open.host.transaction((db) => claimAddress(open.host, db, squatter.email))
  const client = open.client()
  await client.signInWithOtp({ email: squatter.email })
  await client.verifyOtp({ email: squatter.email, token: lastMail(open).code, type: 'email' })
  expect(await assurance({ client })).toEqual(['aal1', 'aal1'])
  expect(await open.database.inspect('select 1 from identity.recovery_code')).toEqual([])
  await open.close()
})

it('deletes all factor data with the person', async () => {
  const person = await secured(service)
  await call(service, 'POST', '/factors/recovery-codes', { token: person.session.access_token })
  await service.host.transaction((db) => erasePerson(service.host, db, person.user.id))
  for (const query of [
    `select 1 from identity.factor where person_id = '${person.user.id}'`,
    `select 1 from identity.factor_challenge where factor_id = '${person.factorId}'`,
    `select 1 from identity.recovery_code where person_id = '${person.user.id}'`,
  ]) {
    expect(await service.database.inspect(query)).toEqual([])
  }
  const free = await service.client().signUp({ email: freshAddress(), password: goodPassword })
  expect(free.error).toBeNull()
})
