import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ChangeMailKind, IdentityHost, RefusalEvent } from '../base/host.ts'
import { noteRefusal } from '../base/note-refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { addressHash, parseAddress } from '../person/address.ts'
import type { Person } from '../person/person.ts'
import { phoneHash } from '../person/phone.ts'
import { findPersonByAddress } from '../person/read-person.ts'
import {
  deleteSignInEvents,
  insertRefusalEvent,
  insertSignInEvent,
  listEventsOfPerson,
  type SignInEvent,
} from './sign-in-event.repository.ts'

type Db = Kysely<IdentityDatabase>

/** The outcome of a sign-in or another change. `locked_out` means refused by a limit. */
export type SignInEventKind = 'signed_in' | 'factor_shown' | RefusalEvent | ChangeMailKind

const KEPT_MS = 90 * 86_400_000
/** A refusal repeated from the same network within this time is recorded once, so guessing cannot fill the table. */
const SAME_WITHIN_MS = 60_000

/** The source outside of a request: the operator, or another part of the product. */
const internalSource = { network: 'none', browser: 'none' }

/** Records an event in the transaction that causes it. */
export async function recordEvent(
  host: IdentityHost,
  db: Db,
  personId: string,
  event: SignInEventKind,
  method: string | null = null,
): Promise<void> {
  const { network, browser } = host.source ?? internalSource
  await insertSignInEvent(db, {
    id: randomUUID(),
    person_id: personId,
    at: host.now(),
    event,
    method,
    network,
    browser,
  })
}

/** Notes that a limit refused a signed-in person. */
export function noteLockout(host: IdentityHost, { email, phone }: Pick<Person, 'email' | 'phone'>): void {
  if (!email && !phone) return
  const contact = email ? addressHash(host, email) : phoneHash(host, phone)
  noteRefusal(host, { event: 'locked_out', contact })
}

/** Records the refusals of a request. Nothing is recorded for an address or number without an account. */
export async function recordRefusals(host: IdentityHost): Promise<void> {
  const { network, browser, refusals } = host.source ?? { ...internalSource, refusals: [] }
  if (refusals.length === 0) return
  const at = host.now()
  const since = new Date(at.getTime() - SAME_WITHIN_MS)
  await host.transaction(async (db) => {
    for (const { event, contact } of refusals) {
      await insertRefusalEvent(db, { event, contact, network, browser, at, since })
    }
  })
}

/** The sign-in events of the account with this address, newest first; undefined if there is no such account. */
export async function listSignInEvents(
  host: IdentityHost,
  db: Db,
  email: string,
): Promise<SignInEvent[] | undefined> {
  const address = parseAddress(email)
  const person = address === undefined ? undefined : await findPersonByAddress(host, db, address)
  return person && listEventsOfPerson(db, person.id)
}

export const deleteExpiredEvents = (db: Db, now: Date): Promise<void> =>
  deleteSignInEvents(db, new Date(now.getTime() - KEPT_MS))
