import type { ProblemAt } from '#contract/errors.ts'
import { sameJson } from '#domain/json/json.ts'
import type { CallResponse } from '#web/api/api.ts'
import type { ApiError } from '#web/api/api-error.ts'
import type { FitSession, Intervention, Measured, Recommendation } from '../session.ts'
import {
  added,
  type Conflict,
  type Creation,
  confirmationOf,
  differing,
  type Fields,
  type FieldsChange,
  nameOf,
  type PendingChange,
  type Place,
  placeName,
  sameWanted,
  type ValueChange,
  type Wanted,
  wantedOf,
  withKnownFields,
} from './pending-changes.ts'

/** The session as the server has it, with the changes that are not saved yet. */
export interface FitState {
  session: FitSession
  queue: readonly PendingChange[]
  conflicts: readonly Conflict[]
}

type SavedValues = CallResponse<'POST /api/sessions/:sessionId/measurements'>

const EMPTY: Wanted = { value: null, reference: null, method: null }
const isEmpty = ({ value }: Wanted): boolean => value === null

const sameAs = (present: Measured | null, wanted: Wanted): boolean =>
  present ? sameWanted(wantedOf(present), wanted) : isEmpty(wanted)

/** What follows if another device changed the same value: nothing, sending mine again, or a conflict. */
function afterConflict(mine: ValueChange, present: Measured | null): ValueChange | Conflict | null {
  if (sameAs(present, mine.wanted)) return null
  const own = mine.sent.slice(0, -1).some((wanted) => sameAs(present, wanted))
  return own ? { ...mine, seen: present?.version ?? 0 } : { kind: 'value', mine, present }
}

/** What remains of a value's change after it was saved: nothing, or what was typed in the meantime. */
function afterSaved(mine: ValueChange, batch: readonly PendingChange[], version: number): ValueChange | null {
  const asSent = batch.find(
    (each) => each.kind === 'value' && placeName(each.place) === placeName(mine.place),
  )
  const same = asSent?.kind === 'value' && sameWanted(asSent.wanted, mine.wanted)
  const bothEmpty = asSent?.kind === 'value' && isEmpty(asSent.wanted) && isEmpty(mine.wanted)
  return same || bothEmpty ? null : { ...mine, seen: version, sent: [] }
}

function measuredAfter(rows: readonly Measured[], response: SavedValues): Measured[] {
  const present = response.conflicts.flatMap((each) => (each.present ? [each.present] : []))
  const answered: Place[] = [...response.saved, ...response.removed, ...response.conflicts]
  const names = new Set(answered.map(placeName))
  return [...rows.filter((row) => !names.has(placeName(row))), ...response.saved, ...present]
}

/** Applies the response to values: each was saved, removed, or changed by another device. */
export function valuesSaved(now: FitState, batch: readonly PendingChange[], response: SavedValues): FitState {
  const conflicts = [...now.conflicts]
  const at = (places: readonly Place[], name: string) => places.some((place) => placeName(place) === name)
  const queue = now.queue.flatMap((each): PendingChange[] => {
    if (each.kind !== 'value') return [each]
    const name = placeName(each.place)
    const saved = response.saved.find((row) => placeName(row) === name)
    const clash = response.conflicts.find((place) => placeName(place) === name)
    if (!saved && !clash && !at(response.removed, name)) return [each]
    const next = clash ? afterConflict(each, clash.present) : afterSaved(each, batch, saved?.version ?? 0)
    if (next?.kind !== 'value' || !('mine' in next)) return next && 'place' in next ? [next] : []
    conflicts.push(next)
    return []
  })
  const session = { ...now.session, measurements: measuredAfter(now.session.measurements, response) }
  return { session, queue, conflicts }
}

export type SavedRow =
  | { of: 'session'; row: CallResponse<'PATCH /api/sessions/:sessionId'> }
  | { of: 'intervention'; row: Intervention }
  | { of: 'recommendation'; row: Recommendation }

const withRow = <Target extends { id: string }>(rows: readonly Target[], row: Target): Target[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [...rows, row]

function rowStored(session: FitSession, response: SavedRow): FitSession {
  if (response.of === 'session') return withKnownFields(session, response.row)
  if (response.of === 'intervention') {
    return { ...session, interventions: withRow(session.interventions, response.row) }
  }
  return { ...session, recommendations: withRow(session.recommendations, response.row) }
}

/**
 * Applies the response to fields of a row. What was changed in the meantime stays pending, based on the new version.
 */
export function fieldsSaved(now: FitState, sent: FieldsChange, response: SavedRow): FitState {
  const queue = now.queue.flatMap((each): PendingChange[] => {
    if (each.kind !== 'fields' || each.of !== sent.of || each.id !== sent.id) return [each]
    const fields = differing(each.fields, sent.fields)
    if (Object.keys(fields).length === 0) return []
    return [{ ...each, fields, base: { ...each.base, ...sent.fields }, seen: response.row.version, sent: [] }]
  })
  return { ...now, session: rowStored(now.session, response), queue }
}

/** Applies the response to a new row. The server has given it an id, which later changes use. */
export function rowCreated(
  now: FitState,
  creation: Creation,
  response: Exclude<SavedRow, { of: 'session' }>,
): FitState {
  const sent = { withdrawn: false, ...creation.sent }
  const { id, version } = response.row
  const renamed = (name: string) => (name === creation.id ? id : name)
  const queue = now.queue.flatMap((each): PendingChange[] => {
    if (each.kind === 'order') return [{ ...each, ids: each.ids.map(renamed) }]
    if (each.kind !== 'creation' || each.id !== creation.id) return [each]
    const fields = differing(each.fields, sent)
    if (Object.keys(fields).length === 0) return []
    const change = { kind: 'fields', of: each.of, id, fields, base: sent, seen: version, sent: [] } as const
    return [{ ...change, ...confirmationOf(each) }]
  })
  return { ...now, session: rowStored(now.session, response), queue }
}

/** Applies the response to an order of the log. */
export function orderSaved(now: FitState, sent: PendingChange, items: readonly Intervention[]): FitState {
  return {
    ...now,
    session: { ...now.session, interventions: [...items] },
    queue: now.queue.filter((each) => each.kind !== 'order' || !sameJson([...each.ids], idsOf(sent))),
  }
}
const idsOf = (change: PendingChange): string[] => (change.kind === 'order' ? [...change.ids] : [])

/** The fields of a row as the server has them now, with its version; null if it was deleted. */
function presentOf(
  session: FitSession,
  { of, id, fields }: FieldsChange,
): { row: Fields; version: number } | null {
  const rows = of === 'intervention' ? session.interventions : session.recommendations
  const row = of === 'session' ? session : rows.find((each) => each.id === id)
  if (!row) return null
  const names = new Set(Object.keys(fields))
  const picked = Object.entries(row).filter(([name]) => names.has(name))
  return { row: Object.fromEntries(picked), version: row.version }
}

/** Fields that only make sense together. A conflict in one is a conflict in the others that were changed with it. */
const TOGETHER = [
  ['zones', 'places'],
  ['measurement', 'fromValue', 'toValue'],
]
const withPartners = (name: string): string[] => [
  name,
  ...TOGETHER.filter((each) => each.includes(name)).flat(),
]

/** The names of fields that the other device changed to a value that was never entered here. */
function clashing(mine: FieldsChange, row: Fields): Set<string> {
  const names = Object.keys(mine.fields)
  const differs = (name: string) =>
    ![mine.base, mine.fields, ...mine.sent].some((own) => sameJson(own[name], row[name]))
  const clashes = names.filter(differs)
  return new Set(names.filter((name) => withPartners(name).some((each) => clashes.includes(each))))
}

/**
 * Handles a row that is newer than what the fitter saw. Fields that the other device did not change are sent again; for
 * the others the fitter is asked.
 */
export function fieldsStale(now: FitState, stale: FieldsChange): FitState {
  const mine = now.queue.find(
    (each) => each.kind === 'fields' && each.of === stale.of && each.id === stale.id,
  )
  const queue = now.queue.filter((each) => each !== mine)
  const present = presentOf(now.session, stale)
  if (mine?.kind !== 'fields' || !present) return { ...now, queue }
  const { row, version } = present
  const clashes = clashing(mine, row)
  const asked = Object.entries(mine.fields).filter(([name]) => clashes.has(name))
  const free = Object.entries(mine.fields).filter(
    ([name, value]) => !clashes.has(name) && !sameJson(value, row[name]),
  )
  const part = (entries: typeof asked): FieldsChange => ({
    ...mine,
    fields: Object.fromEntries(entries),
    base: row,
    seen: version,
    sent: [],
  })
  return {
    session: now.session,
    queue: free.length > 0 ? [part(free), ...queue] : queue,
    conflicts:
      asked.length > 0
        ? [...now.conflicts, { kind: 'fields', mine: part(asked), present: row, version }]
        : now.conflicts,
  }
}

/** The change that sends the fitter's choice again, based on the server's version. */
export function changeKeepingMine(conflict: Conflict): PendingChange {
  if (conflict.kind === 'value') {
    return { ...conflict.mine, seen: conflict.present?.version ?? 0, sent: [] }
  }
  return { ...conflict.mine, base: conflict.present, seen: conflict.version, sent: [] }
}

/** The server's value at the place of a conflict. */
export const presentValue = (present: Measured | null): Wanted => (present ? wantedOf(present) : EMPTY)

/** A change that the server refused. It waits for the fitter, and other changes do not wait for it. */
export interface Refused {
  change: PendingChange
  error: ApiError
  /** The problem that the server reported, if any. */
  problem: ProblemAt | null
}

/** The values of a batch that a refusal names. */
function namedValues(batch: readonly PendingChange[], error: ApiError): Refused[] {
  return error.problems.flatMap((problem): Refused[] => {
    const [list, index] = problem.path
    const change = list === 'changes' && typeof index === 'number' ? batch[index] : undefined
    return change ? [{ change, error, problem }] : []
  })
}

/**
 * The changes of a batch that a refusal is about: those it names, or the only one. Empty if it does not say which of
 * several it means.
 */
export function refusedIn(batch: readonly PendingChange[], error: ApiError): Refused[] {
  const [first] = batch
  if (first?.kind === 'value') {
    const named = namedValues(batch, error)
    if (named.length > 0 || batch.length > 1) return named
  }
  return first ? [{ change: first, error, problem: error.problems[0] ?? null }] : []
}

/** The change as if it had not been sent, so that refused values are not part of the session. */
function unsent(change: PendingChange): PendingChange {
  if (change.kind === 'value') return { ...change, sent: change.sent.slice(0, -1) }
  if (change.kind === 'fields') return { ...change, sent: change.sent.slice(0, -1) }
  return change.kind === 'creation' ? { ...change, sent: null } : change
}

/**
 * Splits a refused change of the session's fields, which are independent: those that the refusal names wait, the others
 * are sent.
 */
function splitFields({ change, error, problem }: Refused): { refused: Refused; rest: PendingChange | null } {
  const whole = { refused: { change: unsent(change), error, problem }, rest: null }
  if (change.kind !== 'fields' || change.of !== 'session') return whole
  const named = new Set(error.problems.map(({ path: [field] }) => field))
  const fields = Object.entries(change.fields)
  const good = fields.filter(([name]) => !named.has(name))
  if (good.length === 0 || good.length === fields.length) return whole
  const bad = Object.fromEntries(fields.filter(([name]) => named.has(name)))
  return {
    refused: { change: { ...change, fields: bad, sent: [] }, error, problem },
    rest: { ...change, fields: Object.fromEntries(good), sent: [] },
  }
}

/** The queue with every order limited to existing rows. A row that was refused does not exist. */
export function withoutRows(queue: readonly PendingChange[], refused: readonly Refused[]): PendingChange[] {
  const missing = new Set(refused.flatMap(({ change }) => (change.kind === 'creation' ? [change.id] : [])))
  return queue.flatMap((each): PendingChange[] => {
    if (each.kind !== 'order') return [each]
    const ids = each.ids.filter((id) => !missing.has(id))
    return ids.length === 0 ? [] : [ids.length === each.ids.length ? each : { ...each, ids }]
  })
}

/**
 * Removes refused changes from the queue. A change that was edited after it was sent stays, because it may be valid
 * now.
 */
export function removeRefused(
  queue: readonly PendingChange[],
  found: readonly Refused[],
): { queue: PendingChange[]; refused: Refused[] } {
  const unchanged = found.filter(({ change }) => queue.includes(change))
  const parts = new Map(unchanged.map((each) => [each.change, splitFields(each)]))
  const left = queue.flatMap((each): PendingChange[] => {
    const part = parts.get(each)
    if (!part) return [each]
    return part.rest ? [part.rest] : []
  })
  const refused = [...parts.values()].map((each) => each.refused)
  return { queue: withoutRows(left, refused), refused }
}

/** The queue with the refused changes in front, to show them or to send them again. */
export const withRefused = (refused: readonly Refused[], queue: readonly PendingChange[]): PendingChange[] =>
  queue.reduce(
    added,
    refused.map(({ change }) => change),
  )

/** The refused change with this name. */
export const refusedAt = (refused: readonly Refused[], name: string): Refused | undefined =>
  refused.find(({ change }) => nameOf(change) === name)
