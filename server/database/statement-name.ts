import { createHash } from 'node:crypto'

/** The most named statements, because PostgreSQL keeps each one in the memory of each connection. */
const MOST_NAMES = 1000

const names = new Map<string, string>()

/**
 * The name under which a connection prepares a statement. The same text has the same name on every connection and in
 * every process.
 * @returns undefined once this process has named 1,000 statements; later ones are planned each time
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
  names.set(text, name)
  return name
}
