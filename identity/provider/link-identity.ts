import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { ProviderProfile } from '../base/social-provider.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { metadataWithFacts } from '../base/user-metadata.ts'
import { lockAssured } from '../factor/assurance.ts'
import { findPassword } from '../password/password.repository.ts'
import {
  addIdentity,
  findIdentity,
  lockProfile,
  updateVerifiedAddress,
} from '../person/identity.repository.ts'
import { updateUserMetadata } from '../person/person.repository.ts'
import { isBanned, type Person } from '../person/person.ts'
import { findPerson, findPersonByAddress } from '../person/read-person.ts'
import { lowerLevel } from '../session/assurance-level.ts'
import type { Caller } from '../session/caller.ts'
import { findSession } from '../session/session.repository.ts'
import { isSessionOver } from '../session/session.ts'

type Db = Kysely<IdentityDatabase>

export type Linked = Person | 'identity_already_exists' | 'session_not_found' | 'user_banned'

/** Links the provider to the person who started linking, if their session is still valid. */
export async function linkForSession(
  host: IdentityHost,
  db: Db,
  sessionId: string,
  profile: ProviderProfile,
): Promise<Linked> {
  await lockProfile(host, db, profile)
  const session = await findSession(db, sessionId)
  const person = session && (await findPerson(host, db, session.person_id))
  if (!person || isSessionOver(session, host.now())) return 'session_not_found'
  // Only a fully assured session can start linking, and a change of its level cancels the linking.
  return link(host, db, { person, session, level: lowerLevel(session.aal, session.aal) }, profile)
}

/**
 * Links a provider account, which must be unknown or already the person's. An existing address stays as it is, proven
 * or not. Refuses with `insufficient_aal` if an existing second factor was not used.
 */
export async function link(
  host: IdentityHost,
  db: Db,
  caller: Caller,
  profile: ProviderProfile,
): Promise<Linked> {
  await lockProfile(host, db, profile)
  const { person } = await lockAssured(host, db, caller)
  if (isBanned(person, host.now())) return 'user_banned'
  const known = await findIdentity(host, db, profile)
  if (known) return known.person_id === person.id ? person : 'identity_already_exists'
  await addIdentity(host, db, person.id, profile)
  await updateUserMetadata(host, db, person.id, metadataWithFacts(person.userMetadata, profile.data))
  await adoptProviderAddress(host, db, person, profile)
  return (await findPerson(host, db, person.id)) ?? person
}

/**
 * Gives a person without an address the one that the provider has verified, unless it is taken. If changing a password
 * requires the current one, a person with a password must add an address themselves with that password, because an
 * address can be used to set a new password.
 */
async function adoptProviderAddress(
  host: IdentityHost,
  db: Db,
  person: Person,
  { address, addressVerified }: ProviderProfile,
): Promise<void> {
  if (person.email || !address || !addressVerified) return
  if (host.currentPasswordRequired && (await findPassword(db, person.id))) return
  if (!(await findPersonByAddress(host, db, address)))
    await updateVerifiedAddress(host, db, person.id, address)
}
