import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { readFields } from '../base/http/fields.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { findPerson } from '../person/read-person.ts'
import type { Caller } from '../session/caller.ts'
import { lockAssured } from './assurance.ts'
import { deleteAbandonedFactors, insertFactor } from './factor.repository.ts'
import { requireRecentAuthentication } from './recent-authentication.ts'
import { newTotpSecret, totpEnrolment } from './totp.ts'

const MOST_FACTORS = 10
const MAX_NAME = 100

const fields = z.object({
  factor_type: z.string(),
  friendly_name: z.string().max(MAX_NAME).default(''),
  issuer: z.string().max(MAX_NAME).default(''),
})

/**
 * Enrols a second factor. Only this response contains the secret for the authenticator app. The factor counts after a
 * first correct code. A caller with a verified factor must have used it, and every caller has authenticated recently.
 */
export async function enroll({ host }: IdentityContext, caller: Caller, request: FastifyRequest) {
  const asked = readFields(fields, request.body)
  if (asked.factor_type === 'webauthn') throw new IdentityRefusal('mfa_webauthn_enroll_not_enabled')
  if (asked.factor_type !== 'totp') throw new IdentityRefusal('validation_failed')
  const secret = newTotpSecret()
  const name = asked.friendly_name
  const id = await host.transaction((db) => addUnverifiedFactor(host, db, caller, { name, secret }))
  const { email, phone } = caller.person
  const issuer = asked.issuer || new URL(host.publicUrl).hostname
  const totp = totpEnrolment(secret, { issuer, label: email || phone || issuer })
  return { id, type: 'totp', friendly_name: name, totp }
}

async function addUnverifiedFactor(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  caller: Caller,
  factor: { name: string; secret: string },
): Promise<string> {
  const { person, session } = await lockAssured(host, db, caller)
  requireRecentAuthentication(host, session)
  await deleteAbandonedFactors(db, host.now(), person.id)
  const { factors = [] } = (await findPerson(host, db, person.id)) ?? {}
  if (factors.length >= MOST_FACTORS) throw new IdentityRefusal('too_many_enrolled_mfa_factors')
  if (factors.some(({ name }) => name === factor.name)) throw new IdentityRefusal('mfa_factor_name_conflict')
  return insertFactor(host, db, person.id, factor)
}
