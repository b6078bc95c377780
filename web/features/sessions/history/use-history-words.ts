import { GOALS } from '#domain/goals.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { interventionKindKey } from '#domain/interventions/text-keys.ts'
import { isObject, type Json, sameJson } from '#domain/json/json.ts'
import { CAPTURE_METHODS, type Side } from '#domain/measurements/measurement.ts'
import { methodKey, referenceKey } from '#domain/measurements/text-keys.ts'
import { MEASUREMENTS } from '#domain/measurements/vocabulary.ts'
import { ZONES } from '#domain/zones.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSpeech } from '../measurements/speech.ts'
import { RECOMMENDATION_KINDS } from '../recommendations/recommendation-form.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { HistoryEntry } from '../session.ts'
import { bikeWords } from '../words.ts'
import { ACTIONS, FIELDS, type HistoryField } from './vocabulary.ts'

type End = Json | undefined
interface Change {
  field: string
  from: End
  to: End
}

/** One entry in words: what was done, and what was there before and after, a line each. */
export interface HistoryWords {
  what: string
  details: string[]
}

const nothing = (value: End): boolean => value === undefined || value === null || value === ''
const isInstant = (value: End): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The fields of an entry; one that was not there before has no `from`. */
const changesOf = (entry: HistoryEntry): Change[] =>
  entry.changes.map(({ field, from, to }) => ({ field, from, to }))

const endOf = (entry: HistoryEntry, field: string): End => {
  const change = entry.changes.find((each) => each.field === field)
  return change?.to ?? change?.from
}

const REFERENCES = MEASUREMENTS.flatMap(({ references = [] }) => references)

/** A JSON text that was kept as one field, as the fields it has. */
function unfolded({ field, from, to }: Change): Change[] {
  const parsed = (value: End) => {
    if (typeof value !== 'string') return isObject(value) ? value : {}
    const opened: Json = JSON.parse(value)
    return isObject(opened) ? opened : {}
  }
  if (field !== 'details') return [{ field, from, to }]
  const [before, after] = [parsed(from), parsed(to)]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !sameJson(before[name], after[name]))
    .map((name) => ({ field: name, from: before[name], to: after[name] }))
}

/** How the value of a field is said. */
function useValueWords(): (entry: HistoryEntry, field: HistoryField, value: End) => string {
  const { t } = useTranslation('sessions', 'measurements', 'interventions', 'intake', 'common')
  const format = useFormat()
  const speech = useSpeech()
  const { session } = useFit()
  const oneOf = <T extends string>(words: readonly T[], value: End, say: (word: T) => string) => {
    const found = words.find((word) => word === value)
    return found === undefined ? String(value) : say(found)
  }
  const several = <T extends string>(words: readonly T[], value: End, say: (word: T) => string) =>
    format.list(words.filter((word) => String(value).split(' ').includes(word)).map(say)) || '–'
  return (entry, field, value) => {
    if (nothing(value)) return '–'
    const measured = endOf(entry, entry.entity === 'measurement' ? 'key' : 'measurement')
    if (field === 'bike_id') {
      const bike = session.bikes.find(({ id }) => id === value)
      return bike ? bikeWords(bike) || bike.type : '–'
    }
    if (field === 'value' || field === 'from_value' || field === 'to_value') {
      return typeof value === 'number' || typeof value === 'string'
        ? speech.value(String(measured), value)
        : '–'
    }
    if (field === 'measurement') return speech.name(String(value))
    if (field === 'reference') return oneOf(REFERENCES, value, (point) => t(referenceKey(point)))
    if (field === 'method') return oneOf(CAPTURE_METHODS, value, (method) => t(methodKey(method)))
    if (field === 'zones') return several(ZONES, value, (zone) => t(`common:zone.${zone}`))
    if (field === 'goals') return several(GOALS, value, (goal) => t(`intake:options.goals.${goal}`))
    if (field === 'kind' && entry.entity === 'recommendation') {
      return oneOf(RECOMMENDATION_KINDS, value, (kind) => t(`recommend.kinds.${kind}`))
    }
    if (field === 'kind' && typeof value === 'string' && isInterventionKind(value)) {
      return t(interventionKindKey(value))
    }
    if (field === 'side')
      return value === 'left' || value === 'right' ? t(`measurements:sides.${value}`) : '–'
    if (isInstant(value) || field === 'due_on') return format.date(String(value))
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

const places = new Map<string, number>(FIELDS.map((field, place) => [field, place]))
const placeOf = ({ field }: Change): number => places.get(field) ?? places.size
const inOrder = (changes: readonly Change[]): Change[] => changes.toSorted((a, b) => placeOf(a) - placeOf(b))

const sideOf = (value: End): Side => (value === 'left' || value === 'right' ? value : null)

/** The trail in words. Fields that nobody knows by name, such as keys, are left out. */
export function useHistoryWords(): (entry: HistoryEntry) => HistoryWords {
  const { t } = useTranslation('sessions')
  const speech = useSpeech()
  const sayValue = useValueWords()
  return (entry) => {
    const action = ACTIONS.find((each) => each === entry.action.replace('.', '_'))
    const measured = entry.entity === 'measurement'
    const phase = endOf(entry, 'phase') === 'before' ? 'before' : 'after'
    const place = { key: String(endOf(entry, 'key')), side: sideOf(endOf(entry, 'side')) }
    const what = t(`history.action.${action ?? 'other'}`)
    const own = measured
      ? t('measure.label', { name: speech.place(place), phase: t(`phase.${phase}`) })
      : null
    const details = inOrder(changesOf(entry).flatMap(unfolded)).flatMap((change): string[] => {
      const field = FIELDS.find((each) => each === change.field)
      if (!field || (measured && field === 'side') || (nothing(change.from) && nothing(change.to))) return []
      const [from, to] = [sayValue(entry, field, change.from), sayValue(entry, field, change.to)]
      const name = t(`history.field.${field}`)
      return [
        change.from === undefined ? t('history.is', { name, to }) : t('history.became', { name, from, to }),
      ]
    })
    return { what: own ? t('history.about', { what, name: own }) : what, details }
  }
}
