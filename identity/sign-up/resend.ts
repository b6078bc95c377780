import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from '../context.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../http/fields.ts'
import { limitMail } from '../http/rate-limit.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { sendConfirmation } from '../one-time-token/send-confirmation.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { findPersonByAddress } from '../person/person.repository.ts'

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
  if (asked.type === 'signup') {
    await host.transaction(async (db) => {
      const person = await findPersonByAddress(host, db, address)
      if (person && !person.emailProvenAt) {
        await sendConfirmation(host, db, person, redirectTarget(host, request))
      }
    })
  }
  return {}
}
