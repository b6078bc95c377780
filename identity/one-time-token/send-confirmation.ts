import type { Kysely } from 'kysely'
import type { IdentityHost } from '../host.ts'
import { recordConfirmationSent } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import type { IdentityDatabase } from '../tables.ts'
import { confirmationLink } from './confirmation-link.ts'
import { issueToken } from './one-time-token.ts'

/** Mails a link and a code that prove the person's address; those mailed before stop working. */
export async function sendConfirmation(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  person: Person,
  next: string | undefined,
): Promise<void> {
  const { linkToken, code } = await issueToken(host, db, person.id, 'confirmation')
  await recordConfirmationSent(host, db, person.id)
  const { language } = person.userMetadata
  await host.sendMail(db, {
    kind: 'confirmation',
    to: person.email,
    userId: person.id,
    ...(typeof language === 'string' && { language }),
    link: confirmationLink(host, { tokenHash: linkToken, type: 'signup', next }),
    code,
  })
}
