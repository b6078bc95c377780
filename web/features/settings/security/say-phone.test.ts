import { expect, it } from 'vitest'
import { sayPhone } from './say-phone.ts'

it('a phone number is shown with its plus, kept with it or without', () => {
  expect(sayPhone('49301234567')).toBe('+49301234567')
  expect(sayPhone('+49301234567')).toBe('+49301234567')
})
