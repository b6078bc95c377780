import type { AccountActor } from '../database/actor.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The idle and the absolute lifetime of a sign-in, by role. */
export const signInLifetimes = {
  support: { idleMs: HOUR / 2, wholeMs: 12 * HOUR },
  fitter: { idleMs: 12 * HOUR, wholeMs: 30 * DAY },
  client: { idleMs: 30 * DAY, wholeMs: 180 * DAY },
} as const satisfies Record<AccountActor['kind'], { idleMs: number; wholeMs: number }>
