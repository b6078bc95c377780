import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { inEvenTime } from '../http/even-time.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../http/fields.ts'
import { limitMail } from '../http/rate-limit.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { sendSignInLink } from '../one-time-token/send-token.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { addPerson, findPersonByAddress, lockPerson } from '../person/person.repository.ts'
import { firstMetadata, userMetadataField } from '../person/user-metadata.ts'
import type { IdentityDatabase } from '../tables.ts'

const fields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  data: userMetadataField.default({}),
  create_user: z.boolean().default(true),
  ...pkceFields,
})

/**
 * Mails a code and a link that sign in. Somebody unknown is signed up first unless `create_user` is false; the answer
 * is the same and takes as long for everybody, so it does not tell who has an account.
 */
export async function oneTimePassword({ host }: IdentityContext, request: FastifyRequest): Promise<object> {
  const asked = readFields(fields, request.body)
  requireWholeChallenge(asked)
  if (Boolean(asked.email) === Boolean(asked.phone)) throw new IdentityRefusal('validation_failed')
  if (asked.phone) throw new IdentityRefusal('phone_provider_disabled')
  const address = canonicalAddress(asked.email)
  // Refuses data that is too large before anybody is looked up.
  firstMetadata('', address, asked.data)
  await limitMail(host, addressHash(host, address))
  const next = redirectTarget(host, request)
  await inEvenTime(() =>
    host.transaction(async (db) => {
      const person = await personFor(host, db, address, asked)
      if (person) await sendSignInLink(host, db, 'magic_link', person, next)
    }),
  )
  return {}
}

async function personFor(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  address: string,
  { data, create_user }: z.output<typeof fields>,
) {
  const added = create_user ? await addPerson(host, db, address, data) : undefined
  const found = added ?? (await findPersonByAddress(host, db, address))
  return found && lockPerson(host, db, found.id)
}
