import type { Recommendation } from './session.ts'

/** The kinds of recommendations, in the order in which they are offered. */
export const RECOMMENDATION_KINDS = [
  'exercise',
  'equipment',
  'riding_habit',
  'medical',
  'other',
] as const satisfies readonly Recommendation['kind'][]
