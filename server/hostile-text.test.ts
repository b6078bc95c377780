import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type AnyCall, calls } from '#contract/calls.ts'
import { MARKS_IN_A_ROW } from '#domain/text/normal-form.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { makeTwoPractices, type TwoPractices } from './testing/two-practices.ts'

let t: TestApp
let practices: TwoPractices
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
})
afterAll(() => t.close())
afterEach(() => vi.restoreAllMocks())

const described: readonly AnyCall[] = calls
const SECRET_OF_NOBODY = 'x'.repeat(43)
const ALTERNATING = '\u0316\u0301'

/** A body with this text in every text field, and in every answer and change of a form. */
function bodyOf(schema: z.ZodType, text: string): object {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const texts = Object.entries(properties).flatMap(([name, property]) =>
    typeof property === 'object' && (property.type === 'string' || property.anyOf) ? [[name, text]] : [],
  )
  return {
    ...Object.fromEntries(texts),
    ...('answers' in properties && {
      formVersion: 1,
      today: '2026-11-20',
      answers: { name: text, email: text },
    }),
    ...('changes' in properties && { version: 0, formVersion: 1, changes: [{ path: 'name', value: text }] }),
    ...('user' in properties && { user: { id: 'x', user_metadata: { name: text } } }),
  }
}

const takesText = ({ body }: AnyCall) => body !== undefined && Object.keys(bodyOf(body, 'x')).length > 0

async function sendEverywhere(text: string): Promise<number[]> {
  const statuses: number[] = []
  for (const call of described.filter(takesText)) {
    const [method, route = '/'] = call.route.split(' ')
    const people = ['fitter 1', 'rider A', 'guest of A'] as const
    for (const person of people) {
      const answer = await t.app.inject({
        method: method === 'PATCH' || method === 'PUT' ? method : 'POST',
        url: route.replace(/:(\w+)/g, (_match, name: string) => paramOf(name)),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
          cookie: practices.actors[person].caller.cookie ?? '',
        },
        payload: JSON.stringify(bodyOf(call.body ?? z.object({}), text)),
      })
      statuses.push(answer.statusCode)
    }
  }
  return statuses
}

function paramOf(name: string): string {
  const known: Record<string, string> = {
    sessionId: practices.a.open.sessionId,
    invitationId: practices.a.open.invitationId,
    riderId: practices.a.submitted.riderId,
    ...practices.a.fit,
  }
  return known[name] ?? SECRET_OF_NOBODY
}

describe('a request never makes the server normalise', () => {
  /** Records everything that is passed to `normalize` from now on. */
  function watchNormalize(): string[] {
    const seen: string[] = []
    const normalize = String.prototype.normalize
    vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
      seen.push(String(this))
      return normalize.call(this, form)
    })
    return seen
  }

  it('a text of half a megabyte, in any field of any call', async () => {
    const seen = watchNormalize()
    const statuses = await sendEverywhere('x'.repeat(400_000))
    expect(statuses.length).toBeGreaterThan(30)
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
    expect(Math.max(0, ...seen.map(({ length }) => length))).toBeLessThanOrEqual(200)
  })

  it('more than 16 marks in a row, in any field of any call', async () => {
    const seen = watchNormalize()
    const statuses = await sendEverywhere(`Anna${ALTERNATING.repeat(60)}`)
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
    for (const text of seen) expect(text).not.toMatch(new RegExp(`\\p{M}{${MARKS_IN_A_ROW + 1}}`, 'u'))
  })

  it('a password that is too long or has too many marks', async () => {
    const seen = watchNormalize()
    for (const password of ['x'.repeat(30_000), `lantern-gravel${ALTERNATING.repeat(30)}`])
      for (const [url, body] of [
        ['/auth/v1/token?grant_type=password', { email: 'anna@example.org', password }],
        ['/auth/v1/signup', { email: 'anna@example.org', password, data: { name: 'Anna' } }],
        ['/api/auth/login', { email: 'anna@example.org', password }],
      ] as const) {
        const answer = await t.app.inject({ method: 'POST', url, payload: body })
        expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode, url).toBeLessThan(500)
      }
    expect(Math.max(0, ...seen.map(({ length }) => length))).toBeLessThanOrEqual(200)
  })
})

describe('a name', () => {
  const fitter = () => t.api.as(practices.actors['fitter 1'].caller)
  const rename = (name: string) => fitter().call('PATCH /api/account', { body: { name } })

  it('contains no line breaks and no direction overrides', async () => {
    expect((await rename('Ada\r\n\u202eLind\u202c \u2066Berg\u2069')).body).toMatchObject({
      name: 'Ada Lind Berg',
    })
  })

  it('keeps the joiners that scripts and emoji need', async () => {
    const name = 'می\u200cخواهم क्\u200dष 🚴🏽\u200d♀️'
    expect((await rename(name)).body).toMatchObject({ name })
  })

  it.each([
    ['\u0007', 'bad_characters'],
    ['\u001b[31m', 'bad_characters'],
    [ALTERNATING.repeat(9), 'too_many_marks'],
    ['x'.repeat(200), 'too_long'],
  ])('with %j is refused, naming its field', async (text, code) => {
    expect(await rename(`Ada${text}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', problems: [{ path: ['name'], code }] },
    })
  })

  it('is cleaned wherever one is entered', async () => {
    const hostile = '\u202eGravel\r\nbike\u202c'
    const { riderId, sessionId } = practices.a.submitted
    const made = await fitter().call('POST /api/riders/:riderId/bikes', {
      params: { riderId },
      body: { type: 'gravel', name: hostile, make: hostile, model: hostile },
    })
    expect(made.body).toMatchObject({ name: 'Gravel bike', make: 'Gravel bike', model: 'Gravel bike' })
    const rider = await fitter().call('PATCH /api/riders/:riderId', {
      params: { riderId },
      body: { name: hostile },
    })
    expect(rider.body).toMatchObject({ name: 'Gravel bike' })
    const profile = await fitter().call('PATCH /api/fitter-profile', { body: { studio: hostile } })
    expect(profile.body).toMatchObject({ studio: 'Gravel bike' })
    const recommended = await fitter().call('POST /api/sessions/:sessionId/recommendations', {
      params: { sessionId },
      body: { kind: 'exercise', words: 'Stretch.\r\n\tTwice a \u202eday\u202c.' },
    })
    expect(recommended.body).toMatchObject({ words: 'Stretch.\n\tTwice a day.' })
  })

  it('from a sign-up is cleaned or refused as well', async () => {
    const signUp = (name: string) =>
      t.app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: {
          email: `${crypto.randomUUID()}@example.org`,
          password: 'lantern-gravel-37',
          data: { name },
        },
      })
    const { user } = (await signUp('\u202eAda\r\nLind\u202c')).json()
    expect(user.user_metadata.name).toBe('Ada Lind')
    for (const name of ['Ada\u0007', `Ada${ALTERNATING.repeat(9)}`])
      expect((await signUp(name)).json()).toMatchObject({ error_code: 'validation_failed' })
  })
})

it('a hostile address is refused in time linear to its length', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/invitation/code',
    payload: { email: `a@${'.'.repeat(400_000)}@`, code: 'x' },
  })
  expect(answer.json()).toMatchObject({ status: 400, problems: [{ path: ['email'], code: 'too_long' }] })
})
