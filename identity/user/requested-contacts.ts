import type { IdentityHost } from '../base/host.ts'
import { limitMail, limitSms } from '../base/http/rate-limit.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import type { Channel } from '../person/contact-change.repository.ts'
import type { Person } from '../person/person.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'

/** Where somebody wants to be reached, each in its one spelling. */
export interface RequestedContacts {
  /** Another than they have. */
  address: string | undefined
  phone: string | undefined
  /** Where the present address or number was given: what was begun to change it is given up. */
  kept: Channel[]
}

/** Judges what was given; empty is not given. Spends nothing. */
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

/** Whether the new side alone will confirm it: an address that takes another's place is confirmed there as well. */
export const isNewContact = ({ email }: Person, { address, phone }: RequestedContacts): boolean =>
  phone !== undefined || (address !== undefined && !email)

/** Takes from the budgets of what is about to be sent. Both addresses get a mail, so both have a budget. */
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
