import type { Json } from '#domain/json/json.ts'
import { sameJson } from '#domain/json/json.ts'
import type { Measured } from '../session.ts'

/** What names a value within a fit. */
export type Place = Pick<Measured, 'phase' | 'key' | 'side'>
export const placeName = ({ phase, key, side }: Place): string => `${phase} ${key} ${side ?? ''}`.trim()

/** A value as it is to stand; null takes it away. */
export interface Wanted {
  value: number | string | null
  reference: string | null
  method: string | null
}

/** Fields of a row by name. The typed ways in are those of `fit-work.ts`. */
export type Fields = { readonly [name: string]: Json }
export type Row = 'session' | 'intervention' | 'recommendation'

/** A value that is on its way. */
export interface ValueChange {
  kind: 'value'
  place: Place
  wanted: Wanted
  /** An implausible value is really meant. */
  confirmed: boolean
  /** The version the fitter saw; 0 where nothing stood. */
  seen: number
  /** What was sent, its answer not heard: the server may have it. */
  sent: readonly Wanted[]
}

/** Fields of a row that are on their way. */
export interface FieldsChange {
  kind: 'fields'
  of: Row
  id: string
  fields: Fields
  /** What the fitter saw in their place. */
  base: Fields
  /** Implausible numbers among the fields are really meant. */
  confirmed?: boolean
  seen: number
  sent: readonly Fields[]
}

/** A row that is not there yet: `id` names it here until the server does; sent again with it, it is made once. */
export interface Creation {
  kind: 'creation'
  of: 'intervention' | 'recommendation'
  id: string
  fields: Fields
  /** Implausible numbers among the fields are really meant. */
  confirmed?: boolean
  /** It was sent with these fields: what is changed since follows as a change. */
  sent: Fields | null
}

/** The order of the log. */
export interface OrderChange {
  kind: 'order'
  ids: readonly string[]
}

export type PendingChange = ValueChange | FieldsChange | Creation | OrderChange

/** Two values of which one must give way; nothing is sent for it until the fitter chose. */
export type Conflict =
  | { kind: 'value'; mine: ValueChange; present: Measured | null }
  | { kind: 'fields'; mine: FieldsChange; present: Fields; version: number }

/** What names a change in the queue: a later one of the same name joins it. */
export function nameOf(change: PendingChange): string {
  if (change.kind === 'value') return valueName(change.place)
  return change.kind === 'order' ? 'order' : rowName(change.of, change.id)
}
export const valueName = (place: Place): string => `value ${placeName(place)}`
export const rowName = (of: Row, id: string): string => `${of} ${id}`

export const sameWanted = (a: Wanted, b: Wanted): boolean =>
  a.value === b.value && a.reference === b.reference && a.method === b.method

export const wantedOf = ({ value, reference, method }: Measured): Wanted => ({ value, reference, method })

/** That numbers are really meant, once it was said. */
export const sureOf = ({ confirmed }: FieldsChange | Creation) => (confirmed ? { confirmed } : {})

function joined(before: PendingChange, next: PendingChange): PendingChange {
  if (before.kind === 'value' && next.kind === 'value') {
    return { ...next, seen: before.seen, sent: before.sent }
  }
  if (before.kind === 'creation' && next.kind === 'fields') {
    return { ...before, ...sureOf(next), fields: { ...before.fields, ...next.fields } }
  }
  if (before.kind === 'fields' && next.kind === 'fields') {
    return {
      ...before,
      ...sureOf(next),
      fields: { ...before.fields, ...next.fields },
      base: { ...next.base, ...before.base },
    }
  }
  return next
}

/** The queue with one more change; one of the same name is joined at its place, an order always comes last. */
export function added(queue: readonly PendingChange[], next: PendingChange): PendingChange[] {
  if (next.kind === 'order') return [...queue.filter(({ kind }) => kind !== 'order'), next]
  const name = nameOf(next)
  const at = queue.findIndex((each) => nameOf(each) === name)
  return at < 0 ? [...queue, next] : queue.map((each, index) => (index === at ? joined(each, next) : each))
}

/** Most changes of values that go in one request. */
export const MOST_VALUES = 300

/** What is sent next: values together, as many as may be, or the first other change. */
export function nextBatch(queue: readonly PendingChange[], most = MOST_VALUES): PendingChange[] {
  const [first] = queue
  if (!first) return []
  if (first.kind !== 'value') return [first]
  return queue.filter(({ kind }) => kind === 'value').slice(0, most)
}

/** Notes that a change is being sent, so that a lost answer is not taken for somebody else's doing. */
export function marked(change: PendingChange): PendingChange {
  if (change.kind === 'value') return { ...change, sent: [...change.sent, change.wanted] }
  if (change.kind === 'fields') return { ...change, sent: [...change.sent, change.fields] }
  return change.kind === 'creation' ? { ...change, sent: change.sent ?? asCreated(change) } : change
}

/** What a new row is made of: taking it back again is a change of its own. */
function asCreated(creation: Creation): Fields {
  const { withdrawn: _, ...fields } = creation.fields
  return { ...fields, ...sureOf(creation) }
}

/** Those of some fields that are not the same in others. */
export const differing = (fields: Fields, others: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !sameJson(value, others[name])))
