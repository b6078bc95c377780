import { describe, expect, it } from 'vitest'
import { parseAddress } from './address.ts'

describe('the canonical spelling of an address', () => {
  it.each([
    ['Kevin@Example.org', 'kevin@example.org'],
    [' kevin@example.org\u00a0', 'kevin@example.org'],
    ['kevin@\uff45xample.org', 'kevin@example.org'],
    ['kevin@example\u3002org', 'kevin@example.org'],
    ['kevin@BÜCHER.example', 'kevin@xn--bcher-kva.example'],
  ])('%j is %s', (written, spelled) => {
    expect(parseAddress(written)).toBe(spelled)
  })

  it.each([
    // The Kelvin sign, whose lower case is the letter k.
    '\u212aevin@example.org',
    '\uff4bevin@example.org',
    'kev\u0131n@example.org',
    '\u0130nes@example.org',
    'kev\u200bin@example.org',
    'kevin@example.org\u0000',
    'kevin@example.org\r\nBcc: eve@example.org',
    'kevin@example.org.',
    'kevin@@example.org',
    'kevin@evil.example@example.org',
    'kevin',
    '@example.org',
    `${'k'.repeat(65)}@example.org`,
    `kevin@${'x'.repeat(250)}.org`,
  ])('%j has none, so look-alikes are not confused', (written) => {
    expect(parseAddress(written)).toBeUndefined()
  })
})
