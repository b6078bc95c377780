import { codeOf } from '#web/api/error-text.ts'

/**
 * Logs errors of signing in or out to the console, for debugging; nothing else writes to it. A lost connection is not
 * logged: it is no fault of the program, and every request of a page that is being left fails this way.
 */
export function logFailure(what: string, error: unknown): void {
  if (codeOf(error) === 'unreachable') return
  console.error(`${what}:`, error)
}
