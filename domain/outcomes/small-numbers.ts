import { FEWEST_FOR_COMPARISON } from './minimum-numbers.ts'

/** Fitters whose riders a pooled cell must be of. */
export const FEWEST_FITTERS = 3
/** The greatest share of a pooled cell's riders that one fitter may have. */
export const GREATEST_SHARE_OF_ONE_FITTER = 0.7

/** A group of riders of several fitters, about which a figure could be shown to others than these fitters. */
export type PooledCell = {
  /** How many different riders. */
  readonly riders: number
  /** How many of them each fitter has, by the fitter's id. A rider of two fitters is with both. */
  readonly byFitter: ReadonlyMap<string, number>
}

/** Why a pooled cell is not shown. `complementary`: another hidden cell could be computed from it. */
export type WhyHidden = 'few_riders' | 'few_fitters' | 'one_fitter' | 'complementary'

/**
 * Why a pooled cell may not be shown by itself, or null: at least 11 riders of at least 3 fitters, none with over 70 %
 * (docs/domain.md, "Pooled figures"). One fitter could otherwise subtract their own riders from it.
 */
export function whyHidden({ riders, byFitter }: PooledCell): Exclude<WhyHidden, 'complementary'> | null {
  if (riders < FEWEST_FOR_COMPARISON) return 'few_riders'
  const ofFitters = [...byFitter.values()].filter((count) => count > 0)
  if (ofFitters.length < FEWEST_FITTERS) return 'few_fitters'
  return Math.max(...ofFitters) > GREATEST_SHARE_OF_ONE_FITTER * riders ? 'one_fitter' : null
}

/** The cell of all riders of cells that have no rider in common. */
export function joinCells(cells: readonly PooledCell[]): PooledCell {
  const byFitter = new Map<string, number>()
  for (const cell of cells)
    for (const [fitterId, count] of cell.byFitter)
      byFitter.set(fitterId, (byFitter.get(fitterId) ?? 0) + count)
  return { riders: cells.reduce((sum, { riders }) => sum + riders, 0), byFitter }
}

/** Halves are rounded away from 0, so that better and worse are rounded alike. */
const roundTo = (unit: number, value: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value) * unit)) / unit

/** A pooled mean as it is shown: to 0.1. */
export const roundedMean = (mean: number): number => roundTo(10, mean)

/** A pooled share as it is shown: in whole percent. @param share 0 to 1 */
export const roundedPercent = (share: number): number => roundTo(1, share * 100)
