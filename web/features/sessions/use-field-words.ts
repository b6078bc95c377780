import { ALERT_KINDS } from '#domain/follow-ups/alerts.ts'
import { GOALS } from '#domain/goals.ts'
import { isInterventionKind } from '#domain/interventions/intervention.ts'
import { interventionKindKey, placeKey } from '#domain/interventions/text-keys.ts'
import type { Json } from '#domain/json/json.ts'
import { CAPTURE_METHODS } from '#domain/measurements/measurement.ts'
import { methodKey, referenceKey } from '#domain/measurements/text-keys.ts'
import { MEASUREMENTS } from '#domain/measurements/vocabulary.ts'
import { ZONE_SHARES } from '#domain/outcomes/zone-change.ts'
import { placesOf } from '#domain/places.ts'
import { ZONES } from '#domain/zones.ts'
import { isLanguage, languages } from '#locales/languages.ts'
import { useBikeName } from '#web/bike-position/use-bike-name.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useFormatLocale } from '#web/ui/language/use-format-locale.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type End, nothing, opened } from './history/changes.ts'
import { useRatingWords } from './log/use-rating-words.ts'
import { RECOMMENDATION_KINDS } from './recommendation-kinds.ts'
import { useFit } from './saving/fit-work.ts'
import { weightKey } from './weights.ts'
import { activitiesIn, sayActivity } from './words/activity-words.ts'
import { useMeasurementWording } from './words/use-measurement-wording.ts'

/** What a field belongs to, for names that have different wordings. */
export interface FieldOf {
  /** The kind of row, by its name in the audit entries. */
  row: string
  /** The measurement of the row's numbers. */
  measurement: string | null
}

type Say = (value: Json, of: FieldOf) => string
type Sayers = Readonly<Partial<Record<string, Say>>>

const NONE = '–'
const ALERT_OUTCOMES = ['noted', 'contacted', 'booked'] as const
const REFERENCES = MEASUREMENTS.flatMap(({ references = [] }) => references)

const isInstant = (value: Json): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

function oneOf<T extends string>(words: readonly T[], value: Json, say: (word: T) => string): string {
  const found = words.find((word) => word === value)
  return found === undefined ? String(value) : say(found)
}

/**
 * The words of a value that are in the vocabulary. The value is a list, or a text with the words separated by spaces,
 * as in audit entries.
 */
function named<T extends string>(words: readonly T[], value: Json): T[] {
  const said = Array.isArray(value) ? value : String(value).split(' ')
  return words.filter((word) => said.includes(word))
}

/** The wordings of fields that contain words of a vocabulary. */
function useWordSayers(): Sayers {
  const { t } = useTranslation('sessions', 'measurements', 'interventions', 'alerts')
  const wording = useMeasurementWording()
  const point = (value: Json) => oneOf(REFERENCES, value, (one) => t(referenceKey(one)))
  const method = (value: Json) => oneOf(CAPTURE_METHODS, value, (one) => t(methodKey(one)))
  const regions = new Intl.DisplayNames(useFormatLocale(), { type: 'region' })
  return {
    language: (value) =>
      typeof value === 'string' && isLanguage(value) ? languages[value].name : String(value),
    region: (value) => regions.of(String(value)) ?? String(value),
    measurement: (value) => wording.name(String(value)),
    reference: point,
    method,
    saddle_reference: point,
    saddle_method: method,
    saddle_how(value) {
      const how = opened(value)
      return [point(how.reference ?? null), method(how.method ?? null)].join(' · ')
    },
    outcome: (value) =>
      value === 'answered'
        ? t('alerts:answered')
        : oneOf(ALERT_OUTCOMES, value, (outcome) => t(`alerts:outcomes.${outcome}`)),
    side: (value) => oneOf(['left', 'right'], value, (side) => t(`measurements:sides.${side}`)),
    kind(value, { row }) {
      if (row === 'recommendation') {
        return oneOf(RECOMMENDATION_KINDS, value, (kind) => t(`recommend.kinds.${kind}`))
      }
      if (row === 'follow_up_alert') {
        return oneOf(ALERT_KINDS, value, (kind) => t(`alerts:kind.${kind}`))
      }
      return typeof value === 'string' && isInterventionKind(value)
        ? t(interventionKindKey(value))
        : String(value)
    },
  }
}

/** The wordings of a change's purpose, of goal weights and of predictions. */
function useAimSayers(): Sayers {
  const { t } = useTranslation('sessions', 'interventions', 'intake', 'common')
  const format = useFormat()
  const ratingWords = useRatingWords()
  const list = (words: readonly string[]) => format.list(words) || NONE
  const goalWords = (goal: (typeof GOALS)[number]) => t(`intake:options.goals.${goal}`)
  return {
    zones: (value) => list(named(ZONES, value).map((zone) => t(`common:zone.${zone}`))),
    places: (value) => list(Object.values(placesOf(ZONES, value)).map((place) => t(placeKey(place)))),
    goals: (value) => list(named(GOALS, value).map(goalWords)),
    rating: (value) => list(ratingWords(opened(value))),
    goal_weights(value) {
      const weights = opened(value)
      const weighed = GOALS.filter((goal) => Object.hasOwn(weights, goal))
      return list(
        weighed.map((goal) =>
          t('brief.weighed', { goal: goalWords(goal), weight: t(weightKey(Number(weights[goal]))) }),
        ),
      )
    },
    goal_levels(value) {
      const levels = opened(value)
      const said = GOALS.filter((goal) => typeof levels[goal] === 'string' && levels[goal] !== '')
      return list(
        said.map((goal) => t('brief.levelOf', { goal: goalWords(goal), level: String(levels[goal]) })),
      )
    },
    predictions(value) {
      const predicted = opened(value)
      const said = ZONES.flatMap((zone) =>
        ZONE_SHARES.filter((outcome) => predicted[zone] === outcome).map((outcome) =>
          t('predict.said', { zone: t(`common:zone.${zone}`), outcome: t(`predict.outcome.${outcome}`) }),
        ),
      )
      return list(said)
    },
    activities: (value) => list(activitiesIn(value).map((each) => sayActivity(t, each))),
    in_report: (value) => t(`common:state.${value === true ? 'yes' : 'no'}`),
  }
}

/** The wordings of numbers, bikes and days. */
function useValueSayers(): Sayers {
  const wording = useMeasurementWording()
  const format = useFormat()
  const nameOf = useBikeName()
  const { session } = useFit()
  const measured: Say = (value, { measurement }) =>
    typeof value === 'number' || typeof value === 'string' ? wording.value(String(measurement), value) : NONE
  return {
    value: measured,
    from_value: measured,
    to_value: measured,
    due_on: (value) => format.date(String(value)),
    bike_id(value) {
      const bike = session.bikes.find(({ id }) => id === value)
      return bike ? nameOf(bike) : NONE
    },
  }
}

/** The text for the value of a field. Fields have their names of the audit entries. */
export function useFieldWords(): (field: string, value: End, of: FieldOf) => string {
  const format = useFormat()
  const sayers = { ...useWordSayers(), ...useAimSayers(), ...useValueSayers() }
  return (field, value, of) => {
    if (nothing(value)) return NONE
    const say = sayers[field]
    if (say) return say(value, of)
    if (isInstant(value)) return format.date(value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}
