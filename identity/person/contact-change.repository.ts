import type { Kysely, Selectable } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { ContactChangeTable, IdentityDatabase } from '../base/tables.ts'
import { addressHash } from './address.ts'
import type { ContactChange, Person, PersonId } from './person.ts'
import { phoneHash } from './phone.ts'

type Db = Kysely<IdentityDatabase>

export type Channel = 'email' | 'phone'

const valueHash = (host: IdentityHost, channel: Channel, value: string) =>
  channel === 'email' ? addressHash(host, value) : phoneHash(host, value)

const PURPOSE = 'identity.contact_change'
const LIFE_MS = 24 * 3_600_000
/** At most this many people are considered when several want the same address. */
const MOST_CHANGERS = 5

const changeRows = (db: Db, personId: PersonId, channel: Channel) =>
  db
    .selectFrom('identity.contact_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('channel', '=', channel)

/** The person's pending change of address or number. */
export async function findContactChange(
  host: IdentityHost,
  db: Db,
  personId: PersonId,
  channel: Channel,
): Promise<ContactChange | undefined> {
  const row = await changeRows(db, personId, channel).executeTakeFirst()
  return row && openChange(host, row)
}

const openChange = (host: IdentityHost, row: Selectable<ContactChangeTable>): ContactChange => ({
  value: host.open(PURPOSE, row.value_sealed, `${row.person_id}.${row.channel}`),
  sentAt: row.sent_at,
  currentConfirmedAt: row.current_confirmed_at,
  newConfirmedAt: row.new_confirmed_at,
  browser: row.browser_hash,
})

/** The people with a pending change to this address or number, newest first. */
export async function listContactChangers(
  host: IdentityHost,
  db: Db,
  channel: Channel,
  value: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('identity.contact_change')
    .select('person_id')
    .where('value_hash', '=', valueHash(host, channel, value))
    .orderBy('sent_at', 'desc')
    .orderBy('person_id')
    .limit(MOST_CHANGERS)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** The requested address or number. */
interface NewContact {
  channel: Channel
  value: string
  /** The mark of the requesting browser. */
  browser: Buffer | null
}

/**
 * Starts a change and replaces an earlier one: neither side has confirmed. Without an address there is no current side.
 */
export async function upsertContactChange(
  host: IdentityHost,
  db: Db,
  person: Person,
  { channel, value, browser }: NewContact,
): Promise<void> {
  const hasSide = channel === 'email' && person.email !== ''
  const fresh = {
    value_hash: valueHash(host, channel, value),
    value_sealed: host.seal(PURPOSE, value, `${person.id}.${channel}`),
    sent_at: host.now(),
    current_confirmed_at: hasSide ? null : host.now(),
    new_confirmed_at: null,
    browser_hash: browser,
  }
  await db
    .insertInto('identity.contact_change')
    .values({ person_id: person.id, channel, ...fresh })
    .onConflict((on) => on.columns(['person_id', 'channel']).doUpdateSet(fresh))
    .execute()
}

/** Marks one side as confirmed. Returns the updated change. */
export async function updateChangeConfirmed(
  host: IdentityHost,
  db: Db,
  personId: string,
  channel: Channel,
  side: 'current' | 'new',
): Promise<ContactChange | undefined> {
  const row = await db
    .updateTable('identity.contact_change')
    .set(side === 'current' ? { current_confirmed_at: host.now() } : { new_confirmed_at: host.now() })
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .returningAll()
    .executeTakeFirst()
  return row && openChange(host, row)
}

export async function deleteContactChanges(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.contact_change').where('person_id', '=', personId).execute()
}

/** Cancels the change of one channel. Mails and messages that were sent for it become invalid. */
export async function deleteContactChange(db: Db, personId: string, channel: Channel): Promise<void> {
  await db
    .deleteFrom('identity.contact_change')
    .where('person_id', '=', personId)
    .where('channel', '=', channel)
    .execute()
}

/** Deletes changes whose mails have expired. */
export async function deleteExpiredChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIFE_MS)
  await db.deleteFrom('identity.contact_change').where('sent_at', '<=', before).execute()
}
