import { createHash } from 'node:crypto'

/**
 * Every column of an entry as text, in the order in which they are hashed. Adding a column needs a new format,
 * because existing links were hashed without it.
 */
export const ENTRY_COLUMNS = [
  'e.id::text',
  'e.transaction_id::text',
  `to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  'e.request_id',
  'e.actor',
  'e.actor_id::text',
  'e.action',
  'e.entity',
  'e.entity_id::text',
  'e.fitter_id::text',
  'e.rider_id::text',
  'e.account_id::text',
  'e.changes::text',
  'e.reason',
].join(', ')

/** The values of an entry's columns, in the order of `ENTRY_COLUMNS`. */
export type EntryTexts = readonly (string | null)[]

/** The chain of entries without a fitter, account or rider. */
const NOBODYS_CHAIN = '00000000-0000-0000-0000-000000000000'

/** The chain of an entry: its fitter's, otherwise its account's, otherwise its rider's. */
export const CHAIN_OF_ENTRY = `coalesce(e.fitter_id, e.account_id, e.rider_id, '${NOBODYS_CHAIN}')`

/** The previous hash of a chain's first link. */
export const CHAIN_START = Buffer.alloc(32)

/** The version of the hash format. It is part of the hashed data. */
const FORMAT = 'audit-link-1'

/** The hash of a link: over the previous hash, the chain and position, and the entry's stored values. */
export function linkHash(previous: Buffer, chain: string, position: bigint, entry: EntryTexts): Buffer {
  const about = JSON.stringify([FORMAT, chain, position.toString(), ...entry])
  return createHash('sha256').update(previous).update(about).digest()
}
