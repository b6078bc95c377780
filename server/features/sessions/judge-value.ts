import type { ProblemAt } from '#contract/errors.ts'
import { checkMeasurement, type MeasuredValue } from '#domain/measurements/check.ts'
import { isMeasurementKey } from '#domain/measurements/vocabulary.ts'

/** What keeps a value of a measurement from being kept: an impossible one is refused, an implausible one confirmed. */
export function valueProblem(
  key: string,
  value: MeasuredValue,
  confirmed = false,
): Omit<ProblemAt, 'path'> | undefined {
  if (!isMeasurementKey(key)) return { code: 'unknown_option' }
  const judged = checkMeasurement(key, value)
  if (judged.verdict === 'impossible') return { code: judged.code, params: { ...judged.params } }
  return judged.verdict === 'implausible' && !confirmed
    ? { code: 'implausible', params: judged.params }
    : undefined
}
