import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessRules } from '#contract/access.ts'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { databaseState } from './testing/database-state.ts'
import { askIdentity } from './testing/hosted-session.ts'
import { callsWithBody, soundBody } from './testing/sound-bodies.ts'
import { type Caller, nobody } from './testing/test-api.ts'
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

const described: readonly (AnyCall & { route: CallKey })[] = calls
const form = () => ({ formVersion: 1, today: '2026-11-20', answers: t.build.intakeAnswers() })

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
const told = [...new Set(described.flatMap((call) => fields(call.response)))]
const saved = described.filter((call) => call.body)

/** Somebody of the first practice whom the call answers. */
function callerOf(call: AnyCall): Caller {
  const rule = accessRules[call.access]
  if (call.access === 'fillsFollowUp') return world.a.reminder.guest
  if (rule.anonymous === 'yes') return nobody
  if (rule.guest !== 'no') return world.a.guest
  return rule.client === 'no' ? world.a.fitter : world.a.rider
}

function send(call: AnyCall & { route: CallKey }, body: object) {
  const sessionId = call.access === 'fillsIntake' ? world.a.open.sessionId : world.a.submitted.sessionId
  const params = { ...world.a.fit, sessionId, riderId: world.a.submitted.riderId }
  return t.api.as(callerOf(call)).call(call.route, { params, body })
}

it('every call with a body is tried, and there are fields to try', () => {
  // A picture's bytes have no fields.
  const sent = described.filter((call) => call.body || call.upload)
  expect([...callsWithBody].sort()).toEqual(sent.map((call) => call.route).sort())
  expect(told.length).toBeGreaterThan(20)
})

describe.each(saved.map((call) => [call.route, call] as const))('%s', (route, call) => {
  it('takes no field it does not name, and writes nothing when one comes', async () => {
    const own = fields(call.body)
    const more = { ...Object.fromEntries(told.map((name) => [name, 'x'])), ...privileged() }
    const before = await databaseState(t.data, ['last_used_at'])
    for (const [name, value] of Object.entries(more).filter(([name]) => !own.includes(name))) {
      const answer = await send(call, { ...soundBody(call, world.a, t), [name]: value })
      if (ignoring.includes(route))
        expect(answer.problem.code).toMatch(/^(invalid_credentials|token_refused)$/)
      else {
        expect(answer.status, `${name}: ${answer.raw}`).toBe(400)
        expect(answer.problem).toMatchObject({
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
    expect(answer.problem, name).toMatchObject({ status: 422, code: 'invalid_answers' })
  }
  expect(await databaseState(t.data, ['last_used_at'])).toEqual(before)
})
