import { describe, expect, it } from 'vitest'
import { judgeSignUp, type SignUp } from './sign-up.ts'

const good: SignUp = {
  role: 'client',
  name: ' Ana ',
  identifier: 'ana@example.com ',
  password: 'four plain words here',
}

describe('the sign-up form', () => {
  it.each([
    [{ identifier: ' ' }, { kind: 'credentials_missing', place: 'form' }],
    [{ password: '' }, { kind: 'credentials_missing', place: 'form' }],
    [{ role: null }, { kind: 'missing', place: 'role' }],
    [{ name: '  ' }, { kind: 'missing', place: 'name' }],
    [{ identifier: 'ana' }, { kind: 'plain', place: 'email', code: 'email_address_invalid' }],
    [{ identifier: '+44 20 7946 0018' }, { kind: 'plain', place: 'email', code: 'email_address_invalid' }],
    [{ password: '€'.repeat(129) }, { kind: 'too_long', place: 'password' }],
  ])('with %j reports its first problem', (part, problem) => {
    expect(judgeSignUp({ ...good, ...part }, false)).toEqual(problem)
  })

  it('can be sent with an address, or with a number if those are used', () => {
    const ready = { role: 'client', name: 'Ana', password: good.password }
    expect(judgeSignUp(good, false)).toEqual({ ...ready, who: { email: 'ana@example.com' } })
    expect(judgeSignUp({ ...good, identifier: '+44 20 7946 0018' }, true)).toEqual({
      ...ready,
      who: { phone: '+442079460018' },
    })
  })

  it('accepts a password of 128 characters of any kind', () => {
    expect(judgeSignUp({ ...good, password: '🚲'.repeat(128) }, false)).toHaveProperty('who')
  })
})
