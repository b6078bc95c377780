import type { Moments } from './mixed-model-moments.ts'
import { withColumns } from './mixed-model-moments.ts'
import { minimise } from './nelder-mead.ts'
import type { FactorPlan, SparseFactor } from './sparse-factor.ts'
import { factorSparse, planFactor, solveLower, solveSparse } from './sparse-factor.ts'
import type { SymmetricMatrix } from './symmetric-matrix.ts'
import {
  addMatrix,
  addSquare,
  copyMatrix,
  entryOf,
  factorInPlace,
  independentColumns,
} from './symmetric-matrix.ts'

/** The standard deviations of fitters and of riders, by that of the residual. */
type Ratios = { readonly fitter: number; readonly rider: number }

/** How far one fitter's outcomes are from what the model expects of these riders. */
export type FitterDeviation = {
  /** In the unit of the outcome, shrunk towards 0. */
  readonly effect: number
  /** The conditional standard deviation of the effect. */
  readonly standardError: number
  readonly riders: number
  readonly rows: number
}

export type MixedModel = {
  readonly deviationOf: (fitterId: string) => FitterDeviation | null
  /** Standard deviations, in the unit of the outcome. */
  readonly sd: { readonly fitter: number; readonly rider: number; readonly residual: number }
  /** One for each covariate; null for one that follows from those before it. */
  readonly coefficients: readonly (number | null)[]
  /** −2 times the restricted log-likelihood. */
  readonly criterion: number
}

const TOLERANCE = 1e-7
/** A standard deviation of fitters or riders below this share of the residual's is 0 if that fits as well. */
const NOTHING = 1e-3

/** The equations of the fitters' effects after the riders' were eliminated: their matrix and right-hand sides. */
function fitterEquations({ fitters, width }: Moments, { fitter, rider }: Ratios) {
  const weight = (rows: number) => rider ** 2 / (1 + rider ** 2 * rows)
  const matrix = fitters.map(
    ({ rows, shared }, own) =>
      new Map(
        [...shared].map(([index, byRows]): [number, number] => {
          const common = [...byRows].reduce((sum, [size, product]) => sum + weight(size) * product, 0)
          return [index, (index === own ? 1 + fitter ** 2 * rows : 0) - fitter ** 2 * common]
        }),
      ),
  )
  const right = fitters.map(({ sums, byRows }) => {
    const vector = Float64Array.from(sums)
    for (const [size, weighted] of byRows)
      for (let at = 0; at < width; at += 1)
        vector[at] = (vector[at] ?? 0) - weight(size) * (weighted[at] ?? 0)
    return vector.map((value) => fitter * value)
  })
  return { matrix, right }
}

/** The model with given ratios: everything that its likelihood and its effects are read from. */
type Solution = {
  readonly ratios: Ratios
  readonly criterion: number
  readonly residual: number
  /** The Cholesky factor of the covariates' and the outcome's cross-products, without what fitters and riders explain. */
  readonly factor: SymmetricMatrix
  readonly fitters: SparseFactor
}

/**
 * Profiled restricted likelihood (Bates, Mächler, Bolker & Walker 2015, section 3), with the riders eliminated by hand,
 * because each has a number of its own on the diagonal.
 */
function solve(moments: Moments, ratios: Ratios, plan: FactorPlan): Solution {
  const { width, rows } = moments
  const covariates = width - 1
  const products = copyMatrix(moments.products)
  let logDeterminant = 0
  for (const [size, alike] of moments.byRows) {
    const own = 1 + ratios.rider ** 2 * size
    addMatrix(products, alike.products, -(ratios.rider ** 2) / own)
    logDeterminant += alike.riders * Math.log(own)
  }
  const { matrix, right } = fitterEquations(moments, ratios)
  const fitters = factorSparse(matrix, plan)
  solveLower(fitters, right)
  for (const [index, vector] of right.entries()) {
    const pivot = fitters.pivots[plan.places[index] ?? 0] ?? 1
    addSquare(products, vector, -1 / pivot)
    logDeterminant += Math.log(pivot)
  }
  const factor = factorInPlace(products)
  for (let at = 0; at < covariates; at += 1) logDeterminant += 2 * Math.log(entryOf(factor, at, at))
  const freedom = rows - covariates
  const variance = entryOf(factor, covariates, covariates) ** 2 / freedom
  const criterion = logDeterminant + freedom * (1 + Math.log(2 * Math.PI * variance))
  return { ratios, criterion, residual: Math.sqrt(variance), factor, fitters }
}

/** The ratios with the least criterion. It depends on their squares, so their signs say nothing. */
function bestRatios(moments: Moments, plan: FactorPlan): Ratios {
  const ratiosOf = ([fitter = 0, rider = 0]: readonly number[]): Ratios => ({
    fitter: Math.abs(fitter),
    rider: Math.abs(rider),
  })
  const criterionOf = (ratios: Ratios) => solve(moments, ratios, plan).criterion
  const found = minimise((point) => criterionOf(ratiosOf(point)), [0.5, 0.5], TOLERANCE)
  const best = ratiosOf(minimise((point) => criterionOf(ratiosOf(point)), found, TOLERANCE))
  const withoutTiny = {
    fitter: best.fitter < NOTHING ? 0 : best.fitter,
    rider: best.rider < NOTHING ? 0 : best.rider,
  }
  return criterionOf(withoutTiny) <= criterionOf(best) + TOLERANCE ? withoutTiny : best
}

/** The coefficients of the covariates, by back substitution. */
function coefficientsOf({ factor }: Solution): Float64Array {
  const count = factor.size - 1
  const coefficients = new Float64Array(count)
  for (let row = count - 1; row >= 0; row -= 1) {
    let value = entryOf(factor, count, row)
    for (let at = row + 1; at < count; at += 1) value -= entryOf(factor, at, row) * (coefficients[at] ?? 0)
    coefficients[row] = value / entryOf(factor, row, row)
  }
  return coefficients
}

/** Finds a fitter's effect; standard errors are computed when they are asked for, because each takes a solution. */
function deviations(moments: Moments, solution: Solution, coefficients: Float64Array) {
  const { ratios, residual, fitters } = solution
  const left = fitterEquations(moments, ratios).right.map((vector) =>
    coefficients.reduce((sum, coefficient, at) => sum - coefficient * (vector[at] ?? 0), vector.at(-1) ?? 0),
  )
  const effects = solveSparse(fitters, Float64Array.from(left))
  const indices = new Map(moments.fitters.map(({ fitterId }, index) => [fitterId, index]))
  return (fitterId: string): FitterDeviation | null => {
    const index = indices.get(fitterId)
    const fitter = index === undefined ? undefined : moments.fitters[index]
    if (index === undefined || fitter === undefined) return null
    const unit = new Float64Array(moments.fitters.length)
    unit[index] = 1
    const variance = solveSparse(fitters, unit)[index] ?? 0
    return {
      effect: ratios.fitter * (effects[index] ?? 0),
      standardError: residual * ratios.fitter * Math.sqrt(variance),
      riders: fitter.riders,
      rows: fitter.rows,
    }
  }
}

/**
 * Fits outcome ~ covariates + (1 | fitter) + (1 | rider) by restricted maximum likelihood; the effects of fitters are the
 * best linear predictions, shrunk towards 0 the more, the fewer rows a fitter has (Henderson 1975).
 * @returns null if there are not more rows than covariates and fitters, or if the covariates explain every outcome
 */
export function fitMixedModel(all: Moments): MixedModel | null {
  const outcome = all.width - 1
  const independent = independentColumns(all.products)
  if (!independent.includes(outcome)) return null
  const kept = independent.filter((column) => column !== outcome)
  const moments = withColumns(all, [...kept, outcome])
  if (moments.rows <= kept.length + moments.fitters.length) return null
  const plan = planFactor(moments.fitters.map(({ shared }) => shared))
  const solution = solve(moments, bestRatios(moments, plan), plan)
  const coefficients = coefficientsOf(solution)
  const { ratios, residual, criterion } = solution
  return {
    deviationOf: deviations(moments, solution, coefficients),
    sd: { fitter: residual * ratios.fitter, rider: residual * ratios.rider, residual },
    coefficients: Array.from({ length: outcome }, (_, column) =>
      kept.includes(column) ? (coefficients[kept.indexOf(column)] ?? null) : null,
    ),
    criterion,
  }
}
