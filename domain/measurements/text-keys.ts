import type { ImportProblem } from './exchange-row.ts'
import { IMPORT_PROBLEMS } from './exchange-row.ts'
import type { MeasuredUnit } from './measured-units.ts'
import { MEASURED_UNITS } from './measured-units.ts'
import type { CaptureMethod, MeasurementGroup, PointRole, ReferencePoint, Side } from './measurement.ts'
import { CAPTURE_METHODS, isNumeric, MEASUREMENT_GROUPS } from './measurement.ts'
import type { Measurement, MeasurementKey } from './vocabulary.ts'
import { MEASUREMENTS } from './vocabulary.ts'

/** Keys of the vocabulary's texts, all in the namespace `measurements`; derived from the description. */
const inNamespace = <Key extends string>(key: Key): `measurements:${Key}` => `measurements:${key}`

export const measurementNameKey = (key: MeasurementKey) => inNamespace(`names.${key}`)
export const measurementDefinitionKey = (key: MeasurementKey) => inNamespace(`definitions.${key}`)
export const measurementGroupKey = (group: MeasurementGroup | 'mostUsed') => inNamespace(`groups.${group}`)
export const referenceKey = (reference: ReferencePoint) => inNamespace(`references.${reference}`)
/** The text that names a reference point with what it is to the measurement, as `{{point}}`. */
export const takenKey = (role: PointRole) => inNamespace(`taken.${role}`)
export const methodKey = (method: CaptureMethod) => inNamespace(`methods.${method}`)
export const sideKey = (side: NonNullable<Side>) => inNamespace(`sides.${side}`)
export const measuredUnitKey = (unit: MeasuredUnit) => inNamespace(`units.${unit}`)
/** The text key of an option. It is known only at run time. */
export const measuredOptionKey = (key: MeasurementKey, option: string): string =>
  inNamespace(`options.${key}.${option}`)

/** The text key for a fault of an import, with the bounds if its value has any. */
export const importProblemKey = ({ code, params }: Pick<ImportProblem, 'code' | 'params'>) =>
  inNamespace(`exchange.problems.${code === 'impossible' && 'min' in params ? 'impossible_bounds' : code}`)

const keysOf = (one: Measurement): string[] => [
  measurementNameKey(one.key),
  measurementDefinitionKey(one.key),
  ...(one.references ?? []).map(referenceKey),
  ...(one.kind === 'choice' ? one.options.map((option) => measuredOptionKey(one.key, option)) : []),
  ...(isNumeric(one) && one.convention ? [inNamespace(`conventions.${one.convention}`)] : []),
]

/** Every text that the vocabulary needs, each key once. */
export function measurementTextKeys(): string[] {
  return [
    ...new Set([
      ...MEASUREMENTS.flatMap(keysOf),
      ...MEASUREMENT_GROUPS.map(measurementGroupKey),
      ...CAPTURE_METHODS.map(methodKey),
      ...MEASURED_UNITS.map(measuredUnitKey),
      ...IMPORT_PROBLEMS.map((code) => importProblemKey({ code, params: {} })),
    ]),
  ]
}
