/**
 * How many days after the fit a follow-up is due. It also identifies the follow-up within a session, even after it was
 * moved.
 */
export type Milestone = number

/** The questions of a milestone depend on the time since the fit. */
export const WAVES = ['early', 'primary', 'lasting', 'yearly'] as const
export type Wave = (typeof WAVES)[number]

const WAVE_ENDS = { early: 27, primary: 74, lasting: 329 } as const

/** The wave of a milestone: an early check up to 27 days, the primary result up to 74, then whether it lasts. */
export function waveOf(milestone: Milestone): Wave {
  if (milestone <= WAVE_ENDS.early) return 'early'
  if (milestone <= WAVE_ENDS.primary) return 'primary'
  return milestone <= WAVE_ENDS.lasting ? 'lasting' : 'yearly'
}

/** The milestones of a wave, both days inclusive. The last wave has no end. */
export function daysOfWave(wave: Wave): { from: Milestone; to: Milestone } {
  const before = WAVES[WAVES.indexOf(wave) - 1]
  const from = before === undefined || before === 'yearly' ? 1 : WAVE_ENDS[before] + 1
  return { from, to: wave === 'yearly' ? Number.MAX_SAFE_INTEGER : WAVE_ENDS[wave] }
}
