import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shown, shownBounds, stored } from './convert.ts'
import { preferredSystem } from './preferred.ts'
import { unitsOf } from './quantities.ts'

const measures = fc.constantFrom<('length' | 'mass' | 'distance')[]>('length', 'mass', 'distance')
const wholeOf = ([first = 0, second]: readonly number[]) =>
  second === undefined ? first : first * 12 + second

describe('imperial units', () => {
  it('come back from storage within half a unit, halves too, whole ones unchanged', () => {
    fc.assert(
      fc.property(measures, fc.double({ min: 0, max: 1000, noNaN: true }), (quantity, entered) => {
        const halves = Math.round(entered * 2) / 2
        const parts = quantity === 'length' ? [Math.floor(halves / 12), halves % 12] : [halves]
        const back = shown(quantity, 'imperial', stored(quantity, 'imperial', parts))
        expect(Math.abs(wholeOf(back) - halves)).toBeLessThanOrEqual(0.5)
        const whole = shown(quantity, 'imperial', Math.round(entered))
        expect(shown(quantity, 'imperial', stored(quantity, 'imperial', whole))).toEqual(whole)
      }),
    )
  })

  it('show feet below twelve inches', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (cm) => {
        const [feet = -1, inches = -1] = shown('length', 'imperial', cm)
        expect(
          Number.isInteger(feet) && feet >= 0 && Number.isInteger(inches) && inches >= 0 && inches < 12,
        ).toBe(true)
      }),
    )
    expect(shown('length', 'imperial', 182.8)).toEqual([6, 0])
    expect(stored('length', 'imperial', [5, 11])).toBe(180.3)
    expect(stored('length', 'imperial', [6])).toBe(182.9)
  })

  it.each([
    ['length', 90, 250],
    ['mass', 25, 250],
  ] as const)('keep the bounds of %s', (quantity, min, max) => {
    const bounds = shownBounds(quantity, 'imperial', { min, max })
    expect(stored(quantity, 'imperial', bounds.min)).toBeGreaterThanOrEqual(min)
    expect(stored(quantity, 'imperial', bounds.max)).toBeLessThanOrEqual(max)
    expect(shownBounds(quantity, 'metric', { min, max })).toEqual({ min: [min], max: [max] })
  })
})

it('leaves metric values and quantities with one unit unchanged', () => {
  expect(shown('mass', 'metric', 72.5)).toEqual([72.5])
  expect(stored('cadence', 'imperial', [85])).toBe(85)
  expect(unitsOf('length', 'imperial')).toEqual(['ft', 'in'])
})

it.each([
  ['en-US', 'imperial', 'imperial'],
  ['es-US', 'imperial', 'imperial'],
  ['en-GB', 'metric', 'imperial'],
  ['en', 'metric', 'imperial'],
  ['en-AU', 'metric', 'metric'],
  ['de', 'metric', 'metric'],
  ['zh-Hant-TW', 'metric', 'metric'],
  ['', 'metric', 'metric'],
] as const)('reads %s: people %s, rides %s', (tag, people, rides) => {
  expect(preferredSystem('length', tag)).toBe(people)
  expect(preferredSystem('mass', tag)).toBe(people)
  expect(preferredSystem('distance', tag)).toBe(rides)
})
