import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import type { UserMetadata } from '../base/user-metadata.ts'
import { sendSignInLink } from '../one-time-token/send-token.ts'
import { addPerson } from '../person/add-person.ts'
import { canonicalAddress } from '../person/address.ts'
import { findPersonByAddress, lockPerson } from '../person/read-person.ts'
import { erasePerson } from '../user/erase-person.ts'

/** An account that was opened for the owner of a mailbox. */
export interface OpenedAccount {
  address: string
  data: UserMetadata
}

/**
 * Opens an account for the owner of an address and mails them the link to set a password. An unproven account with the
 * address is deleted first, so that its creator cannot sign in to the new one.
 * @returns the user id
 */
export async function openAccount(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  { address, data }: OpenedAccount,
): Promise<string> {
  const canonical = canonicalAddress(address)
  const found = await findPersonByAddress(host, db, canonical)
  const known = found && (await lockPerson(host, db, found.id))
  if (known && !known.emailProvenAt) await erasePerson(host, db, known.id)
  const person = known?.emailProvenAt ? known : await addPerson(host, db, canonical, data, null)
  if (!person) throw new Error('somebody signed up with this address at the same moment')
  await sendSignInLink(host, db, 'recovery', person, undefined)
  return person.id
}
