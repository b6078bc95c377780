import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PooledCell } from './small-numbers.ts'
import { joinCells, roundedMean, roundedPercent, whyHidden } from './small-numbers.ts'
import { snapshotStep } from './snapshot-change.ts'

const cell = (...byFitter: number[]): PooledCell => ({
  riders: byFitter.reduce((sum, count) => sum + count, 0),
  byFitter: new Map(byFitter.map((count, index) => [`fitter ${index}`, count])),
})

describe('a pooled cell', () => {
  it('needs eleven riders of three fitters, none with over 70 %', () => {
    expect(whyHidden(cell(5, 3, 3))).toBeNull()
    expect(whyHidden(cell(4, 3, 3))).toBe('few_riders')
    expect(whyHidden(cell(6, 6))).toBe('few_fitters')
    expect(whyHidden(cell(6, 6, 0))).toBe('few_fitters')
    expect(whyHidden(cell(7, 2, 1, 1))).toBeNull()
    expect(whyHidden(cell(14, 3, 3))).toBeNull()
    expect(whyHidden(cell(15, 3, 3))).toBe('one_fitter')
    expect(whyHidden({ riders: 0, byFitter: new Map() })).toBe('few_riders')
  })

  it('may be shown if it is joined of cells that may', () => {
    const shown = fc
      .array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 5 })
      .map((counts) => cell(...counts))
      .filter((one) => whyHidden(one) === null)
    fc.assert(
      fc.property(fc.array(shown, { minLength: 1, maxLength: 4 }), (cells) => {
        expect(whyHidden(joinCells(cells))).toBeNull()
      }),
    )
  })
})

it('means are rounded to 0.1 and shares to whole percent, better and worse alike', () => {
  expect([roundedMean(1.25), roundedMean(-1.25), roundedMean(0.04)]).toEqual([1.3, -1.3, 0])
  expect([roundedPercent(0.625), roundedPercent(1), roundedPercent(0.004)]).toEqual([63, 100, 0])
})

describe('a new snapshot', () => {
  const change = (changed: number, withdrew = false) => snapshotStep({ changed, withdrew })

  it('holds back the change of one or two riders', () => {
    expect(snapshotStep(null)).toBe('publish')
    expect([0, 1, 2, 3, 40].map((changed) => change(changed))).toEqual([
      'keep',
      'keep',
      'keep',
      'publish',
      'publish',
    ])
  })

  it('does not keep a figure with a rider who withdrew', () => {
    expect([1, 2, 3].map((changed) => change(changed, true))).toEqual(['hide', 'hide', 'publish'])
  })
})
