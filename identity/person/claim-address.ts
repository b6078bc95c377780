import type { Kysely } from 'kysely'
import type { IdentityHost } from '../host.ts'
import { clearTokens } from '../one-time-token/one-time-token.ts'
import { removePassword } from '../password/password.repository.ts'
import { endSessions } from '../session/session.repository.ts'
import type { IdentityDatabase } from '../tables.ts'
import { canonicalAddress } from './address.ts'
import { confirmAddress, findPersonByAddress, lockPerson } from './person.repository.ts'

/**
 * Someone proved this address elsewhere (an invitation's code, a provider). Whoever signed up with it without proof
 * may be somebody else: their password, sessions and mailed tokens go, and the account is the prover's from now on.
 * A proven account stays as it is. Returns the account's user id, if there is one.
 */
export async function claimAddress(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  email: string,
): Promise<string | undefined> {
  const found = await findPersonByAddress(host, db, canonicalAddress(email))
  const person = found && (await lockPerson(host, db, found.id))
  if (!person || person.emailProvenAt) return person?.id
  await removePassword(db, person.id)
  await endSessions(host, db, { personId: person.id })
  await clearTokens(db, person.id)
  await confirmAddress(host, db, person, { proven: true })
  return person.id
}
