import type { Sample } from './sample.ts'
import { mean, variance } from './sample.ts'

/** Above it the two groups differ noticeably (Austin 2009 calls 0.1 negligible; 0.2 is a small effect of Cohen). */
const NOTICEABLE = 0.2

/** How those who answered differ from those who did not, in standard deviations; positive when those who answered have more. */
export type StandardisedDifference = {
  /** Null if it has no spread to be measured in, or if a group is too small. */
  readonly difference: number | null
  readonly isNoticeable: boolean
}

/** @param spread the pooled standard deviation */
function differenceOf(gap: number, spread: number): StandardisedDifference {
  if (gap === 0) return { difference: 0, isNoticeable: false }
  if (Number.isNaN(spread)) return { difference: null, isNoticeable: false }
  if (spread === 0) return { difference: null, isNoticeable: true }
  const difference = gap / spread
  return { difference, isNoticeable: Math.abs(difference) > NOTICEABLE }
}

/**
 * The standardised difference of means: (x̄₁ − x̄₂) / √((s₁² + s₂²) / 2) (Austin 2009). It does not depend on n, unlike a
 * test.
 */
export const meansDiffer = (answered: Sample, silent: Sample): StandardisedDifference =>
  differenceOf(mean(answered) - mean(silent), Math.sqrt((variance(answered) + variance(silent)) / 2))

/** How many of a group have a property. */
export type Proportion = { readonly having: number; readonly of: number }

/** The standardised difference of proportions: (p₁ − p₂) / √((p₁ (1 − p₁) + p₂ (1 − p₂)) / 2) (Austin 2009). */
export function proportionsDiffer(answered: Proportion, silent: Proportion): StandardisedDifference {
  if (answered.of === 0 || silent.of === 0) return { difference: null, isNoticeable: false }
  const [p, q] = [answered.having / answered.of, silent.having / silent.of]
  return differenceOf(p - q, Math.sqrt((p * (1 - p) + q * (1 - q)) / 2))
}
