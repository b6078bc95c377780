import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eliminationOrder } from './elimination-order.ts'
import { fitMixedModel } from './mixed-model.ts'
import type { ModelRow } from './mixed-model-moments.ts'
import { momentsCollector } from './mixed-model-moments.ts'
import { minimise } from './nelder-mead.ts'
import { randomFrom } from './seeded-random.ts'
import { factorSparse, planFactor, solveLower, solveSparse } from './sparse-factor.ts'
import { independentColumns } from './symmetric-matrix.ts'

function collectMoments(riders: Iterable<readonly ModelRow[]>, width: number) {
  const { moments, add } = momentsCollector(width)
  for (const rows of riders) add(rows)
  return moments
}

/** Rows with an intercept only: width 2. */
const row = (fitterId: string, outcome: number): ModelRow => ({
  fitterId,
  numbers: Float64Array.of(1, outcome),
})

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const meanOf = (values: readonly number[]) => sum(values) / values.length

describe('a balanced nested design', () => {
  // 6 fitters with 5 riders with 4 rows each, no covariates. Restricted maximum likelihood is then the analysis of variance:
  // σ² = MS within riders, σ²rider = (MS riders − σ²)/4, σ²fitter = (MS fitters − MS riders)/20 (Searle, Casella &
  // McCulloch 1992, chapter 4), and a fitter's effect is (mean − grand mean) · 20 σ²fitter/(20 σ²fitter + 4 σ²rider + σ²).
  const [fitters, riders, rows] = [6, 5, 4]
  const random = randomFrom(12)
  const table = Array.from({ length: fitters }, (_, fitter) =>
    Array.from({ length: riders }, (_each, rider) =>
      Array.from({ length: rows }, () => fitter * 0.8 + rider * 0.5 + 3 * random()),
    ),
  )
  const riderMeans = table.map((own) => own.map(meanOf))
  const fitterMeans = riderMeans.map(meanOf)
  const grand = meanOf(fitterMeans)
  const within = sum(
    table.flatMap((own, fitter) =>
      own.flatMap((values, rider) =>
        values.map((value) => (value - (riderMeans[fitter]?.[rider] ?? 0)) ** 2),
      ),
    ),
  )
  const betweenRiders = sum(
    riderMeans.flatMap((own, fitter) => own.map((value) => rows * (value - (fitterMeans[fitter] ?? 0)) ** 2)),
  )
  const betweenFitters = sum(fitterMeans.map((value) => riders * rows * (value - grand) ** 2))
  const residual = within / (fitters * riders * (rows - 1))
  const meanSquareRiders = betweenRiders / (fitters * (riders - 1))
  const meanSquareFitters = betweenFitters / (fitters - 1)
  const ofRiders = (meanSquareRiders - residual) / rows
  const ofFitters = (meanSquareFitters - meanSquareRiders) / (riders * rows)

  const model = fitMixedModel(
    collectMoments(
      table.flatMap((own, fitter) => own.map((values) => values.map((value) => row(`${fitter}`, value)))),
      2,
    ),
  )

  it('has the variances of the analysis of variance', () => {
    expect(ofRiders).toBeGreaterThan(0)
    expect(ofFitters).toBeGreaterThan(0)
    expect(model?.sd.residual).toBeCloseTo(Math.sqrt(residual), 6)
    expect(model?.sd.rider).toBeCloseTo(Math.sqrt(ofRiders), 6)
    expect(model?.sd.fitter).toBeCloseTo(Math.sqrt(ofFitters), 6)
    expect(model?.coefficients[0]).toBeCloseTo(grand, 9)
  })

  it('shrinks the effects by the share of the variance that is the fitters’', () => {
    const share = (riders * rows * ofFitters) / (riders * rows * ofFitters + rows * ofRiders + residual)
    for (const [index, value] of fitterMeans.entries())
      expect(model?.deviationOf(`${index}`)?.effect).toBeCloseTo(share * (value - grand), 6)
    // The conditional variance is σ²fitter (1 − share).
    expect(model?.deviationOf('0')?.standardError).toBeCloseTo(Math.sqrt(ofFitters * (1 - share)), 6)
    expect(model?.deviationOf('0')).toMatchObject({ riders, rows: riders * rows })
  })

  it('does not depend on the order of riders, and takes riders of several fitters', () => {
    const ridersOf = table.flatMap((own, fitter) =>
      own.map((values) => values.map((value) => row(`${fitter}`, value))),
    )
    const crossed = [...ridersOf, [row('0', 3), row('3', 5)], [row('1', 2), row('3', 1), row('5', 4)]]
    const [there, back] = [crossed, crossed.toReversed()].map((each) =>
      fitMixedModel(collectMoments(each, 2)),
    )
    const effect = (of: typeof there, id: string) => of?.deviationOf(id)?.effect
    for (const id of ['0', '3', '5']) expect(effect(back, id)).toBeCloseTo(effect(there, id) ?? Number.NaN, 6)
    expect(there?.criterion).toBeCloseTo(back?.criterion ?? Number.NaN, 8)
  })
})

it('a model without more rows than effects does not exist', () => {
  expect(fitMixedModel(collectMoments([[row('a', 1)], [row('b', 2)]], 2))).toBeNull()
})

it('a column that follows from others is left out', () => {
  // Columns 1, x, 2x + 3, z: the third follows from the first two.
  const rows = [0, 1, 2, 3, 4].map((x) => [1, x, 2 * x + 3, x ** 2])
  const products = {
    size: 4,
    values: Float64Array.from(
      [0, 1, 2, 3].flatMap((one) =>
        [0, 1, 2, 3].map((other) => sum(rows.map((values) => (values[one] ?? 0) * (values[other] ?? 0)))),
      ),
    ),
  }
  expect(independentColumns(products)).toEqual([0, 1, 3])
})

it('a sparse system is solved', () => {
  // [4 1 0; 1 3 1; 0 1 2] x = (5, 5, 3) has the solution (1, 1, 1).
  const matrix = [
    new Map([
      [0, 4],
      [1, 1],
    ]),
    new Map([
      [0, 1],
      [1, 3],
      [2, 1],
    ]),
    new Map([
      [1, 1],
      [2, 2],
    ]),
  ]
  const solution = solveSparse(factorSparse(matrix, planFactor(matrix)), Float64Array.of(5, 5, 3))
  for (const value of solution) expect(value).toBeCloseTo(1, 12)
})

it('any sparse system is solved, also by its lower factor alone', () => {
  const links = fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.double({ min: -1, max: 1, noNaN: true })), {
    maxLength: 30,
  })
  const wanted = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(links, wanted, (entries, x) => {
      const matrix = x.map((_, index) => new Map([[index, 40]]))
      for (const [one, other, value] of entries)
        if (one !== other) {
          matrix[one]?.set(other, value)
          matrix[other]?.set(one, value)
        }
      const right = Float64Array.from(matrix, (row) =>
        sum([...row].map(([index, value]) => value * (x[index] ?? 0))),
      )
      const factor = factorSparse(matrix, planFactor(matrix))
      const solution = solveSparse(factor, right)
      for (const [index, value] of x.entries()) expect(solution[index]).toBeCloseTo(value, 9)
      // L⁻¹ b has the squares by the pivots' inverses that add up to bᵀ A⁻¹ b = bᵀ x.
      const lower = Array.from(right, (value) => Float64Array.of(value))
      solveLower(factor, lower)
      const squares = lower.map(
        (vector, row) => (vector[0] ?? 0) ** 2 / (factor.pivots[factor.plan.places[row] ?? 0] ?? 0),
      )
      expect(sum(squares)).toBeCloseTo(sum(x.map((value, index) => value * (right[index] ?? 0))), 6)
    }),
  )
})

it('elimination begins where it adds no entries', () => {
  // A star: its centre 0 has three neighbours. Taken first, it would join them all; it comes when one of them is left.
  const star = [
    new Map([0, 1, 2, 3].map((index) => [index, 1])),
    ...[1, 2, 3].map((index) => new Map([0, index].map((one) => [one, 1]))),
  ]
  expect(eliminationOrder(star).indexOf(0)).toBeGreaterThanOrEqual(2)
})

it('the least value of a curved valley is found', () => {
  // Rosenbrock's function has it at (1, 1).
  const [x, y] = minimise(([a = 0, b = 0]) => (1 - a) ** 2 + 100 * (b - a ** 2) ** 2, [-1.2, 1], 1e-10)
  expect(x).toBeCloseTo(1, 6)
  expect(y).toBeCloseTo(1, 6)
})
