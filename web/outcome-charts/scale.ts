/** Places a value of an axis on a line of pixels. Values outside the axis are placed at its ends. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number): number => {
    const share = to === from ? 0 : (value - from) / (to - from)
    return start + Math.min(Math.max(share, 0), 1) * (end - start)
  }
}

/** The steps that people count in. */
const ROUND = [1, 2, 5, 10]

/** Ascending round numbers from 0 to at least `most`, about `wanted` of them. The last one ends the axis. */
export function ticksUpTo(most: number, wanted: number): readonly number[] {
  const rough = Math.max(most, 1) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, (ROUND.find((each) => each * power >= rough) ?? 1) * power)
  const count = Math.ceil(Math.max(most, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
