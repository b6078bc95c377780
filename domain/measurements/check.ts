import { checkField } from '../questionnaires/check-field.ts'
import { normalText } from '../questionnaires/normal-answer.ts'
import type { ProblemCode } from '../questionnaires/problems.ts'
import { storedNumber } from './measured-units.ts'
import type { Limits, ReferencePoint, Side } from './measurement.ts'
import { isNumeric, limitsOf } from './measurement.ts'
import type { MeasurementKey } from './vocabulary.ts'
import { measurementOf } from './vocabulary.ts'

export type MeasuredValue = number | string

/**
 * The verdict on a value. An implausible value may be correct: the product asks for a confirmation ("really 440 mm?").
 * An impossible value is refused; `code` and `params` say why, like the problems of a questionnaire.
 */
export type Judgement =
  | { verdict: 'ok' }
  | { verdict: 'implausible'; params: { min: number; max: number } }
  | { verdict: 'impossible'; code: ProblemCode; params: Readonly<Record<string, number>> }

const OK: Judgement = { verdict: 'ok' }
const impossible = (code: ProblemCode, params: Readonly<Record<string, number>> = {}): Judgement => ({
  verdict: 'impossible',
  code,
  params,
})

function checkNumber({ bounds, plausible }: Limits, value: number): Judgement {
  const { min, max } = bounds
  if (value < min) return impossible('too_small', { min, max })
  if (value > max) return impossible('too_large', { min, max })
  return value < plausible.min || value > plausible.max
    ? { verdict: 'implausible', params: { ...plausible } }
    : OK
}

function checkText(text: string): Judgement {
  const [code, params] = checkField({ key: 'text', kind: 'text' }, text, {
    today: '2000-01-01',
    answer: () => undefined,
  }) ?? [undefined]
  if (code !== undefined) return impossible(code, params)
  return normalText('text', text) === '' ? impossible('required') : OK
}

/**
 * Judges a value of a measurement: numbers in mm, degrees, bar or points, an option, or a text of one line. Accepts any
 * JSON.
 * @param reference the value's reference point; null if it has none or none is known yet
 */
export function checkMeasurement(
  key: MeasurementKey,
  value: unknown,
  reference: ReferencePoint | null = null,
): Judgement {
  const description = measurementOf(key)
  if (isNumeric(description)) {
    const number = typeof value === 'number' && Number.isFinite(value)
    return number ? checkNumber(limitsOf(description, reference), value) : impossible('wrong_type')
  }
  if (typeof value !== 'string') return impossible('wrong_type')
  if (description.kind === 'text') return checkText(value)
  return description.options.includes(value) ? OK : impossible('unknown_option')
}

/** Whether a side can be given: left or right where both are measured separately, otherwise none. */
export const fitsSide = (key: MeasurementKey, side: Side): boolean =>
  (measurementOf(key).sides === 'leftRight') === (side !== null)

/** Whether a measurement can have this reference point. A measurement with reference points requires one. */
export function fitsReference(key: MeasurementKey, reference: ReferencePoint | null): boolean {
  const { references } = measurementOf(key)
  if (references === undefined) return reference === null
  return reference !== null && references.includes(reference)
}

/** A value as it is stored: numbers rounded to the precision of their kind, texts in their normal form. */
export function keptValue(key: MeasurementKey, value: MeasuredValue): MeasuredValue {
  const description = measurementOf(key)
  if (typeof value === 'string') return normalText('text', value)
  return isNumeric(description) ? storedNumber(description.kind, value) : value
}
