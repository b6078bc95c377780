import type { Kysely } from 'kysely'
import type { ChangeMailKind, IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { languageOf } from '../base/user-metadata.ts'
import type { Person } from '../person/person.ts'
import { recordEvent } from './sign-in-event.ts'

/**
 * Tells a person, in the transaction that made it, of a change to how they sign in, so that one somebody else made does
 * not go unseen, and keeps it among what happened. It asks for nothing, holds nothing up and is counted by no limit; who has no address is told nothing.
 */
export async function notifyChange(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  kind: ChangeMailKind,
  { id, email, userMetadata }: Person,
): Promise<void> {
  await recordEvent(host, db, id, kind)
  if (!email) return
  await host.sendMail(db, { kind, to: email, userId: id, ...languageOf(userMetadata), at: host.now() })
}
