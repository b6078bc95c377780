import { NOTICE } from '../../bench/lab/notice.ts'
import { mappingNamed } from '../../bench/lab/valid-mapping.ts'
import { saddleNamed } from '../../bench/lab/valid-saddle.ts'
import type { Call, Schema } from './catalogue.ts'
import type { Ids } from './practice-facts.ts'

/** A place in a call that refers to a row: a path parameter, or an id in the body. */
export interface Place {
  name: string
  /** Which of a file's ids belongs there. */
  source: keyof Ids
}

const SOURCES = {
  sessionId: 'sessionId',
  invitationId: 'invitationId',
  submissionId: 'submissionId',
  riderId: 'riderId',
  bikeId: 'bikeId',
  interventionId: 'interventionId',
  recommendationId: 'recommendationId',
  photoId: 'photoId',
  followUpId: 'followUpId',
  alertId: 'alertId',
  mappingId: 'mappingId',
  saddleId: 'saddleId',
  serviceId: 'serviceId',
  bookingId: 'bookingId',
  subscriptionId: 'subscriptionId',
  feed: 'feed',
  accessId: 'accessId',
  requestId: 'requestId',
  breachId: 'breachId',
  signInId: 'signInId',
  slug: 'slug',
  fitter: 'slug',
  offerId: 'offerId',
  messageId: 'messageId',
  fitterId: 'fitterId',
} as const satisfies Record<string, keyof Ids>

/** Ids whose source depends on the call and not on their name. */
const LISTS: Record<string, keyof Ids> = {
  'POST /api/sessions/{sessionId}/interventions/order ids': 'interventionId',
}

/** Path parameters that are not ids, with a valid value. */
const WORDS: Record<string, string> = { size: 'thumbnail' }

/** The secret that a call takes. */
const SECRETS: Record<string, keyof Ids> = {
  '/api/invitation/preview': 'invitationSecret',
  '/api/invitation/start': 'invitationSecret',
  '/api/invitation/device-code': 'invitationSecret',
  '/api/invitation/device': 'invitationSecret',
  '/api/follow-up-visits': 'reminderSecret',
  '/api/report-visits': 'reportSecret',
  '/api/second-baseline/preview': 'invitationSecret',
  '/api/second-baseline': 'invitationSecret',
  '/api/reminder-stops': 'stopSecret',
  '/api/share-links/preview': 'offerSecret',
  '/api/share-links/acceptance': 'offerSecret',
  '/api/link-renewals': 'invitationSecret',
  '/api/booking-requests': 'invitationSecret',
  '/api/booking-links/preview': 'invitationSecret',
  '/api/booking-links/confirmation': 'invitationSecret',
  '/api/booking-links/intake': 'invitationSecret',
  '/api/booking-links/release': 'invitationSecret',
  '/api/booking-links/move': 'invitationSecret',
  '/api/booking-links/cancellation': 'invitationSecret',
  '/api/waiting-links/preview': 'invitationSecret',
  '/api/waiting-links/confirmation': 'invitationSecret',
  '/api/waiting-links/leaving': 'invitationSecret',
  // Only a demo has secrets for this call.
  '/api/demo/sign-in': 'invitationSecret',
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const TOMORROW = inDays(1)
const DAY_AFTER = inDays(2)

/** Ids that the caller generates: by their name, or by call and name. */
const MADE_UP = new Set(['press', 'PATCH /api/sessions/{sessionId} id'])

const isKnown = (name: string): name is keyof typeof SOURCES => Object.hasOwn(SOURCES, name)

function bodyPlaces(call: Call, schema: Schema | undefined, name = ''): Place[] {
  if (!schema) return []
  if (name === 'secret') {
    const source = SECRETS[call.path]
    if (!source)
      throw new Error(`${call.route}: nothing is known that opens its “secret”. Name it in SECRETS.`)
    return [{ name, source }]
  }
  if (schema.format === 'uuid' || name === 'fitter') {
    if (MADE_UP.has(name) || MADE_UP.has(`${call.route} ${name}`)) return []
    const source = LISTS[`${call.route} ${name}`] ?? (isKnown(name) ? SOURCES[name] : undefined)
    if (!source) throw new Error(`${call.route}: no row is known for the id “${name}”. Name it in SOURCES.`)
    return [{ name, source }]
  }
  if (schema.items) return bodyPlaces(call, schema.items, name)
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => bodyPlaces(call, inner, key))
}

/** Calls that refer to rows in their query, which has more that they need. */
const QUERIES: Record<string, { places: readonly Place[]; more: Record<string, string> }> = {
  'GET /api/booking-pages': { places: [{ name: 'slugs', source: 'slug' }], more: {} },
  'GET /api/booking-pages/{fitter}/times': {
    places: [{ name: 'serviceId', source: 'serviceId' }],
    more: { from: TOMORROW, to: DAY_AFTER },
  },
}

/** All places of a call that refer to a row. @throws Error when no value is known for one */
export function placesOf(call: Call): Place[] {
  const inPath = call.pathNames
    .filter((name) => !Object.hasOwn(WORDS, name))
    .map((name) => {
      if (!isKnown(name)) throw new Error(`${call.route}: no row is known for “${name}”. Name it in SOURCES.`)
      return { name, source: SOURCES[name] }
    })
  return [...inPath, ...(QUERIES[call.route]?.places ?? []), ...bodyPlaces(call, call.body ?? undefined)]
}

/** The value for each place, by the place's name. */
export type Values = Record<string, string>

const today = () => new Date().toISOString().slice(0, 10)
const tomorrow = () => TOMORROW.slice(0, 10)

/** Values that the schema alone does not determine, by the name of the field. */
const FIELDS: Record<string, unknown> = {
  email: 'somebody@example.org',
  phone: null,
  password: 'lantern-gravel-37',
  code: 'AAAAAAAA',
  access_token: 'not.a.token',
  user: { id: 'x' },
  ...NOTICE,
  formVersion: 1,
  timeZone: 'Europe/Berlin',
  today: today(),
  receivedOn: today(),
  awareAt: `${today()}T00:00:00.000Z`,
  address: 'asks@example.org',
  dueOn: today(),
  protocol: { milestones: [14, 42], reminderDays: [0] },
  layout: [{ key: 'radar', size: 'large', shown: true }],
  mapping: mappingNamed('The jig').mapping,
  ...saddleNamed('Long one'),
}

const ANSWERS = {
  intake: {
    name: 'Sam',
    email: 'sam@example.org',
    dateOfBirth: '1988-04-12',
    bikeTypes: ['road'],
    goals: ['reduce_discomfort'],
  },
  followUp: {
    ridesSince: 0,
    whyNotRidden: 'weather',
    loadChange: 'same',
    positionKept: 'kept',
    redFlags: ['none'],
    otherTreatment: ['none'],
    anotherAppointment: false,
  },
}

/** Values that belong to one call. */
const SPECIAL: Record<string, unknown> = {
  'PATCH /api/sessions/{sessionId}/intake/draft changes': [{ path: 'name', value: 'Sam' }],
  'PATCH /api/follow-ups/{followUpId}/draft changes': [{ path: 'ridesSince', value: 4 }],
  'POST /api/sessions/{sessionId}/measurements changes': [
    { phase: 'after', key: 'stem_length', side: null, value: 100, version: 0 },
  ],
  'POST /api/booking-links/move at': TOMORROW,
  'POST /api/booking-pages/{fitter}/holds at': TOMORROW,
  'POST /api/booking-pages/{fitter}/waiting firstDay': tomorrow(),
  'POST /api/booking-pages/{fitter}/waiting lastDay': tomorrow(),
  'PATCH /api/sessions/{sessionId} version': 2,
  'POST /api/sessions/{sessionId}/interventions kind': 'other',
  'POST /api/sessions/{sessionId}/interventions what': 'Bell',
  'PATCH /api/sessions/{sessionId}/interventions/{interventionId} zones': ['feet'],
}

const simple = (schema: Schema): unknown => {
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 0)
  if (schema.type === 'array') return []
  return 'words'
}

function fieldOf(call: Call, schema: Schema, values: Values, name: string): unknown {
  const special = SPECIAL[`${call.route} ${name}`]
  if (special !== undefined) return special
  if (name === 'answers') return call.path.includes('/intake/') ? ANSWERS.intake : ANSWERS.followUp
  if (Object.hasOwn(values, name)) return schema.items ? [values[name]] : values[name]
  if (Object.hasOwn(FIELDS, name)) return FIELDS[name]
  if (schema.properties) return objectOf(call, schema, values)
  if (schema.anyOf?.[0]) return fieldOf(call, schema.anyOf[0], values, name)
  if (schema.items && (schema.minItems ?? 0) > 0) return [fieldOf(call, schema.items, values, '')]
  return simple(schema)
}

/** An object with the required fields, the fields that refer to rows, and the special fields of this call. */
function objectOf(call: Call, schema: Schema, values: Values): Record<string, unknown> {
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) =>
      schema.required?.includes(name) ||
      Object.hasOwn(values, name) ||
      SPECIAL[`${call.route} ${name}`] !== undefined ||
      ['email', 'password'].includes(name),
  )
  return Object.fromEntries(wanted.map(([name, inner]) => [name, fieldOf(call, inner, values, name)]))
}

/** A valid request with these values at its places. */
export function requestOf(call: Call, values: Values): { at: string; body: object | null } {
  const at = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(WORDS[name] ?? values[name] ?? ''),
  )
  const asked = QUERIES[call.route]
  const query = asked?.places.map(({ name }): [string, string] => [name, values[name] ?? '']) ?? []
  const search = new URLSearchParams([...query, ...Object.entries(asked?.more ?? {})]).toString()
  return { at: search ? `${at}?${search}` : at, body: call.body ? objectOf(call, call.body, values) : null }
}
