import { describe, expect, it } from 'vitest'
import { identifierOf, isProblem } from './identifier.ts'

describe('what somebody logs in with', () => {
  it.each([
    [' ana@example.com ', { email: 'ana@example.com' }],
    ['+44 (20) 7946-0018', { phone: '+442079460018' }],
  ])('%j is read where phones are in use', (typed, identifier) => {
    expect(identifierOf(typed, true)).toEqual(identifier)
  })

  it.each(['030 123456', '+44 20 7946 0018 x'])('%j is no number with its country’s', (typed) => {
    expect(isProblem(identifierOf(typed, true))).toBe(true)
  })

  it('is an address and nothing else where phones are not in use', () => {
    expect(identifierOf('ana@example.com', false)).toEqual({ email: 'ana@example.com' })
    expect(identifierOf('+442079460018', false)).toEqual({
      kind: 'plain',
      place: 'email',
      code: 'email_address_invalid',
    })
  })
})
