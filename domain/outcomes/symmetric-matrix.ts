/** A symmetric matrix by rows. Functions here read and write its lower triangle only. */
export type SymmetricMatrix = { readonly size: number; readonly values: Float64Array }

export const zeroMatrix = (size: number): SymmetricMatrix => ({
  size,
  values: new Float64Array(size * size),
})

export const copyMatrix = ({ size, values }: SymmetricMatrix): SymmetricMatrix => ({
  size,
  values: Float64Array.from(values),
})

export const entryOf = ({ size, values }: SymmetricMatrix, row: number, column: number): number =>
  values[row * size + column] ?? 0

/** Adds a multiple of a vector times itself. */
export function addSquare({ size, values }: SymmetricMatrix, vector: Float64Array, factor: number): void {
  for (let row = 0; row < size; row += 1) {
    const scaled = factor * (vector[row] ?? 0)
    if (scaled === 0) continue
    for (let column = 0; column <= row; column += 1) {
      const at = row * size + column
      values[at] = (values[at] ?? 0) + scaled * (vector[column] ?? 0)
    }
  }
}

/** Adds a multiple of another matrix of the same size. */
export function addMatrix({ values }: SymmetricMatrix, other: SymmetricMatrix, factor: number): void {
  for (const [at, value] of other.values.entries()) values[at] = (values[at] ?? 0) + factor * value
}

/**
 * Replaces a positive definite matrix by its Cholesky factor, in the lower triangle.
 * @returns the matrix itself
 */
export function factorInPlace(matrix: SymmetricMatrix): SymmetricMatrix {
  const { size, values } = matrix
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let value = entryOf(matrix, row, column)
      for (let at = 0; at < column; at += 1) value -= entryOf(matrix, row, at) * entryOf(matrix, column, at)
      values[row * size + column] =
        row === column ? Math.sqrt(Math.max(value, 0)) : value / entryOf(matrix, column, column)
    }
  }
  return matrix
}

/** The part of a unit of its own that a column must have to be kept. */
const INDEPENDENT_FROM = 1e-9

/**
 * The columns of a matrix of cross-products that do not follow from those before them; the others would have no
 * coefficient of their own.
 */
export function independentColumns(products: SymmetricMatrix): number[] {
  const left = copyMatrix(products)
  const { size, values } = left
  const kept: number[] = []
  for (let column = 0; column < size; column += 1) {
    const pivot = entryOf(left, column, column)
    if (!(pivot > INDEPENDENT_FROM * entryOf(products, column, column))) continue
    kept.push(column)
    for (let row = size - 1; row > column; row -= 1) {
      const factor = entryOf(left, row, column) / pivot
      for (let at = column + 1; at <= row; at += 1)
        values[row * size + at] = entryOf(left, row, at) - factor * entryOf(left, at, column)
    }
  }
  return kept
}
