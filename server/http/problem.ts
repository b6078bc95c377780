import { type ErrorCode, errorStatus, type ProblemAt, type ProblemBody } from '#contract/errors.ts'

/** A refusal by a code of the closed list. The reader's side says it in words. */
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

/** The body that tells a refusal (`application/problem+json`). */
export function problemBody(error: AppError, requestId: string): ProblemBody {
  return {
    status: error.status,
    code: error.code,
    ...(error.params && { params: error.params }),
    ...(error.problems && { problems: error.problems }),
    requestId,
  }
}
