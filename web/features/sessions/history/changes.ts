import { isObject, type Json, sameJson } from '#domain/json/json.ts'
import type { HistoryEntry } from '../session.ts'

/** What stood on one side of a change; undefined where nothing was there yet. */
export type End = Json | undefined

export interface Change {
  field: string
  from: End
  to: End
}

/** Whether an end says nothing: no value, or an empty text. */
export const nothing = (value: End): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

/** What a field of an entry became, or was when it was taken away. */
export const endOf = (changes: readonly Change[], field: string): End => {
  const change = changes.find((each) => each.field === field)
  return change?.to ?? change?.from
}

/** A JSON text that was kept as one field; empty where it is none. */
export function opened(value: End): { readonly [name: string]: Json } {
  const json: Json = typeof value === 'string' ? JSON.parse(value) : (value ?? null)
  return isObject(json) ? json : {}
}

/** The fields that were kept sealed together as one, each for itself. */
function unfolded({ field, from, to }: HistoryEntry['changes'][number]): Change[] {
  if (field !== 'details') return [{ field, from, to }]
  const [before, after] = [opened(from), opened(to)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !sameJson(before[name], after[name]))
    .map((name) => ({ field: name, from: before[name], to: after[name] }))
}

/** The fields of an entry; one that was not there before has no `from`. */
export const changesOf = (entry: HistoryEntry): Change[] => entry.changes.flatMap(unfolded)
