/** Why a `read` failed: the password was refused, or something else. */
export type ReadFailure = 'password' | 'other'

/** An error's code, or else its name. Its message may contain what was read. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Sealed values could not be read. The error itself stays where it happened, because it may contain what was read. */
export class ReadingFailed extends Error {
  readonly reason: ReadFailure

  constructor(reason: ReadFailure, code: string) {
    super(`sealed search: reading failed (${reason}, ${code})`)
    this.reason = reason
  }
}
