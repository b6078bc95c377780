import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyCall, calls } from '#contract/calls.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { databaseState } from './testing/database-state.ts'
import { askIdentity } from './testing/hosted-session.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { makeWorld, type World } from './testing/world.ts'

let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
  world = await makeWorld(t)
  // The first question of a new installation makes the key that signs.
  await askIdentity(t, 'GET', '/.well-known/jwks.json')
})
afterAll(() => t.close())

const described: readonly AnyCall[] = calls
const consent = { noticeVersion: NOTICE_VERSION, language: 'en' }
const form = () => ({ formVersion: 1, today: '2026-11-20', answers: t.build.intakeAnswers() })

/** A body that each call takes: what is added to it decides. */
const sound: Record<string, () => object> = {
  'POST /api/auth/login': () => ({ email: 'nobody@example.org', password: 'not the one' }),
  'POST /api/auth/supabase-login': () => ({ user: { id: 'x' }, access_token: 'not.a.token' }),
  'POST /api/auth/role-choice': () => ({ role: 'client' }),
  'POST /api/invitations': () => ({ channel: 'link' }),
  'POST /api/invitation/preview': () => ({ secret: world.a.open.secret }),
  'POST /api/invitation/start': () => ({ secret: world.a.open.secret, consent }),
  'POST /api/invitation/device-code': () => ({ secret: world.a.open.secret }),
  'POST /api/invitation/device': () => ({ secret: world.a.open.secret, code: 'AAAAAAAA' }),
  'POST /api/invitation/code': () => ({ email: 'nobody@example.org', code: 'AAAAAAAA' }),
  'POST /api/intakes': () => ({ fitter: world.a.slug, consent }),
  'PATCH /api/sessions/:sessionId/intake/draft': () => ({
    version: 0,
    formVersion: 1,
    changes: [{ path: 'name', value: 'Jonas' }],
  }),
  'POST /api/sessions/:sessionId/intake/submission': () => ({
    ...form(),
    language: 'en',
    noticeVersion: NOTICE_VERSION,
  }),
  'POST /api/sessions/:sessionId/intake/corrections': () => ({ ...form(), revision: 1 }),
  'PATCH /api/account': () => ({ units: 'imperial' }),
  'POST /api/account/deletion': () => ({}),
  'POST /api/account/research-consent': () => ({ granted: true, ...consent }),
  'PATCH /api/fitter-profile': () => ({ listed: true }),
}

/** Sign-in bodies are what other programs send too: more of it is not read. */
const ignoring = ['POST /api/auth/login', 'POST /api/auth/supabase-login']

const fields = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** Every field that any call ever tells, and what nobody may say of themselves. */
const privileged = () => ({
  role: 'fitter',
  fitter_id: world.b.fitter.id,
  fitterId: world.b.fitter.id,
  rider_id: world.b.submitted.riderId,
  riderId: world.b.submitted.riderId,
  account_id: world.b.rider.id,
  accountId: world.b.rider.id,
  session_id: world.b.open.sessionId,
  id: randomUUID(),
  verified: true,
  proven: true,
  proven_at: '2026-01-01T00:00:00.000Z',
  email_proven: true,
  price: 0,
  disabled_at: null,
  slug: 'chosen-by-me',
})
const told = [...new Set(described.flatMap((call) => fields(call.answer)))]
const saved = described.filter((call) => call.body)

const cookieOf = (call: AnyCall) =>
  call.access === 'fillsIntake'
    ? world.a.guest.cookie
    : call.access.startsWith('fitter')
      ? world.a.fitter.cookie
      : call.access === 'everyone'
        ? null
        : world.a.rider.cookie

function send(call: AnyCall, payload: object) {
  const [method = '', route = ''] = call.route.split(' ')
  const params: Record<string, string> = {
    sessionId: call.access === 'fillsIntake' ? world.a.open.sessionId : world.a.submitted.sessionId,
  }
  const cookie = cookieOf(call)
  return t.app.inject({
    method: method === 'PATCH' ? 'PATCH' : 'POST',
    url: route.replace(/:(\w+)/g, (_match, name: string) => params[name] ?? ''),
    headers: { 'idempotency-key': randomUUID(), ...(cookie && { cookie }) },
    payload,
  })
}

it('every call with a body is tried, and there are fields to try', () => {
  expect(Object.keys(sound).sort()).toEqual(saved.map((call) => call.route).sort())
  expect(told.length).toBeGreaterThan(20)
})

describe.each(saved.map((call) => [call.route, call] as const))('%s', (route, call) => {
  it('takes no field it does not name, and writes nothing when one comes', async () => {
    const own = fields(call.body)
    const more = { ...Object.fromEntries(told.map((name) => [name, 'x'])), ...privileged() }
    const before = await databaseState(t.data, ['last_used_at'])
    for (const [name, value] of Object.entries(more).filter(([name]) => !own.includes(name))) {
      const answer = await send(call, { ...sound[route]?.(), [name]: value })
      if (ignoring.includes(route))
        expect(answer.json().code).toMatch(/^(invalid_credentials|token_refused)$/)
      else {
        expect(answer.statusCode, `${name}: ${answer.payload}`).toBe(400)
        expect(answer.json()).toMatchObject({
          code: 'invalid_request',
          problems: [{ code: 'unrecognized_keys' }],
        })
      }
    }
    expect(await databaseState(t.data, ['last_used_at'])).toEqual(before)
  }, 60_000)
})

it('answers of the intake that no question asks are refused', async () => {
  const before = await databaseState(t.data, ['last_used_at'])
  const call = saved.find(({ route }) => route.endsWith('/intake/submission'))
  for (const [name, value] of Object.entries(privileged())) {
    if (!call) throw new Error('no such call')
    const body = { ...form(), language: 'en', noticeVersion: NOTICE_VERSION }
    const answer = await send(call, { ...body, answers: { ...body.answers, [name]: value } })
    expect(answer.json(), name).toMatchObject({ status: 422, code: 'invalid_answers' })
  }
  expect(await databaseState(t.data, ['last_used_at'])).toEqual(before)
})
