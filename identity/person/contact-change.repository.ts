import type { Kysely, Selectable } from 'kysely'
import type { IdentityHost } from '../host.ts'
import type { ContactChangeTable, IdentityDatabase } from '../tables.ts'
import { addressHash } from './address.ts'
import type { ContactChange } from './person.ts'

type Db = Kysely<IdentityDatabase>

const PURPOSE = 'identity.contact_change'
const LIFE_MS = 24 * 3_600_000
/** More people than this cannot be asked about one address that all of them want. */
const MOST_CHANGERS = 5

const changeRows = (db: Db, personId: string) =>
  db
    .selectFrom('identity.contact_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('channel', '=', 'email')

/** The change of address a person has begun and not finished. */
export async function findContactChange(
  host: IdentityHost,
  db: Db,
  personId: string,
): Promise<ContactChange | undefined> {
  const row = await changeRows(db, personId).executeTakeFirst()
  return row && openChange(host, row)
}

const openChange = (host: IdentityHost, row: Selectable<ContactChangeTable>): ContactChange => ({
  value: host.open(PURPOSE, row.value_sealed, `${row.person_id}.${row.channel}`),
  sentAt: row.sent_at,
  currentConfirmedAt: row.current_confirmed_at,
  newConfirmedAt: row.new_confirmed_at,
})

/** Who wants to change to this address, newest first. */
export async function findContactChangers(host: IdentityHost, db: Db, address: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity.contact_change')
    .select('person_id')
    .where('value_hash', '=', addressHash(host, address))
    .orderBy('sent_at', 'desc')
    .orderBy('person_id')
    .limit(MOST_CHANGERS)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** Begins a change: neither side has confirmed, whatever was begun before. */
export async function beginContactChange(
  host: IdentityHost,
  db: Db,
  personId: string,
  address: string,
): Promise<void> {
  const fresh = {
    value_hash: addressHash(host, address),
    value_sealed: host.seal(PURPOSE, address, `${personId}.email`),
    sent_at: host.now(),
    current_confirmed_at: null,
    new_confirmed_at: null,
  }
  await db
    .insertInto('identity.contact_change')
    .values({ person_id: personId, channel: 'email', ...fresh })
    .onConflict((on) => on.columns(['person_id', 'channel']).doUpdateSet(fresh))
    .execute()
}

/** One side has confirmed. Returns the change as it stands now. */
export async function confirmChangeSide(
  host: IdentityHost,
  db: Db,
  personId: string,
  side: 'current' | 'new',
): Promise<ContactChange | undefined> {
  const row = await db
    .updateTable('identity.contact_change')
    .set(side === 'current' ? { current_confirmed_at: host.now() } : { new_confirmed_at: host.now() })
    .where('person_id', '=', personId)
    .where('channel', '=', 'email')
    .returningAll()
    .executeTakeFirst()
  return row && openChange(host, row)
}

export async function cancelContactChanges(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('identity.contact_change').where('person_id', '=', personId).execute()
}

/** Changes whose mails work no longer. */
export async function removeExpiredChanges(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIFE_MS)
  await db.deleteFrom('identity.contact_change').where('sent_at', '<=', before).execute()
}
