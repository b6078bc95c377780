import { describe, expect, it } from 'vitest'
import { confirmationOf } from './confirmation.ts'

const origin = 'https://fit.example'
const tokenHash = 'b'.repeat(43)

describe('the link of a confirmation mail', () => {
  it('contains a token, a purpose and the next page', () => {
    const fragment = new URLSearchParams({ token_hash: tokenHash, type: 'signup', next: `${origin}/clients` })
    expect(confirmationOf(`#${fragment}`, origin)).toEqual({
      tokenHash,
      type: 'signup',
      purpose: 'confirm',
      next: '/clients',
    })
  })

  it('leads to the home page when it names the start page, another site or nothing', () => {
    for (const next of [`${origin}/`, 'https://evil.example/clients', '']) {
      const fragment = new URLSearchParams({ token_hash: tokenHash, type: 'email', next })
      expect(confirmationOf(`#${fragment}`, origin)?.next).toBeNull()
    }
  })

  it.each([
    ['/reset-password?next=%2Fclients', '/reset-password?next=%2Fclients'],
    ['/clients', '/reset-password'],
    ['/reset-password-of-somebody', '/reset-password'],
    ['', '/reset-password'],
  ])('for a new password and next %j leads to %s', (next, expected) => {
    const fragment = new URLSearchParams({ token_hash: tokenHash, type: 'recovery', next: origin + next })
    expect(confirmationOf(`#${fragment}`, origin)?.next).toBe(expected)
  })

  it.each([
    '',
    '#',
    '#type=signup',
    `#token_hash=${tokenHash}`,
    `#token_hash=${tokenHash}&type=sms`,
    '#token_hash=a%20b&type=signup',
  ])('is incomplete as %j', (fragment) => {
    expect(confirmationOf(fragment, origin)).toBeNull()
  })
})
