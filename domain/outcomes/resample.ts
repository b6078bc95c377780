import type { Sample } from './sample.ts'

/** The logarithms of the factorials of 0 to n. */
function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1)
  for (let number = 2; number <= n; number += 1) logs[number] = (logs[number - 1] ?? 0) + Math.log(number)
  return logs
}

/**
 * A draw from the binomial distribution, exact, by inversion outwards from its mode: about √(n p (1 − p)) steps.
 * @param p above 0 and below 1
 */
function drawBinomial(n: number, p: number, random: () => number, logs: Float64Array): number {
  const mode = Math.floor((n + 1) * p)
  const log = (number: number) => logs[number] ?? 0
  const odds = p / (1 - p)
  let [up, down] = [mode, mode]
  let above = Math.exp(log(n) - log(mode) - log(n - mode) + mode * Math.log(p) + (n - mode) * Math.log1p(-p))
  let below = above
  let left = random() - above
  while (left >= 0 && (up < n || down > 0)) {
    above *= ((n - up) / (up + 1)) * odds
    up += 1
    left -= above
    if (left < 0) return up
    below *= down / ((n - down + 1) * odds)
    down -= 1
    left -= below
    if (left < 0) return down
  }
  return mode
}

/**
 * The means of samples drawn from a sample with replacement, ascending. It draws how often each distinct value occurs,
 * not value by value, so 20,000 fits cost little more than 200.
 */
export function resampledMeans(sample: Sample, replicates: number, random: () => number): Float64Array {
  const logs = logFactorials(sample.n)
  const means = Float64Array.from({ length: replicates }, () => {
    let [left, weight, sum] = [sample.n, sample.n, 0]
    for (const { value, count } of sample.values) {
      const drawn =
        count === weight ? left : left === 0 ? 0 : drawBinomial(left, count / weight, random, logs)
      sum += value * drawn
      left -= drawn
      weight -= count
    }
    return sum / sample.n
  })
  return means.sort()
}
