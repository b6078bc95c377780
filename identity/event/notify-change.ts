import type { Kysely } from 'kysely'
import type { ChangeMailKind, IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { languageOf } from '../base/user-metadata.ts'
import type { Person } from '../person/person.ts'
import { recordEvent } from './sign-in-event.ts'

/**
 * Records a change to how a person signs in and mails them about it, in the same transaction, so that a change made by
 * an attacker is noticed. The mail asks for nothing and is not rate limited. A person without an address gets no mail.
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
