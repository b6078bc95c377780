/** The six zones of the body that a rider can name, ordered from feet to head. */
export const ZONES = ['feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands'] as const
export type Zone = (typeof ZONES)[number]

/** The severity of a named discomfort: 1 mild, 7 severe. */
export type Severity = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** The score of a zone: 0 if the rider names no discomfort there, else the severity. */
export type ZoneScore = 0 | Severity

export const isZoneScore = (value: unknown): value is ZoneScore =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 7

/** The severity from which an entry is marked for the fitter. */
export const SEVERE_FROM = 6
