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
import { sendConfirmation } from '../one-time-token/send-token.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { findContactChangers } from '../person/contact-change.repository.ts'
import { findPersonByAddress, lockPerson } from '../person/person.repository.ts'
import type { IdentityDatabase } from '../tables.ts'
import { mailAddressChange } from '../user/change-address.ts'

type Db = Kysely<IdentityDatabase>

const fields = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: z.string().default(''),
  phone: z.string().default(''),
  ...pkceFields,
})

/**
 * Mails the confirmation again where one is waiting. Answers the same, and spends the same budget, whether the
 * address is unknown, waiting or proven.
 */
export async function resend({ host }: IdentityContext, request: FastifyRequest): Promise<object> {
  const asked = readFields(fields, request.body)
  requireWholeChallenge(asked)
  const byPhone = asked.type === 'sms' || asked.type === 'phone_change'
  if (!asked.email === !asked.phone || byPhone !== Boolean(asked.phone)) {
    throw new IdentityRefusal('validation_failed')
  }
  if (byPhone) throw new IdentityRefusal('phone_provider_disabled')
  const address = canonicalAddress(asked.email)
  await limitMail(host, addressHash(host, address))
  const next = redirectTarget(host, request)
  const again = asked.type === 'signup' ? confirmAgain : changeAgain
  await inEvenTime(() => host.transaction((db) => again(host, db, address, next)))
  return {}
}

async function confirmAgain(host: IdentityHost, db: Db, address: string, next: string | undefined) {
  const found = await findPersonByAddress(host, db, address)
  const person = found && (await lockPerson(host, db, found.id))
  if (person && !person.emailProvenAt) await sendConfirmation(host, db, person, next)
}

/** Mails the side of an address change that was asked about, if it waits. */
async function changeAgain(host: IdentityHost, db: Db, address: string, next: string | undefined) {
  const found = await findPersonByAddress(host, db, address)
  const ids = found ? [found.id] : await findContactChangers(host, db, address)
  for (const id of ids) {
    const person = await lockPerson(host, db, id)
    if (person) await mailAddressChange(host, db, person, address, next)
  }
}
