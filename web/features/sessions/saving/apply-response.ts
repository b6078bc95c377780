import { sameJson } from '#domain/json/json.ts'
import type { CallResponse } from '#web/api/api.ts'
import type { FitSession, Intervention, Measured, Recommendation } from '../session.ts'
import { withKnownFields } from './optimistic-session.ts'
import {
  type Conflict,
  type Creation,
  differing,
  type Fields,
  type FieldsChange,
  type PendingChange,
  type Place,
  placeName,
  sameWanted,
  sureOf,
  type ValueChange,
  type Wanted,
  wantedOf,
} from './pending-changes.ts'

/** What the server has and what is still on its way, after an answer. */
export interface FitState {
  session: FitSession
  queue: readonly PendingChange[]
  conflicts: readonly Conflict[]
}

type KeptValues = CallResponse<'POST /api/sessions/:sessionId/measurements'>

const EMPTY: Wanted = { value: null, reference: null, method: null }
const isEmpty = ({ value }: Wanted): boolean => value === null

const sameAs = (present: Measured | null, wanted: Wanted): boolean =>
  present ? sameWanted(wantedOf(present), wanted) : isEmpty(wanted)

/** What becomes of a value whose place another device changed: mine under way, nothing more to do, or a question. */
function afterConflict(mine: ValueChange, present: Measured | null): ValueChange | Conflict | null {
  if (sameAs(present, mine.wanted)) return null
  const own = mine.sent.slice(0, -1).some((wanted) => sameAs(present, wanted))
  return own ? { ...mine, seen: present?.version ?? 0 } : { kind: 'value', mine, present }
}

/** A value after it was kept: gone from the queue, or what was typed meanwhile on top of it. */
function afterKept(mine: ValueChange, batch: readonly PendingChange[], version: number): ValueChange | null {
  const asSent = batch.find(
    (each) => each.kind === 'value' && placeName(each.place) === placeName(mine.place),
  )
  const same = asSent?.kind === 'value' && sameWanted(asSent.wanted, mine.wanted)
  const bothEmpty = asSent?.kind === 'value' && isEmpty(asSent.wanted) && isEmpty(mine.wanted)
  return same || bothEmpty ? null : { ...mine, seen: version, sent: [] }
}

function measuredAfter(rows: readonly Measured[], kept: KeptValues): Measured[] {
  const present = kept.conflicts.flatMap((each) => (each.present ? [each.present] : []))
  const told: Place[] = [...kept.saved, ...kept.removed, ...kept.conflicts]
  const names = new Set(told.map(placeName))
  return [...rows.filter((row) => !names.has(placeName(row))), ...kept.saved, ...present]
}

/** After values were sent: each was kept, removed, or stands otherwise by another device's doing. */
export function valuesKept(now: FitState, batch: readonly PendingChange[], kept: KeptValues): FitState {
  const conflicts = [...now.conflicts]
  const at = (places: readonly Place[], name: string) => places.some((place) => placeName(place) === name)
  const queue = now.queue.flatMap((each): PendingChange[] => {
    if (each.kind !== 'value') return [each]
    const name = placeName(each.place)
    const saved = kept.saved.find((row) => placeName(row) === name)
    const clash = kept.conflicts.find((place) => placeName(place) === name)
    if (!saved && !clash && !at(kept.removed, name)) return [each]
    const next = clash ? afterConflict(each, clash.present) : afterKept(each, batch, saved?.version ?? 0)
    if (next?.kind !== 'value' || !('mine' in next)) return next && 'place' in next ? [next] : []
    conflicts.push(next)
    return []
  })
  const session = { ...now.session, measurements: measuredAfter(now.session.measurements, kept) }
  return { session, queue, conflicts }
}

export type KeptRow =
  | { of: 'session'; row: CallResponse<'PATCH /api/sessions/:sessionId'> }
  | { of: 'intervention'; row: Intervention }
  | { of: 'recommendation'; row: Recommendation }

const withRow = <Target extends { id: string }>(rows: readonly Target[], row: Target): Target[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((each) => (each.id === row.id ? row : each))
    : [...rows, row]

function rowStored(session: FitSession, kept: KeptRow): FitSession {
  if (kept.of === 'session') return withKnownFields(session, kept.row)
  if (kept.of === 'intervention') {
    return { ...session, interventions: withRow(session.interventions, kept.row) }
  }
  return { ...session, recommendations: withRow(session.recommendations, kept.row) }
}

/** After fields of a row were kept; what was changed meanwhile stays on its way, on top of the new version. */
export function fieldsKept(now: FitState, sent: FieldsChange, kept: KeptRow): FitState {
  const queue = now.queue.flatMap((each): PendingChange[] => {
    if (each.kind !== 'fields' || each.of !== sent.of || each.id !== sent.id) return [each]
    const fields = differing(each.fields, sent.fields)
    if (Object.keys(fields).length === 0) return []
    return [{ ...each, fields, base: { ...each.base, ...sent.fields }, seen: kept.row.version, sent: [] }]
  })
  return { ...now, session: rowStored(now.session, kept), queue }
}

/** After a row was made: it has its own name now, which changes that follow use. */
export function rowCreated(
  now: FitState,
  creation: Creation,
  kept: Exclude<KeptRow, { of: 'session' }>,
): FitState {
  const sent = { withdrawn: false, ...creation.sent }
  const { id, version } = kept.row
  const renamed = (name: string) => (name === creation.id ? id : name)
  const queue = now.queue.flatMap((each): PendingChange[] => {
    if (each.kind === 'order') return [{ ...each, ids: each.ids.map(renamed) }]
    if (each.kind !== 'creation' || each.id !== creation.id) return [each]
    const fields = differing(each.fields, sent)
    if (Object.keys(fields).length === 0) return []
    const change = { kind: 'fields', of: each.of, id, fields, base: sent, seen: version, sent: [] } as const
    return [{ ...change, ...sureOf(each) }]
  })
  return { ...now, session: rowStored(now.session, kept), queue }
}

export function orderKept(now: FitState, sent: PendingChange, items: readonly Intervention[]): FitState {
  return {
    ...now,
    session: { ...now.session, interventions: [...items] },
    queue: now.queue.filter((each) => each.kind !== 'order' || !sameJson([...each.ids], idsOf(sent))),
  }
}
const idsOf = (change: PendingChange): string[] => (change.kind === 'order' ? [...change.ids] : [])

/** The fields of a row as the server has them now, with its version; null when it is gone. */
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

/** Fields that only make sense together: who is asked about one is asked about the others they changed with it. */
const TOGETHER = [
  ['zones', 'places'],
  ['measurement', 'fromValue', 'toValue'],
]
const withPartners = (name: string): string[] => [
  name,
  ...TOGETHER.filter((each) => each.includes(name)).flat(),
]

/** The names of fields that the other device changed to something else than was ever said here. */
function clashing(mine: FieldsChange, row: Fields): Set<string> {
  const names = Object.keys(mine.fields)
  const differs = (name: string) =>
    ![mine.base, mine.fields, ...mine.sent].some((own) => sameJson(own[name], row[name]))
  const clashes = names.filter(differs)
  return new Set(names.filter((name) => withPartners(name).some((each) => clashes.includes(each))))
}

/**
 * After a row turned out to be newer than what the fitter saw. What the other device left as it was goes on its way
 * again; for what it changed to something else the fitter is asked.
 */
export function caughtUp(now: FitState, stale: FieldsChange): FitState {
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

/** The change that says again what the fitter chose to keep, on top of what stands. */
export function changeKeepingMine(conflict: Conflict): PendingChange {
  if (conflict.kind === 'value') {
    return { ...conflict.mine, seen: conflict.present?.version ?? 0, sent: [] }
  }
  return { ...conflict.mine, base: conflict.present, seen: conflict.version, sent: [] }
}

/** What stands instead of a value in conflict. */
export const standing = (present: Measured | null): Wanted => (present ? wantedOf(present) : EMPTY)
