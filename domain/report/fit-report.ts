import type { BikeDetails, BikeType } from '../bikes/bike.ts'
import type { AimKey } from '../interventions/text-keys.ts'
import type { MeasuredValue } from '../measurements/check.ts'
import type { MeasuredUnit } from '../measurements/measured-units.ts'
import type { CaptureMethod, ReferencePoint, Side } from '../measurements/measurement.ts'
import { RESTORING } from '../measurements/restoring.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Severity, Zone } from '../zones.ts'

/** Papers a report is printed on. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** A picture as its bytes: already re-encoded by the product, never as it was uploaded. */
export interface ReportImage {
  format: 'png' | 'jpeg' | 'webp'
  bytes: Uint8Array
}

/** What was read once, as it is stored. */
export interface Reading {
  value: MeasuredValue
  reference: ReferencePoint | null
  method: CaptureMethod | null
}

/** One measurement of the bike or the rider; what changed follows from the two readings. */
export interface ReportRow {
  key: MeasurementKey
  side: Side
  before: Reading | null
  after: Reading | null
  /** What numbers are shown in; null where the value is a choice or words. */
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
  /** What it is for, as text keys. */
  aims: readonly AimKey[]
}

export interface ReportRecommendation {
  words: string
  /** Local date, `2027-03-01`. */
  dueOn: string | null
  done: boolean
}

/** What a rider takes home from a fit: the same for the page and for the document. */
export interface FitReport {
  /** One of the interface's languages; what is none of them is read in English. */
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
  /** The online page; a scan leads there. */
  link: string
}

/** Where a measurement stands after the fit: what was not measured again stayed as it was. */
export const latestReading = ({ before, after }: ReportRow): Reading | null => after ?? before

/** The rows that bring the position to another bike, in the order they are set. */
export function restoringRows(rows: readonly ReportRow[]): ReportRow[] {
  return RESTORING.flatMap(({ key }) => rows.filter((row) => row.key === key && latestReading(row) !== null))
}
