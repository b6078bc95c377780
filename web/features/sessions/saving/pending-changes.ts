import { isObject, type Json, sameJson } from '#domain/json/json.ts'
import type { FitSession, Intervention, Measured, Recommendation } from '../session.ts'

/** What identifies a value within a fit. */
export type Place = Pick<Measured, 'phase' | 'key' | 'side'>
export const placeName = ({ phase, key, side }: Place): string => `${phase} ${key} ${side ?? ''}`.trim()

/** The value to store; null deletes it. */
export interface Wanted {
  value: number | string | null
  reference: string | null
  method: string | null
}

/** Fields of a row by name. `fit-work.ts` makes them from typed values. */
export type Fields = { readonly [name: string]: Json }
export type Row = 'session' | 'intervention' | 'recommendation'

/** A value that is not saved yet. */
export interface ValueChange {
  kind: 'value'
  place: Place
  wanted: Wanted
  /** Whether the fitter confirmed an implausible value. */
  confirmed: boolean
  /** The version the fitter saw; 0 if there was no value. */
  seen: number
  /** What was sent without a response so far. The server may have it. */
  sent: readonly Wanted[]
}

/** Fields of a row that are not saved yet. */
export interface FieldsChange {
  kind: 'fields'
  of: Row
  id: string
  fields: Fields
  /** The values the fitter saw. */
  base: Fields
  /** Whether the fitter confirmed implausible numbers among the fields. */
  confirmed?: boolean
  seen: number
  sent: readonly Fields[]
}

/**
 * A new row. `id` identifies it until the server gives it one. It is also its idempotency key: sent again, the row is
 * created once.
 */
export interface Creation {
  kind: 'creation'
  of: 'intervention' | 'recommendation'
  id: string
  fields: Fields
  /** Whether the fitter confirmed implausible numbers among the fields. */
  confirmed?: boolean
  /** The fields it was sent with. What was changed since is sent as a change of fields. */
  sent: Fields | null
}

/** The order of the log. */
interface OrderChange {
  kind: 'order'
  ids: readonly string[]
}

export type PendingChange = ValueChange | FieldsChange | Creation | OrderChange

/** Two changes, here and on another device, that exclude each other. Nothing is sent until the fitter has chosen. */
export type Conflict =
  | { kind: 'value'; mine: ValueChange; present: Measured | null }
  | { kind: 'fields'; mine: FieldsChange; present: Fields; version: number }

/** What a page stores of its unsent changes to a session. */
export interface StoredQueue {
  queue: readonly PendingChange[]
  conflicts: readonly Conflict[]
}

/** The name of a change in the queue. A later change with the same name is merged into it. */
export function nameOf(change: PendingChange): string {
  if (change.kind === 'value') return valueName(change.place)
  return change.kind === 'order' ? 'order' : rowName(change.of, change.id)
}
export const valueName = (place: Place): string => `value ${placeName(place)}`
export const rowName = (of: Row, id: string): string => `${of} ${id}`

export const sameWanted = (a: Wanted, b: Wanted): boolean =>
  a.value === b.value && a.reference === b.reference && a.method === b.method

export const wantedOf = ({ value, reference, method }: Measured): Wanted => ({ value, reference, method })

/** The confirmation of a change, if there is one. */
export const confirmationOf = ({ confirmed }: FieldsChange | Creation) => (confirmed ? { confirmed } : {})

function joined(before: PendingChange, next: PendingChange): PendingChange {
  if (before.kind === 'value' && next.kind === 'value') {
    return { ...next, seen: before.seen, sent: before.sent }
  }
  if (before.kind === 'creation' && next.kind === 'fields') {
    return { ...before, ...confirmationOf(next), fields: { ...before.fields, ...next.fields } }
  }
  if (before.kind === 'fields' && next.kind === 'fields') {
    return {
      ...before,
      ...confirmationOf(next),
      fields: { ...before.fields, ...next.fields },
      base: { ...next.base, ...before.base },
    }
  }
  return next
}

/** The queue with one more change. It is merged into the one with the same name; an order always comes last. */
export function added(queue: readonly PendingChange[], next: PendingChange): PendingChange[] {
  if (next.kind === 'order') return [...queue.filter(({ kind }) => kind !== 'order'), next]
  const name = nameOf(next)
  const at = queue.findIndex((each) => nameOf(each) === name)
  return at < 0 ? [...queue, next] : queue.map((each, index) => (index === at ? joined(each, next) : each))
}

/** The most values that are sent in one request. */
export const MOST_VALUES = 300

/** The next changes to send: values together, up to `most`, or else the first other change. */
export function nextBatch(queue: readonly PendingChange[], most = MOST_VALUES): PendingChange[] {
  const [first] = queue
  if (!first) return []
  if (first.kind !== 'value') return [first]
  return queue.filter(({ kind }) => kind === 'value').slice(0, most)
}

/** Marks a change as sent, so that a lost response is not mistaken for another device's change. */
export function markedSent(change: PendingChange): PendingChange {
  if (change.kind === 'value') return { ...change, sent: [...change.sent, change.wanted] }
  if (change.kind === 'fields') return { ...change, sent: [...change.sent, change.fields] }
  return change.kind === 'creation' ? { ...change, sent: change.sent ?? asCreated(change) } : change
}

/** The fields of a new row. Withdrawing it is a separate change. */
function asCreated(creation: Creation): Fields {
  const { withdrawn: _, ...fields } = creation.fields
  return { ...fields, ...confirmationOf(creation) }
}

/** The fields whose value differs in `others`. */
export const differing = (fields: Fields, others: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !sameJson(value, others[name])))

/** The values of a new row's other fields, until the server has the row. */
export const blankIntervention: Intervention = {
  id: '',
  position: 0,
  kind: 'other',
  measurement: null,
  side: null,
  fromValue: null,
  toValue: null,
  zones: [],
  places: {},
  goals: [],
  what: null,
  from: null,
  to: null,
  why: null,
  rating: null,
  madeAt: '',
  withdrawn: false,
  version: 0,
}

const blankRecommendation: Recommendation = {
  id: '',
  position: 0,
  kind: 'exercise',
  words: '',
  dueOn: null,
  doneAt: null,
  withdrawn: false,
  version: 0,
}

/** A row with some fields replaced. Names that it does not have are left out. */
export function withKnownFields<Target extends object>(
  row: Target,
  fields: { readonly [name: string]: Json },
): Target {
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(row, name))
  return { ...row, ...Object.fromEntries(known) }
}

function withValue(rows: readonly Measured[], { place, wanted, seen }: ValueChange): Measured[] {
  const name = placeName(place)
  const there = rows.find((row) => placeName(row) === name)
  const others = rows.filter((row) => row !== there)
  if (wanted.value === null) return others
  const { reference, method } = wanted
  const measuredAt = there?.measuredAt ?? ''
  const next = {
    ...place,
    value: wanted.value,
    reference,
    method,
    version: there?.version ?? seen,
    measuredAt,
  }
  return there ? rows.map((row) => (row === there ? next : row)) : [...rows, next]
}

const withCreation = <Target extends { id: string; position: number }>(
  rows: readonly Target[],
  blank: Target,
  { id, fields }: Creation,
): Target[] => [
  ...rows,
  { ...withKnownFields(blank, fields), id, position: (rows.at(-1)?.position ?? 0) + 1 },
]

const withFields = <Target extends { id: string }>(
  rows: readonly Target[],
  { id, fields }: FieldsChange,
): Target[] => rows.map((row) => (row.id === id ? withKnownFields(row, fields) : row))

function inOrder(rows: readonly Intervention[], ids: readonly string[]): Intervention[] {
  const place = (row: Intervention, index: number) =>
    ids.includes(row.id) ? ids.indexOf(row.id) : ids.length + index
  return rows
    .map((row, index) => ({ row, at: place(row, index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }, index) => ({ ...row, position: index + 1 }))
}

function withChange(session: FitSession, change: PendingChange): FitSession {
  const { measurements, interventions, recommendations } = session
  if (change.kind === 'value') return { ...session, measurements: withValue(measurements, change) }
  if (change.kind === 'order') return { ...session, interventions: inOrder(interventions, change.ids) }
  if (change.of === 'session') return withKnownFields(session, change.fields)
  if (change.of === 'intervention') {
    return {
      ...session,
      interventions:
        change.kind === 'creation'
          ? withCreation(interventions, blankIntervention, change)
          : withFields(interventions, change),
    }
  }
  return {
    ...session,
    recommendations:
      change.kind === 'creation'
        ? withCreation(recommendations, blankRecommendation, change)
        : withFields(recommendations, change),
  }
}

/** The session as the fitter sees it: the server's version with the pending changes applied. */
export function optimisticSession(session: FitSession, queue: readonly PendingChange[]): FitSession {
  const shown = queue.reduce(withChange, session)
  const bike = shown.bikes.find(({ id }) => id === shown.bikeId) ?? null
  return bike === shown.bike ? shown : { ...shown, bike }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)
const isFields = (value: unknown): boolean => isObject(value)
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

const isPlace = (value: unknown): boolean =>
  isObject(value) &&
  (value.phase === 'before' || value.phase === 'after') &&
  isText(value.key) &&
  (value.side === null || value.side === 'left' || value.side === 'right')

const isConfirmation = (value: unknown): boolean => value === undefined || typeof value === 'boolean'

const isWanted = (value: unknown): boolean =>
  isObject(value) &&
  (isTextOrNull(value.value) || typeof value.value === 'number') &&
  isTextOrNull(value.reference) &&
  isTextOrNull(value.method)

/** Whether a stored value has the shape of a pending change. Its content is validated by the server. */
function isPendingChange(value: unknown): value is PendingChange {
  if (!isObject(value) || !isConfirmation(value.confirmed)) return false
  const { kind, of, id, fields, sent, seen } = value
  if (kind === 'order') return isListOf(value.ids, isText)
  if (kind === 'value') {
    return (
      isPlace(value.place) && isWanted(value.wanted) && typeof seen === 'number' && isListOf(sent, isWanted)
    )
  }
  const isRow = isText(id) && isFields(fields) && (of === 'intervention' || of === 'recommendation')
  if (kind === 'creation') return isRow && (sent === null || isFields(sent))
  const isRowOrSession = isRow || (of === 'session' && isText(id) && isFields(fields))
  const isKnown = isFields(value.base) && typeof seen === 'number' && isListOf(sent, isFields)
  return kind === 'fields' && isRowOrSession && isKnown
}

const isMeasured = (value: unknown): boolean =>
  isObject(value) &&
  isPlace(value) &&
  isWanted(value) &&
  typeof value.version === 'number' &&
  isText(value.measuredAt)

function isConflict(value: unknown): value is Conflict {
  if (!isObject(value) || !isPendingChange(value.mine)) return false
  const { kind, mine, present, version } = value
  if (kind === 'value') return mine.kind === 'value' && (present === null || isMeasured(present))
  return kind === 'fields' && mine.kind === 'fields' && isFields(present) && typeof version === 'number'
}

/** Whether a stored value is a queue of this layout. */
const isStoredQueue = (value: unknown): value is StoredQueue =>
  isObject(value) && isListOf(value.queue, isPendingChange) && isListOf(value.conflicts, isConflict)

/** The queue in a stored text; undefined if it has another layout. */
export function readStoredQueue(text: string): StoredQueue | undefined {
  const value: unknown = JSON.parse(text)
  return isStoredQueue(value) ? value : undefined
}
