import { expect, it } from 'vitest'
import { ratedWith } from './rating.ts'

const felt = (word: 'better' | 'worse') => ({ felt: word, severity: null, power: null, rpe: null })

it('keeps the other parts of a rating', () => {
  expect(ratedWith(felt('better'), { severity: 3 })).toEqual({ ...felt('better'), severity: 3 })
  expect(ratedWith({ ...felt('better'), power: 0 }, { felt: 'worse' })).toEqual({
    ...felt('worse'),
    power: 0,
  })
})

it('is gone once its last part is taken back', () => {
  expect(ratedWith(null, { felt: 'better' })).toEqual(felt('better'))
  expect(ratedWith(felt('better'), { felt: null })).toBeNull()
  expect(ratedWith({ ...felt('better'), severity: 0 }, { felt: null })).not.toBeNull()
})
