import { checkMeasurement } from '#domain/measurements/check.ts'
import { isNumeric, subjectOf } from '#domain/measurements/measurement.ts'
import { readMeasured } from '#domain/measurements/typed-number.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { latestReading, type ReportRow } from '#domain/report/fit-report.ts'
import type { CallInput } from '#web/api/api.ts'

export type PassportWishes = CallInput<'POST /api/sessions/:sessionId/passport'>['body']

/** What was typed, by the names of the numbers. */
export type Typed = Readonly<Record<string, string>>

export const numberName = ({ key, side }: Pick<ReportRow, 'key' | 'side'>): string => `${key} ${side}`

/** The numbers of the bike itself, which a rider can change. */
export const changeableOf = (rows: readonly ReportRow[]) =>
  rows.flatMap((row) => {
    const description = measurementOf(row.key)
    return isNumeric(description) && subjectOf(description) === 'bike' && row.unit
      ? [{ ...row, kind: description.kind, shownIn: row.unit }]
      : []
  })

export type Changeable = ReturnType<typeof changeableOf>[number]

/** Why a typed number cannot be taken. The bounds are in stored units. */
export type NumberFault =
  | { code: 'wrong_type' }
  | { code: 'too_small' | 'too_large'; value: number; min: number; max: number }

/** A typed number, judged as the server will judge it; null if nothing was typed. */
function readNumber(row: Changeable, typed: Typed): { value: number } | { fault: NumberFault } | null {
  const text = typed[numberName(row)]?.trim()
  if (!text) return null
  const value = readMeasured(row.kind, row.shownIn, text)
  if (value === null) return { fault: { code: 'wrong_type' } }
  const judged = checkMeasurement(row.key, value, latestReading(row)?.reference ?? null)
  if (judged.verdict !== 'impossible') return { value }
  const { code, params } = judged
  if (code !== 'too_small' && code !== 'too_large') return { fault: { code: 'wrong_type' } }
  return { fault: { code, value, min: Number(params.min), max: Number(params.max) } }
}

/** The stored numbers that were typed, and the faults of the others, by name. */
export function readChanged(rows: readonly Changeable[], typed: Typed) {
  const changed: PassportWishes['changed'] = []
  const faults: Record<string, NumberFault> = {}
  for (const row of rows) {
    const read = readNumber(row, typed)
    if (read && 'value' in read) changed.push({ key: row.key, side: row.side, value: read.value })
    if (read && 'fault' in read) faults[numberName(row)] = read.fault
  }
  return { changed, faults }
}
