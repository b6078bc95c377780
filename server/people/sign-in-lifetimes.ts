import { UNUSED_SIGN_IN_MS } from '#domain/unused-sign-in.ts'
import type { AccountActor } from '../database/actor.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The idle and the absolute lifetime of a sign-in, by role. */
export const signInLifetimes = {
  support: { idleMs: UNUSED_SIGN_IN_MS.support, wholeMs: 12 * HOUR },
  fitter: { idleMs: UNUSED_SIGN_IN_MS.fitter, wholeMs: 30 * DAY },
  client: { idleMs: UNUSED_SIGN_IN_MS.client, wholeMs: 180 * DAY },
} as const satisfies Record<AccountActor['kind'], { idleMs: number; wholeMs: number }>
