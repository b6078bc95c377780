import { domainToASCII } from 'node:url'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'

const MAX_LENGTH = 254
/** Tested before lower-casing, because the lower case of some non-ASCII letters is ASCII. */
const ascii = /^[\x21-\x7e]*$/
const syntax =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** The canonical spelling of an address; undefined when it is not a valid one. */
export function parseAddress(email: string): string | undefined {
  const trimmed = email.trim()
  // The length is checked first, because converting a domain to ASCII takes more than linear time.
  if (trimmed.length > MAX_LENGTH) return undefined
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(at, 0))
  const address = `${local.toLowerCase()}@${domainToASCII(trimmed.slice(at + 1))}`
  const fits = address.length <= MAX_LENGTH && ascii.test(local) && syntax.test(address)
  return fits ? address : undefined
}

/**
 * One spelling per mailbox: lower case, the domain in its ASCII form. Refuses non-ASCII local parts, and with them
 * look-alikes.
 */
export function canonicalAddress(email: string): string {
  const address = parseAddress(email)
  if (address !== undefined) return address
  const text = 'Unable to validate email address: invalid format'
  throw new IdentityRefusal('validation_failed', { text })
}

/** The lookup hash of a canonical address. */
export const addressHash = (host: IdentityHost, address: string) => host.lookupHash('identity.email', address)
