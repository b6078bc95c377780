import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessRules } from '#contract/access.ts'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { databaseState } from './testing/database-state.ts'
import { askIdentity } from './testing/hosted-session.ts'
import { type Caller, nobody } from './testing/test-api.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { makeTwoPractices, type TwoPractices } from './testing/two-practices.ts'
import { callsWithBody, validBody } from './testing/valid-bodies.ts'

let t: TestApp
let practices: TwoPractices
/** What is stored before all tests, and must be after each. */
let before: Awaited<ReturnType<typeof stateNow>>
const stateNow = () => databaseState(t.data, ['last_used_at'])
beforeAll(async () => {
  t = await testApp()
  practices = await makeTwoPractices(t)
  // The first request of a new installation creates the signing key.
  await askIdentity(t, 'GET', '/.well-known/jwks.json')
  before = await stateNow()
})
afterAll(() => t.close())

const described: readonly (AnyCall & { route: CallKey })[] = calls
const form = () => ({ formVersion: 1, today: '2026-11-20', answers: t.build.intakeAnswers() })

/** Other programs send sign-in bodies as well, so their unknown fields are ignored. */
const ignoring = ['POST /api/auth/login', 'POST /api/auth/supabase-login']

const fields = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** Fields that no caller may set. */
const privileged = () => ({
  role: 'fitter',
  fitter_id: practices.b.fitter.id,
  fitterId: practices.b.fitter.id,
  rider_id: practices.b.submitted.riderId,
  riderId: practices.b.submitted.riderId,
  account_id: practices.b.rider.id,
  accountId: practices.b.rider.id,
  session_id: practices.b.open.sessionId,
  id: randomUUID(),
  verified: true,
  proven: true,
  proven_at: '2026-01-01T00:00:00.000Z',
  email_proven: true,
  price: 0,
  disabled_at: null,
  slug: 'chosen-by-me',
})
/** Every field in the response of any call. */
const responseFields = [...new Set(described.flatMap((call) => fields(call.response)))]
const saved = described.filter((call) => call.body)

/** A person of the first practice whom the call admits. */
function callerOf(call: AnyCall): Caller {
  const rule = accessRules[call.access]
  if (call.access === 'fillsFollowUp') return practices.a.reminder.guest
  if (rule.anonymous === 'yes') return nobody
  if (rule.guest !== 'no') return practices.a.guest
  return rule.client === 'no' ? practices.a.fitter : practices.a.rider
}

function send(call: AnyCall & { route: CallKey }, body: object) {
  const sessionId =
    call.access === 'fillsIntake' ? practices.a.open.sessionId : practices.a.submitted.sessionId
  const { fit, submitted, offer, messageId, requestId, breachId } = practices.a
  const ids = { riderId: submitted.riderId, offerId: offer.id, messageId, requestId, breachId }
  const params = { ...fit, sessionId, ...ids }
  return t.api.as(callerOf(call)).call(call.route, { params, body })
}

it('tries every call with a body, with fields to try', () => {
  // Picture uploads are bytes without fields.
  const sent = described.filter((call) => call.body || call.upload)
  expect([...callsWithBody].sort(), 'server/testing/valid-bodies.ts').toEqual(
    sent.map((call) => call.route).sort(),
  )
  expect(responseFields.length).toBeGreaterThan(20)
})

describe.each(saved.map((call) => [call.route, call] as const))('%s', (route, call) => {
  it('refuses any field it does not name, and then writes nothing', async () => {
    const own = fields(call.body)
    const foreign = (names: readonly string[]) => names.filter((name) => !own.includes(name))
    const others = Object.fromEntries(foreign(responseFields).map((name) => [name, 'x']))
    const claims = Object.entries(privileged()).filter(([name]) => !own.includes(name))
    for (const more of [others, ...claims.map(([name, value]) => ({ [name]: value }))]) {
      const answer = await send(call, { ...validBody(call, practices.a, t), ...more })
      if (ignoring.includes(route))
        expect(answer.problem.code).toMatch(/^(invalid_credentials|token_refused)$/)
      else {
        expect(answer.status, `${Object.keys(more)}: ${answer.raw}`).toBe(400)
        expect(answer.problem).toMatchObject({
          code: 'invalid_request',
          problems: [{ code: 'unrecognized_keys' }],
        })
      }
    }
    expect(await stateNow()).toEqual(before)
  })
})

it('refuses answers to questions that the intake does not have', async () => {
  const call = saved.find(({ route }) => route.endsWith('/intake/submission'))
  for (const [name, value] of Object.entries(privileged())) {
    if (!call) throw new Error('no such call')
    const body = { ...form(), language: 'en', noticeVersion: NOTICE_VERSION }
    const answer = await send(call, { ...body, answers: { ...body.answers, [name]: value } })
    expect(answer.problem, name).toMatchObject({ status: 422, code: 'invalid_answers' })
  }
  expect(await stateNow()).toEqual(before)
})
