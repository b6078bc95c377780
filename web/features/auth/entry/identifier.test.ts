import { describe, expect, it } from 'vitest'
import { identifierOf, isProblem } from './identifier.ts'

describe('the identifier for the login', () => {
  it.each([
    [' ana@example.com ', { email: 'ana@example.com' }],
    ['+44 (20) 7946-0018', { phone: '+442079460018' }],
  ])('is read from %j where phones are used', (typed, identifier) => {
    expect(identifierOf(typed, true)).toEqual(identifier)
  })

  it.each(['030 123456', '+44 20 7946 0018 x'])('is not a number with a country code: %j', (typed) => {
    expect(isProblem(identifierOf(typed, true))).toBe(true)
  })

  it('is only an address if phones are not used', () => {
    expect(identifierOf('ana@example.com', false)).toEqual({ email: 'ana@example.com' })
    expect(identifierOf('+442079460018', false)).toEqual({
      kind: 'plain',
      place: 'email',
      code: 'email_address_invalid',
    })
  })
})
