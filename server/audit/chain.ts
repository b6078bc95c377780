import { createHash } from 'node:crypto'

/**
 * Every column of an entry as text, in the order they are hashed. A column that is added later needs a format
 * of its own: the links before it were hashed without.
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

/** An entry's columns as `ENTRY_COLUMNS` reads them. */
export type EntryTexts = readonly (string | null)[]

/** The chain of entries that belong to no file. */
const NOBODYS_CHAIN = '00000000-0000-0000-0000-000000000000'

/** The chain an entry belongs to: of its fitter, else of its account, else of its rider. */
export const CHAIN_OF_ENTRY = `coalesce(e.fitter_id, e.account_id, e.rider_id, '${NOBODYS_CHAIN}')`

/** The predecessor of a chain's first link. */
export const CHAIN_START = Buffer.alloc(32)

/** Says how a link was hashed, should that ever change. */
const FORMAT = 'audit-link-1'

/** The hash of a link: over the one before, its place, and the entry's stored values. */
export function linkHash(previous: Buffer, chain: string, position: bigint, entry: EntryTexts): Buffer {
  const about = JSON.stringify([FORMAT, chain, position.toString(), ...entry])
  return createHash('sha256').update(previous).update(about).digest()
}
