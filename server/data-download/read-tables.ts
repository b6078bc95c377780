import type { ExportedPerson } from '#identity/identity.ts'
import type { Transaction } from '../database/transaction.ts'
import type { Run } from '../http/handler-types.ts'
import { hangsOnRiders, listOwnRows, listRowsOfRiders, type Owner } from './download-rows.repository.ts'
import type { DownloadTable } from './download-tables.ts'
import { type CopiedRow, holdersOf, openRows, type StoredRow } from './sealed-values.ts'

/** Files that are read in one transaction. */
const BATCH = 20

/** Where a copy is made from. */
export interface Source {
  owner: Owner
  /** The files of riders that it contains. */
  riderIds: readonly string[]
  /** What the sign-in service stores about the owner. */
  person: ExportedPerson
  /** Runs a transaction as the owner. */
  run: Run
  /** Takes note of a value that could not be opened. */
  unreadable(what: string): void
}

const batchesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_none, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  )

async function opened(tx: Transaction, table: DownloadTable, rows: StoredRow[], source: Source) {
  const ofHolders = await tx.keys.ofMany(holdersOf(table, rows))
  return openRows(table, rows, { ofHolders, vault: tx.vault }, source.unreadable)
}

/** The rows of a table of the sign-in service. */
const personRows = ({ table }: DownloadTable, person: ExportedPerson): StoredRow[] =>
  table === 'person' || table === 'identity' || table === 'factor' ? person[table] : []

/** The rows of a table of the copy, a few files at a time, each in a transaction of its own. */
export async function* rowsOf(table: DownloadTable, source: Source): AsyncGenerator<CopiedRow[]> {
  const { owner, riderIds, person, run } = source
  if (table.schema === 'identity') {
    const rows = personRows(table, person)
    yield run(async ({ vault }) => openRows(table, rows, { ofHolders: new Map(), vault }, source.unreadable))
    return
  }
  yield run(async (tx) => opened(tx, table, await listOwnRows(tx, table, owner), source))
  if (!hangsOnRiders(table)) return
  for (const batch of batchesOf(riderIds))
    yield run(async (tx) => opened(tx, table, await listRowsOfRiders(tx, table, owner, batch), source))
}
