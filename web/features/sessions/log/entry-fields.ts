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

/** The values of an entry's form. Texts are empty if nothing was typed. */
export interface EntryFields {
  kind: string
  measurement: MeasurementKey | null
  side: Side
  fromValue: number | null
  toValue: number | null
  /** Implausible numbers of this measurement that the fitter confirmed. */
  sure: readonly number[]
  what: string
  from: string
  to: string
  why: string
  zones: Zone[]
  /** Includes places of zones that are no longer chosen, because they may be chosen again. */
  places: ZonePlaces
  goals: string[]
}

/** Why an entry cannot be logged. */
export type EntryProblem = 'measurement' | 'what' | 'number' | 'unsure'

/** The props of each part of the form. */
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

type LoggedFields = Omit<Intervention, 'id' | 'position' | 'rating' | 'madeAt' | 'withdrawn' | 'version'>

/** The entry to log, from the values of the form. */
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

/** Only the fields that were corrected, so that changes of other fields on another device are kept. */
export function correctionOf(entry: Intervention, fields: EntryFields): Partial<LoggedFields> {
  const before = new Map(Object.entries(entryOf(fieldsOfEntry(entry))))
  const changed = Object.entries(entryOf(fields)).filter(
    ([name, value]) => !sameJson(value, before.get(name)),
  )
  return Object.fromEntries(changed)
}

/** When the measurement or side changes, from and to start with its measured values. */
function withEnds(fields: EntryFields, values: Values): EntryFields {
  const ends = measuredEnds(values, fields.measurement, fields.side)
  return { ...fields, ...ends, sure: numbersOf(ends), from: ends.from ?? '', to: ends.to ?? '' }
}

/** Changes the kind. The measurement is kept if the new kind can have it. */
export function kindChosen(fields: EntryFields, kind: string): EntryFields {
  const keeps =
    fields.measurement !== null &&
    isInterventionKind(kind) &&
    measurementsFor(kind).includes(fields.measurement)
  return keeps ? { ...fields, kind } : { ...fields, kind, measurement: null, fromValue: null, toValue: null }
}

/** Changes the measurement. If it has sides and only one was changed, that side is chosen. */
export function measurementChosen(fields: EntryFields, key: string | null, values: Values): EntryFields {
  const measurement = key !== null && isMeasurementKey(key) ? key : null
  const sided = measurement !== null && measurementOf(measurement).sides === 'leftRight'
  const before = sided ? (fields.side ?? sideMeasured(values, measurement)) : null
  return withEnds({ ...fields, measurement, side: before }, values)
}

/** The side whose values differ, if it is only one; else null for both. */
function sideMeasured(values: Values, key: string): Side {
  const moved = (['left', 'right'] as const).filter((side) => {
    const { fromValue, toValue } = measuredEnds(values, key, side)
    return fromValue !== null && toValue !== null && fromValue !== toValue
  })
  return moved.length === 1 ? (moved[0] ?? null) : null
}

export const sideChosen = (fields: EntryFields, side: Side, values: Values): EntryFields =>
  fields.measurement === null ? { ...fields, side } : withEnds({ ...fields, side }, values)

/** Sets the place of a zone; null if it is not known. */
export function placeChosen(fields: EntryFields, zone: Zone, place: Place | null): EntryFields {
  const { [zone]: _, ...others } = fields.places
  return { ...fields, places: place ? { ...others, [zone]: place } : others }
}

/** The verdict on a number of the entry by the measurement's rule, unless the fitter confirmed it. */
export function judgedEnd({ measurement, sure }: EntryFields, value: number | null): Judgement {
  if (value === null || measurement === null) return { verdict: 'ok' }
  const judged = checkMeasurement(measurement, value)
  return judged.verdict === 'implausible' && sure.includes(value) ? { verdict: 'ok' } : judged
}

/** Why the entry cannot be logged; null if it can. */
export function problemOf(fields: EntryFields): EntryProblem | null {
  const { kind, measurement, what, fromValue, toValue } = fields
  if (isInterventionKind(kind) && !fitsMeasurement(kind, measurement)) return 'measurement'
  if (kind === 'other' && what.trim() === '') return 'what'
  const verdicts = [fromValue, toValue].map((value) => judgedEnd(fields, value).verdict)
  if (verdicts.includes('impossible')) return 'number'
  return verdicts.includes('implausible') ? 'unsure' : null
}
