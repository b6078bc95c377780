import type { Vault } from './vault.ts'

/** How addresses are compared: without outer spaces, in NFC, in lower case. */
export function normaliseAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** The keyed hash an address is found by. */
export function addressHash(vault: Vault, email: string): Buffer {
  return vault.hash('hash:email', normaliseAddress(email))
}
