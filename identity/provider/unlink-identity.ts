import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { lockAssured } from '../factor/assurance.ts'
import { deleteTokens } from '../one-time-token/one-time-token.repository.ts'
import { deletePassword } from '../password/password.repository.ts'
import { deletePhone } from '../person/confirm-contact.ts'
import { deleteContactChanges } from '../person/contact-change.repository.ts'
import {
  deleteAddress,
  deleteIdentity,
  listVerifiedAddresses,
  updateVerifiedAddress,
} from '../person/identity.repository.ts'
import type { Person } from '../person/person.ts'
import { findPersonByAddress } from '../person/read-person.ts'
import type { Caller } from '../session/caller.ts'
import { requireManualLinking } from './linking-allowed.ts'

type Db = Kysely<IdentityDatabase>

const params = z.object({ id: z.uuid() })

/**
 * Unlinks one of the caller's identities, but never the last one. A proven address stays, because it is needed to
 * recover the account. An unproven address is removed together with its identity.
 */
export async function unlinkIdentity(
  { host }: IdentityContext,
  caller: Caller,
  request: FastifyRequest,
): Promise<object> {
  requireManualLinking(host)
  const asked = params.safeParse(request.params)
  if (!asked.success) throw new IdentityRefusal('validation_failed', { status: 404 })
  const { id } = asked.data
  await host.transaction(async (db) => {
    const { person } = await lockAssured(host, db, caller)
    const identity = person.identities.find((known) => known.id === id)
    if (!identity) throw new IdentityRefusal('identity_not_found')
    if (person.identities.length < 2) throw new IdentityRefusal('single_identity_not_deletable')
    await deleteIdentity(db, person.id, id)
    if (identity.provider === 'email' && !person.emailProvenAt) await replaceAddress(host, db, person)
    if (identity.provider === 'phone') await deletePhone(db, person.id)
  })
  return {}
}

/** Replaces the address by one that a remaining provider has verified, or deletes it. */
async function replaceAddress(host: IdentityHost, db: Db, person: Person): Promise<void> {
  await deleteTokens(db, person.id)
  await deleteContactChanges(db, person.id)
  const [address] = await listVerifiedAddresses(host, db, person.id)
  if (!address) {
    await deletePassword(db, person.id)
    await deleteAddress(db, person.id)
    return
  }
  const holder = await findPersonByAddress(host, db, address)
  if (holder && holder.id !== person.id) throw new IdentityRefusal('email_conflict_identity_not_deletable')
  await updateVerifiedAddress(host, db, person.id, address)
}
