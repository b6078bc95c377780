import type { IdentityHost } from '../base/host.ts'
import { limitMail, limitSms } from '../base/http/rate-limit.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import type { Channel } from '../person/contact-change.repository.ts'
import type { Person } from '../person/person.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'

/** The requested address and number in canonical form. */
export interface RequestedContacts {
  /** Undefined if it is the present one. */
  address: string | undefined
  phone: string | undefined
  /** The channels whose present value was submitted. Their pending change is cancelled. */
  kept: Channel[]
}

/** Validates the fields. An empty one counts as absent. Counts against no limit. */
export function requestedContacts(
  host: IdentityHost,
  person: Person,
  { email, phone: number }: { email: string; phone: string },
): RequestedContacts {
  if (number) requirePhones(host, 422)
  const address = email ? canonicalAddress(email) : undefined
  const phone = number ? canonicalPhone(number) : undefined
  const keepsAddress = address !== undefined && address === person.email
  const keepsPhone = phone !== undefined && phone === person.phone
  return {
    address: keepsAddress ? undefined : address,
    phone: keepsPhone ? undefined : phone,
    kept: [...(keepsAddress ? ['email' as const] : []), ...(keepsPhone ? ['phone' as const] : [])],
  }
}

/** Whether only the new side confirms it. When an address is replaced, the old one confirms as well. */
export const isNewContact = ({ email }: Person, { address, phone }: RequestedContacts): boolean =>
  phone !== undefined || (address !== undefined && !email)

/** Counts against the limits of the messages about to be sent. Both addresses get a mail, so both are limited. */
export async function limitContacts(
  host: IdentityHost,
  { email }: Person,
  { address, phone }: RequestedContacts,
): Promise<void> {
  if (address !== undefined) {
    await limitMail(host, addressHash(host, address))
    if (email) await limitMail(host, addressHash(host, email))
  }
  if (phone !== undefined) await limitSms(host, phoneHash(host, phone))
}
