import { domainToASCII } from 'node:url'
import { emailForLookup } from '#domain/contact/email.ts'
import type { Vault } from './vault.ts'

/** One spelling per mailbox: a domain in letters of its own and its ASCII form, as sign-in services tell it, are one. */
export function lookupForm(email: string): string {
  const address = emailForLookup(email)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return address.slice(0, at) + (domainToASCII(domain) || domain)
}

/** The keyed hash an address is found by, however it was written. */
export function addressHash(vault: Vault, email: string): Buffer {
  return vault.hash('hash:email', lookupForm(email))
}
