/** The coefficients of the unknown cells in a sum, by their ids. */
export type Equation = ReadonlyMap<string, number>

const TINY = 1e-9

/** Subtracts a multiple of one equation from another. */
function subtract(from: Equation, equation: Equation, factor: number): Equation {
  const result = new Map(from)
  for (const [id, coefficient] of equation) {
    const left = (result.get(id) ?? 0) - factor * coefficient
    if (Math.abs(left) < TINY) result.delete(id)
    else result.set(id, left)
  }
  return result
}

/**
 * Whether an unknown cell follows from the equations: whether it alone is a combination of them (Gaussian elimination with
 * the cell as the last unknown).
 */
export function isDetermined(unknown: string, equations: readonly Equation[]): boolean {
  let left = equations.filter((equation) => equation.size > 0)
  for (;;) {
    const pivot = left.find((equation) => [...equation.keys()].some((id) => id !== unknown))
    if (pivot === undefined) return left.length > 0
    const other = [...pivot].find(([id]) => id !== unknown)
    if (other === undefined) return true
    const [id, coefficient] = other
    left = left
      .filter((equation) => equation !== pivot)
      .map((equation) => subtract(equation, pivot, (equation.get(id) ?? 0) / coefficient))
      .filter((equation) => equation.size > 0)
  }
}
