import { expect, it } from 'vitest'
import { priceOf } from './prices.ts'

it('costs 10 dollars a month', () => {
  expect(priceOf('monthly')).toEqual({ perMonth: 10, perYear: 120 })
})

it('saves 20 percent when billed annually', () => {
  expect(priceOf('annual')).toEqual({ perMonth: 8, perYear: 96 })
})
