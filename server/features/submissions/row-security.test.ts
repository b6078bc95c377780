import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../../http/cookie.ts'
import type { Person } from '../../testing/builders.ts'
import { intakes } from '../../testing/intakes.ts'
import type { Caller } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const TABLES = [
  'rider',
  'session',
  'draft',
  'submission',
  'submission_figure',
  'consent',
  'invitation',
] as const

let t: TestApp
let first: Person
let second: Person
let client: Person
let guest: Awaited<ReturnType<TestApp['build']['guest']>>

beforeAll(async () => {
  t = await testApp()
  const riders = intakes(t)
  first = await t.build.fitter()
  second = await t.build.fitter()
  client = await t.build.client()
  await riders.send(await riders.begin(client, first))
  guest = await t.build.guest(first)
  await t.api.as(guest).call('PATCH /api/sessions/:sessionId/intake/draft', {
    params: { sessionId: guest.sessionId },
    body: { version: 0, formVersion: 1, changes: [{ path: 'name', value: 'Jo' }] },
  })
})
afterAll(() => t.close())

/** The number of rows of each table that a caller can see. */
function seenBy(who: Caller) {
  const cookieHash = who.cookie ? hashSecret(who.cookie.split('=')[1] ?? '') : null
  return t.database.perform({ cookieHash }, { now: t.clock.now(), requestId: 'test' }, async ({ db }) => {
    const seen: Record<string, number> = {}
    for (const table of TABLES) seen[table] = (await db.selectFrom(table).selectAll().execute()).length
    return seen
  })
}

const nothing = Object.fromEntries(TABLES.map((table) => [table, 0]))

describe('the database itself', () => {
  it('shows a fitter their riders’ rows', async () => {
    expect(await seenBy(first)).toMatchObject({ rider: 2, session: 2, submission: 1, invitation: 1 })
  })

  it('shows a fitter what riders consented to for their fits', async () => {
    const cookieHash = hashSecret(first.cookie?.split('=')[1] ?? '')
    const seen = await t.database.perform(
      { cookieHash },
      { now: t.clock.now(), requestId: 'test' },
      ({ db }) => db.selectFrom('consent').select(['purpose', 'granted']).execute(),
    )
    expect(seen).toEqual([
      { purpose: 'fit', granted: true },
      { purpose: 'fit', granted: true },
    ])
  })

  it('shows another fitter, another client and an anonymous caller none of them', async () => {
    expect(await seenBy(second)).toEqual(nothing)
    expect(await seenBy(await t.build.client())).toEqual(nothing)
    expect(await seenBy({ cookie: null })).toEqual(nothing)
  })

  it('shows a client and a guest their own', async () => {
    expect(await seenBy(client)).toMatchObject({
      rider: 1,
      session: 1,
      draft: 0,
      submission: 1,
      invitation: 0,
    })
    expect(await seenBy(guest)).toMatchObject({
      rider: 1,
      session: 1,
      draft: 1,
      submission: 0,
      invitation: 1,
    })
  })
})
