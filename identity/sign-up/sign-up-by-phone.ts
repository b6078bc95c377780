import type { Kysely } from 'kysely'
import type { IdentityContext } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { inEvenTime } from '../http/even-time.ts'
import { limitSms } from '../http/rate-limit.ts'
import { sendCode } from '../one-time-token/send-sms.ts'
import {
  addPersonByPhone,
  findPerson,
  findPersonByPhone,
  lockPerson,
  recordSent,
} from '../person/person.repository.ts'
import { canonicalPhone, phoneHash, requirePhones } from '../person/phone.ts'
import { presentDecoy, presentUser, presentWaiting } from '../person/present-user.ts'
import { firstPhoneMetadata, type UserMetadata } from '../person/user-metadata.ts'
import type { IdentityDatabase } from '../tables.ts'
import { sealSignUp } from './waiting-sign-up.ts'

interface PhoneSignUp {
  phone: string
  password: string
  data: UserMetadata
  /** The mark of the browser that asks. */
  browser: Buffer
}

/** Sign-up by number and password. A number is never confirmed automatically: the code is always sent. */
export async function signUpByPhone({ host, passwords }: IdentityContext, asked: PhoneSignUp) {
  requirePhones(host)
  const phone = canonicalPhone(asked.phone)
  await limitSms(host, phoneHash(host, phone))
  const argon2 = await passwords.hash(asked.password)
  return inEvenTime(() => host.transaction((db) => addWaiting(host, db, phone, { ...asked, argon2 })))
}

/** As by mail: nothing tells whether the number was free, and each sign-up counts only with its own code. */
async function addWaiting(
  host: IdentityHost,
  db: Kysely<IdentityDatabase>,
  phone: string,
  { argon2, data: submitted, browser }: PhoneSignUp & { argon2: string },
) {
  const added = await addPersonByPhone(host, db, phone, submitted, null)
  const found = added ?? (await findPersonByPhone(host, db, phone))
  const person = found && (await lockPerson(host, db, found.id))
  if (!person || person.phoneConfirmedAt) return presentDecoy({ phone }, submitted, host.now())
  const metadata = firstPhoneMetadata(person.id, phone, submitted)
  const signUpSealed = sealSignUp(host, person, { argon2, metadata }, browser)
  await sendCode(host, db, { kind: 'phone_confirmation', person, to: phone, signUpSealed, metadata })
  await recordSent(host, db, person.id, 'confirmation_sent_at')
  const sent = (await findPerson(host, db, person.id)) ?? person
  return added ? presentUser(sent) : presentWaiting(sent, submitted)
}
