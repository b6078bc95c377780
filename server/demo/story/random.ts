/** A source of numbers that depends on its seed only. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  unit(): number
  /** A whole number, both ends inclusive. */
  whole(min: number, max: number): number
  /** Whether something of this probability happens. */
  happens(probability: number): boolean
  /** About `mean`, rarely further away than two and a half times `spread`. */
  around(mean: number, spread: number): number
  pick<const L extends readonly [unknown, ...unknown[]]>(from: L): L[number]
  /** An id in the form of a UUID. */
  id(): string
  /** A source of its own for a part of the story, so that a change of one part leaves the others as they were. */
  branch(name: string): Random
}

const hashOf = (text: string): number => {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** The generator mulberry32: small, fast, and good enough for invented people. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(unit() * (max - min + 1))
  return {
    unit,
    whole,
    happens: (probability) => unit() < probability,
    around: (mean, spread) => mean + (unit() + unit() + unit() - 1.5) * spread * 2,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    id: () => {
      const digits = (count: number) =>
        Array.from({ length: count }, () => Math.floor(unit() * 16).toString(16)).join('')
      return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
    },
    branch: (name) => randomFrom(hashOf(`${seed}/${name}`)),
  }
}
