import { codeOf } from '#web/api/error-text.ts'

/**
 * Logs an error of signing in or out to the console, for debugging. Nothing else writes to the console. A lost
 * connection is not logged, because it is not a fault of the program: all pending requests fail when a page is left.
 */
export function logFailure(what: string, error: unknown): void {
  if (codeOf(error) === 'unreachable') return
  console.error(`${what}:`, error)
}
