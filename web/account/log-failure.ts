/** The only place that writes to the console: errors of signing in or out, for debugging. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}:`, error)
}
