import { describe, expect, it } from 'vitest'
import { internationalPhone, sayPhone } from './say-phone.ts'

describe('a phone number as typed', () => {
  it.each([
    '+49 30 1234567',
    '+49 (30) 123-4567',
    '0049 30 1234567',
    ' +49–30–1234567 ',
    '＋４９ 30 1234567',
    '+49.30.1234567',
  ])('%j is read', (typed) => expect(internationalPhone(typed)).toBe('+49301234567'))

  it.each(['', '030 1234567', '+0 30 1234567', '+49 30', '+49 30 12345 67890 123', '+49 thirty', '+'])(
    '%j has no country or is none',
    (typed) => expect(internationalPhone(typed)).toBeNull(),
  )

  it('is shown with its plus, kept with it or without', () => {
    expect(sayPhone('49301234567')).toBe('+49301234567')
    expect(sayPhone('+49301234567')).toBe('+49301234567')
  })
})
