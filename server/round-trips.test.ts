import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallKey, Calls } from '#contract/calls.ts'
import type { Person } from './testing/builders.ts'
import { fittings } from './testing/fittings.ts'
import { goodPassword, signedUp } from './testing/hosted-session.ts'
import { intakes } from './testing/intakes.ts'
import { type Caller, nobody } from './testing/test-api.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

let t: TestApp
let fitter: Person
let session: { sessionId: string }
beforeAll(async () => {
  t = await testApp()
  const fit = fittings(t)
  fitter = await t.build.fitter()
  for (let count = 0; count < 3; count += 1) await fit.fitted({ fitter, account: true })
  session = await fit.fitted({ fitter })
})
afterAll(() => t.close())

/** Makes a call that succeeds. @returns its round trips */
async function tripsOf<K extends CallKey>(
  who: Caller,
  key: K,
  options: { params?: Calls[K]['params']; body?: object } = {},
): Promise<number> {
  const { status, raw, roundTrips } = await t.api.as(who).call(key, options)
  expect(status, raw).toBeLessThan(300)
  return roundTrips
}

describe('the round trips to the database', () => {
  it('of who is signed in', async () => {
    expect(await tripsOf(fitter, 'GET /api/auth/user')).toBe(1)
  })

  it('of a list', async () => {
    expect(await tripsOf(fitter, 'GET /api/submissions')).toBe(2)
    expect(await tripsOf(fitter, 'GET /api/clients')).toBe(4)
  })

  it('of a session, which waits for the record of who opened it', async () => {
    expect(await tripsOf(fitter, 'GET /api/sessions/:sessionId', { params: session })).toBe(3)
  })

  it('of measurements', async () => {
    const change = { phase: 'after', key: 'crank_length', side: null, value: 170, version: 0 }
    const body = { changes: [change, { ...change, phase: 'before' }] }
    const key = 'POST /api/sessions/:sessionId/measurements'
    expect(await tripsOf(fitter, key, { params: session, body })).toBe(4)
  })

  it('of a draft, the first time and again', async () => {
    const guest = await t.build.guest(fitter)
    const params = { sessionId: guest.sessionId }
    for (const version of [0, 1]) {
      const body = { version, formVersion: 1, changes: [{ path: 'occupation', value: `Baker ${version}` }] }
      expect(await tripsOf(guest, 'PATCH /api/sessions/:sessionId/intake/draft', { params, body })).toBe(3)
    }
  })

  it('of a submitted intake', async () => {
    const guest = await t.build.guest(fitter)
    const params = { sessionId: guest.sessionId }
    const body = intakes(t).form()
    expect(
      await tripsOf(guest, 'POST /api/sessions/:sessionId/intake/submission', { params, body }),
    ).toBeLessThanOrEqual(6)
  })

  it('of a sign-in with a password', async () => {
    const { email } = await signedUp(t, { role: 'fitter' })
    const body = { email, password: goodPassword }
    // Each connection of the pool waits once more when it prepares a statement for the first time.
    const trips: number[] = []
    for (let count = 0; count < 4; count += 1)
      trips.push(await tripsOf(nobody, 'POST /api/auth/login', { body }))
    expect(Math.min(...trips)).toBeLessThanOrEqual(12)
  })
})
