import { emailForLookup } from '#domain/contact/email.ts'
import type { Vault } from './vault.ts'

/** The keyed hash an address is found by, however it was written. */
export function addressHash(vault: Vault, email: string): Buffer {
  return vault.hash('hash:email', emailForLookup(email))
}
