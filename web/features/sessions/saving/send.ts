import { FELT, type Rating, UNRATED } from '#domain/interventions/rating.ts'
import { isObject } from '#domain/json/json.ts'
import { CAPTURE_METHODS, PHASES, SIDES } from '#domain/measurements/measurement.ts'
import { saddleHowOf } from '#domain/measurements/saddle-how.ts'
import { ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import { ALL_PLACES } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { ApiError, isTemporary } from '#web/api/api-error.ts'
import { trackOwnChange } from '#web/api/own-changes.ts'
import type { RequestExtras } from '#web/api/request.ts'
import { requestTimeout } from '#web/api/request.ts'
import { RECOMMENDATION_KINDS } from '../recommendation-kinds.ts'
import type { FitSession, NewIntervention, NewRecommendation } from '../session.ts'
import {
  type FitState,
  fieldsSaved,
  orderSaved,
  rowCreated,
  type SavedRow,
  valuesSaved,
} from './apply-response.ts'
import { type Creation, confirmationOf, type FieldsChange, type PendingChange } from './pending-changes.ts'

type SessionPatch = CallInput<'PATCH /api/sessions/:sessionId'>['body']
type InterventionPatch = CallInput<'PATCH /api/sessions/:sessionId/interventions/:interventionId'>['body']
type RecommendationPatch =
  CallInput<'PATCH /api/sessions/:sessionId/recommendations/:recommendationId'>['body']

type ValueChangeBody = CallInput<'POST /api/sessions/:sessionId/measurements'>['body']['changes'][number]

type Check<Value> = (value: unknown) => value is Value
/** A check for each field. When the contract gains a field, this does not compile without its check. */
type Checks<Body> = { readonly [Name in keyof Body]-?: Check<Body[Name]> }

const text: Check<string> = (value) => typeof value === 'string'
const number: Check<number> = (value) => typeof value === 'number'
const flag: Check<boolean> = (value) => typeof value === 'boolean'
const optional =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (value) =>
    value === undefined || check(value)
const nullish =
  <Value>(check: Check<Value>): Check<Value | null | undefined> =>
  (value) =>
    value === undefined || value === null || check(value)
const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some((each) => each === value)
const listOf =
  <Value>(check: Check<Value>): Check<Value[]> =>
  (value) =>
    Array.isArray(value) && value.every(check)

const zone = oneOf(ZONES)
const place = oneOf(ALL_PLACES)
const places = (value: unknown): value is NonNullable<NewIntervention['places']> =>
  isObject(value) && Object.entries(value).every(([name, within]) => zone(name) && place(within))
const rating = (value: unknown): value is Rating =>
  isObject(value) &&
  Object.keys(value).every((name) => Object.hasOwn(UNRATED, name)) &&
  (value.felt === null || FELT.some((word) => word === value.felt)) &&
  [value.severity, value.power, value.rpe].every((part) => part === null || typeof part === 'number')
const weights = (value: unknown): value is NonNullable<SessionPatch['goalWeights']> =>
  isObject(value) && Object.values(value).every(number)
const saddleHow = (value: unknown): value is NonNullable<SessionPatch['saddleHow']> =>
  isObject(value) &&
  text(value.reference) &&
  text(value.method) &&
  saddleHowOf(value.reference, value.method) !== null
const levels = (value: unknown): value is NonNullable<SessionPatch['goalLevels']> =>
  isObject(value) && Object.values(value).every(text)
const predictions = (value: unknown): value is NonNullable<SessionPatch['predictions']> =>
  isObject(value) && Object.keys(value).every(zone) && Object.values(value).every(oneOf(ZONE_SHARES))
const activity = (value: unknown): value is NonNullable<SessionPatch['activities']>[number] =>
  isObject(value) && text(value.id) && text(value.words) && (value.ability === null || number(value.ability))

/**
 * Reads a body of the contract from a pending change. Changes may come from an earlier version of this page.
 * @throws ApiError as the server would, if a field is unknown or has another type
 */
function bodyReader<Body>(checks: Checks<Body> & Readonly<Record<string, (value: unknown) => boolean>>) {
  const isBody = (value: unknown): value is Body =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(value[name]))
  return (value: unknown): Body => {
    if (isBody(value)) return value
    const problem = { code: 'invalid_request' } as const
    throw new ApiError({ status: 400, body: problem.code, problem })
  }
}

const isNull = (value: unknown): value is null => value === null
const either =
  <A, B>(a: Check<A>, b: Check<B>) =>
  (value: unknown): value is A | B =>
    a(value) || b(value)

const valueChangeBody = bodyReader<ValueChangeBody>({
  phase: oneOf(PHASES),
  key: text,
  side: either(oneOf(SIDES), isNull),
  value: either(either(number, text), isNull),
  reference: nullish(text),
  method: nullish(oneOf(CAPTURE_METHODS)),
  version: number,
  confirmed: optional(flag),
})

const said = {
  what: nullish(text),
  from: nullish(text),
  to: nullish(text),
  why: nullish(text),
  measurement: nullish(text),
  side: nullish(oneOf(SIDES)),
  fromValue: nullish(number),
  toValue: nullish(number),
  confirmed: optional(flag),
  places: optional(places),
  rating: nullish(rating),
}

const sessionPatch = bodyReader<SessionPatch>({
  version: number,
  bikeId: nullish(text),
  notes: optional(text),
  goalWeights: optional(weights),
  saddleHow: optional(saddleHow),
  summary: optional(text),
  goalLevels: optional(levels),
  activities: optional(listOf(activity)),
  predictions: optional(predictions),
})

const newIntervention = bodyReader<NewIntervention>({
  ...said,
  kind: text,
  zones: listOf(zone),
  goals: listOf(text),
})

const interventionPatch = bodyReader<InterventionPatch>({
  ...said,
  version: number,
  kind: optional(text),
  zones: optional(listOf(zone)),
  goals: optional(listOf(text)),
  withdrawn: optional(flag),
})

const recommendationKind = oneOf(RECOMMENDATION_KINDS)

const newRecommendation = bodyReader<NewRecommendation>({
  kind: recommendationKind,
  words: text,
  dueOn: nullish(text),
})

const recommendationPatch = bodyReader<RecommendationPatch>({
  version: number,
  kind: optional(recommendationKind),
  words: optional(text),
  dueOn: nullish(text),
  withdrawn: optional(flag),
})

/**
 * Where a session's changes are sent. Calls reject with `ApiError`, or with another error if the server cannot be
 * reached.
 */
export interface FitServer {
  values(
    sessionId: string,
    batch: readonly PendingChange[],
  ): Promise<CallResponse<'POST /api/sessions/:sessionId/measurements'>>
  fields(sessionId: string, change: FieldsChange): Promise<SavedRow>
  create(sessionId: string, creation: Creation): Promise<Exclude<SavedRow, { of: 'session' }>>
  order(sessionId: string, ids: readonly string[]): Promise<FitSession['interventions']>
}

const valueChanges = (batch: readonly PendingChange[]): ValueChangeBody[] =>
  batch.flatMap((change): ValueChangeBody[] => {
    if (change.kind !== 'value') return []
    const { place, wanted, seen, confirmed } = change
    const { phase, key, side } = place
    const { value, reference, method } = wanted
    const sure = confirmed ? { confirmed } : {}
    return [valueChangeBody({ phase, key, side, value, reference, method, version: seen, ...sure })]
  })

/**
 * Whether the response contains everything that the change affects. A new bike also changes the earlier values, which
 * it does not contain.
 */
const responseSaysAll = ({ of, fields }: FieldsChange): boolean => of !== 'session' || !('bikeId' in fields)

type Extras = Pick<RequestExtras, 'signal' | 'heard'>

/**
 * Sends a change whose response contains all its effects, so that its live event does not make this page read again.
 */
const sendOwnChange = <T>(sessionId: string, send: (extras: Extras) => Promise<T>): Promise<T> =>
  trackOwnChange(`/api/sessions/${sessionId}`, (heard) => send({ heard, ...requestTimeout() }))

async function sendFields(sessionId: string, change: FieldsChange, extras: Extras): Promise<SavedRow> {
  const { of, id, fields, seen } = change
  const given = { version: seen, ...fields, ...confirmationOf(change) }
  if (of === 'session') {
    const call = { params: { sessionId }, body: sessionPatch(given), ...extras }
    return { of, row: await api('PATCH /api/sessions/:sessionId', call) }
  }
  if (of === 'intervention') {
    const params = { sessionId, interventionId: id }
    const call = { params, body: interventionPatch(given), ...extras }
    return { of, row: await api('PATCH /api/sessions/:sessionId/interventions/:interventionId', call) }
  }
  const params = { sessionId, recommendationId: id }
  const call = { params, body: recommendationPatch(given), ...extras }
  return { of, row: await api('PATCH /api/sessions/:sessionId/recommendations/:recommendationId', call) }
}

export const fitServer: FitServer = {
  values: (sessionId, batch) =>
    sendOwnChange(sessionId, (extras) =>
      api('POST /api/sessions/:sessionId/measurements', {
        params: { sessionId },
        body: { changes: valueChanges(batch) },
        ...extras,
      }),
    ),
  fields: (sessionId, change) =>
    responseSaysAll(change)
      ? sendOwnChange(sessionId, (extras) => sendFields(sessionId, change, extras))
      : sendFields(sessionId, change, requestTimeout()),
  create: (sessionId, { of, id, fields, sent }) =>
    sendOwnChange(sessionId, async (extras) => {
      const given = sent ?? fields
      const rest = { params: { sessionId }, idempotencyKey: id, ...extras }
      if (of === 'intervention') {
        const call = { ...rest, body: newIntervention(given) }
        return { of, row: await api('POST /api/sessions/:sessionId/interventions', call) }
      }
      const call = { ...rest, body: newRecommendation(given) }
      return { of, row: await api('POST /api/sessions/:sessionId/recommendations', call) }
    }),
  order: (sessionId, ids) =>
    sendOwnChange(sessionId, async (extras) => {
      const order = { params: { sessionId }, body: { ids: [...ids] }, ...extras }
      return (await api('POST /api/sessions/:sessionId/interventions/order', order)).items
    }),
}

/** A response: how to apply it, and the id that it gives a new row. */
export interface BatchResponse {
  apply(now: FitState): FitState
  renamed?: { from: string; to: string }
}

/** Sends a batch of `nextBatch`. Rejects like `FitServer`. */
export async function sendBatch(
  server: FitServer,
  sessionId: string,
  batch: readonly PendingChange[],
): Promise<BatchResponse> {
  const [first] = batch
  if (!first) return { apply: (now) => now }
  if (first.kind === 'value') {
    const response = await server.values(sessionId, batch)
    return { apply: (now) => valuesSaved(now, batch, response) }
  }
  if (first.kind === 'order') {
    const items = await server.order(sessionId, first.ids)
    return { apply: (now) => orderSaved(now, first, items) }
  }
  if (first.kind === 'creation') {
    const response = await server.create(sessionId, first)
    return {
      apply: (now) => rowCreated(now, first, response),
      renamed: { from: first.id, to: response.row.id },
    }
  }
  const response = await server.fields(sessionId, first)
  return { apply: (now) => fieldsSaved(now, first, response) }
}

/** What a failure means for the changes that were sent. */
export type FitRefusal = 'retry' | 'stale' | 'signedOut' | 'closed' | 'barred' | 'refused'

export function fitRefusal(error: unknown): FitRefusal {
  if (!(error instanceof ApiError)) return 'retry'
  const { status, code } = error
  if (code === 'stale_version') return 'stale'
  if (code === 'session_closed') return 'closed'
  // The changes wait: once the plan is paid, they are saved.
  if (code === 'practice_read_only') return 'barred'
  if (status === 401) return 'signedOut'
  return isTemporary(error) ? 'retry' : 'refused'
}
