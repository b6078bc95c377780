import type { BikeDetails, BikeType } from '../bikes/bike.ts'
import type { AimKey } from '../interventions/text-keys.ts'
import type { MeasuredValue } from '../measurements/check.ts'
import type { MeasuredUnit } from '../measurements/measured-units.ts'
import type { CaptureMethod, ReferencePoint, Side } from '../measurements/measurement.ts'
import { RESTORING } from '../measurements/restoring.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Severity, Zone } from '../zones.ts'

/** Paper sizes of a report. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** A picture as its bytes: already re-encoded by the product, never as it was uploaded. */
export interface ReportImage {
  format: 'png' | 'jpeg' | 'webp'
  bytes: Uint8Array
}

/** A value of one reading, as it is stored. */
export interface Reading {
  value: MeasuredValue
  reference: ReferencePoint | null
  method: CaptureMethod | null
}

/** One measurement of the bike or the rider; the change follows from the two readings. */
export interface ReportRow {
  key: MeasurementKey
  side: Side
  before: Reading | null
  after: Reading | null
  /** The unit of the numbers; null where the value is a choice or words. */
  unit: MeasuredUnit | null
}

/** One change the fitter made. */
export interface ReportChange {
  /** What was changed: a measurement, or words in the reader's language. */
  what: { measurement: MeasurementKey; unit: MeasuredUnit | null } | { words: string }
  side: Side
  from: MeasuredValue | null
  to: MeasuredValue | null
  reason: string | null
  /** Its purpose, as text keys. */
  aims: readonly AimKey[]
}

export interface ReportRecommendation {
  words: string
  /** Local date, `2027-03-01`. */
  dueOn: string | null
  done: boolean
}

/** What a rider gets from a fit: the same for the page and for the document. */
export interface FitReport {
  /** A language of the interface; any other falls back to English. */
  language: string
  paper: Paper
  riderName: string
  fitter: { name: string; business: string | null; logo: ReportImage | null }
  bike: ({ type: BikeType } & BikeDetails) | null
  /** The fit's local date. */
  fittedOn: string
  rows: readonly ReportRow[]
  /** What the rider named before the fit. */
  discomfort: readonly { zone: Zone; severity: Severity }[]
  /** In the order they were made. */
  changes: readonly ReportChange[]
  recommendations: readonly ReportRecommendation[]
  /** The page online, also as a code to scan. */
  link: string
}

/** A measurement after the fit: what was not measured again is unchanged. */
export const latestReading = ({ before, after }: ReportRow): Reading | null => after ?? before

/** The rows that transfer the position to another bike, in the order in which they are set. */
export function restoringRows(rows: readonly ReportRow[]): ReportRow[] {
  return RESTORING.flatMap(({ key }) => rows.filter((row) => row.key === key && latestReading(row) !== null))
}
