import { z } from 'zod'
import type { HolderKey } from '../vault/vault.ts'

const json = z.json()
type Json = z.infer<typeof json>

const changesShape = z.record(z.string(), z.object({ from: json.optional(), to: json.optional() }))

/** The changed fields of an audit entry with their values opened. */
export type OpenedChanges = Record<string, { from?: Json; to?: Json }>

/** The field that a value was sealed for, if the audit entry uses another name. */
const SEALED_FIELDS: Record<string, string> = { value: 'words' }
const SEALED = 'sealed:'

/** An audit entry as it is stored. */
interface Entry {
  entity: string
  entityId: string
  changes: unknown
}

/**
 * The changes of an audit entry, with sealed values opened.
 * @param key of the file or the account that the entry is about
 * @param isWanted which fields; all by default
 * @throws when a value was sealed under another key
 */
export function openedChanges(
  key: HolderKey,
  { entity, entityId, changes }: Entry,
  isWanted: (field: string) => boolean = () => true,
): OpenedChanges {
  const open = (field: string, value: Json): Json => {
    if (typeof value !== 'string' || !value.startsWith(SEALED)) return value
    const place = { table: entity, row: entityId, field: SEALED_FIELDS[field] ?? field }
    return key.open(place, Buffer.from(value.slice(SEALED.length), 'base64'))
  }
  return Object.fromEntries(
    Object.entries(changesShape.parse(changes))
      .filter(([field]) => isWanted(field))
      .map(([field, { from, to }]) => [
        field,
        {
          ...(from !== undefined && { from: open(field, from) }),
          ...(to !== undefined && { to: open(field, to) }),
        },
      ]),
  )
}
