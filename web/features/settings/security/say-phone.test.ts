import { expect, it } from 'vitest'
import { sayPhone } from './say-phone.ts'

it('shows a phone number with a plus, whether or not it is stored with one', () => {
  expect(sayPhone('49301234567')).toBe('+49301234567')
  expect(sayPhone('+49301234567')).toBe('+49301234567')
})
