import type { IdentityContext } from '../base/context.ts'
import { limitMail, limitSms } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { sendCode } from '../one-time-token/send-sms.ts'
import { sendNonce } from '../one-time-token/send-token.ts'
import { addressHash } from '../person/address.ts'
import { phoneHash, requirePhones } from '../person/phone.ts'
import { lockPerson } from '../person/read-person.ts'
import type { Caller } from '../session/caller.ts'

/** Sends the nonce that a new password needs in a session older than a day: by mail, or to the phone without an address. */
export async function reauthenticate({ host }: IdentityContext, { person }: Caller): Promise<object> {
  if (!person.email && !person.phone) {
    const text = 'Reauthentication requires the user to have an email or a phone number'
    throw new IdentityRefusal('validation_failed', { text })
  }
  if (person.email) {
    if (!person.emailConfirmedAt) throw new IdentityRefusal('email_not_confirmed', { status: 422 })
    await limitMail(host, addressHash(host, person.email))
  } else {
    requirePhones(host)
    await limitSms(host, phoneHash(host, person.phone))
  }
  await host.transaction(async (db) => {
    const current = await lockPerson(host, db, person.id)
    if (current?.email) await sendNonce(host, db, current)
    else if (current)
      await sendCode(host, db, { kind: 'reauthentication', person: current, to: current.phone })
  })
  return {}
}
