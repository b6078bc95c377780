import type { ZonePair } from './zone-shares.ts'

/** Stored and shown with every index, so that two indices are compared only if one formula made them. */
export const INDEX_VERSION = 1

const WEIGHTS = { discomfort: 0.45, goals: 0.3, overall: 0.25 } as const
const FEWEST_COMPONENTS = 2

/** What a follow-up says about one fit. */
export type FitResult = {
  /** All zones that were asked about both times; empty if they were not scored. */
  readonly zones: readonly ZonePair[]
  /** The attainment of each rated goal, −2 to 2. */
  readonly attainments: readonly number[]
  /** The overall change compared with before the fit, 1 to 7; null if it was not asked. */
  readonly overallChange: number | null
}

/** Each from 0 to 100, 50 for no change or as expected; null if it cannot be computed. */
export type IndexComponents = {
  readonly discomfort: number | null
  readonly goals: number | null
  readonly overall: number | null
}

export type ImprovementIndex = {
  readonly version: typeof INDEX_VERSION
  /** 0 to 100; null with fewer than two components. */
  readonly index: number | null
  readonly components: IndexComponents
}

/** 50 + 50 (B − A) / max(B, A), so that a new complaint weighs as much as one that went. */
function discomfortOf(zones: readonly ZonePair[]): number | null {
  const [before, after] = zones.reduce(([b, a], zone) => [b + zone.before, a + zone.after], [0, 0])
  const greater = Math.max(before, after)
  return greater === 0 ? null : 50 + (50 * (before - after)) / greater
}

function goalsOf(attainments: readonly number[]): number | null {
  if (attainments.length === 0) return null
  const average = attainments.reduce((sum, one) => sum + one, 0) / attainments.length
  return ((average + 2) / 4) * 100
}

/**
 * The session improvement index: 0.45 discomfort + 0.30 goals + 0.25 overall change, with the weights of missing components
 * given to the others. Our own formula; the components are always shown beside it.
 */
export function improvementIndex({ zones, attainments, overallChange }: FitResult): ImprovementIndex {
  const components: IndexComponents = {
    discomfort: discomfortOf(zones),
    goals: goalsOf(attainments),
    overall: overallChange === null ? null : ((overallChange - 1) / 6) * 100,
  }
  const known = (['discomfort', 'goals', 'overall'] as const).flatMap((name) => {
    const value = components[name]
    return value === null ? [] : [{ value, weight: WEIGHTS[name] }]
  })
  const weight = known.reduce((sum, one) => sum + one.weight, 0)
  const weighted = known.reduce((sum, one) => sum + one.weight * one.value, 0)
  const index = known.length < FEWEST_COMPONENTS ? null : weighted / weight
  return { version: INDEX_VERSION, index, components }
}
