import { expect, it } from 'vitest'
import { gradeOf, HIGHEST_GRADE, measure } from './readability.mjs'

const never = () => false
const hard =
  'The identification of individual participants necessitates the authorisation of the responsible administration, irrespective of the organisation that originally collected the information.'
const easy =
  'We keep what you type. You can go on at any time, on this device or on another one, with the same link.'

it('grades what was graded by hand', () => {
  // 2 sentences, 13 words, 14 syllables ("over" has two): 0.39 × 13/2 + 11.8 × 14/13 − 15.59
  expect(gradeOf(['The quick fox ran past the dog. It did not stop there, over.'])).toBeCloseTo(-0.35, 2)
})

it('finds a hard text, alone and within its namespace', () => {
  const { grade, faults } = measure('intake', [['a', hard]], never)
  expect(grade).toBeGreaterThan(HIGHEST_GRADE)
  expect(faults).toEqual([
    expect.stringMatching(/^intake has grade \d/),
    expect.stringMatching(/^intake:a has grade \d.*identification/),
  ])
})

it('finds a hard text among easy ones, unless its words are not ours', () => {
  const texts = /** @type {[string, string][]} */ ([['hard', hard], ...Array(20).fill(['easy', easy])])
  expect(measure('intake', texts, never).faults).toEqual([expect.stringContaining('intake:hard has grade')])
  expect(measure('intake', texts, (key) => key === 'intake:hard').faults).toEqual([])
})

it('measures no labels', () => {
  const labels = /** @type {[string, string][]} */ ([['label', 'Identification information']])
  expect(measure('intake', labels, never)).toEqual({ grade: Number.NaN, sentences: 0, faults: [] })
})

it('reads a placeholder as one word, and the product as its name', () => {
  expect(gradeOf(['{product} told {{name}} so.'])).toBe(gradeOf(['Spokewell told Ana so.']))
})
