import type { BikeDetails, BikeType } from '../bikes/bike.ts'
import type { AimKey } from '../interventions/text-keys.ts'
import type { MeasuredValue } from '../measurements/check.ts'
import type { MeasuredUnit } from '../measurements/measured-units.ts'
import type { CaptureMethod, Phase, ReferencePoint, Side } from '../measurements/measurement.ts'
import { RESTORING } from '../measurements/restoring.ts'
import type { MeasurementKey } from '../measurements/vocabulary.ts'
import type { Severity, Zone } from '../zones.ts'

/** What is printed of a fit: the rider's report, and the card for a workshop. */
export const DOCUMENTS = ['report', 'shop_card'] as const
export type DocumentKind = (typeof DOCUMENTS)[number]

/** Paper sizes of a report. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

/** The bytes of a picture. The product has re-encoded it; it is never the uploaded file. */
export interface ReportImage {
  format: 'png' | 'jpeg' | 'webp'
  bytes: Uint8Array
}

/** A stored value of one reading. */
export interface Reading {
  value: MeasuredValue
  reference: ReferencePoint | null
  method: CaptureMethod | null
}

/** One measurement of the bike or the rider. The change is derived from the two readings. */
export interface ReportRow {
  key: MeasurementKey
  side: Side
  before: Reading | null
  after: Reading | null
  /** The unit of the numbers; null if the value is a choice or a text. */
  unit: MeasuredUnit | null
  /** There is another saddle after, so values from its nose are not compared. */
  swapped?: boolean
  /** How far the point where the saddle is 80 mm wide moved back, in mm, if that is known of another saddle. */
  wideBack?: number
}

/** One change the fitter made. */
export interface ReportChange {
  /** What was changed: a measurement, or words in the reader's language. */
  what: { measurement: MeasurementKey; unit: MeasuredUnit | null } | { words: string }
  side: Side
  from: MeasuredValue | null
  to: MeasuredValue | null
  reason: string | null
  /** The purpose of the change, as text keys. */
  aims: readonly AimKey[]
}

export interface ReportRecommendation {
  words: string
  /** Local date, `2027-03-01`. */
  dueOn: string | null
  done: boolean
}

/** A photo that the fitter chose for the report. */
export interface ReportPhoto {
  image: ReportImage
  phase: Phase
  caption: string | null
}

/** The most photos of a report. */
export const MOST_REPORT_PHOTOS = 8

/** What the documents about a fit have in common. */
export interface FitDocument {
  /** A language of the interface; any other falls back to English. */
  language: string
  /** Where the language is read; null for its usual region. */
  region: string | null
  paper: Paper
  riderName: string
  fitter: { name: string; business: string | null; logo: ReportImage | null }
  bike: ({ type: BikeType } & BikeDetails) | null
  /** The local date of the fit. */
  fittedOn: string
  rows: readonly ReportRow[]
}

/** What a workshop gets: the numbers of the bike, and nothing of the rider but the name. */
export type ShopCard = FitDocument

/** The content of a rider's report, the same for the page and for the document. */
export interface FitReport extends FitDocument {
  /** What the rider reads first, in the fitter's words; empty if nothing was written. */
  summary: string
  /** The rider's goals in words, with what counts as reached. */
  goals: readonly { words: string; level: string | null }[]
  /** What the rider finds hard, in the rider's words, each as rated before the fit: 0 to 10, null without a rating. */
  activities: readonly { words: string; ability: number | null }[]
  /** When the fit is a success, in the rider's words. */
  success: string | null
  /** The local dates on which the rider is asked again. */
  followUpsOn: readonly string[]
  /** How to reach the fitter, in the fitter's words. */
  contact: string | null
  photos: readonly ReportPhoto[]
  /** The discomfort that the rider named before the fit. */
  discomfort: readonly { zone: Zone; severity: Severity }[]
  /** In the order in which they were made. */
  changes: readonly ReportChange[]
  recommendations: readonly ReportRecommendation[]
  /** The address of the page online, also shown as a QR code. */
  link: string
}

/** A measurement after the fit. A value that was not measured again is unchanged. */
export const latestReading = ({ before, after }: ReportRow): Reading | null => after ?? before

/** The rows that transfer the position to another bike, in the order in which they are set. */
export function restoringRows(rows: readonly ReportRow[]): ReportRow[] {
  return RESTORING.flatMap(({ key }) => rows.filter((row) => row.key === key && latestReading(row) !== null))
}
