import type { CallResponse } from '#web/api/api.ts'

type Submission = CallResponse<'GET /api/submissions'>['items'][number]

/** The newest submissions. They are enough to name those that arrive within moments. */
export const newest = { query: { limit: 6 } } as const

/** The submissions that are new in a list. Older ones that moved up because others were erased do not count. */
export function arrivals(before: readonly Submission[], now: readonly Submission[]): Submission[] {
  const known = new Set(before.map(({ id }) => id))
  const latest = before[0]?.submittedAt ?? ''
  return now.filter(({ id, submittedAt }) => !known.has(id) && submittedAt > latest)
}
