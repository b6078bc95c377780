import { describe, expect, it } from 'vitest'
import type { Discipline } from '../disciplines.ts'
import type { Zone, ZoneScore } from '../zones.ts'
import { isZoneScore } from '../zones.ts'
import type { AdjustedComparison, ComparedZone } from './adjusted-comparison.ts'
import { startComparison } from './adjusted-comparison.ts'
import { randomFrom } from './seeded-random.ts'
import { reference } from './testing/reference.ts'

function adjustedComparison(riders: Iterable<readonly ComparedZone[]>): AdjustedComparison {
  const { add, finish } = startComparison()
  for (const zones of riders) add(zones)
  return finish()
}

type Fit = {
  rows: {
    fitter: number[]
    rider: number[]
    zone: Zone[]
    discipline: Discipline[]
    hours: number[]
    before: ZoneScore[]
    after: ZoneScore[]
  }
  criterion: number
  fixed: Record<string, number>
  sd: { fitter: number; rider: number; residual: number }
  fitters: number[]
  effect: number[]
  standardError: number[]
}
const recorded = reference<{
  different: Fit
  alike: Fit
  cumulativeLogit: { effect: number[]; pearson: number; spearman: number }
}>('mixed-model')

/** The rows of R by rider. */
function ridersOf({ rows }: Fit): ComparedZone[][] {
  const zones = rows.fitter.map((fitter, index): [number, ComparedZone] => [
    rows.rider[index] ?? 0,
    {
      fitterId: `${fitter}`,
      zone: rows.zone[index] ?? 'feet',
      before: rows.before[index] ?? 0,
      after: rows.after[index] ?? 0,
      discipline: rows.discipline[index] ?? 'bmx',
      weeklyHours: rows.hours[index] ?? null,
    },
  ])
  return [...Map.groupBy(zones, ([rider]) => rider).values()].map((own) => own.map(([, zone]) => zone))
}

/** The estimate, which these many fitters have. */
function estimateOf(comparison: AdjustedComparison) {
  if (comparison.kind !== 'estimate') throw new Error(`${comparison.fitters} fitters: ${comparison.kind}`)
  return comparison
}

const NEAR = 5

describe('the comparison agrees with R’s lmer', () => {
  const comparison = estimateOf(adjustedComparison(ridersOf(recorded.different)))
  const { model } = comparison

  it('in its variances and its criterion', () => {
    expect(comparison).toMatchObject({ fitters: 24, riders: 300, leftOut: 0 })
    expect(model.sd.fitter).toBeCloseTo(recorded.different.sd.fitter, NEAR)
    expect(model.sd.rider).toBeCloseTo(recorded.different.sd.rider, NEAR)
    expect(model.sd.residual).toBeCloseTo(recorded.different.sd.residual, NEAR)
    expect(model.criterion).toBeCloseTo(recorded.different.criterion, NEAR)
  })

  it('in its coefficients, and has none for a discipline that nobody has', () => {
    const { fixed } = recorded.different
    const [intercept, before, hours, ...levels] = model.coefficients
    expect(intercept).toBeCloseTo(fixed['(Intercept)'] ?? Number.NaN, NEAR)
    expect(before).toBeCloseTo(fixed.before ?? Number.NaN, NEAR)
    expect(hours).toBeCloseTo(fixed.hours ?? Number.NaN, NEAR)
    const named = Object.entries(fixed).filter(([name]) => /^(discipline|zone)/.test(name))
    const found = levels.filter((one) => one !== null).toSorted((a, b) => a - b)
    expect(found).toHaveLength(named.length)
    for (const [index, value] of named
      .map(([, one]) => one)
      .toSorted((a, b) => a - b)
      .entries())
      expect(found[index]).toBeCloseTo(value, NEAR)
  })

  it('in the effect of each fitter and its standard error', () => {
    for (const [index, fitter] of recorded.different.fitters.entries()) {
      const own = model.deviationOf(`${fitter}`)
      expect(own?.effect).toBeCloseTo(recorded.different.effect[index] ?? Number.NaN, NEAR)
      expect(own?.standardError).toBeCloseTo(recorded.different.standardError[index] ?? Number.NaN, NEAR)
      // A lower score after the fit is better.
      expect(comparison.effectOf(`${fitter}`)?.effect).toBe(-(own?.effect ?? 0))
    }
    expect(comparison.effectOf('nobody')).toBeNull()
  })

  it('where fitters do not differ, and then shows no effect', () => {
    const alike = adjustedComparison(ridersOf(recorded.alike))
    expect(alike).toMatchObject({ kind: 'alike', fitters: 20, riders: 160 })
    if (alike.kind !== 'alike') throw new Error('R estimates a variance of 0 between these fitters')
    expect(recorded.alike.sd.fitter).toBeLessThan(1e-6)
    expect(alike.model.sd.fitter).toBe(0)
    expect(alike.model.sd.rider).toBeCloseTo(recorded.alike.sd.rider, NEAR)
    expect(alike.model.sd.residual).toBeCloseTo(recorded.alike.sd.residual, NEAR)
    expect(alike.model.criterion).toBeCloseTo(recorded.alike.criterion, NEAR)
    expect(alike.model.deviationOf('1')).toMatchObject({ effect: 0, standardError: 0 })
  })

  it('and orders fitters as the cumulative logit model does, though scores are steps with a floor', () => {
    expect(recorded.cumulativeLogit.pearson).toBeGreaterThan(0.95)
    expect(recorded.cumulativeLogit.spearman).toBeGreaterThan(0.9)
    const signs = recorded.different.fitters.filter((fitter, index) => {
      const own = model.deviationOf(`${fitter}`)
      return own !== null && Math.abs(own.effect) > own.standardError
        ? Math.sign(own.effect) !== Math.sign(recorded.cumulativeLogit.effect[index] ?? 0)
        : false
    })
    expect(signs).toEqual([])
  })
})

/** Riders of invented fitters whose scores fall by half; the fitters with a low number have sicker riders. */
function invented(fitters: number, own: (fitter: number) => number): ComparedZone[][] {
  const random = randomFrom(99)
  const score = (value: number): ZoneScore => {
    const whole = Math.min(Math.max(Math.round(value), 0), 7)
    return isZoneScore(whole) ? whole : 0
  }
  return Array.from({ length: fitters * 20 }, (_, rider) => {
    const fitter = rider % fitters
    const level = (fitter < fitters / 2 ? 5 : 2) + 2 * random() - 1
    return (['knees', 'hands', 'saddle'] as const).map((zone): ComparedZone => {
      const before = score(level + 2 * random() - 1)
      return {
        fitterId: `${fitter}`,
        zone,
        before,
        after: score(0.5 * before + own(fitter) + 2 * random() - 1),
        discipline: 'gravel',
        weeklyHours: rider % 50 === 0 ? null : 4 + (rider % 7),
      }
    })
  })
}

it('hardly blames fitters for sicker riders', () => {
  // Fitters 0 to 11 have the sicker riders; each is as good as the one twelve places later.
  const comparison = estimateOf(adjustedComparison(invented(24, (fitter) => (fitter % 12) / 10)))
  const effect = (fitter: number) => comparison.effectOf(`${fitter}`)?.effect ?? Number.NaN
  const gaps = Array.from({ length: 12 }, (_, fitter) => effect(fitter) - effect(fitter + 12))
  // The means after the fit are about 1.5 steps apart. What is left is the under-adjustment that the page tells.
  expect(Math.abs(gaps.reduce((sum, gap) => sum + gap, 0) / 12)).toBeLessThan(0.2)
  expect(effect(0)).toBeGreaterThan(effect(11) + 0.5)
  expect(comparison.leftOut).toBe(30)
})

it('finds a fitter whose riders become better, with an interval that is clear of 0', () => {
  const comparison = estimateOf(adjustedComparison(invented(24, (fitter) => (fitter === 3 ? 0 : 1))))
  const best = comparison.effectOf('3')
  expect(best?.interval.low).toBeGreaterThan(0.3)
  expect(best?.effect).toBeLessThan(1.1)
  expect(best?.riders).toBe(20)
})

it('compares nobody below twenty fitters', () => {
  expect(adjustedComparison(invented(19, () => 0))).toEqual({ kind: 'too_few', fitters: 19 })
  expect(adjustedComparison([])).toEqual({ kind: 'too_few', fitters: 0 })
})

it('compares nobody where every rider has the same score after the fit', () => {
  const healed = invented(24, () => 0).map((zones) =>
    zones.map((zone): ComparedZone => ({ ...zone, after: 0 })),
  )
  expect(adjustedComparison(healed)).toEqual({ kind: 'not_estimable', fitters: 24 })
  const alike = healed.map((zones) => zones.map((zone): ComparedZone => ({ ...zone, after: 3 })))
  expect(adjustedComparison(alike)).toEqual({ kind: 'not_estimable', fitters: 24 })
})
