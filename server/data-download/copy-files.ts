import { writeCsv } from '#domain/csv/csv.ts'
import { type DownloadRole, type DownloadTable, nameInCopy } from './download-tables.ts'
import { rowsOf, type Source } from './read-tables.ts'
import type { CopiedRow } from './sealed-values.ts'

/** The schema of `data.json`. It changes when something is renamed or removed, not when something is added. */
export const COPY_SCHEMA = 'spokewell-data-download'
export const COPY_VERSION = 1

/** Spreadsheets read the text as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\ufeff'

/** A file that belongs into the copy but could not be made. */
export interface Missing {
  file: string
  reason: string
}

/** What `data.json` says about the copy itself. */
export interface CopyHead {
  madeAt: string
  /** The address of the installation. */
  installation: string
  role: DownloadRole
  accountId: string
}

async function* joined(table: DownloadTable, source: Source): AsyncGenerator<string> {
  let separator = ''
  for await (const rows of rowsOf(table, source))
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify(row)}`
      separator = ','
    }
}

/**
 * All tables as one JSON document, written a few rows at a time.
 * @param found what was missing and could not be read; asked for at the end, when it is known
 */
export async function* dataJson(
  head: CopyHead,
  tables: readonly DownloadTable[],
  source: Source,
  found: () => { missing: readonly Missing[]; unreadable: readonly string[] },
): AsyncGenerator<string> {
  const about = JSON.stringify({ schema: COPY_SCHEMA, version: COPY_VERSION, ...head })
  yield `${about.slice(0, -1)},\n"tables":{`
  for (const [index, table] of tables.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(table.name)}:[`
    yield* joined(table, source)
    yield ']'
  }
  const { missing, unreadable } = found()
  yield `},\n"missing":${JSON.stringify(missing)},"unreadable":${JSON.stringify(unreadable)}}\n`
}

/** A value in a cell: documents and lists as JSON. */
const cellOf = (value: CopiedRow[string] | undefined): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A table as comma-separated values, with the names of the columns first. */
export async function* tableCsv(table: DownloadTable, source: Source): AsyncGenerator<string> {
  const columns = table.columns.map(nameInCopy)
  yield BYTE_ORDER_MARK + writeCsv([columns])
  for await (const rows of rowsOf(table, source))
    yield writeCsv(rows.map((row) => columns.map((column) => cellOf(row[column]))))
}
