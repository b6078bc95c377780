import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { inEqualTime } from '../base/http/equal-time.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../base/http/fields.ts'
import { limitMail, limitSms } from '../base/http/rate-limit.ts'
import { redirectTarget } from '../base/http/redirect-target.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { sendCode, sendPhoneConfirmation } from '../one-time-token/send-sms.ts'
import { sendConfirmation, sendLink } from '../one-time-token/send-token.ts'
import { addressHash, canonicalAddress } from '../person/address.ts'
import { listContactChangers } from '../person/contact-change.repository.ts'
import { nobody } from '../person/person.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'
import {
  findPersonByAddress,
  lockPerson,
  lockPersonByAddress,
  lockPersonByPhone,
} from '../person/read-person.ts'
import { sideToMail } from '../user/change-address.ts'

type Db = Kysely<IdentityDatabase>

const fields = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: z.string().default(''),
  phone: z.string().default(''),
  ...pkceFields,
})

/**
 * Mails a pending confirmation again, also to an account that was confirmed automatically and whose address is not
 * proven. The response and the limits are the same whether the address is unknown, unconfirmed or proven.
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
  const again = asked.type === 'signup' ? resendConfirmation : resendAddressChange
  await inEqualTime(() => host.transaction((db) => again(host, db, address, next)))
  return {}
}

async function resendSms(host: IdentityHost, confirms: boolean, number: string): Promise<object> {
  requirePhones(host)
  const phone = canonicalPhone(number)
  await limitSms(host, phoneHash(host, phone))
  const again = confirms ? resendPhoneConfirmation : resendPhoneChange
  await inEqualTime(() => host.transaction((db) => again(host, db, phone)))
  return {}
}

async function resendPhoneConfirmation(host: IdentityHost, db: Db, phone: string) {
  const person = await lockPersonByPhone(host, db, phone)
  const waiting = person && !person.phoneConfirmedAt ? person : nobody({ phone }, host.now())
  await sendPhoneConfirmation(host, db, waiting)
}

async function resendPhoneChange(host: IdentityHost, db: Db, phone: string) {
  for (const id of orAbsentId(await listContactChangers(host, db, 'phone', phone))) {
    const person = await lockPerson(host, db, id)
    const changer = person?.phoneChange?.value === phone ? person : nobody({ phone }, host.now())
    await sendCode(host, db, { kind: 'phone_change', person: changer, to: phone })
  }
}

async function resendConfirmation(host: IdentityHost, db: Db, address: string, next: string | undefined) {
  const person = await lockPersonByAddress(host, db, address)
  const unproven = person && !person.emailProvenAt ? person : nobody({ email: address }, host.now())
  await sendConfirmation(host, db, unproven, next)
}

/** Mails the requested side of a pending address change again. */
async function resendAddressChange(host: IdentityHost, db: Db, address: string, next: string | undefined) {
  const holder = await findPersonByAddress(host, db, address)
  const changers = await listContactChangers(host, db, 'email', address)
  for (const id of orAbsentId(holder ? [holder.id] : changers)) {
    const person = await lockPerson(host, db, id)
    const side = person && sideToMail(person, address)
    await sendLink(host, db, {
      kind: side ?? 'email_change_new',
      person: side ? person : nobody({ email: address }, host.now()),
      to: address,
      next,
    })
  }
}

/** At least one id, so that the same work is done if there is none. */
const orAbsentId = (ids: readonly string[]) => (ids.length > 0 ? ids : [randomUUID()])
