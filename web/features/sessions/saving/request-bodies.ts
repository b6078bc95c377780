import { isObject } from '#domain/json/json.ts'
import { CAPTURE_METHODS, PHASES, SIDES } from '#domain/measurements/measurement.ts'
import { ALL_PLACES } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
import type { CallInput } from '#web/api/api.ts'
import { ApiError } from '#web/api/api-error.ts'
import { RECOMMENDATION_KINDS } from '../recommendation-kinds.ts'
import type { NewIntervention, NewRecommendation } from '../session.ts'

type SessionPatch = CallInput<'PATCH /api/sessions/:sessionId'>['body']
type InterventionPatch = CallInput<'PATCH /api/sessions/:sessionId/interventions/:interventionId'>['body']
type RecommendationPatch =
  CallInput<'PATCH /api/sessions/:sessionId/recommendations/:recommendationId'>['body']

export type ValueChangeBody =
  CallInput<'POST /api/sessions/:sessionId/measurements'>['body']['changes'][number]

type Check<Value> = (value: unknown) => value is Value
/** A check of each field: a field that the contract adds does not compile without one. */
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
const weights = (value: unknown): value is NonNullable<SessionPatch['goalWeights']> =>
  isObject(value) && Object.values(value).every(number)

/**
 * A body of the contract, read from a pending change. Changes may come from an earlier version of this page.
 * @throws ApiError as the server would, when a field is unknown or has another type
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

export const valueChangeBody = bodyReader<ValueChangeBody>({
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
}

export const sessionPatch = bodyReader<SessionPatch>({
  version: number,
  bikeId: nullish(text),
  notes: optional(text),
  goalWeights: optional(weights),
})

export const newIntervention = bodyReader<NewIntervention>({
  ...said,
  kind: text,
  zones: listOf(zone),
  goals: listOf(text),
})

export const interventionPatch = bodyReader<InterventionPatch>({
  ...said,
  version: number,
  kind: optional(text),
  zones: optional(listOf(zone)),
  goals: optional(listOf(text)),
  withdrawn: optional(flag),
})

const recommendationKind = oneOf(RECOMMENDATION_KINDS)

export const newRecommendation = bodyReader<NewRecommendation>({
  kind: recommendationKind,
  words: text,
  dueOn: nullish(text),
})

export const recommendationPatch = bodyReader<RecommendationPatch>({
  version: number,
  kind: optional(recommendationKind),
  words: optional(text),
  dueOn: nullish(text),
  withdrawn: optional(flag),
})
