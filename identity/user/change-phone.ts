import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { sendCode } from '../one-time-token/send-sms.ts'
import { confirmPhone } from '../person/confirm-contact.ts'
import {
  deleteContactChanges,
  updateChangeConfirmed,
  upsertContactChange,
} from '../person/contact-change.repository.ts'
import type { Person } from '../person/person.ts'
import { findPersonByPhone } from '../person/read-person.ts'

type Db = Kysely<IdentityDatabase>

/** Starts a change of number: the new one gets a code. Refuses with `phone_exists`. Call under the person's lock. */
export async function beginPhoneChange(
  host: IdentityHost,
  db: Db,
  person: Person,
  phone: string,
): Promise<void> {
  if (await findPersonByPhone(host, db, phone)) throw new IdentityRefusal('phone_exists')
  await upsertContactChange(host, db, person, { channel: 'phone', value: phone, browser: null })
  await sendCode(host, db, { kind: 'phone_change', person, to: phone })
}

/** Confirms the new number. False if another person has taken it. */
export async function confirmPhoneChange(host: IdentityHost, db: Db, person: Person): Promise<boolean> {
  const change = await updateChangeConfirmed(host, db, person.id, 'phone', 'new')
  await deleteContactChanges(db, person.id)
  return change !== undefined && confirmPhone(host, db, person, change.value)
}
