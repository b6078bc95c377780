/** The six zones of the body that a rider can name, from the ground up. */
export const ZONES = ['feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands'] as const
export type Zone = (typeof ZONES)[number]

/** How strong a named discomfort is: 1 mild, 7 severe. */
export type Severity = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** Discomfort of a zone: 0 when the rider names none, else the severity. */
export type ZoneScore = 0 | Severity

/** The severity from which an entry is marked for the fitter. */
export const SEVERE_FROM = 6
