import type { Busy } from './offer.ts'

/** The first index of a sorted list whose value is at least `least`. */
function firstFrom(sorted: readonly number[], least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? Infinity) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** What is taken, arranged so that a question costs the logarithm of a year of bookings. */
export class Taken {
  /** Ranges that do not overlap, in order: where each begins and ends. */
  private readonly begins: number[] = []
  private readonly ends: number[] = []
  private readonly booked: number[]

  constructor(busy: readonly Busy[]) {
    const ranges = busy.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }))
    for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
      const last = this.ends.at(-1)
      if (last !== undefined && from <= last) this.ends[this.ends.length - 1] = Math.max(last, to)
      else if (from < to) {
        this.begins.push(from)
        this.ends.push(to)
      }
    }
    this.booked = busy
      .flatMap(({ bookedAt }) => (bookedAt ? [bookedAt.getTime()] : []))
      .toSorted((a, b) => a - b)
  }

  /** Whether any range has time in common with this one. Ranges that only touch do not. */
  overlaps(from: number, to: number): boolean {
    const index = firstFrom(this.ends, from + 1)
    return (this.begins[index] ?? Infinity) < to
  }

  /** How many bookings begin from `from` on, and before `to`. */
  bookedIn(from: number, to: number): number {
    return firstFrom(this.booked, to) - firstFrom(this.booked, from)
  }
}
