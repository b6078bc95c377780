import { Client } from 'pg'
import { COPY_SCHEMA, COPY_VERSION } from '#server/data-download/copy-files.ts'
import { type DownloadTable, downloadTables, nameInCopy } from '#server/data-download/download-tables.ts'
import { SEALED_DOCUMENTS } from '#server/data-download/sealed-values.ts'
import { ofMigratedDatabase } from './database-types.ts'

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
}

const COLUMNS = `
  select table_schema || '.' || table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable
  from information_schema.columns where table_schema in ('public', 'identity')`

/** A part of a JSON schema. */
type Schema = Record<string, unknown>

const text: Schema = { type: 'string' }
const number: Schema = { type: 'number' }

/** How a stored type is written in the copy. */
const TYPES: Record<string, Schema> = {
  uuid: { type: 'string', format: 'uuid' },
  timestamptz: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  bool: { type: 'boolean' },
  int2: number,
  int4: number,
  numeric: number,
  float8: number,
  jsonb: {},
  json: {},
}

function schemaOf({ type, nullable, name }: Column, documents: boolean): Schema {
  if (name.endsWith('_sealed')) return documents ? {} : { type: ['string', 'null'] }
  const item = type.startsWith('_') ? TYPES[type.slice(1)] : undefined
  const one = type.startsWith('_') ? { type: 'array', items: { ...(item ?? text) } } : (TYPES[type] ?? text)
  return nullable && 'type' in one ? { ...one, type: [one.type, 'null'] } : one
}

function tableSchema(table: DownloadTable, stored: readonly Column[]): Schema {
  const columns = table.columns.flatMap(
    (name) => stored.find((one) => one.table === `${table.schema}.${table.table}` && one.name === name) ?? [],
  )
  const isDocument = (name: string) => SEALED_DOCUMENTS.includes(`${table.table}.${name}`)
  return {
    description: table.purpose,
    type: 'array',
    items: {
      type: 'object',
      required: columns.map(({ name }) => nameInCopy(name)),
      properties: Object.fromEntries(
        columns.map((column) => [nameInCopy(column.name), schemaOf(column, isDocument(column.name))]),
      ),
    },
  }
}

const TITLE = 'Everything that an installation of Spokewell keeps about a person'
const DESCRIPTION =
  'Version 1. Tables and columns may be added within a version; nothing is renamed or removed. Instants are in UTC. A photo lies in photos/<id of the photo>.webp.'

/** The tables of riders and of fitters. */
function tablesSchema(stored: readonly Column[]): Schema {
  const tables = new Map(
    [...downloadTables('client'), ...downloadTables('fitter')].map((one) => [one.name, one]),
  )
  return {
    type: 'object',
    properties: Object.fromEntries([...tables].map(([name, table]) => [name, tableSchema(table, stored)])),
  }
}

/** The JSON schema of a person's copy of their data. */
function schemaFile(stored: readonly Column[]): string {
  const missing = { type: 'object', required: ['file', 'reason'], properties: { file: text, reason: text } }
  const properties = {
    schema: { const: COPY_SCHEMA },
    version: { const: COPY_VERSION },
    madeAt: TYPES.timestamptz,
    installation: { type: 'string', format: 'uri' },
    role: { enum: ['client', 'fitter'] },
    accountId: TYPES.uuid,
    tables: tablesSchema(stored),
    missing: { description: 'files that could not be made', type: 'array', items: missing },
    unreadable: { description: 'values that could not be opened', type: 'array', items: text },
  }
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: TITLE,
    description: DESCRIPTION,
    type: 'object',
    required: Object.keys(properties),
    properties,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Made from the data map and the types of the tables. */
export const downloadSchema = (): Promise<string> =>
  ofMigratedDatabase(async (connectionString) => {
    const owner = new Client({ connectionString })
    await owner.connect()
    try {
      const { rows } = await owner.query<Column>(COLUMNS)
      return schemaFile(rows)
    } finally {
      await owner.end()
    }
  })
