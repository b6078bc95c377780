import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import { inEqualTime } from '../base/http/equal-time.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../base/http/fields.ts'
import { limitMail } from '../base/http/rate-limit.ts'
import { redirectTarget } from '../base/http/redirect-target.ts'
import { sendSignInLink } from '../one-time-token/send-token.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { nobody } from '../person/person.ts'
import { lockPersonByAddress } from '../person/read-person.ts'

const fields = z.object({ email: z.string().default(''), ...pkceFields })

/**
 * Mails a link and a code to set a new password. Does the same work and sends the same response whether or not the
 * address has an account.
 */
export async function recover({ host }: IdentityContext, request: FastifyRequest): Promise<object> {
  const asked = readFields(fields, request.body)
  requireWholeChallenge(asked)
  const address = canonicalAddress(asked.email)
  await limitMail(host, addressHash(host, address))
  const next = redirectTarget(host, request)
  await inEqualTime(() =>
    host.transaction(async (db) => {
      const person = await lockPersonByAddress(host, db, address)
      await sendSignInLink(host, db, 'recovery', person ?? nobody({ email: address }, host.now()), next)
    }),
  )
  return {}
}
