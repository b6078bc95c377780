import { type ErrorCode, errorStatus, type ProblemAt, type ProblemBody } from '#contract/errors.ts'

/** An error with a code of the closed list. The reader's side turns it into text. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Record<string, string | number> | undefined
  readonly problems: ProblemAt[] | undefined

  constructor(
    code: ErrorCode,
    more: { params?: Record<string, string | number>; problems?: ProblemAt[] } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = more.params
    this.problems = more.problems
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** The response body of an error (`application/problem+json`). */
export function problemBody(error: AppError, requestId: string): ProblemBody {
  return {
    status: error.status,
    code: error.code,
    ...(error.params && { params: error.params }),
    ...(error.problems && { problems: error.problems }),
    requestId,
  }
}
