/** The one place that writes to the console: what went wrong while signing in or out, for who looks into it. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${what}:`, error)
}
