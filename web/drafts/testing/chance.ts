/** Random numbers that are the same for the same seed. */
export interface Chance {
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  /** True once in `times`. */
  once(times: number): boolean
}

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    once: (times) => next() * times < 1,
  }
}

/** Resolves when the fake clock has advanced by this many milliseconds. */
export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
