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
import { findPerson, findPersonByAddress, updateUserMetadata } from '../person/person.repository.ts'
import { isBanned, type Person } from '../person/person.ts'
import { lowerLevel } from '../session/assurance-level.ts'
import type { Caller } from '../session/caller.ts'
import { findSession } from '../session/session.repository.ts'
import { isSessionOver } from '../session/session.ts'

type Db = Kysely<IdentityDatabase>

export type Linked = Person | 'identity_already_exists' | 'session_not_found' | 'user_banned'

/** Adds the way to sign in to whoever began adding it, if their session still is. */
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
  // Only whoever was fully assured began it, and it ends when the session's level changes.
  return link(host, db, { person, session, level: lowerLevel(session.aal, session.aal) }, profile)
}

/**
 * Adds a way to sign in: the provider's account must be unknown, or theirs already. An address they have stays as it
 * is, proven or not. Refuses with `insufficient_aal` without the second factor they have.
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
 * Somebody without an address can be reached at the one the provider vouches for, unless somebody has it. Where a
 * password protects its own change they give one themselves, with it: an address is a way to a new password.
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
