import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessRules } from '#contract/access.ts'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { hashSecret } from './http/cookie.ts'
import type { Caller, TestAnswer } from './testing/test-api.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import {
  type ActorName,
  actorNames,
  makeWorld,
  type Practice,
  type Standing,
  type World,
} from './testing/world.ts'

/** What each call is sent, so that only who asks decides. Calls that need nothing are left out. */
const bodies = {
  'POST /api/auth/login': () => ({ email: 'nobody@example.org', password: 'not the one' }),
  'POST /api/auth/role-choice': () => ({ role: 'client' }),
  'POST /api/auth/supabase-login': () => ({ user: { id: 'x' }, access_token: 'not.a.token' }),
  'POST /api/invitations': () => ({ channel: 'link' }),
  'POST /api/invitation/preview': (p: Practice) => ({ secret: p.open.secret }),
  'POST /api/invitation/start': (p: Practice) => ({ secret: p.open.secret, consent: consent() }),
  'POST /api/invitation/device-code': (p: Practice) => ({ secret: p.open.secret }),
  'POST /api/invitation/device': (p: Practice) => ({ secret: p.open.secret, code: 'AAAAAAAA' }),
  'POST /api/invitation/code': () => ({ email: 'nobody@example.org', code: 'AAAAAAAA' }),
  'POST /api/intakes': (p: Practice) => ({ fitter: p.slug, consent: consent() }),
  'PATCH /api/sessions/:sessionId/intake/draft': (p: Practice) => ({ ...draft(p) }),
  'POST /api/sessions/:sessionId/intake/submission': () => ({
    ...form(),
    language: 'en',
    noticeVersion: NOTICE_VERSION,
  }),
  'POST /api/sessions/:sessionId/intake/corrections': () => ({ ...form(), revision: 1 }),
  'POST /api/riders/:riderId/bikes': () => ({ type: 'gravel' }),
  'PATCH /api/bikes/:bikeId': () => ({ version: 1, make: 'Bianchi' }),
  'PATCH /api/sessions/:sessionId': () => ({ version: 2, notes: 'Tall rider' }),
  'POST /api/sessions/:sessionId/cancellation': () => ({ cancelled: false }),
  'POST /api/sessions/:sessionId/completion': () => ({ fitted: true }),
  'POST /api/sessions/:sessionId/closing': () => ({ closed: false }),
  'POST /api/sessions/:sessionId/measurements': () => ({
    changes: [{ phase: 'after', key: 'stem_length', side: null, value: 100, version: 0 }],
  }),
  'POST /api/sessions/:sessionId/interventions': () => ({
    kind: 'other',
    what: 'Bell',
    zones: [],
    goals: [],
  }),
  'PATCH /api/sessions/:sessionId/interventions/:interventionId': () => ({ version: 1, zones: ['feet'] }),
  'POST /api/sessions/:sessionId/interventions/order': (p: Practice) => ({ ids: [p.fit.interventionId] }),
  'POST /api/sessions/:sessionId/recommendations': () => ({ kind: 'exercise', words: 'Stretch' }),
  'PATCH /api/sessions/:sessionId/recommendations/:recommendationId': () => ({ version: 1, words: 'Rest' }),
  'POST /api/sessions/:sessionId/recommendations/:recommendationId/done': () => ({ done: true }),
  'PUT /api/follow-up-protocol': () => ({
    version: 0,
    protocol: { milestones: [14, 42], reminderDays: [0] },
  }),
  'POST /api/follow-ups/:followUpId/date': () => ({ dueOn: today() }),
  'POST /api/follow-ups/:followUpId/skipping': () => ({ skipped: true }),
  'POST /api/follow-up-alerts/:alertId/work-off': () => ({ outcome: 'noted' }),
  'POST /api/follow-ups/:followUpId/assisted': () => ({ ...followUpForm(), language: 'en' }),
  'POST /api/follow-up-visits': (p: Practice) => ({ secret: p.reminder.secret }),
  'POST /api/reminder-stops': (p: Practice) => ({ secret: p.reminder.stop }),
  'PATCH /api/follow-ups/:followUpId/draft': () => ({
    version: 0,
    formVersion: 1,
    changes: [{ path: 'ridesSince', value: 4 }],
  }),
  'POST /api/follow-ups/:followUpId/submission': () => ({ ...followUpForm(), language: 'en' }),
  'POST /api/follow-ups/:followUpId/corrections': () => ({ ...followUpForm(), revision: 1 }),
  'PATCH /api/account': () => ({ units: 'metric' }),
  'POST /api/account/research-consent': () => ({ granted: true, ...consent() }),
  'PATCH /api/fitter-profile': () => ({ listed: true }),
} as const satisfies Partial<Record<CallKey, (practice: Practice) => object>>

const consent = () => ({ noticeVersion: NOTICE_VERSION, language: 'en' })
const draft = (_: Practice) => ({
  version: 0,
  formVersion: 1,
  changes: [{ path: 'name', value: 'Jonas' }],
})
const form = () => ({ formVersion: 1, today: today(), answers: t.build.intakeAnswers() })
const followUpForm = () => ({ formVersion: 1, today: today(), answers: t.build.followUpAnswers() })
const today = () => t.clock.now().toISOString().slice(0, 10)

let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** The sign-in of a cookie. */
async function signInOf({ cookie }: Caller): Promise<string> {
  const { rows } = await t.data.owner.query<{ id: string }>('select id from sign_in where token_hash = $1', [
    hashSecret(cookie?.split('=')[1] ?? ''),
  ])
  return rows[0]?.id ?? randomUUID()
}

/** What of a practice this actor would ask about: a form to fill in for who fills in, a sent one for who reads. */
async function paramsOf(
  call: AnyCall,
  practice: Practice,
  standing: Standing,
): Promise<Record<string, string>> {
  const fills = call.access === 'fillsIntake'
  const sessionId = fills
    ? standing.kind === 'client'
      ? practice.riderOpenSessionId
      : practice.open.sessionId
    : practice.submitted.sessionId
  return {
    sessionId,
    invitationId: practice.open.invitationId,
    submissionId: practice.submitted.submissionId,
    riderId: practice.submitted.riderId,
    ...practice.fit,
    ...(call.route.endsWith('/corrections') && { followUpId: practice.fit.answeredId }),
    slug: practice.slug,
    signInId: await signInOf(standing.side === 'A' ? standing.caller : practice.fitter),
  }
}

/** Who asks: of a follow-up's form a guest is one who came in by its reminder. */
function standingOf(call: AnyCall, name: ActorName): Standing {
  const standing = world.actors[name]
  if (call.access !== 'fillsFollowUp' || standing.kind !== 'guest') return standing
  return { ...standing, caller: standing.side === 'A' ? world.a.reminder.guest : world.b.reminder.guest }
}

const missing = () => ({
  sessionId: randomUUID(),
  invitationId: randomUUID(),
  submissionId: randomUUID(),
  riderId: randomUUID(),
  bikeId: randomUUID(),
  interventionId: randomUUID(),
  recommendationId: randomUUID(),
  followUpId: randomUUID(),
  alertId: randomUUID(),
  slug: 'nobody-there',
  signInId: randomUUID(),
})

function ask(call: AnyCall & { route: CallKey }, standing: Standing, params: Record<string, string>) {
  const body = call.route in bodies ? bodies[call.route as keyof typeof bodies](world.a) : {}
  return t.api.as(standing.caller).call(call.route, { params, body })
}

const comparable = (answer: TestAnswer<unknown>) => {
  const { requestId: _, ...body } = answer.problem ?? {}
  const { 'x-request-id': __, 'content-length': ___, date: ____, ...headers } = answer.headers
  return { status: answer.status, body, headers }
}

/** Whether a stream of notices would be opened: it never ends, so it is not asked here. */
const streams = (call: AnyCall) => call.route === 'GET /api/notices'

describe.each(calls.map((call) => [call.route, call] as const))('%s', (_route, call) => {
  beforeAll(async () => {
    world = await makeWorld(t)
  })

  it.each(actorNames)('%s', async (name) => {
    const standing = standingOf(call, name)
    const reach = accessRules[call.access][standing.kind]
    const about = await (streams(call) && reach !== 'no'
      ? null
      : ask(call, standing, await paramsOf(call, world.a, standing)))
    if (reach === 'no') {
      expect(about?.problem).toMatchObject(
        standing.kind === 'anonymous'
          ? { status: 401, code: 'not_signed_in' }
          : { status: 403, code: 'wrong_role' },
      )
      return
    }
    if (!about) return
    if (reach === 'yes' || standing.side === 'A') {
      expect([401, 403, 404]).not.toContain(
        about.status === 401 && call.access === 'everyone' ? 200 : about.status,
      )
      expect(about.status).toBeLessThan(500)
      return
    }
    expect(about.problem).toMatchObject({ status: 404, code: 'not_found' })
    expect(comparable(about)).toEqual(comparable(await ask(call, standing, missing())))
  })
})

it('the matrix has denied cells of every kind, or it proves nothing', () => {
  const cells = calls.flatMap((call) =>
    actorNames.map((name) => accessRules[call.access][world.actors[name].kind]),
  )
  for (const reach of ['yes', 'own', 'granted', 'no'] as const) expect(cells).toContain(reach)
})
