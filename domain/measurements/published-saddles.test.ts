import { expect, it } from 'vitest'
import { checkMeasurement } from './check.ts'
import { publishedSaddles } from './published-saddles.ts'
import { isSameEntry, SADDLE_DIMENSIONS } from './saddle-library.ts'

it('lists each model and width once, with at least one dimension and its source', () => {
  for (const saddle of publishedSaddles) {
    expect(publishedSaddles.filter((other) => isSameEntry(other, saddle))).toEqual([saddle])
    expect(saddle.width ?? saddle.length, saddle.model).not.toBeNull()
    expect(saddle.source, saddle.model).not.toBe('')
  }
})

it('has only dimensions that a fitter could enter without being asked', () => {
  for (const saddle of publishedSaddles)
    for (const [name, key] of SADDLE_DIMENSIONS) {
      const value = saddle[name]
      if (value !== null)
        expect(checkMeasurement(key, value), `${saddle.model}, ${name}`).toEqual({ verdict: 'ok' })
    }
})
