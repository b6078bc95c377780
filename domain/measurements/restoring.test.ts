import { describe, expect, it } from 'vitest'
import { isNumeric, subjectOf } from './measurement.ts'
import { RESTORING, toleranceOf } from './restoring.ts'
import { measurementOf } from './vocabulary.ts'

describe.each(RESTORING.filter(({ within }) => within !== null))('$key', ({ key, within, basis }) => {
  const description = measurementOf(key)

  it('is a number of the bike, with a tolerance between its precision and its plausible range', () => {
    if (!isNumeric(description)) throw new Error(`${key} is no number`)
    expect(subjectOf(description)).toBe('bike')
    expect(within).not.toBeNull()
    expect(within).toBeGreaterThanOrEqual(description.step)
    expect(within).toBeLessThan((description.plausible.max - description.plausible.min) / 4)
  })

  it('has the tolerance of its instrument', () => {
    if (basis === 'tape') expect([2, 3]).toContain(within)
    if (basis === 'level') expect(within).toBe(0.5)
    const angle = isNumeric(description) && description.kind === 'angle'
    if (basis === 'tape' || basis === 'level') expect(angle).toBe(basis === 'level')
  })
})

it('names each measurement once, and no other', () => {
  expect(new Set(RESTORING.map(({ key }) => key)).size).toBe(RESTORING.length)
  expect(toleranceOf('inseam')).toBeUndefined()
  expect(toleranceOf('crank_length')).toBeUndefined()
  expect(toleranceOf('saddle_height')).toMatchObject({ within: 2, basis: 'tape' })
})
