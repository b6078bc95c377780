import type { Recommendation } from './session.ts'

/** The kinds of advice, in the order they are offered. */
export const RECOMMENDATION_KINDS = [
  'exercise',
  'equipment',
  'riding_habit',
  'medical',
  'other',
] as const satisfies readonly Recommendation['kind'][]
