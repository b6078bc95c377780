import { fitsMeasurement, isInterventionKind, measurementsFor } from '#domain/interventions/intervention.ts'
import { sameJson } from '#domain/json/json.ts'
import { checkMeasurement, type Judgement } from '#domain/measurements/check.ts'
import type { Side } from '#domain/measurements/measurement.ts'
import { isMeasurementKey, type MeasurementKey, measurementOf } from '#domain/measurements/vocabulary.ts'
import { type Place, placesOf, type ZonePlaces } from '#domain/places.ts'
import type { Zone } from '#domain/zones.ts'
import type { Values } from '../measurements/values.ts'
import type { Intervention } from '../session.ts'
import { measuredEnds } from './unlogged.ts'

/** An entry as it stands in its form: words are texts, empty where nothing is said. */
export interface EntryFields {
  kind: string
  measurement: MeasurementKey | null
  side: Side
  fromValue: number | null
  toValue: number | null
  /** Numbers of this measurement that are really meant, however implausible. */
  sure: readonly number[]
  what: string
  from: string
  to: string
  why: string
  zones: Zone[]
  /** Also of a zone that is not chosen any more: it may be again. */
  places: ZonePlaces
  goals: string[]
}

/** What a part of the form is given. */
export interface PartProps {
  fields: EntryFields
  set: (fields: EntryFields) => void
}

const numbersOf = ({ fromValue, toValue }: Pick<EntryFields, 'fromValue' | 'toValue'>): number[] =>
  [fromValue, toValue].filter((value) => value !== null)

export const newEntry = (zones: readonly Zone[] = []): EntryFields => ({
  kind: 'adjustment',
  measurement: null,
  side: null,
  fromValue: null,
  toValue: null,
  sure: [],
  what: '',
  from: '',
  to: '',
  why: '',
  zones: [...zones],
  places: {},
  goals: [],
})

export const fieldsOfEntry = (entry: Intervention): EntryFields => ({
  kind: entry.kind,
  measurement: entry.measurement !== null && isMeasurementKey(entry.measurement) ? entry.measurement : null,
  side: entry.side,
  fromValue: entry.fromValue,
  toValue: entry.toValue,
  sure: numbersOf(entry),
  what: entry.what ?? '',
  from: entry.from ?? '',
  to: entry.to ?? '',
  why: entry.why ?? '',
  zones: [...entry.zones],
  places: entry.places,
  goals: [...entry.goals],
})

const word = (text: string): string | null => text.trim() || null

type LoggedFields = Omit<Intervention, 'id' | 'position' | 'madeAt' | 'withdrawn' | 'version'>

/** What is logged of the form. */
export const entryOf = (fields: EntryFields): LoggedFields => ({
  kind: fields.kind,
  measurement: fields.measurement,
  side: fields.side,
  fromValue: fields.fromValue,
  toValue: fields.toValue,
  zones: fields.zones,
  places: placesOf(fields.zones, fields.places),
  goals: fields.goals,
  what: word(fields.what),
  from: word(fields.from),
  to: word(fields.to),
  why: word(fields.why),
})

/** What was corrected of an entry, and nothing else: what another device changed beside it stays. */
export function correctionOf(entry: Intervention, fields: EntryFields): Partial<LoggedFields> {
  const before = new Map(Object.entries(entryOf(fieldsOfEntry(entry))))
  const changed = Object.entries(entryOf(fields)).filter(
    ([name, value]) => !sameJson(value, before.get(name)),
  )
  return Object.fromEntries(changed)
}

/** Another measurement or side starts from what was measured there. */
function withEnds(fields: EntryFields, values: Values): EntryFields {
  const ends = measuredEnds(values, fields.measurement, fields.side)
  return { ...fields, ...ends, sure: numbersOf(ends), from: ends.from ?? '', to: ends.to ?? '' }
}

/** Another kind keeps the measurement when it can have it. */
export function kindChosen(fields: EntryFields, kind: string): EntryFields {
  const keeps =
    fields.measurement !== null &&
    isInterventionKind(kind) &&
    measurementsFor(kind).includes(fields.measurement)
  return keeps ? { ...fields, kind } : { ...fields, kind, measurement: null, fromValue: null, toValue: null }
}

/** A measurement with sides begins on the side that was changed, where it is one. */
export function measurementChosen(fields: EntryFields, key: string | null, values: Values): EntryFields {
  const measurement = key !== null && isMeasurementKey(key) ? key : null
  const sided = measurement !== null && measurementOf(measurement).sides === 'leftRight'
  const before = sided ? (fields.side ?? sideMeasured(values, measurement)) : null
  return withEnds({ ...fields, measurement, side: before }, values)
}

/** The side whose numbers differ, when it is only one; else none: both. */
function sideMeasured(values: Values, key: string): Side {
  const moved = (['left', 'right'] as const).filter((side) => {
    const { fromValue, toValue } = measuredEnds(values, key, side)
    return fromValue !== null && toValue !== null && fromValue !== toValue
  })
  return moved.length === 1 ? (moved[0] ?? null) : null
}

export const sideChosen = (fields: EntryFields, side: Side, values: Values): EntryFields =>
  fields.measurement === null ? { ...fields, side } : withEnds({ ...fields, side }, values)

/** The place of a zone, or that it is not known. */
export function placeChosen(fields: EntryFields, zone: Zone, place: Place | null): EntryFields {
  const { [zone]: _, ...others } = fields.places
  return { ...fields, places: place ? { ...others, [zone]: place } : others }
}

/** What is thought of a number of the entry: by the rule of the measurement, unless it is really meant. */
export function judgedEnd({ measurement, sure }: EntryFields, value: number | null): Judgement {
  if (value === null || measurement === null) return { verdict: 'ok' }
  const judged = checkMeasurement(measurement, value)
  return judged.verdict === 'implausible' && sure.includes(value) ? { verdict: 'ok' } : judged
}

/** What keeps the entry from being logged. */
export function problemOf(fields: EntryFields): 'measurement' | 'what' | 'number' | 'unsure' | null {
  const { kind, measurement, what, fromValue, toValue } = fields
  if (isInterventionKind(kind) && !fitsMeasurement(kind, measurement)) return 'measurement'
  if (kind === 'other' && what.trim() === '') return 'what'
  const verdicts = [fromValue, toValue].map((value) => judgedEnd(fields, value).verdict)
  if (verdicts.includes('impossible')) return 'number'
  return verdicts.includes('implausible') ? 'unsure' : null
}
