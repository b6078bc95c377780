import type { SymmetricMatrix } from './symmetric-matrix.ts'
import { addSquare, entryOf, zeroMatrix } from './symmetric-matrix.ts'

/** One row of a mixed model: whose it is, and its covariates with the outcome as the last number. */
export type ModelRow = { readonly fitterId: string; readonly numbers: Float64Array }

/** What the rows of one fitter add up to. */
export type FitterMoments = {
  readonly fitterId: string
  rows: number
  riders: number
  /** The sums of the numbers. */
  readonly sums: Float64Array
  /** For riders with so many rows: the sums of the rider's numbers, each times the rider's rows with this fitter. */
  readonly byRows: Map<number, Float64Array>
  /** For each fitter (also itself) and number of rows of a rider: the products of the rider's rows with the two. */
  readonly shared: Map<number, Map<number, number>>
}

/**
 * Everything that a mixed model with intercepts for fitters and riders needs from its rows. Its size depends on fitters and
 * on how many rows riders have, not on how many riders there are.
 */
export type Moments = {
  rows: number
  riders: number
  readonly width: number
  /** The cross-products of the numbers. */
  readonly products: SymmetricMatrix
  /** For riders with so many rows: how many they are, and the cross-products of their sums. */
  readonly byRows: Map<number, { riders: number; readonly products: SymmetricMatrix }>
  readonly fitters: FitterMoments[]
}

/** The value of a key, made when it is missing. */
function entryFor<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function add(to: Float64Array, numbers: Float64Array, factor: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + factor * (numbers[at] ?? 0)
}

/** Collects the moments rider by rider, so that the rows need never be in memory together. */
export function momentsCollector(width: number): {
  readonly moments: Moments
  add(rows: readonly ModelRow[]): void
} {
  const moments: Moments = {
    rows: 0,
    riders: 0,
    width,
    products: zeroMatrix(width),
    byRows: new Map(),
    fitters: [],
  }
  const byId = new Map<string, { index: number; fitter: FitterMoments }>()
  const fitterOf = (fitterId: string) =>
    entryFor(byId, fitterId, () => {
      const sums = new Float64Array(width)
      const fitter = { fitterId, rows: 0, riders: 0, sums, byRows: new Map(), shared: new Map() }
      return { index: moments.fitters.push(fitter) - 1, fitter }
    })
  return {
    moments,
    add: (rows) => {
      if (rows.length > 0) addRider(moments, rows, fitterOf)
    },
  }
}

type Indexed = { index: number; fitter: FitterMoments }

function addRider(moments: Moments, rows: readonly ModelRow[], fitterOf: (id: string) => Indexed): void {
  const sums = new Float64Array(moments.width)
  const withFitter = new Map<Indexed, number>()
  for (const { fitterId, numbers } of rows) {
    const own = fitterOf(fitterId)
    withFitter.set(own, (withFitter.get(own) ?? 0) + 1)
    addSquare(moments.products, numbers, 1)
    add(sums, numbers, 1)
    add(own.fitter.sums, numbers, 1)
  }
  moments.rows += rows.length
  moments.riders += 1
  const alike = entryFor(moments.byRows, rows.length, () => ({
    riders: 0,
    products: zeroMatrix(moments.width),
  }))
  alike.riders += 1
  addSquare(alike.products, sums, 1)
  for (const [{ fitter }, count] of withFitter) {
    fitter.rows += count
    fitter.riders += 1
    add(
      entryFor(fitter.byRows, rows.length, () => new Float64Array(moments.width)),
      sums,
      count,
    )
    for (const [{ index }, otherCount] of withFitter) {
      const shared = entryFor(fitter.shared, index, () => new Map<number, number>())
      shared.set(rows.length, (shared.get(rows.length) ?? 0) + count * otherCount)
    }
  }
}

/** The moments of some of the columns only. */
export function withColumns(moments: Moments, columns: readonly number[]): Moments {
  const vector = (numbers: Float64Array) => Float64Array.from(columns, (column) => numbers[column] ?? 0)
  const matrix = (of: SymmetricMatrix): SymmetricMatrix => ({
    size: columns.length,
    values: Float64Array.from(
      columns.flatMap((row) =>
        columns.map((column) => entryOf(of, Math.max(row, column), Math.min(row, column))),
      ),
    ),
  })
  return {
    ...moments,
    width: columns.length,
    products: matrix(moments.products),
    byRows: new Map(
      [...moments.byRows].map(([rows, { riders, products }]) => [
        rows,
        { riders, products: matrix(products) },
      ]),
    ),
    fitters: moments.fitters.map((fitter) => ({
      ...fitter,
      sums: vector(fitter.sums),
      byRows: new Map([...fitter.byRows].map(([rows, sums]) => [rows, vector(sums)])),
    })),
  }
}
