import { describe, expect, it } from 'vitest'
import { judgeSignUp } from './sign-up.ts'

const good = {
  role: 'client',
  name: 'Ana',
  email: 'ana@example.com',
  password: 'four plain words here',
} as const

describe('the form of a new account', () => {
  it('can be sent when everything is there', () => {
    expect(judgeSignUp(good)).toBeNull()
    expect(judgeSignUp({ ...good, password: '🚲'.repeat(128) })).toBeNull()
  })

  it.each([
    ['without an address', { email: ' ' }, 'form'],
    ['without a password', { password: '' }, 'form'],
    ['without a role', { role: null }, 'role'],
    ['without a name', { name: '  ' }, 'name'],
    ['with a broken address', { email: 'ana@' }, 'email'],
    ['with a password of 129', { password: 'x'.repeat(129) }, 'password'],
  ])('cannot be sent %s', (_, parts, place) => {
    expect(judgeSignUp({ ...good, ...parts })?.place).toBe(place)
  })
})
