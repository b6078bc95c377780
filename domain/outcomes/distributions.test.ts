import { expect, it } from 'vitest'
import { normalCdf, normalQuantile, tQuantile } from './distributions.ts'
import { reference } from './testing/reference.ts'

const recorded = reference<{
  tQuantile: { df: number; p: number; quantile: number }[]
  normalCdf: { z: number; p: number }[]
  normalQuantile: { z: number; p: number }[]
}>('intervals')

it('agrees with R about every quantile of t that figures use', () => {
  for (const { df, p, quantile } of recorded.tQuantile)
    expect(Math.abs(tQuantile(p, df) / quantile - 1)).toBeLessThan(1e-12)
})

it('agrees with R about the normal distribution', () => {
  for (const { z, p } of recorded.normalCdf) expect(Math.abs(normalCdf(z) - p)).toBeLessThan(1e-12)
  for (const { z, p } of recorded.normalQuantile)
    expect(Math.abs(normalQuantile(p) / z - 1)).toBeLessThan(1e-10)
})
