import { createHash } from 'node:crypto'

/** PostgreSQL keeps every named statement in the memory of each connection. */
const MOST_NAMES = 1000

/**
 * Names statements: the same text has the same name, on every connection and in every process.
 * @param most of so many texts; later ones have no name, and are planned each time
 */
export function statementNames(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
    names.set(text, name)
    return name
  }
}

/** The name under which the connections of this process prepare a statement. */
export const statementName = statementNames(MOST_NAMES)
