import { domainToASCII } from 'node:url'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'

const MAX_LENGTH = 254
/** Before lower case: some letters outside ASCII have a lower case inside it. */
const ascii = /^[\x21-\x7e]*$/
const syntax =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** The one spelling of a mailbox; nothing for what cannot be one here. */
export function parseAddress(email: string): string | undefined {
  const trimmed = email.trim()
  // First of all: the ASCII form of a domain takes time that grows faster than its length.
  if (trimmed.length > MAX_LENGTH) return undefined
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  const address = `${local.toLowerCase()}@${domainToASCII(trimmed.slice(at + 1))}`
  const fits = address.length <= MAX_LENGTH && ascii.test(local) && syntax.test(address)
  return fits ? address : undefined
}

/**
 * One spelling per mailbox: lower case, the domain in its ASCII form. Local parts outside ASCII are refused, look-alikes
 * with them.
 */
export function canonicalAddress(email: string): string {
  const address = parseAddress(email)
  if (address !== undefined) return address
  const text = 'Unable to validate email address: invalid format'
  throw new IdentityRefusal('validation_failed', { text })
}

/** Finds a person by a canonical address. */
export const addressHash = (host: IdentityHost, address: string) => host.lookupHash('identity.email', address)
