import { GOALS } from '#domain/goals.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { interventionKindKey, placeKey } from '#domain/interventions/text-keys.ts'
import { CAPTURE_METHODS } from '#domain/measurements/measurement.ts'
import { methodKey, referenceKey } from '#domain/measurements/text-keys.ts'
import { MEASUREMENTS } from '#domain/measurements/vocabulary.ts'
import { placesOf } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
import { isLanguage, languages } from '#locales/languages.ts'
import { bikeWords } from '#web/position/bike-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSpeech } from '../measurements/use-speech.ts'
import { RECOMMENDATION_KINDS } from '../recommendations/recommendation-form.tsx'
import { useFit } from '../saving/fit-work.ts'
import type { HistoryEntry } from '../session.ts'
import { changesOf, type End, endOf, nothing, opened } from './changes.ts'
import type { HistoryField } from './vocabulary.ts'

const isInstant = (value: End): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

const REFERENCES = MEASUREMENTS.flatMap(({ references = [] }) => references)

/** How the value of a field is said. */
export function useValueWords(): (entry: HistoryEntry, field: HistoryField, value: End) => string {
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
    const measured = endOf(changesOf(entry), entry.entity === 'measurement' ? 'key' : 'measurement')
    if (field === 'bike_id') {
      const bike = session.bikes.find(({ id }) => id === value)
      return bike ? bikeWords(bike) || bike.type : '–'
    }
    if (field === 'value' || field === 'from_value' || field === 'to_value') {
      return typeof value === 'number' || typeof value === 'string'
        ? speech.value(String(measured), value)
        : '–'
    }
    if (field === 'language' && typeof value === 'string' && isLanguage(value)) return languages[value].name
    if (field === 'measurement') return speech.name(String(value))
    if (field === 'reference') return oneOf(REFERENCES, value, (point) => t(referenceKey(point)))
    if (field === 'method') return oneOf(CAPTURE_METHODS, value, (method) => t(methodKey(method)))
    if (field === 'zones') return several(ZONES, value, (zone) => t(`common:zone.${zone}`))
    if (field === 'places') {
      const named = Object.values(placesOf(ZONES, value))
      return format.list(named.map((place) => t(placeKey(place)))) || '–'
    }
    if (field === 'goals') return several(GOALS, value, (goal) => t(`intake:options.goals.${goal}`))
    if (field === 'goal_weights') {
      const weights = opened(value)
      const weighed = GOALS.filter((goal) => Object.hasOwn(weights, goal))
      const words = weighed.map((goal) =>
        t('history.weight', { goal: t(`intake:options.goals.${goal}`), weight: Number(weights[goal]) }),
      )
      return words.length > 0 ? format.list(words) : '–'
    }
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
