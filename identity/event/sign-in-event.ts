import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { ChangeMailKind, IdentityHost, RefusalEvent } from '../base/host.ts'
import { noteRefusal } from '../base/note-refusal.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { addressHash, spelledAddress } from '../person/address.ts'
import { findPersonByAddress } from '../person/person.repository.ts'
import type { Person } from '../person/person.ts'
import { phoneHash } from '../person/phone.ts'

type Db = Kysely<IdentityDatabase>

/** What happened at somebody's ways in. Who signs in without success is refused; `locked_out` by a limit. */
export type SignInEventKind = 'signed_in' | 'factor_shown' | RefusalEvent | ChangeMailKind

const KEPT_MS = 90 * 86_400_000
/** A refusal that repeats from the same network within this time is the same event: guessing fills no table. */
const SAME_WITHIN_MS = 60_000

/** Outside of a request it is the operator, or another part of the product. */
const inside = { network: 'none', browser: 'none' }

/** Keeps what was done, in the transaction that does it. */
export async function recordEvent(
  host: IdentityHost,
  db: Db,
  personId: string,
  event: SignInEventKind,
  method: string | null = null,
): Promise<void> {
  const { network, browser } = host.source ?? inside
  await db
    .insertInto('identity.sign_in_event')
    .values({ id: randomUUID(), person_id: personId, at: host.now(), event, method, network, browser })
    .execute()
}

/** The same for somebody who is signed in and has tried too often. */
export function noteLockout(host: IdentityHost, { email, phone }: Pick<Person, 'email' | 'phone'>): void {
  if (!email && !phone) return
  const contact = email ? addressHash(host, email) : phoneHash(host, phone)
  noteRefusal(host, { event: 'locked_out', contact })
}

/** Keeps what a request noted. Of an address or number that nobody has nothing is kept. */
export async function keepRefusals(host: IdentityHost): Promise<void> {
  const { network, browser, refusals } = host.source ?? { ...inside, refusals: [] }
  if (refusals.length === 0) return
  const now = host.now()
  const since = new Date(now.getTime() - SAME_WITHIN_MS)
  await host.transaction(async (db) => {
    for (const { event, contact } of refusals) {
      await sql`insert into identity.sign_in_event (id, person_id, at, event, network, browser)
        select gen_random_uuid(), p.id, ${now}, ${event}, ${network}, ${browser}
        from identity.person p where (p.email_hash = ${contact} or p.phone_hash = ${contact})
          and not exists (select from identity.sign_in_event e where e.person_id = p.id and e.event = ${event}
            and e.network = ${network} and e.at > ${since})`.execute(db)
    }
  })
}

export interface SignInEvent {
  at: Date
  event: string
  method: string | null
  network: string
  browser: string
}

/** What happened at the ways in of whoever has this address, the newest first; undefined where nobody has it. */
export async function listSignInEvents(
  host: IdentityHost,
  db: Db,
  email: string,
): Promise<SignInEvent[] | undefined> {
  const address = spelledAddress(email)
  const person = address === undefined ? undefined : await findPersonByAddress(host, db, address)
  if (!person) return undefined
  return db
    .selectFrom('identity.sign_in_event')
    .select(['at', 'event', 'method', 'network', 'browser'])
    .where('person_id', '=', person.id)
    .orderBy('at', 'desc')
    .limit(1000)
    .execute()
}

export async function removeExpiredEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('identity.sign_in_event')
    .where('at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute()
}
