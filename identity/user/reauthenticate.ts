import type { IdentityContext } from '../context.ts'
import { limitMail } from '../http/rate-limit.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { sendNonce } from '../one-time-token/send-token.ts'
import { addressHash } from '../person/address.ts'
import { lockPerson } from '../person/person.repository.ts'
import type { Caller } from '../session/caller.ts'

/** Mails the nonce that a new password needs in a session older than a day. */
export async function reauthenticate({ host }: IdentityContext, { person }: Caller): Promise<object> {
  if (!person.emailConfirmedAt) throw new IdentityRefusal('email_not_confirmed', { status: 422 })
  await limitMail(host, addressHash(host, person.email))
  await host.transaction(async (db) => {
    const current = await lockPerson(host, db, person.id)
    if (current) await sendNonce(host, db, current)
  })
  return {}
}
