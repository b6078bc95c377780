import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallKey, Calls } from '#contract/calls.ts'
import { bookings, MONDAY_NINE } from './testing/bookings.ts'
import type { Person } from './testing/builders.ts'
import { type Fitted, fittings } from './testing/fittings.ts'
import { intakes } from './testing/intakes.ts'
import { smallPicture } from './testing/small-picture.ts'
import { statementsOf } from './testing/statements.ts'
import { letSupportIn, makeSupport } from './testing/support-access.ts'
import { type Caller, nobody } from './testing/test-api.ts'
import { type TestApp, testApp } from './testing/test-app.ts'
import { validMapping } from './testing/valid-mapping.ts'
import { saddleNamed } from './testing/valid-saddle.ts'

// A screen needs the same number of statements for 1 of everything as for 12.
const FEW = 1
const MANY = 12
/** The most statements of a list, besides the set-up of the request. */
const LIST_MOST = 5
/** The most statements of a screen that consists of many lists. */
const SCREEN_MOST = 18

let t: TestApp
let fit: ReturnType<typeof fittings>
let few: Volume
let many: Volume

/** How many of everything a screen shows. */
interface Volume {
  fitter: Person
  /** Creates one fitting with this many records, and this many fittings. */
  rider: { id: string; sessionId: string }
  /** Creates a file, a fit and an open intake with this many fitters. */
  client: Person
  bikeId: string
}

async function made<K extends CallKey>(
  who: Caller,
  key: K,
  options: { params?: Calls[K]['params']; query?: Calls[K]['query']; body?: object } = {},
): Promise<Calls[K]['response']> {
  const answer = await t.api.as(who).call(key, options)
  if (answer.status >= 300) throw new Error(`${key} answered ${answer.status}: ${answer.raw}`)
  return answer.body
}

/** The first page of a fitter's cases. On a busy machine they are opened while they are asked for again. */
async function openedCases(fitter: Person): Promise<Calls['GET /api/cases']['response']> {
  const cases = await made(fitter, 'GET /api/cases', { query: { limit: 50 } })
  return cases.opening ? openedCases(fitter) : cases
}

const eachOf = (count: number) => Array.from({ length: count }, (_none, index) => index)

/** A rider who was reminded, stopped the reminders, and reported a red flag. */
async function alerting(fitter: Person): Promise<void> {
  const fitted = await fit.fitted({ fitter })
  const { stop } = await fit.reminded(fitted)
  await made(fitted.rider, 'POST /api/reminder-stops', { body: { secret: stop } })
  const followUpId = fitted.followUps.at(-1)?.id ?? ''
  await made(fitter, 'POST /api/follow-ups/:followUpId/assisted', {
    params: { followUpId },
    body: fit.answered({ redFlags: ['night_pain'] }),
  })
}

/** What a fitter does in a session: chooses a bike, adds a value, an intervention and advice. @returns the bike */
async function workedOn(fitter: Person, riderId: string, sessionId: string): Promise<string> {
  const params = { sessionId }
  const bike = await made(fitter, 'POST /api/riders/:riderId/bikes', {
    params: { riderId },
    body: { type: 'road' },
  })
  const { version } = await made(fitter, 'GET /api/sessions/:sessionId', { params })
  await made(fitter, 'PATCH /api/sessions/:sessionId', { params, body: { version, bikeId: bike.id } })
  await made(fitter, 'POST /api/sessions/:sessionId/measurements', {
    params,
    body: { changes: [{ phase: 'after', key: 'crank_length', side: null, value: 170, version: 0 }] },
  })
  const change = { kind: 'other', what: 'New tape', zones: ['hands'], goals: [] }
  await made(fitter, 'POST /api/sessions/:sessionId/interventions', { params, body: change })
  const advice = { kind: 'exercise', words: 'Planks' }
  await made(fitter, 'POST /api/sessions/:sessionId/recommendations', { params, body: advice })
  return bike.id
}

/** A fitting with this many interventions, recommendations, photos and corrections; all follow-ups are answered. */
async function fullFitting(fitter: Person, count: number): Promise<Fitted> {
  const fitted = await fit.fitted({ fitter, account: true })
  const { riderId, sessionId } = fitted
  for (const index of eachOf(count)) {
    await workedOn(fitter, riderId, sessionId)
    await made(fitter, 'POST /api/sessions/:sessionId/photos', {
      params: { sessionId },
      query: { phase: 'before' },
      body: await smallPicture(),
    })
    await intakes(t).correct({ ...fitted.rider, sessionId }, index + 1, { occupation: `Baker ${index}` })
  }
  for (const { id } of fitted.followUps.slice(0, count))
    await made(fitter, 'POST /api/follow-ups/:followUpId/assisted', {
      params: { followUpId: id },
      body: fit.answered(),
    })
  return fitted
}

/** A client of this many fitters. @returns one of the bikes */
async function clientOf(count: number): Promise<{ client: Person; bikeId: string }> {
  const client = await t.build.client()
  let bikeId = ''
  for (const _each of eachOf(count)) {
    const fitter = await t.build.fitter()
    const begun = await intakes(t).begin(client, fitter)
    const sent = await intakes(t).send(begun)
    if (sent.status !== 201) throw new Error(sent.raw)
    const params = { sessionId: begun.sessionId }
    const { rider } = await made(fitter, 'GET /api/sessions/:sessionId', { params })
    bikeId = await workedOn(fitter, rider.id, begun.sessionId)
    await made(fitter, 'POST /api/sessions/:sessionId/completion', { params, body: { fitted: true } })
    await intakes(t).begin(client, await t.build.fitter())
  }
  return { client, bikeId }
}

/** This many services, and this many appointments of the client. */
async function bookedBy(client: Person, fitter: Person, count: number): Promise<void> {
  const book = bookings(t)
  for (const each of eachOf(count)) {
    const service = { kind: 'check_up', name: `Check ${each}`, asksIntake: false, lengthMinutes: 30 } as const
    const at = await book.offering({ fitter, service: { ...service, bufferAfterMinutes: 0 } })
    const time = new Date(Date.parse(MONDAY_NINE) + each * 1_800_000).toISOString()
    const held = await book.hold(at, { as: client, at: time })
    const asked = await book.ask(held.body.held?.secret ?? '', { as: client, who: { email: client.email } })
    if (asked.body.booking?.state !== 'confirmed') throw new Error(asked.raw)
  }
}

async function volume(count: number): Promise<Volume> {
  const fitter = await t.build.fitter()
  for (const _each of eachOf(count)) await alerting(fitter)
  for (const _each of eachOf(count)) await made(fitter, 'POST /api/import-mappings', { body: validMapping })
  for (const each of eachOf(count))
    await made(fitter, 'POST /api/saddles', { body: saddleNamed(`Saddle ${each}`) })
  const { riderId, sessionId } = await fullFitting(fitter, count)
  for (const _each of eachOf(count)) await letSupportIn(t, await makeSupport(t), sessionId)
  for (const _each of eachOf(count))
    await made(fitter, 'POST /api/riders/:riderId/sessions', { params: { riderId }, body: { another: true } })
  const { client, bikeId } = await clientOf(count)
  await bookedBy(client, fitter, count)
  return { fitter, rider: { id: riderId, sessionId }, client, bikeId }
}

beforeAll(async () => {
  t = await testApp()
  fit = fittings(t)
  few = await volume(FEW)
  many = await volume(MANY)
  await t.data.owner.query(
    `update sign_in set idle_limit = '1 year', expires_at = expires_at + interval '1 year'`,
  )
})
afterAll(() => t.close())

type Asked = (volume: Volume) => Promise<unknown>

/** Requests both. @returns how many statements each took */
async function counts(ask: Asked): Promise<{ few: number; many: number }> {
  const [ofFew, ofMany] = [await statementsOf(() => ask(few)), await statementsOf(() => ask(many))]
  return { few: ofFew.length, many: ofMany.length }
}

const rowsOf = (answer: unknown): number => {
  const items: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'items') : []
  return Array.isArray(items) ? items.length : 0
}

describe('a list', () => {
  const page = { limit: 50 }
  const followUps = (state: 'due' | 'overdue' | 'call' | 'planned' | 'answered', days: number) =>
    [
      `follow-ups ${state}`,
      days,
      ({ fitter }: Volume) => made(fitter, 'GET /api/follow-ups', { query: { ...page, state } }),
    ] as const

  it.each<readonly [string, number, Asked]>([
    ['alerts', 0, ({ fitter }) => made(fitter, 'GET /api/follow-up-alerts', { query: page })],
    ['clients', 0, ({ fitter }) => made(fitter, 'GET /api/clients', { query: page })],
    ['submissions', 0, ({ fitter }) => made(fitter, 'GET /api/submissions', { query: page })],
    ['interventions', 0, ({ fitter }) => made(fitter, 'GET /api/interventions', { query: page })],
    ['cases', 0, ({ fitter }) => openedCases(fitter)],
    ['support accesses', 0, ({ fitter }) => made(fitter, 'GET /api/support-accesses', { query: page })],
    ['saddles', 0, ({ fitter }) => made(fitter, 'GET /api/saddles')],
    ['import mappings', 0, ({ fitter }) => made(fitter, 'GET /api/import-mappings')],
    ['invitations', 0, ({ fitter }) => made(fitter, 'GET /api/invitations', { query: page })],
    [
      'history',
      0,
      ({ fitter, rider }) =>
        made(fitter, 'GET /api/sessions/:sessionId/history', { params: rider, query: page }),
    ],
    [
      'access log of a file',
      0,
      ({ fitter, rider }) =>
        made(fitter, 'GET /api/riders/:riderId/access-log', { params: { riderId: rider.id }, query: page }),
    ],
    ['own access log', 0, ({ client }) => made(client, 'GET /api/access-log', { query: page })],
    ['own submissions', 0, ({ client }) => made(client, 'GET /api/client/submissions', { query: page })],
    ['own follow-ups', 0, ({ client }) => made(client, 'GET /api/client/follow-ups')],
    ['open intakes', 0, ({ client }) => made(client, 'GET /api/intakes/open')],
    followUps('planned', 0),
    followUps('answered', 0),
    followUps('due', 0),
    followUps('call', 0),
    followUps('overdue', 8),
  ])('of %s', async (_name, daysLater, ask) => {
    t.clock.advance({ days: daysLater })
    expect(rowsOf(await ask(few))).toBeGreaterThanOrEqual(FEW)
    expect(rowsOf(await ask(many))).toBeGreaterThanOrEqual(MANY)
    const asked = await counts(ask)
    expect(asked.many).toBe(asked.few)
    expect(asked.many).toBeLessThanOrEqual(LIST_MOST)
  })
})

describe('a screen', () => {
  it.each<readonly [string, Asked]>([
    ['dashboard layout', ({ fitter }) => made(fitter, 'GET /api/dashboard-layout')],
    ['benchmarks', ({ fitter }) => made(fitter, 'GET /api/benchmarks')],
    ['public mark', ({ fitter }) => made(fitter, 'GET /api/public-mark')],
    ['booking offer', ({ fitter }) => made(fitter, 'GET /api/booking-offer')],
    ['own appointments', ({ client }) => made(client, 'GET /api/client/bookings')],
    [
      'calendar',
      ({ fitter }) =>
        made(fitter, 'GET /api/bookings', {
          query: { from: '2026-11-23T00:00:00.000Z', to: '2026-12-30T00:00:00.000Z' },
        }),
    ],
    ['next appointments', ({ fitter }) => made(fitter, 'GET /api/bookings/upcoming')],
    [
      'appointments of a session',
      ({ fitter, rider }) => made(fitter, 'GET /api/sessions/:sessionId/bookings', { params: rider }),
    ],
    [
      'booking page',
      ({ fitter }) => made(nobody, 'GET /api/booking-pages/:fitter', { params: { fitter: fitter.id } }),
    ],
    ['sharing', ({ client }) => made(client, 'GET /api/sharing')],
    ['counts', ({ fitter }) => made(fitter, 'GET /api/follow-up-counts')],
    ['client counts', ({ fitter }) => made(fitter, 'GET /api/client-counts')],
    ['waiting counts', ({ fitter }) => made(fitter, 'GET /api/waiting-counts')],
    [
      'rider',
      ({ fitter, rider }) => made(fitter, 'GET /api/riders/:riderId', { params: { riderId: rider.id } }),
    ],
    ['session', ({ fitter, rider }) => made(fitter, 'GET /api/sessions/:sessionId', { params: rider })],
    ['report', ({ fitter, rider }) => made(fitter, 'GET /api/sessions/:sessionId/report', { params: rider })],
    [
      'follow-ups of a session',
      ({ fitter, rider }) => made(fitter, 'GET /api/sessions/:sessionId/follow-ups', { params: rider }),
    ],
    [
      'intake as sent',
      ({ fitter, rider }) =>
        made(fitter, 'GET /api/sessions/:sessionId/intake/submission', { params: rider }),
    ],
    ['overview', ({ client }) => made(client, 'GET /api/client/overview')],
    ['history', ({ client }) => made(client, 'GET /api/client/fits')],
    ['bike', ({ client, bikeId }) => made(client, 'GET /api/client/bikes/:bikeId', { params: { bikeId } })],
    ['deletion', ({ fitter }) => made(fitter, 'GET /api/account/deletion')],
    ['restricted clients', ({ fitter }) => made(fitter, 'GET /api/restricted-clients')],
    ['own files', ({ client }) => made(client, 'GET /api/account/files')],
    ['consents', ({ client }) => made(client, 'GET /api/account/consents')],
  ])('of the %s', async (_name, ask) => {
    const asked = await counts(ask)
    expect(asked.many).toBe(asked.few)
    expect(asked.many).toBeLessThanOrEqual(SCREEN_MOST)
  })
})
