/** Which entries a symmetric matrix has, by the indices of its rows. */
export type SparsePattern = readonly ReadonlyMap<number, unknown>[]

/**
 * An order of elimination that makes few new entries: always the row with the fewest left (Markowitz 1957; Tinney & Walker
 * 1967). It depends on which entries there are, not on their values.
 */
export function eliminationOrder(matrix: SparsePattern): number[] {
  const neighbours = matrix.map((row, own) => new Set([...row.keys()].filter((index) => index !== own)))
  const bySize: Set<number>[] = []
  const waitingWith = (size: number) => {
    const known = bySize[size] ?? new Set<number>()
    bySize[size] = known
    return known
  }
  for (const [index, { size }] of neighbours.entries()) waitingWith(size).add(index)
  return matrix.map(() => {
    const [pivot = 0] = bySize.find((waiting) => waiting !== undefined && waiting.size > 0) ?? []
    const around = neighbours[pivot] ?? new Set<number>()
    waitingWith(around.size).delete(pivot)
    for (const index of around) {
      const own = neighbours[index] ?? new Set<number>()
      waitingWith(own.size).delete(index)
      for (const other of around) if (other !== index) own.add(other)
      own.delete(pivot)
      waitingWith(own.size).add(index)
    }
    return pivot
  })
}
