import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessRules } from '#contract/access.ts'
import { type AnyCall, calls } from '#contract/calls.ts'
import { errorStatus } from '#contract/errors.ts'
import { anyCharacter } from '#domain/text/any-character.arbitrary.ts'
import { rowCounts } from './testing/database-state.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { makeTwoPractices, type TwoPractices } from './testing/two-practices.ts'

let t: TestApp
let practices: TwoPractices
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
})
afterAll(() => t.close())

const described: readonly AnyCall[] = calls
const withBody = described.filter((call) => call.body)

/** A caller whom the call admits, so that only the body can be refused. */
function callerOf({ access }: AnyCall): string | null {
  if (access === 'everyone') return null
  if (access === 'support') return practices.actors['support with access'].caller.cookie
  if (access === 'fillsIntake') return practices.actors['guest of A'].caller.cookie
  if (access === 'fillsFollowUp') return practices.a.reminder.guest.cookie
  return practices.actors[accessRules[access].client === 'no' ? 'fitter 1' : 'rider A'].caller.cookie
}

const paramsOf = ({ access }: AnyCall): Record<string, string> => ({
  sessionId: access === 'fillsIntake' ? practices.a.open.sessionId : practices.a.submitted.sessionId,
  invitationId: practices.a.open.invitationId,
  submissionId: practices.a.submitted.submissionId,
  riderId: practices.a.submitted.riderId,
  ...practices.a.fit,
  slug: practices.a.slug,
  offerId: practices.a.offer.id,
  messageId: practices.a.messageId,
  accessId: practices.a.accessId,
  requestId: practices.a.requestId,
  breachId: practices.a.breachId,
})

const METHODS = ['GET', 'PATCH', 'PUT', 'DELETE'] as const

function send(call: AnyCall, payload: string | Buffer, headers: Record<string, string> = {}) {
  const [wanted, route = '/'] = call.route.split(' ')
  return t.app.inject({
    method: METHODS.find((method) => method === wanted) ?? 'POST',
    url: route.replace(/:(\w+)/g, (_match, name: string) => paramsOf(call)[name] ?? ''),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      cookie: callerOf(call) ?? '',
      ...headers,
    },
    payload,
  })
}

const bad: [string, string | Buffer, number, string?][] = [
  ['malformed JSON', '{"a":', 400, 'bad_json'],
  ['no JSON at all', 'name=Jonas', 400, 'bad_json'],
  ['a list', '[]', 400],
  ['a word', '"yes"', 400],
  ['a NUL byte', Buffer.from('{"name":"a\\u0000b"}'), 400, 'bad_characters'],
  ['a raw NUL byte', Buffer.from('{"name":"a\0b"}'), 400],
  ['a lone surrogate', '{"name":"\\ud800"}', 400, 'bad_characters'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 400, 'bad_characters'],
  ['__proto__', '{"__proto__":{"role":"fitter"}}', 400, 'bad_json'],
  ['nested 100 deep', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`, 400, 'bad_json'],
  ['240,000 numbers', `{"name":[${'1,'.repeat(239_999)}1]}`, 400, 'bad_json'],
  ['1 MB of text', `{"name":"${'x'.repeat(1_000_000)}"}`, 413, 'body_too_large'],
]

describe.each(withBody.map((call) => [call.route, call] as const))('%s refuses', (_route, call) => {
  /** A refused request must not change the number of rows in any table. */
  let before: Record<string, string>
  beforeAll(async () => {
    before = await rowCounts(t.data)
  })

  it.each(bad)('%s', async (_name, payload, status, code) => {
    const answer = await send(call, payload)
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(errorStatus)).toContain(answer.json().code)
    if (code) expect(answer.json().code).toBe(code)
    expect(await rowCounts(t.data)).toEqual(before)
  })

  it('another content type', async () => {
    const answer = await send(call, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })

  it('a request from another site’s page', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const answer = await send(call, '{}', headers)
      expect(answer.json()).toMatchObject({ status: 403, code: 'cross_site' })
    }
    expect(await rowCounts(t.data)).toEqual(before)
  })
})

describe('an id of nothing', () => {
  it.each([
    '1',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(300),
  ])('is not found by %s', async (id) => {
    const answer = await t.app.inject({
      url: `/api/sessions/${encodeURIComponent(id)}/intake/submission`,
      headers: { cookie: practices.actors['fitter 1'].caller.cookie ?? '' },
    })
    expect([400, 404]).toContain(answer.statusCode)
  })
})

describe('a parameter that is sent twice', () => {
  it.each(['/api/clients?filter=all&filter=all', '/api/clients?order=newest&order=oldest'])(
    'is refused: %s',
    async (url) => {
      const cookie = practices.actors['fitter 1'].caller.cookie ?? ''
      const answer = await t.app.inject({ url, headers: { cookie } })
      expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' })
    },
  )
})

describe('the words of a search', () => {
  const asked = (url: string, words?: string) =>
    t.app.inject({
      url,
      headers: {
        cookie: practices.actors['fitter 1'].caller.cookie ?? '',
        ...(words !== undefined && { 'search-words': words }),
      },
    })

  it.each(['/api/clients?search=Jonas', '/api/submissions?search=Jonas', '/api/cases?words=knee'])(
    'are refused in an address, which is kept on its way: %s',
    async (url) => {
      expect((await asked(url)).json()).toMatchObject({
        status: 400,
        code: 'invalid_request',
        problems: [{ code: 'unrecognized_keys' }],
      })
    },
  )

  it('are read from a header, and refused if they are not encoded', async () => {
    expect((await asked('/api/clients', 'J%C3%B6rg')).json()).toMatchObject({ items: [] })
    expect((await asked('/api/clients', '50% off')).json()).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })
})

/** Days and instants that JavaScript, PostgreSQL or the calendar does not have. */
const NO_DAYS = [
  '0000-01-01',
  '0001-01-01',
  '+275760-09-13',
  '2026-02-30',
  '2026-13-01',
  'infinity',
  '10000-01-01',
]
const NO_TIMES = ['T00:00:00Z', 'T24:00:00Z', 'T23:59:60Z']

describe('a cursor that no page returned', () => {
  const id = crypto.randomUUID()
  const hostile = [
    ...NO_DAYS.flatMap((day) => [
      [day, id],
      ...NO_TIMES.flatMap((time) => [
        [day + time, id],
        [true, day + time, id],
      ]),
    ]),
    ['2026-11-20T24:00:00Z', id],
    [true, '2026-11-20T24:00:00Z', id],
    ['infinity', id],
    ['2026-11-20T10:00:00Z', 'x'],
  ].map((position) => Buffer.from(JSON.stringify(position)).toString('base64url'))
  const lists = described.filter(
    (call) => call.query && 'cursor' in (z.toJSONSchema(call.query, { io: 'input' }).properties ?? {}),
  )

  it('is tested in every list', () => {
    expect(lists.length).toBeGreaterThanOrEqual(6)
  })

  it.each(lists.map((call) => [call.route, call] as const))('is refused by %s', async (_route, call) => {
    for (const cursor of [...hostile, '9'.repeat(30), '-1']) {
      const [, path = '/'] = call.route.split(' ')
      const answer = await t.app.inject({
        url: `${path.replace(/:(\w+)/g, (_match, name: string) => paramsOf(call)[name] ?? '')}?cursor=${cursor}`,
        headers: { cookie: callerOf(call) ?? '' },
      })
      expect(answer.json(), Buffer.from(cursor, 'base64url').toString()).toMatchObject({
        status: 400,
        code: 'invalid_request',
        problems: [{ path: ['cursor'], code: 'invalid_format' }],
      })
    }
  })
})

describe('refuses what the database cannot store:', () => {
  const callOf = (route: string) => {
    const call = described.find((each) => each.route === route)
    if (!call) throw new Error(route)
    return call
  }

  it.each(NO_DAYS)('a recommendation due on %s', async (dueOn) => {
    const call = callOf('POST /api/sessions/:sessionId/recommendations')
    const answer = await send(call, JSON.stringify({ kind: 'exercise', words: 'Stretch.', dueOn }))
    expect(answer.json()).toMatchObject({ status: 400, problems: [{ path: ['dueOn'] }] })
  })

  it.each(NO_DAYS)('a follow-up moved to %s', async (dueOn) => {
    const answer = await send(callOf('POST /api/follow-ups/:followUpId/date'), JSON.stringify({ dueOn }))
    expect(answer.json()).toMatchObject({ status: 400, problems: [{ path: ['dueOn'] }] })
  })

  it('a revision number beyond the column’s range', async () => {
    const answer = await t.app.inject({
      url: `/api/sessions/${practices.a.submitted.sessionId}/intake/submission?revision=9999999999`,
      headers: { cookie: practices.actors['fitter 1'].caller.cookie ?? '' },
    })
    expect(answer.statusCode).toBe(400)
  })

  it('a measurement named twice', async () => {
    const change = { phase: 'before', key: 'saddle_height', side: null, value: 720, version: 0 }
    const changes = [change, { ...change, value: 730 }]
    const answer = await send(
      callOf('POST /api/sessions/:sessionId/measurements'),
      JSON.stringify({ changes: changes.map((each) => ({ ...each, reference: 'nose' })) }),
    )
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'invalid_measurement',
      problems: [{ path: ['changes', 1, 'value'], code: 'duplicate_item' }],
    })
  })
})

describe('2,000 random requests', () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '\u0000',
      '\ud800',
      '\u202e',
      '%',
      '-1',
      '1e309',
      '{{7*7}}',
      `$${'{x}'}`,
    ),
  )
  const anyBody = fc.oneof(
    fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)),
    fc.dictionary(hostile, fc.jsonValue({ maxDepth: 3 })).map((value) => JSON.stringify(value)),
    hostile,
  )
  const request = fc.record({
    call: fc.constantFrom(...described.filter((call) => call.route !== 'GET /api/notices')),
    cookie: fc.oneof(fc.nat(), fc.constant(null)),
    ids: fc.option(fc.array(hostile, { minLength: 4, maxLength: 4 }), { freq: 2 }),
    query: fc.dictionary(hostile, hostile, { maxKeys: 3 }),
    body: anyBody,
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'application/csp-report',
      '',
    ),
  })

  it('get a refusal or a response, never a server error', async () => {
    const cookies = Object.values(practices.actors).map((standing) => standing.caller.cookie ?? '')
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(request, async ({ call, cookie, ids, query, body, type }) => {
        const [method, route = '/'] = call.route.split(' ')
        let at = 0
        const path = route.replace(/:(\w+)/g, (_m, name: string) =>
          encodeURIComponent((ids?.[at++] ?? paramsOf(call)[name] ?? '').toWellFormed()),
        )
        const search = new URLSearchParams(Object.entries(query))
        const answer = await t.app.inject({
          method: METHODS.find((known) => known === method) ?? 'POST',
          url: `${path}?${search}`,
          headers: {
            ...(type && { 'content-type': type }),
            'idempotency-key': crypto.randomUUID(),
            ...(cookie !== null && { cookie: cookies[cookie % cookies.length] }),
          },
          ...(method !== 'GET' && { payload: body }),
        })
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
        expect(answer.statusCode, `${call.route} ${answer.payload}`).toBeLessThan(500)
      }),
      { numRuns: 2000 },
    )
    expect([...statuses.keys()].length).toBeGreaterThan(3)
  })
})
