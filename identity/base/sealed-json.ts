import type { z } from 'zod'
import type { IdentityHost } from './host.ts'

/** Seals a value as JSON; `row` is bound as associated data. */
export const sealJson = (host: Pick<IdentityHost, 'seal'>, purpose: string, value: unknown, row: string) =>
  host.seal(purpose, JSON.stringify(value), row)

/**
 * Opens a sealed JSON value and checks its shape. Throws when it does not fit the schema; the message names the purpose
 * only, never the content.
 */
export function openJson<Schema extends z.ZodType>(
  host: Pick<IdentityHost, 'open'>,
  purpose: string,
  { schema, sealed, row }: { schema: Schema; sealed: Buffer; row: string },
): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(host.open(purpose, sealed, row)))
  if (!parsed.success) throw new Error(`a stored ${purpose} does not have the expected shape`)
  return parsed.data
}
