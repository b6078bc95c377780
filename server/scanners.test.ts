import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyCall, calls } from '#contract/calls.ts'
import { databaseState } from './testing/database-state.ts'
import { askIdentity, exchange, signedUp } from './testing/hosted-session.ts'
import { nobody } from './testing/test-api.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { actorNames, makeTwoPractices, type TwoPractices } from './testing/two-practices.ts'

let t: TestApp
let practices: TwoPractices
let token: string
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
  const hosted = await signedUp(t)
  await exchange(t.api, nobody, hosted.accessToken)
  token = hosted.accessToken
})
afterAll(() => t.close())

const described: readonly AnyCall[] = calls
const params = (): Record<string, string> => ({
  sessionId: practices.a.submitted.sessionId,
  invitationId: practices.a.open.invitationId,
  submissionId: practices.a.submitted.submissionId,
  slug: practices.a.slug,
})
const fill = (route: string) => route.replace(/:(\w+)/g, (_match, name: string) => params()[name] ?? '')

/** Every URL, of calls that read and of calls that write. */
const addresses = () => [
  ...new Set(
    described
      .filter((call) => call.route !== 'GET /api/notices')
      .map((call) => fill(call.route.split(' ')[1] ?? '')),
  ),
  `/api/sessions/${practices.a.open.sessionId}/intake`,
  `/api/sessions/${practices.a.riderOpenSessionId}/intake`,
  '/',
  '/invite',
  '/auth/confirm',
  '/livez',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/api/docs/',
  '/dev/mail',
  '/dev/mail.json',
  '/auth/v1/settings',
  '/auth/v1/health',
  '/auth/v1/user',
  '/auth/v1/logout',
  '/auth/v1/.well-known/jwks.json',
  '/auth/v1/verify?type=signup&token=abc&redirect_to=/',
  '/auth/v1/token?grant_type=password',
]

/** The stored state, except what reading changes: the log of reads and the use of sign-ins. */
async function stateButReads() {
  const state = await databaseState(t.data, ['last_used_at'])
  const trail = z.array(z.looseObject({ action: z.string() })).parse(state['public.audit_entry'])
  return { ...state, 'public.audit_entry': trail.filter(({ action }) => !action.endsWith('.read')) }
}

describe('opening every URL with every cookie', () => {
  it('changes nothing but what was read and when a sign-in was last used', async () => {
    // Nothing sends mails here, and a server with a late queue is not ready.
    await t.data.owner.query('delete from outbox')
    // Advances far enough that the last use is written again.
    t.clock.advance({ minutes: 5 })
    const before = await stateButReads()
    const seen = new Map<number, number>()
    for (const name of actorNames)
      for (const url of addresses())
        for (const method of ['GET', 'HEAD'] as const) {
          const { cookie } = practices.actors[name].caller
          const headers = { ...(cookie && { cookie }), authorization: `Bearer ${token}` }
          const { statusCode } = await t.app.inject({ method, url, headers })
          expect(statusCode, `${method} ${url} as ${name}`).toBeLessThan(500)
          seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1)
        }
    expect(await stateButReads()).toEqual(before)
    expect(seen.get(200)).toBeGreaterThan(100)
  })

  it('would be detected if it changed something', async () => {
    const before = await databaseState(t.data)
    await t.api.as(practices.a.rider).call('PATCH /api/account', { body: { units: 'imperial' } })
    expect(await databaseState(t.data)).not.toEqual(before)
  })

  it('does not end the hosted session by opening its logout', async () => {
    expect((await askIdentity(t, 'GET', '/user', { token })).status).toBe(200)
  })
})
