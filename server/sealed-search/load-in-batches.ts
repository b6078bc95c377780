import type { Load } from './search-thread.ts'

/**
 * Reads sealed values in an order of their own, a batch at a time, so that the thread opens one while the next is read.
 * @param read the values that follow one, at most `size`
 */
export async function loadInBatches<Sealed>(
  size: number,
  read: (after: Sealed | null) => Promise<Sealed[]>,
  add: Parameters<Load<Sealed>>[0],
): Promise<void> {
  let opening = Promise.resolve()
  let after: Sealed | null = null
  do {
    const reading: Promise<Sealed[]> = read(after)
    const [values] = await Promise.all([reading, opening])
    const last = values.length < size
    opening = add({ values, first: after === null, last })
    after = last ? null : (values.at(-1) ?? null)
  } while (after !== null)
  await opening
}
