/** How the rider says a change feels, right after it was made. */
export const FELT = ['better', 'same', 'worse'] as const
export type Felt = (typeof FELT)[number]

/** What the rider says about one change in the studio, and what was read from the bike meanwhile. */
export type Rating = {
  felt: Felt | null
  /** Discomfort where the change is meant to help: 0 is none, 7 is severe. */
  severity: number | null
  /** Mean power while trying the change, in watts. */
  power: number | null
  /** Perceived exertion from 0 (rest) to 10 (maximal), as on the CR10 scale. */
  rpe: number | null
}

type Numbers = Exclude<keyof Rating, 'felt'>

/** The limits of the numbers. Those of power are our own. */
export const RATING_LIMITS = {
  severity: { min: 0, max: 7 },
  power: { min: 0, max: 2500 },
  rpe: { min: 0, max: 10 },
} as const satisfies Record<Numbers, { min: number; max: number }>

export const UNRATED: Rating = { felt: null, severity: null, power: null, rpe: null }

/** A rating with one part replaced; null once nothing is left of it. */
export function ratedWith(rating: Rating | null, part: Partial<Rating>): Rating | null {
  const next = { ...(rating ?? UNRATED), ...part }
  return Object.values(next).every((value) => value === null) ? null : next
}
