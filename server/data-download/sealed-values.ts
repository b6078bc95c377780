import { z } from 'zod'
import { type OpenedChanges, openedChanges } from '../audit/opened-changes.ts'
import type { Transaction } from '../database/transaction.ts'
import { notesPlace } from '../fit-texts/sealed-places.ts'
import { installationPurpose } from '../vault/sealed-by-installation.ts'
import type { HolderKey, Place, Vault } from '../vault/vault.ts'
import { type DownloadTable, nameInCopy } from './download-tables.ts'

/** A row as it is read: by the names of its columns. */
export type StoredRow = Record<string, unknown>

const json = z.json()
type Json = z.infer<typeof json>

/** A row of the copy: opened, by the names of the copy. */
export type CopiedRow = Record<string, Json>

/** Documents: sealed as JSON, part of the copy as such. */
export const SEALED_DOCUMENTS: readonly string[] = [
  'session.goal_levels_sealed',
  'session.activities_sealed',
  'bike.details_sealed',
  'intervention.details_sealed',
  'draft.answers_sealed',
  'submission.answers_sealed',
  'fitter_profile.services_sealed',
  'import_mapping.content_sealed',
  'person.user_metadata_sealed',
  'identity.data_sealed',
]

/** Sealed bytes that are a file of the copy: the name of that file. */
export const SEALED_FILES: Readonly<Record<string, string>> = {
  'fitter_profile.logo_sealed': 'logo.webp',
  'fitter_profile.photo_sealed': 'photo.webp',
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Whose key sealed the row. */
function holderOf(table: string, row: StoredRow): string | null {
  if (table === 'rider' || table === 'account') return text(row.id)
  return text(row.rider_id) ?? text(row.fitter_id) ?? text(row.account_id)
}

/** The row that a value was sealed for. */
function sealedRow(table: string, row: StoredRow): string {
  if (table === 'draft') return text(row.follow_up_id) ?? text(row.session_id) ?? ''
  if (table === 'fitter_profile') return text(row.fitter_id) ?? ''
  return text(row.id) ?? ''
}

/** The holders whose keys open these rows. */
export const holdersOf = ({ table }: DownloadTable, rows: readonly StoredRow[]): string[] => [
  ...new Set(rows.flatMap((row) => holderOf(table, row) ?? [])),
]

function openValue(key: HolderKey, table: string, row: StoredRow, column: string, sealed: unknown): Json {
  const name = `${table}.${column}`
  const file = SEALED_FILES[name]
  if (file) return file
  if (!Buffer.isBuffer(sealed)) return null
  const place: Place =
    table === 'session_note'
      ? notesPlace(text(row.session_id) ?? '')
      : { table, row: sealedRow(table, row), field: nameInCopy(column) }
  const opened = key.open(place, sealed)
  return SEALED_DOCUMENTS.includes(name) ? json.parse(JSON.parse(opened)) : opened
}

/** A stored value as JSON: instants and local dates as text. */
function plain(value: unknown): Json {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(plain)
  return json.parse(value)
}

/** What could not be opened: the table, the column and the row. */
export type Unreadable = (what: string) => void

const changesOf = (key: HolderKey, row: StoredRow): OpenedChanges =>
  openedChanges(key, { entity: String(row.entity), entityId: String(row.entity_id), changes: row.changes })

/** What opens rows: the keys of their holders, of which one that was destroyed is missing, and the installation's own. */
export interface Keys {
  ofHolders: Awaited<ReturnType<Transaction['keys']['ofMany']>>
  vault: Vault
}

/** Opens rows for the copy. A value that cannot be opened is null there, and reported. */
export function openRows(
  { table, columns }: DownloadTable,
  rows: readonly StoredRow[],
  keys: Keys,
  unreadable: Unreadable,
): CopiedRow[] {
  const copied = (row: StoredRow, column: string): Json => {
    const value = row[column]
    const isEntry = table === 'audit_entry' && column === 'changes'
    if (!isEntry && !Buffer.isBuffer(value)) return plain(value)
    const key = keys.ofHolders.get(holderOf(table, row) ?? '')
    const purpose = installationPurpose(`${table}.${column}`)
    try {
      if (purpose && Buffer.isBuffer(value)) return keys.vault.open(purpose, sealedRow(table, row), value)
      if (key) return isEntry ? plain(changesOf(key, row)) : openValue(key, table, row, column, value)
    } catch {
      // Reported below, like a value whose key is gone.
    }
    unreadable(`${table}.${column} ${sealedRow(table, row)}`)
    return null
  }
  return rows.map((row) =>
    Object.fromEntries(columns.map((column) => [nameInCopy(column), copied(row, column)])),
  )
}
