import type { SparsePattern } from './elimination-order.ts'
import { eliminationOrder } from './elimination-order.ts'

// The factors L and D of sparse symmetric positive definite matrices, L D Lᵀ with ones on the diagonal of L, row by row
// along the elimination tree (Davis 2005, algorithm 849 of the ACM). Indices below are places in the order of elimination.

/** The rows of a symmetric matrix by their indices, with its entries on both sides of the diagonal. */
export type SparseRows = readonly ReadonlyMap<number, number>[]

/** What all matrices with the same entries have in common. */
export type FactorPlan = {
  /** The row of the matrix at each place. */
  readonly order: Int32Array
  /** The place of each row of the matrix. */
  readonly places: Int32Array
  /** For each place the first later one that its column of L reaches, or −1. */
  readonly parents: Int32Array
  /** Where the entries of each column of L begin. */
  readonly starts: Int32Array
}

export type SparseFactor = {
  readonly plan: FactorPlan
  readonly pivots: Float64Array
  /** The places and the values of the entries of L, column by column. */
  readonly places: Int32Array
  readonly values: Float64Array
}

const at = (numbers: Int32Array | Float64Array, index: number): number => numbers[index] ?? 0

/**
 * Visits the places before `place` that its row of L has entries at, each path of the tree from below: from a place of the
 * matrix's own entry up to one that was visited.
 */
function climb(from: number, place: number, parents: Int32Array, visited: Int32Array): number[] {
  const path: number[] = []
  for (let next = from; next < place && at(visited, next) !== place; next = at(parents, next)) {
    path.push(next)
    visited[next] = place
    if (at(parents, next) === -1) parents[next] = place
  }
  return path
}

/** Finds the order, the tree and the number of entries. @param pattern the entries of the matrices */
export function planFactor(pattern: SparsePattern): FactorPlan {
  const size = pattern.length
  const order = Int32Array.from(eliminationOrder(pattern))
  const places = new Int32Array(size)
  for (const [place, row] of order.entries()) places[row] = place
  const parents = new Int32Array(size).fill(-1)
  const visited = new Int32Array(size).fill(-1)
  const counts = new Int32Array(size)
  for (const [place, row] of order.entries())
    for (const column of pattern[row]?.keys() ?? [])
      for (const reached of climb(at(places, column), place, parents, visited))
        counts[reached] = at(counts, reached) + 1
  const starts = new Int32Array(size + 1)
  for (const [place, count] of counts.entries()) starts[place + 1] = at(starts, place) + count
  return { order, places, parents, starts }
}

/** Factors a matrix with the entries that were planned. */
export function factorSparse(matrix: SparseRows, plan: FactorPlan): SparseFactor {
  const size = matrix.length
  const entries = at(plan.starts, size)
  const [places, values] = [new Int32Array(entries), new Float64Array(entries)]
  const [pivots, row] = [new Float64Array(size), new Float64Array(size)]
  const ends = Int32Array.from(plan.starts.subarray(0, size))
  const visited = new Int32Array(size).fill(-1)
  for (let place = 0; place < size; place += 1) {
    const reached: number[][] = []
    for (const [column, value] of matrix[at(plan.order, place)] ?? []) {
      const own = at(plan.places, column)
      if (own > place) continue
      row[own] = value
      reached.push(climb(own, place, plan.parents, visited))
    }
    let pivot = at(row, place)
    row[place] = 0
    for (const earlier of reached.toReversed().flat()) {
      const value = at(row, earlier)
      row[earlier] = 0
      const end = at(ends, earlier)
      for (let entry = at(plan.starts, earlier); entry < end; entry += 1) {
        const to = at(places, entry)
        row[to] = at(row, to) - at(values, entry) * value
      }
      const factor = value / at(pivots, earlier)
      pivot -= factor * value
      places[end] = place
      values[end] = factor
      ends[earlier] = end + 1
    }
    pivots[place] = pivot
  }
  return { plan, pivots, places, values }
}

/** Replaces vectors, one for each row of the matrix, by L⁻¹ times them. */
export function solveLower({ plan, places, values }: SparseFactor, vectors: readonly Float64Array[]): void {
  const ordered = Array.from(plan.order, (row) => vectors[row] ?? new Float64Array())
  for (const [place, from] of ordered.entries())
    for (let entry = at(plan.starts, place); entry < at(plan.starts, place + 1); entry += 1) {
      const to = ordered[at(places, entry)] ?? from
      const factor = at(values, entry)
      for (let index = 0; index < to.length; index += 1) to[index] = at(to, index) - factor * at(from, index)
    }
}

/** The solution x of L D Lᵀ x = right, in the order of the matrix's rows. */
export function solveSparse(
  { plan, pivots, places, values }: SparseFactor,
  right: Float64Array,
): Float64Array {
  const solution = Float64Array.from(plan.order, (row) => at(right, row))
  for (let place = 0; place < solution.length; place += 1)
    for (let entry = at(plan.starts, place); entry < at(plan.starts, place + 1); entry += 1) {
      const to = at(places, entry)
      solution[to] = at(solution, to) - at(values, entry) * at(solution, place)
    }
  for (let place = solution.length - 1; place >= 0; place -= 1) {
    let value = at(solution, place) / at(pivots, place)
    for (let entry = at(plan.starts, place); entry < at(plan.starts, place + 1); entry += 1)
      value -= at(values, entry) * at(solution, at(places, entry))
    solution[place] = value
  }
  return Float64Array.from(plan.places, (place) => at(solution, place))
}
