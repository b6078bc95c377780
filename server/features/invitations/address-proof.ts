import type { UseCase } from '../../database/database.ts'
import type { AddressProver } from '../../people/identity-ties.ts'
import { openContact } from '../../people/rider-contact.ts'
import { addressHash } from '../../vault/address-hash.ts'
import type { Visit } from './visit.ts'

/**
 * Somebody has just shown that they read this address. Whoever signed up with it and never showed it may be another:
 * they are shut out. Who is signed in with it, as whatever they are here, shows it for themselves and stays.
 * @param own the signed-in account's address, as its keyed hash
 */
export async function shutOutUnproven(
  useCase: UseCase,
  identity: AddressProver,
  address: string,
  own: Buffer | null,
): Promise<void> {
  if (own?.equals(addressHash(useCase.vault, address))) return
  await identity.claimAddress(useCase, address)
}

/** The same for the address whose mail the secret of this visit came with; a secret that was handed out shows nothing. */
export async function shutOutUnprovenOf(
  useCase: UseCase,
  identity: AddressProver,
  visit: Visit,
): Promise<void> {
  const { entered, visited, ownAddress } = visit
  if (!entered.proves_address) return
  const { email } = openContact(await useCase.keys.of(entered.rider_id), visited)
  if (email && visited.address_hash?.equals(addressHash(useCase.vault, email)))
    await shutOutUnproven(useCase, identity, email, ownAddress)
}
