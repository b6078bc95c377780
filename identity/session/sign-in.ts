import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { recordEvent } from '../event/sign-in-event.ts'
import { updateLastSignIn, updateLastSignInWith } from '../person/person.repository.ts'
import { findPerson } from '../person/read-person.ts'
import { addSession } from './session.ts'
import type { SignedIn } from './session-body.ts'

/** Creates a session for a person who has just authenticated. `method` is the protocol's name of the sign-in method. */
export async function signIn(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  personId: string,
  method: string,
  provider = 'email',
): Promise<SignedIn> {
  const [session, , , , person] = await Promise.all([
    addSession(host, db, personId, method),
    updateLastSignIn(host, db, personId),
    updateLastSignInWith(host, db, personId, provider),
    recordEvent(host, db, personId, 'signed_in', provider === 'email' ? method : provider),
    findPerson(host, db, personId),
  ])
  if (!person) throw new Error('a person vanished inside a transaction')
  return { person, session }
}
