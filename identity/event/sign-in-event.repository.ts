import { type Insertable, type Kysely, sql } from 'kysely'
import type { IdentityDatabase, SignInEventTable } from '../base/tables.ts'

type Db = Kysely<IdentityDatabase>

export async function insertSignInEvent(db: Db, event: Insertable<SignInEventTable>): Promise<void> {
  await db.insertInto('identity.sign_in_event').values(event).execute()
}

interface RefusedAttempt {
  event: string
  /** The keyed hash of the address or number that was given. */
  contact: Buffer
  network: string
  browser: string
  at: Date
  /** A repetition of the same refusal from the same network since this time is not recorded. */
  since: Date
}

/** Adds an event for the person with this address or number. Adds nothing for an unknown one, or for a repetition. */
export async function insertRefusalEvent(
  db: Db,
  { event, contact, network, browser, at, since }: RefusedAttempt,
): Promise<void> {
  await sql`insert into identity.sign_in_event (id, person_id, at, event, network, browser)
    select gen_random_uuid(), p.id, ${at}, ${event}, ${network}, ${browser}
    from identity.person p where (p.email_hash = ${contact} or p.phone_hash = ${contact})
      and not exists (select from identity.sign_in_event e where e.person_id = p.id and e.event = ${event}
        and e.network = ${network} and e.at > ${since})`.execute(db)
}

export interface SignInEvent {
  at: Date
  event: string
  method: string | null
  network: string
  browser: string
}

/** The person's 1,000 newest events, newest first. */
export const listEventsOfPerson = (db: Db, personId: string): Promise<SignInEvent[]> =>
  db
    .selectFrom('identity.sign_in_event')
    .select(['at', 'event', 'method', 'network', 'browser'])
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .limit(1000)
    .execute()

export async function deleteSignInEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('identity.sign_in_event').where('at', '<=', before).execute()
}
