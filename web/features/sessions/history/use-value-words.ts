import type { HistoryEntry } from '../session.ts'
import { useFieldWords } from '../use-field-words.ts'
import { changesOf, type End, endOf } from './changes.ts'
import type { HistoryField } from './vocabulary.ts'

/** How the value of a field of an entry is said. */
export function useValueWords(): (entry: HistoryEntry, field: HistoryField, value: End) => string {
  const say = useFieldWords()
  return (entry, field, value) => {
    const measured = endOf(changesOf(entry), entry.entity === 'measurement' ? 'key' : 'measurement')
    const measurement = measured === undefined || measured === null ? null : String(measured)
    return say(field, value, { row: entry.entity, measurement })
  }
}
