import type { ErrorCode, ProblemAt, ProblemBody } from '#contract/errors.ts'

interface Refusal {
  status: number
  body: string
  problem: Partial<ProblemBody>
}

/**
 * A request that the product refused or could not answer. The message is the status, a colon, a space and the body (or
 * the status text if the body is empty). Screens show only the translated code.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Null when the response came from a proxy and not from the product. */
  readonly code: ErrorCode | null
  readonly params: Record<string, string | number>
  readonly problems: readonly ProblemAt[]
  /** The id to quote when contacting the provider. */
  readonly requestId: string | null
  /** What was refused has been shown to this person: it was closed or erased since. */
  wasShown = false

  constructor({ status, body, problem }: Refusal) {
    super(`${status}: ${body}`)
    this.status = status
    this.code = problem.code ?? null
    this.params = problem.params ?? {}
    this.problems = problem.problems ?? []
    this.requestId = problem.requestId ?? null
  }
}

function problemOf(body: string): Partial<ProblemBody> {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** The error of a response that is not OK. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text()
  return new ApiError({
    status: response.status,
    body: text || response.statusText,
    problem: problemOf(text),
  })
}

/** Whether the same request may succeed later: the server could not be reached, has failed or is busy. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status, code } = error
  if (status === 401) return false
  return status >= 500 || [408, 429].includes(status) || code === null || code === 'request_in_progress'
}
