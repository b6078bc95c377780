import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { invitationCodeHash } from '../links/invitation-code.ts'
import { addressHash } from './address-hash.ts'
import { parseRing } from './master-keys.ts'
import { newVaultRoot, openVault } from './vault.ts'

const ring = parseRing(`k1:${randomBytes(32).toString('base64')}`)
const vault = openVault(ring, newVaultRoot(ring))

/** The sign-in service returns a domain in its ASCII form, however it was typed. */
const same = [
  ['jonas@müller-räder.de', 'jonas@xn--mller-rder-w5a5z.de'],
  ['jonas@MÜLLER-RÄDER.de', 'Jonas@müller-räder.DE'],
  ['jonas@пример.рф', 'jonas@xn--e1afmkfd.xn--p1ai'],
  ['jonas@example.org', ' JONAS@Example.ORG '],
] as const

describe('an address is found again', () => {
  it.each(same)('%s as %s', (one, other) => {
    expect(addressHash(vault, one)).toEqual(addressHash(vault, other))
    expect(invitationCodeHash(vault, one, 'ACDE2345')).toEqual(invitationCodeHash(vault, other, 'ACDE2345'))
  })

  it.each([
    ['jonas@example.org', 'jonas@example.com'],
    ['jonas@müller.de', 'jonas@mueller.de'],
    ['jonas@a..b', 'jonas@b..a'],
  ])('%s not as %s', (one, other) => {
    expect(addressHash(vault, one)).not.toEqual(addressHash(vault, other))
  })
})
