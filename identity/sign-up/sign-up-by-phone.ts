import type { Kysely } from 'kysely'
import type { IdentityContext } from '../base/context.ts'
import type { IdentityHost } from '../base/host.ts'
import { inEqualTime } from '../base/http/equal-time.ts'
import { limitSms } from '../base/http/rate-limit.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { initialPhoneMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { sendCode } from '../one-time-token/send-sms.ts'
import { sealSignUp } from '../one-time-token/waiting-sign-up.ts'
import { requireStrongPassword } from '../password/strength.ts'
import { ensurePersonByPhone } from '../person/add-person.ts'
import { updateSentAt } from '../person/person.repository.ts'
import { nobody } from '../person/person.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'
import { presentSignUp } from './present-sign-up.ts'

interface PhoneSignUp {
  phone: string
  password: string
  data: UserMetadata
  /** The mark of the requesting browser. */
  browser: Buffer
}

/** Sign-up by number and password. A number is never confirmed automatically; a code is always sent. */
export async function signUpByPhone({ host, passwords }: IdentityContext, asked: PhoneSignUp) {
  requirePhones(host)
  const phone = canonicalPhone(asked.phone)
  await requireStrongPassword(host, asked.password, { email: '', phone, userMetadata: asked.data })
  await limitSms(host, phoneHash(host, phone))
  const argon2 = await passwords.hash(asked.password)
  return inEqualTime(() => host.transaction((db) => addWaiting(host, db, phone, { ...asked, argon2 })))
}

/** Does the same work and returns the same response whether or not the number was free. */
async function addWaiting(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  phone: string,
  { argon2, data: submitted, browser }: PhoneSignUp & { argon2: string },
) {
  const holder = await ensurePersonByPhone(host, db, phone, submitted, null)
  const person = holder.phoneConfirmedAt ? nobody({ phone }, host.now()) : holder
  const metadata = initialPhoneMetadata(person.id, phone, submitted)
  const signUpSealed = sealSignUp(host, person, { argon2, metadata }, browser)
  await sendCode(host, db, { kind: 'phone_confirmation', person, to: phone, signUpSealed, metadata })
  await updateSentAt(host, db, person.id, 'confirmation_sent_at')
  return presentSignUp(host, { phone }, submitted)
}
