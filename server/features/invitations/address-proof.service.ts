import type { Transaction } from '../../database/database.ts'
import type { AddressClaimer } from '../../people/identity-gateway.ts'
import { openContact } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
import type { Visit } from './visit.service.ts'

/**
 * Handles the proof that the visitor reads an address. An account that signed up with the address without proving it
 * may belong to another person, so it loses its access. If the visitor is signed in to that account, it keeps its
 * access.
 * @param own the keyed hash of the signed-in account's address
 */
export async function shutOutUnproven(
  tx: Transaction,
  identity: AddressClaimer,
  address: string,
  own: Buffer | null,
): Promise<void> {
  if (own?.equals(addressHash(tx.vault, address))) return
  await identity.claimAddress(tx, address)
}

/**
 * As `shutOutUnproven`, for the address that the visit's secret was mailed to. A link that was passed on proves
 * nothing.
 */
export async function shutOutUnprovenOf(
  tx: Transaction,
  identity: AddressClaimer,
  visit: Visit,
): Promise<void> {
  const { entered, visited, ownAddress } = visit
  if (!entered.proves_address) return
  const { email } = openContact(await tx.keys.of(entered.rider_id), visited)
  if (email && visited.address_hash?.equals(addressHash(tx.vault, email)))
    await shutOutUnproven(tx, identity, email, ownAddress)
}
