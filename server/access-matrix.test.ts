import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessRules } from '#contract/access.ts'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { hashSecret } from './http/cookie.ts'
import { soundBody } from './testing/sound-bodies.ts'
import type { Caller, TestAnswer } from './testing/test-api.ts'
import type { TestApp } from './testing/test-app.ts'
import {
  type ActorName,
  actorNames,
  type Practice,
  type PracticesTemplate,
  practicesTemplate,
  type Standing,
  type TwoPractices,
} from './testing/two-practices.ts'

let template: PracticesTemplate
let practices: TwoPractices
let t: TestApp
beforeAll(async () => {
  template = await practicesTemplate()
  practices = template.practices
  t = await template.open()
})
afterAll(async () => {
  await t.close()
  await template.remove()
})

/** The id of the sign-in that a caller's cookie belongs to. */
async function signInOf({ cookie }: Caller): Promise<string> {
  const { rows } = await t.data.owner.query<{ id: string }>('select id from sign_in where token_hash = $1', [
    hashSecret(cookie?.split('=')[1] ?? ''),
  ])
  return rows[0]?.id ?? randomUUID()
}

/** The path parameters for this actor: an open form if the call fills one in, otherwise a submitted one. */
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
    : call.access === 'readsReport' && standing.kind === 'guest'
      ? practice.report.sessionId
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

/** The actor's caller. A guest uses the mail that leads to the resource of the call. */
function standingOf(call: AnyCall, name: ActorName): Standing {
  const standing = practices.actors[name]
  if (standing.kind !== 'guest') return standing
  const { reminder, report } = standing.side === 'A' ? practices.a : practices.b
  if (call.access === 'fillsFollowUp') return { ...standing, caller: reminder.guest }
  return call.access === 'readsReport' ? { ...standing, caller: report.guest } : standing
}

/** Values of parameters that are no ids. */
const NOT_THERE: Record<string, string> = { size: 'thumbnail', slug: 'nobody-there' }

/** Parameters that name nothing. */
const missing = ({ route }: AnyCall): Record<string, string> =>
  Object.fromEntries(
    [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, NOT_THERE[name] ?? randomUUID()]),
  )

/** Makes the call as this actor. No response may be cached. */
async function ask(call: AnyCall & { route: CallKey }, standing: Standing, params: Record<string, string>) {
  const answer = await t.api
    .as(standing.caller)
    .call(call.route, { params, body: soundBody(call, practices.a, t) })
  expect(answer.headers['cache-control']).toBe('private, no-store')
  return answer
}

const comparable = (answer: TestAnswer<unknown>) => {
  const { requestId: _, ...body } = answer.problem ?? {}
  const { 'x-request-id': __, 'content-length': ___, date: ____, ...headers } = answer.headers
  return { status: answer.status, body, headers }
}

/** The sessions of both practices whose file belongs to an account without a proven address. */
async function filesTaken(): Promise<string[]> {
  const sessions = [practices.a, practices.b].flatMap(({ open, submitted, report }) => [
    open.sessionId,
    submitted.sessionId,
    report.sessionId,
  ])
  const { rows } = await t.data.owner.query<{ id: string }>(
    `select s.id from session s join rider r on r.id = s.rider_id join account a on a.id = r.account_id
     where s.id = any ($1) and a.proven_at is null`,
    [sessions],
  )
  return rows.map(({ id }) => id)
}

/** Whether the call opens an event stream. A stream never ends, so this test does not request it. */
const streams = (call: AnyCall) => call.route === 'GET /api/notices'

/** Calls that only read share the first copy: they change nothing, which `scanners.test.ts` proves. */
const readsOnly = (call: AnyCall) => call.route.startsWith('GET ')
const readsFirst = calls.toSorted((a, b) => Number(readsOnly(b)) - Number(readsOnly(a)))

describe.each(readsFirst.map((call) => [call.route, call] as const))('%s', (_route, call) => {
  beforeAll(async () => {
    if (readsOnly(call)) return
    await t.close()
    t = await template.open()
  })

  afterAll(async () => {
    expect(await filesTaken()).toEqual([])
  })

  it.each(actorNames)('%s', async (name) => {
    const standing = standingOf(call, name)
    const reach = accessRules[call.access][standing.kind]
    const about = await (streams(call) && reach !== 'no'
      ? null
      : ask(call, standing, await paramsOf(call, practices.a, standing)))
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
    expect(comparable(about)).toEqual(comparable(await ask(call, standing, missing(call))))
  })
})

it('has denied cells of every kind, or it proves nothing', () => {
  const cells = calls.flatMap((call) =>
    actorNames.map((name) => accessRules[call.access][practices.actors[name].kind]),
  )
  for (const reach of ['yes', 'own', 'granted', 'no'] as const) expect(cells).toContain(reach)
})
