import { describe, expect, it } from 'vitest'
import { bcaInterval, bootstrapMeanInterval, meanAcceleration } from './bootstrap.ts'
import { resampledMeans } from './resample.ts'
import type { Sample } from './sample.ts'
import { mean, sampleFromCounts, sampleOf, squaredDeviations } from './sample.ts'
import { randomFrom } from './seeded-random.ts'
import { reference } from './testing/reference.ts'

const recorded = reference<{
  values: number[]
  replicates: number[]
  estimate: number
  acceleration: number
  low: number
  high: number
  many: { low: number; high: number }
}>('bootstrap')

/** The change of the scores of invented riders: most unchanged or better, few worse. Its mean is 1.05. */
const POPULATION: readonly (readonly [change: number, share: number])[] = [
  [-2, 0.05],
  [0, 0.4],
  [1, 0.25],
  [2, 0.15],
  [3, 0.1],
  [6, 0.05],
]
const POPULATION_MEAN = POPULATION.reduce((sum, [change, share]) => sum + change * share, 0)

/** Twenty riders with the shares of the population. */
const TWENTY = POPULATION.flatMap(([change, share]) =>
  Array.from({ length: Math.round(share * 20) }, () => change),
)

const drawSample = (n: number, random: () => number): Sample =>
  sampleOf(Array.from({ length: n }, () => TWENTY[Math.floor(random() * TWENTY.length)] ?? 0))

describe('the BCa interval', () => {
  it('agrees with R for recorded replicates', () => {
    const sample = sampleOf(recorded.values)
    expect(meanAcceleration(sample)).toBeCloseTo(recorded.acceleration, 10)
    const interval = bcaInterval(
      Float64Array.from(recorded.replicates).sort(),
      recorded.estimate,
      recorded.acceleration,
    )
    expect(interval.low).toBeCloseTo(recorded.low, 9)
    expect(interval.high).toBeCloseTo(recorded.high, 9)
  })

  it('is, with its own replicates, near the interval of R with 400,000', () => {
    // With 2000 replicates an end still depends on the draws: between seeds it differs by a few thousandths.
    const interval = bootstrapMeanInterval(sampleOf(recorded.values))
    expect(Math.abs((interval?.low ?? Number.NaN) - recorded.many.low)).toBeLessThan(0.02)
    expect(Math.abs((interval?.high ?? Number.NaN) - recorded.many.high)).toBeLessThan(0.02)
  })

  it('is the percentile interval for replicates that lie evenly around the estimate', () => {
    // 1 to 999 around 500: no bias, no acceleration, so the ends are the 25th and the 975th.
    const replicates = Float64Array.from({ length: 999 }, (_, index) => index + 1)
    const { low, high } = bcaInterval(replicates, 500, 0)
    expect(low).toBeCloseTo(25, 6)
    expect(high).toBeCloseTo(975, 6)
  })

  it('covers the mean of the population in about 95 % of 300 samples of 30', () => {
    const random = randomFrom(7)
    const covers = Array.from({ length: 300 }, (_, run) => {
      const interval = bootstrapMeanInterval(drawSample(30, random), { seed: run, replicates: 400 })
      return interval !== null && interval.low <= POPULATION_MEAN && POPULATION_MEAN <= interval.high
    })
    const share = covers.filter(Boolean).length / covers.length
    expect(share).toBeGreaterThan(0.88)
    expect(share).toBeLessThan(0.985)
  })

  it('is the same whenever it is computed, and names its seed', () => {
    const sample = drawSample(40, randomFrom(3))
    const first = bootstrapMeanInterval(sample)
    expect(first).toEqual(bootstrapMeanInterval(sample))
    expect(first).toMatchObject({ seed: 20_240_607, replicates: 2000 })
    expect(bootstrapMeanInterval(sample, { seed: 1 })).not.toEqual(first)
  })

  it('does not exist below twenty riders, or where all changed by the same amount', () => {
    expect(bootstrapMeanInterval(drawSample(19, randomFrom(3)))).toBeNull()
    expect(bootstrapMeanInterval(sampleFromCounts([{ value: 2, count: 30 }]))).toBeNull()
  })
})

describe('resampling', () => {
  it('has the mean and the variance of the bootstrap distribution', () => {
    // The mean of n drawn values has the sample's mean and Σ(x − x̄)²/n² as its variance.
    const sample = drawSample(60, randomFrom(11))
    const means = sampleOf(resampledMeans(sample, 20_000, randomFrom(5)))
    const expected = squaredDeviations(sample) / sample.n ** 2
    expect(Math.abs(mean(means) - mean(sample))).toBeLessThan(4 * Math.sqrt(expected / 20_000))
    expect(squaredDeviations(means) / means.n / expected).toBeCloseTo(1, 1)
  })

  it('draws 20,000 riders as how often each value occurs', () => {
    const sample = sampleFromCounts(
      POPULATION.map(([value, share]) => ({ value, count: Math.round(share * 20_000) })),
    )
    const interval = bootstrapMeanInterval(sample)
    // The normal interval: 1.05 ± 1.96 · SD / √20000, SD = √(Σ share · change² − 1.05²).
    const spread = Math.sqrt(
      POPULATION.reduce((sum, [change, share]) => sum + share * change ** 2, 0) - POPULATION_MEAN ** 2,
    )
    expect(interval?.low).toBeCloseTo(1.05 - (1.96 * spread) / Math.sqrt(20_000), 2)
    expect(interval?.high).toBeCloseTo(1.05 + (1.96 * spread) / Math.sqrt(20_000), 2)
  })
})

it('numbers from a seed are even and repeatable', () => {
  const [one, same] = [randomFrom(42), randomFrom(42)]
  const drawn = Array.from({ length: 50_000 }, one)
  expect(drawn.slice(0, 100)).toEqual(Array.from({ length: 100 }, same))
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 2)
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true)
  const deciles = Array.from({ length: 10 }, (_, tenth) =>
    drawn.filter((value) => Math.floor(value * 10) === tenth),
  )
  for (const decile of deciles) expect(Math.abs(decile.length - 5000)).toBeLessThan(300)
})
