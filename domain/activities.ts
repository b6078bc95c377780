/**
 * The rider's own activities in a brief: up to three, each rated from 0 (impossible) to 10 (as well as before the
 * trouble), as in the patient-specific functional scale.
 */
export const MOST_ACTIVITIES = 3
/** An activity as a follow-up asks about it. */
export type NamedActivity = { readonly id: string; readonly words: string }

export const ABILITY = { min: 0, max: 10 } as const
