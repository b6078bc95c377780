import { expect, it } from 'vitest'
import { spanOf } from './span.ts'

it.each([
  [0, { unit: 'day', count: 0 }],
  [7, { unit: 'week', count: 1 }],
  [42, { unit: 'week', count: 6 }],
  [77, { unit: 'week', count: 11 }],
  [10, { unit: 'day', count: 10 }],
  [59, { unit: 'day', count: 59 }],
  [60, { unit: 'month', count: 2 }],
  [84, { unit: 'month', count: 3 }],
  [90, { unit: 'month', count: 3 }],
  [365, { unit: 'month', count: 12 }],
  [730, { unit: 'month', count: 24 }],
])('expresses %i days after a fit as %o', (milestone, span) => {
  expect(spanOf(milestone)).toEqual(span)
})
