import type { Client } from 'pg'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { appendToLedger } from './erasure-ledger.ts'

type Owner = Pick<Client, 'query'>

/** Where an address leaves something that belongs to no file. */
const TABLES = ['contact_message', 'booking', 'waiting_entry'] as const
type VisitorTable = (typeof TABLES)[number]

/** How many rows of each table were erased. */
export type ErasedOfVisitor = Record<VisitorTable, number>

/**
 * The messages to the provider that came from an address, its places in waiting lists, and its bookings that belong to
 * no file: calls, and what nobody confirmed.
 */
async function rowsOf(owner: Owner, hash: Buffer): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with places as (select id from waiting_entry where email_hash = $1)
     select id from contact_message where address_hash = $1
     union all select id from places
     union all select id from booking where rider_id is null
       and (email_hash = $1 or waiting_id in (select id from places))`,
    [hash],
  )
  return rows.map(({ id }) => id)
}

/** The mails about these rows contain their words, too. A row's id is part of the purpose of its mails. */
const DELETE_MAILS = `
  delete from outbox o using unnest($1::uuid[]) as gone (id)
  where o.rider_id is null and o.purpose like '%:' || gone.id || '%'`

const DELETE_ROWS = (table: VisitorTable) => `
  with gone as (delete from ${table} where id = any ($1::uuid[]) returning id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, changes)
    select '0', $2, 'console', 'system', '${table}.erased', '${table}', id, '{}' from gone`

/** Erases rows of visitors in the database. The caller runs it in one transaction. */
export async function eraseVisitorRows(
  owner: Owner,
  ids: readonly string[],
  at: string,
): Promise<ErasedOfVisitor> {
  await owner.query(DELETE_MAILS, [ids])
  const erased: ErasedOfVisitor = { contact_message: 0, booking: 0, waiting_entry: 0 }
  // A booking refers to the place in the waiting list that it came from.
  for (const table of TABLES) erased[table] = (await owner.query(DELETE_ROWS(table), [ids, at])).rowCount ?? 0
  return erased
}

/**
 * Erases what an address left outside of files, for good, with the mails about it. The ledger is written first: a
 * restore erases the rows again by their ids.
 */
export async function eraseVisitor(
  owner: Owner,
  ledger: readonly string[],
  hash: Buffer,
  now: Date,
): Promise<ErasedOfVisitor> {
  const ids = await rowsOf(owner, hash)
  const at = now.toISOString()
  await appendToLedger(
    ledger,
    ids.map((visitorRowId) => ({ visitorRowId, at })),
  )
  return inOwnerTransaction(owner, async () => {
    const confirmation = `contact_confirmation:${hash.toString('base64url')}:`
    await owner.query('delete from outbox where starts_with(purpose, $1)', [confirmation])
    const erased = await eraseVisitorRows(owner, ids, at)
    // No key is destroyed, so the removal of what the rows leave on the disk is asked for here.
    if (ids.length > 0)
      await owner.query(
        'insert into remnant_removal (transaction_id) values (pg_current_xact_id()) on conflict do nothing',
      )
    return erased
  })
}
