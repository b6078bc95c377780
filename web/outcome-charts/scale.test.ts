import { describe, expect, it } from 'vitest'
import { linear, ticksUpTo } from './scale.ts'

describe('a linear scale', () => {
  it('places values in proportion, and those outside at its ends', () => {
    const x = linear([0, 7], [100, 240])
    expect([0, 3.5, 7, -1, 9].map(x)).toEqual([100, 170, 240, 100, 240])
  })

  it('can run backwards, and has a place for a value without a range', () => {
    expect(linear([0, 1], [200, 0])(0.25)).toBe(150)
    expect(linear([3, 3], [10, 90])(3)).toBe(10)
  })
})

describe('the ticks of an axis', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [18, [0, 5, 10, 15, 20]],
    [97, [0, 50, 100]],
    [1001, [0, 500, 1000, 1500]],
  ])('up to %d are %j', (most, expected) => expect(ticksUpTo(most, 4)).toEqual(expected))
})
