import type { Wave } from '../milestones.ts'

/**
 * The minutes that riders read a form takes: the model of `locales/form-effort.ts`, rounded up. Its test fails if a
 * change of a form makes one of these untrue.
 */
export const intakeMinutes = { required: 4, everything: 13 } as const

export const followUpMinutes = { early: 3, primary: 5, lasting: 5, yearly: 2 } as const satisfies Record<
  Wave,
  number
>

/** The shortest and the longest follow-up, where it is not known yet which one it is. */
export const anyFollowUpMinutes = {
  shortest: Math.min(...Object.values(followUpMinutes)),
  longest: Math.max(...Object.values(followUpMinutes)),
} as const
