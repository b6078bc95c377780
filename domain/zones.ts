/** The six zones of the body that a rider can name, from the ground up. */
export const ZONES = ['feet', 'knees', 'saddle', 'lower_back', 'shoulders', 'hands'] as const
export type Zone = (typeof ZONES)[number]

/** How strong a named discomfort is: 1 mild, 7 severe. */
export type Severity = 1 | 2 | 3 | 4 | 5 | 6 | 7
/** Discomfort of a zone: 0 when the rider names none, else the severity. */
export type ZoneScore = 0 | Severity

/** The score from which a zone counts as a complaint (about 3 on the 0–10 scale; domain rules §3.3). */
export const COMPLAINT_FROM = 2
/** The severity from which an entry is marked for the fitter. */
export const SEVERE_FROM = 6

/** Whether a score is a complaint. */
export const isComplaint = (score: ZoneScore): boolean => score >= COMPLAINT_FROM
/** Whether a score is one of the two highest. */
export const isSevere = (score: ZoneScore): boolean => score >= SEVERE_FROM
