import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accessRules, sharedReach } from '#contract/access.ts'
import { type AnyCall, type CallKey, calls } from '#contract/calls.ts'
import { hashSecret } from './http/cookie.ts'
import { databaseState } from './testing/database-state.ts'
import type { Caller, TestAnswer } from './testing/test-api.ts'
import type { TestApp } from './testing/test-app.ts'
import {
  type Practice,
  type PracticesTemplate,
  practicesTemplate,
  standings,
  type TwoPractices,
} from './testing/two-practices.ts'
import { validBody, validQuery } from './testing/valid-bodies.ts'

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

type Standing = (typeof standings)[number]

/** A call as one actor. */
interface Cell {
  call: AnyCall & { route: CallKey }
  actor: Standing
}

/** The path parameters for this actor: an open form if the call fills one in, otherwise a submitted one. */
async function paramsOf({ call, actor }: Cell): Promise<Record<string, string>> {
  const practice = practices.a
  const fills = call.access === 'fillsIntake'
  const sessionId = fills
    ? actor.kind === 'client'
      ? practice.riderOpenSessionId
      : practice.open.sessionId
    : call.access === 'readsReport' && actor.kind === 'guest'
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
    offerId: practice.offer.id,
    messageId: practice.messageId,
    accessId: practice.accessId,
    requestId: practice.requestId,
    breachId: practice.breachId,
    signInId: await signInOf(actor.side === 'A' ? callerOf({ call, actor }) : practice.fitter),
  }
}

/** The actor's cookie. A guest uses the mail that leads to the resource of the call. */
function callerOf({ call, actor }: Cell): Caller {
  const { reminder, report }: Practice = actor.side === 'A' ? practices.a : practices.b
  if (actor.kind === 'guest' && call.access === 'fillsFollowUp') return reminder.guest
  if (actor.kind === 'guest' && call.access === 'readsReport') return report.guest
  return practices.actors[actor.name].caller
}

/** Values of parameters that are no ids. */
const NOT_THERE: Record<string, string> = { size: 'thumbnail', slug: 'nobody-there' }

/** Parameters that name nothing. */
const missing = ({ route }: AnyCall): Record<string, string> =>
  Object.fromEntries(
    [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, NOT_THERE[name] ?? randomUUID()]),
  )

/** Makes the call as this actor. No response may be cached. */
async function ask(cell: Cell, params: Record<string, string>) {
  const { call } = cell
  const answer = await t.api
    .as(callerOf(cell))
    .call(call.route, { params, query: validQuery(call, practices.a), body: validBody(call, practices.a, t) })
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

/** Whether the cell opens an event stream. A stream never ends, so this test does not request it. */
const streams = (cell: Cell) => cell.call.route === 'GET /api/notices' && reachOf(cell) !== 'no'

const reachOf = ({ call, actor }: Cell) => accessRules[call.access][actor.kind]
const isShared = ({ call, actor }: Cell) => 'shared' in actor && sharedReach.includes(call.access)
const isAllowed = (cell: Cell) =>
  reachOf(cell) === 'yes' || (reachOf(cell) !== 'no' && (cell.actor.side === 'A' || isShared(cell)))
/** A call for everyone may answer 401, such as to a wrong password. */
const isGiven = ({ call }: Cell, { status }: TestAnswer<unknown>) =>
  (status === 401 && call.access === 'everyone') || ![401, 403, 404].includes(status)

const everyCell: readonly Cell[] = calls.flatMap((call) => standings.map((actor) => ({ call, actor })))
const cells = everyCell.filter((cell) => !streams(cell))
const named = (some: readonly Cell[]) =>
  some.map((cell) => [`${cell.call.route} as ${cell.actor.name}`, cell] as const)

/** What was read is recorded, and so is the use of a sign-in. */
async function stateButReads() {
  const { 'public.audit_entry': trail = [], ...state } = await databaseState(t.data, ['last_used_at'])
  return { ...state, entries: trail.filter((entry) => !JSON.stringify(entry).includes('.read"')) }
}

describe('denied', () => {
  let before: Awaited<ReturnType<typeof stateButReads>>
  beforeAll(async () => {
    before = await stateButReads()
  })
  // The rows that others must not see are still there, so that a 404 proves something.
  afterAll(async () => {
    expect(await stateButReads()).toEqual(before)
  })

  it.each(named(cells.filter((cell) => !isAllowed(cell))))('%s', async (_name, cell) => {
    const about = await ask(cell, await paramsOf(cell))
    if (reachOf(cell) === 'no')
      return expect(about.problem).toMatchObject(
        cell.actor.kind === 'anonymous'
          ? { status: 401, code: 'not_signed_in' }
          : { status: 403, code: 'wrong_role' },
      )
    expect(about.problem).toMatchObject({ status: 404, code: 'not_found' })
    expect(comparable(about)).toEqual(comparable(await ask(cell, missing(cell.call))))
  })
})

/** Calls that end something come last: what comes after them needs a new copy of the practices. */
const ENDS =
  /^DELETE |logout|deletion|closing|cancellation|withdrawal|revocation|restriction|erasure|fit-consent/
const endsSomething = ({ call }: Cell) => ENDS.test(call.route)
const allowed = cells
  .filter(isAllowed)
  .toSorted((a, b) => Number(endsSomething(a)) - Number(endsSomething(b)))

describe('allowed', () => {
  afterEach(async () => {
    expect(await filesTaken()).toEqual([])
  })

  it.each(named(allowed))('%s', async (_name, cell) => {
    const answer = await ask(cell, await paramsOf(cell))
    expect(answer.status).toBeLessThan(500)
    if (isGiven(cell, answer)) return
    // An earlier call has ended what this one needs.
    await t.close()
    t = await template.open()
    const again = await ask(cell, await paramsOf(cell))
    expect(again.status).toBeLessThan(500)
    expect(isGiven(cell, again), `answered ${again.status}`).toBe(true)
  })
})

it('has denied cells of every kind, or it proves nothing', () => {
  for (const reach of ['yes', 'own', 'granted', 'no'] as const)
    expect(everyCell.map(reachOf)).toContain(reach)
})
