/**
 * The rider's own activities in a brief: up to three, each rated from 0 (impossible) to 10 (as well as before the
 * trouble), as in the patient-specific functional scale.
 */
export const MOST_ACTIVITIES = 3
export const ABILITY = { min: 0, max: 10 } as const
