import type { Load } from './search-thread.ts'

interface Part<Sealed> {
  /** The value that the part begins after; null for the first value of all. */
  after: Sealed | null
  /** Asked after each batch: whether the part ends there, although more values follow. */
  endsHere(): boolean
}

/** All values at once. */
const WHOLE: Part<never> = { after: null, endsHere: () => false }

/**
 * Reads sealed values in an order of their own, a batch at a time, so that the thread opens one while the next is read.
 * @param read the values that follow one, at most `size`
 * @param part only some of the values; all by default
 * @returns the last value of the part if more may follow; null after the last value of all
 */
export async function loadInBatches<Sealed>(
  size: number,
  read: (after: Sealed | null) => Promise<Sealed[]>,
  add: Parameters<Load<Sealed>>[0],
  part: Part<Sealed> = WHOLE,
): Promise<Sealed | null> {
  let opening = Promise.resolve()
  let { after } = part
  do {
    const reading: Promise<Sealed[]> = read(after)
    const [values] = await Promise.all([reading, opening])
    const last = values.length < size
    opening = add({ values, first: after === null, last })
    after = last ? null : (values.at(-1) ?? null)
  } while (after !== null && !part.endsHere())
  await opening
  return after
}
