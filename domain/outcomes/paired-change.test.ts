import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { riderMean } from './mean-interval.ts'
import { changesOf, pairedChange } from './paired-change.ts'
import { groupByRider } from './testing/group-by-rider.ts'
import { reference } from './testing/reference.ts'
import { onceEach, ridersWith, zonePair } from './testing/riders.arbitrary.ts'

type Paired = {
  before: number[]
  after: number[]
  mean: number
  sd: number
  low: number
  high: number
  dz: number
  dav: number
}
const { paired } = reference<{ paired: Paired }>('intervals')
const clustered = reference<{
  rider: number[]
  before: number[]
  after: number[]
  riders: number
  mean: number
  low: number
  high: number
  unclustered: [low: number, high: number]
}>('clustered')

const pairs = (list: readonly (readonly [number, number])[]) =>
  onceEach(list.map(([before, after]) => ({ before, after })))

describe('the change of paired scores', () => {
  it('agrees with R’s paired t-test', () => {
    const list = paired.before.map((before, index): [number, number] => [before, paired.after[index] ?? 0])
    const change = pairedChange(pairs(list))
    expect(change).toMatchObject({ kind: 'estimate', fits: 12, riders: 12 })
    if (change.kind !== 'estimate') throw new Error('twelve riders with spread have an estimate')
    expect(change.change).toBeCloseTo(paired.mean, 10)
    expect(change.sd).toBeCloseTo(paired.sd, 10)
    expect(change.interval.low).toBeCloseTo(paired.low, 10)
    expect(change.interval.high).toBeCloseTo(paired.high, 10)
    expect(change.dz).toBeCloseTo(paired.dz, 10)
    expect(change.dav).toBeCloseTo(paired.dav, 10)
  })

  it('has R’s cluster-robust interval where riders had several fits', () => {
    const groups = groupByRider(
      clustered.rider.map((rider, index): [string, { before: number; after: number }] => [
        `${rider}`,
        { before: clustered.before[index] ?? 0, after: clustered.after[index] ?? 0 },
      ]),
    )
    const change = pairedChange(groups)
    expect(change).toMatchObject({ kind: 'estimate', fits: 18, riders: clustered.riders })
    if (change.kind !== 'estimate') throw new Error('nine riders with spread have an estimate')
    expect(change.change).toBeCloseTo(clustered.mean, 10)
    expect(change.interval.low).toBeCloseTo(clustered.low, 10)
    expect(change.interval.high).toBeCloseTo(clustered.high, 10)
    // As if each fit were another rider’s, it would be narrower than what is known.
    const [low, high] = clustered.unclustered
    expect(change.interval.high - change.interval.low).toBeGreaterThan(high - low)
  })

  it('is computed by hand for five riders', () => {
    // d = 3, 1, 2, 0, 4: mean 2, squared deviations 1 + 1 + 0 + 4 + 4 = 10, variance 10/4 = 2.5.
    // t(0.975, 4) = 2.7764451052; half of the interval = 2.7764451052 · √(2.5/5) = 1.9632431614.
    // Before 5, 4, 6, 2, 6: mean 4.6, SD √(11.2/4) = 1.6733200531. After 2, 3, 4, 2, 2: mean 2.6, SD √(3.2/4) = 0.8944271910.
    const change = pairedChange(
      pairs([
        [5, 2],
        [4, 3],
        [6, 4],
        [2, 2],
        [6, 2],
      ]),
    )
    expect(change).toMatchObject({ kind: 'estimate', riders: 5 })
    if (change.kind !== 'estimate') throw new Error('five riders with spread have an estimate')
    expect([change.before, change.after, change.change]).toEqual([4.6, 2.6, 2])
    expect(change.interval.high).toBeCloseTo(2 + 1.9632431614, 9)
    expect(change.interval.low).toBeCloseTo(2 - 1.9632431614, 9)
    expect(change.dz).toBeCloseTo(2 / Math.sqrt(2.5), 12)
    expect(change.dav).toBeCloseTo(2 / ((1.6733200531 + 0.894427191) / 2), 9)
  })

  it('shows only counts below five riders', () => {
    const four = pairs([
      [5, 2],
      [4, 3],
      [6, 4],
      [2, 2],
    ])
    expect(pairedChange(four)).toEqual({ kind: 'counts', fits: 4, riders: 4 })
    expect(pairedChange([])).toEqual({ kind: 'counts', fits: 0, riders: 0 })
  })

  it('has no interval if all riders changed by the same amount', () => {
    const same = pairs([
      [5, 3],
      [4, 2],
      [6, 4],
      [2, 0],
      [3, 1],
    ])
    expect(pairedChange(same)).toEqual({ kind: 'same', fits: 5, riders: 5, before: 4, after: 2, change: 2 })
  })

  it('counts a rider with many fits once', () => {
    const fits = [
      { values: Array.from({ length: 20 }, () => ({ before: 7, after: 0 })), riders: 1 },
      { values: [{ before: 3, after: 3 }], riders: 5 },
    ]
    // 7, 0, 0, 0, 0, 0: the mean of six riders is 7/6, although twenty of 25 fits changed by 7.
    expect(pairedChange(fits)).toMatchObject({ fits: 25, riders: 6, change: 7 / 6 })
  })

  it('mirrors: swapped before and after, or the other direction, change only the sign', () => {
    fc.assert(
      fc.property(ridersWith(zonePair, { least: 5 }), (groups) => {
        const swapped = groups.map(({ values, riders }) => ({
          values: values.map(({ before, after }) => ({ before: after, after: before })),
          riders,
        }))
        const [there, back, higher] = [
          pairedChange(groups),
          pairedChange(swapped),
          pairedChange(groups, 'higher'),
        ]
        expect(back.kind).toBe(there.kind)
        if (there.kind !== 'estimate' || back.kind !== 'estimate' || higher.kind !== 'estimate') return
        expect(back.change).toBeCloseTo(-there.change, 9)
        expect(back.interval.low).toBeCloseTo(-there.interval.high, 9)
        expect(back.dz).toBeCloseTo(-there.dz, 9)
        expect(higher.change).toBeCloseTo(-there.change, 9)
        expect(there.before - there.after).toBeCloseTo(there.change, 9)
      }),
    )
  })

  it('is the mean of its changes, as the mean of any figure', () => {
    fc.assert(
      fc.property(ridersWith(zonePair), (groups) => {
        const [change, figure] = [
          pairedChange(groups),
          riderMean(groups, ({ before, after }) => before - after),
        ]
        expect(figure.kind).toBe(change.kind)
        if (change.kind !== 'estimate' || figure.kind !== 'estimate') return
        expect(figure.interval).toEqual(change.interval)
        expect(changesOf(groups).n).toBe(change.riders)
      }),
    )
  })
})
