import type { Transaction } from '../../database/database.ts'
import type { AddressClaimer } from '../../people/identity-gateway.ts'
import { openContact } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
import type { Visit } from './visit.service.ts'

/**
 * Somebody has just shown that they read this address. Whoever signed up with it and never showed it may be another:
 * they are shut out. Who is signed in with it, as whatever they are here, shows it for themselves and stays.
 * @param own the signed-in account's address, as its keyed hash
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

/** The same for the address whose mail the secret of this visit came with; a secret that was handed out shows nothing. */
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
