import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { inEvenTime } from '../http/even-time.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../http/fields.ts'
import { limitMail, limitSms } from '../http/rate-limit.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { sendCode, sendPhoneConfirmation } from '../one-time-token/send-sms.ts'
import { sendConfirmation, sendSignInLink } from '../one-time-token/send-token.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { findContactChangers } from '../person/contact-change.repository.ts'
import { findPersonByAddress, findPersonByPhone, lockPerson } from '../person/person.repository.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'
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
 * Mails the confirmation again where one is waiting; to who signed up without one, the way to a password of their own.
 * Answers the same, and spends the same budget, whether the
 * address is unknown, waiting or proven.
 */
export async function resend({ host }: IdentityContext, request: FastifyRequest): Promise<object> {
  const asked = readFields(fields, request.body)
  requireWholeChallenge(asked)
  const byPhone = asked.type === 'sms' || asked.type === 'phone_change'
  if (!asked.email === !asked.phone || byPhone !== Boolean(asked.phone)) {
    throw new IdentityRefusal('validation_failed')
  }
  if (byPhone) return resendSms(host, asked.type === 'sms', asked.phone)
  const address = canonicalAddress(asked.email)
  await limitMail(host, addressHash(host, address))
  const next = redirectTarget(host, request)
  const again = asked.type === 'signup' ? confirmAgain : changeAgain
  await inEvenTime(() => host.transaction((db) => again(host, db, address, next)))
  return {}
}

async function resendSms(host: IdentityHost, confirms: boolean, number: string): Promise<object> {
  requirePhones(host)
  const phone = canonicalPhone(number)
  await limitSms(host, phoneHash(host, phone))
  const again = confirms ? confirmPhoneAgain : changePhoneAgain
  await inEvenTime(() => host.transaction((db) => again(host, db, phone)))
  return {}
}

async function confirmPhoneAgain(host: IdentityHost, db: Db, phone: string) {
  const found = await findPersonByPhone(host, db, phone)
  const person = found && (await lockPerson(host, db, found.id))
  if (person && !person.phoneConfirmedAt) await sendPhoneConfirmation(host, db, person)
}

async function changePhoneAgain(host: IdentityHost, db: Db, phone: string) {
  for (const id of await findContactChangers(host, db, 'phone', phone)) {
    const person = await lockPerson(host, db, id)
    if (person?.phoneChange?.value === phone)
      await sendCode(host, db, { kind: 'phone_change', person, to: phone })
  }
}

async function confirmAgain(host: IdentityHost, db: Db, address: string, next: string | undefined) {
  const found = await findPersonByAddress(host, db, address)
  const person = found && (await lockPerson(host, db, found.id))
  if (!person || person.emailProvenAt) return
  // Confirmed by nobody's press: whose the password is nobody knows. Proving the address leads to a new one.
  if (person.emailConfirmedAt) await sendSignInLink(host, db, 'recovery', person, next)
  else await sendConfirmation(host, db, person, next)
}

/** Mails the side of an address change that was asked about, if it waits. */
async function changeAgain(host: IdentityHost, db: Db, address: string, next: string | undefined) {
  const found = await findPersonByAddress(host, db, address)
  const ids = found ? [found.id] : await findContactChangers(host, db, 'email', address)
  for (const id of ids) {
    const person = await lockPerson(host, db, id)
    if (person) await mailAddressChange(host, db, person, address, next)
  }
}
