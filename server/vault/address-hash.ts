import { domainToASCII } from 'node:url'
import { emailForLookup } from '#domain/contact/email.ts'
import type { Vault } from './vault.ts'

/**
 * One spelling per mailbox: an internationalised domain and its ASCII form, which sign-in services return, are equal.
 */
export function lookupForm(email: string): string {
  const address = emailForLookup(email)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return address.slice(0, at) + (domainToASCII(domain) || domain)
}

/** The keyed hash by which an address is found, independent of its spelling. */
export function addressHash(vault: Vault, email: string): Buffer {
  return vault.hash('hash:email', lookupForm(email))
}
