import { dataMap } from '../database/data-map.ts'
import type { TableFacts } from '../database/table-facts.ts'

/** Whose copy it is. */
export type DownloadRole = 'client' | 'fitter'

/** A table of the copy. */
export interface DownloadTable {
  /** The name in the copy: without a schema, except for the tables of the sign-in service. */
  name: string
  schema: 'public' | 'identity'
  /** The table's name within its schema. */
  table: string
  purpose: string
  /** The columns that are read. */
  columns: readonly string[]
}

/**
 * Columns that are part of no copy: hashes, which say nothing without the installation's key; the place of a photo in the
 * file store, because the photo itself is part of the copy; the secret of an app that shows codes, because whoever has it
 * can sign in; and of a sign-in by which session of the sign-in service it goes on, and the setting of how long it may be
 * idle.
 */
const LEFT_OUT: readonly string[] = [
  'photo.file',
  'photo.thumbnail',
  'factor.secret_sealed',
  'sign_in.identity_session_id',
  'sign_in.idle_limit',
]

const isLeftOut = (table: string, column: string): boolean =>
  column.endsWith('_hash') || LEFT_OUT.includes(`${table}.${column}`)

/** What a fitter's copy never has: what a rider did not send yet, and which fits riders offer and share. */
const NOT_FOR_FITTERS: readonly string[] = ['draft', 'share', 'share_offer']

const has = ({ columns }: TableFacts, name: string): boolean => Object.hasOwn(columns, name)

function belongsTo(role: DownloadRole, table: string, facts: TableFacts): boolean {
  if (table === 'account') return true
  if (role === 'client') return has(facts, 'rider_id') || has(facts, 'account_id')
  if (NOT_FOR_FITTERS.includes(table)) return false
  return has(facts, 'fitter_id') || (has(facts, 'account_id') && table !== 'rider')
}

function tableOf(key: string, facts: TableFacts): DownloadTable {
  const [schema = '', table = ''] = key.split('.')
  return {
    name: schema === 'identity' ? key : table,
    schema: schema === 'identity' ? 'identity' : 'public',
    table,
    purpose: facts.purpose,
    columns: Object.keys(facts.columns).filter((column) => !isLeftOut(table, column)),
  }
}

/**
 * The tables of a person's copy, from the data map: every table that is part of a person's own export and has rows of a
 * person in this role.
 */
export const downloadTables = (role: DownloadRole): DownloadTable[] =>
  Object.entries(dataMap).flatMap(([key, facts]) => {
    const table = tableOf(key, facts)
    const isOwn = table.schema === 'identity' || belongsTo(role, table.table, facts)
    return facts.exported && isOwn ? [table] : []
  })

/** The name of a column in the copy: what was sealed has the name of what it says. */
export const nameInCopy = (column: string): string => column.replace(/_sealed$/, '')
