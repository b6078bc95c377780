import { isObject, type Json, type JsonObject, sameJson } from '#domain/json/json.ts'
import type { HistoryEntry } from '../session.ts'

/** The value before or after a change; undefined if there was none. */
export type End = Json | undefined

export interface Change {
  field: string
  from: End
  to: End
}

/** Whether there is no value, or an empty text. */
export const nothing = (value: End): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

/** The value of an entry's field after the change, or before it if the field was removed. */
export const endOf = (changes: readonly Change[], field: string): End => {
  const change = changes.find((each) => each.field === field)
  return change?.to ?? change?.from
}

/** The members of an object that a field stores as JSON text; empty for any other value. */
export function opened(value: End): JsonObject {
  const json: unknown = typeof value === 'string' ? JSON.parse(value) : value
  return isObject(json) ? json : {}
}

/** Splits a change whose fields were sealed together into one change per field. */
function unfolded({ field, from, to }: HistoryEntry['changes'][number]): Change[] {
  if (field !== 'details') return [{ field, from, to }]
  const [before, after] = [opened(from), opened(to)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !sameJson(before[name], after[name]))
    .map((name) => ({ field: name, from: before[name], to: after[name] }))
}

/** The changed fields of an entry. A new field has no `from`. */
export const changesOf = (entry: HistoryEntry): Change[] => entry.changes.flatMap(unfolded)
