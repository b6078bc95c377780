import type { CallResponse } from '#web/api/api.ts'

type Submission = CallResponse<'GET /api/submissions'>['items'][number]

/** The newest submissions: enough to name those of a few moments. */
export const newest = { query: { limit: 6 } } as const

/**
 * What is in a list now and was not in it before. Older ones that slid into the list because others were erased
 * are no arrivals.
 */
export function arrivals(before: readonly Submission[], now: readonly Submission[]): Submission[] {
  const known = new Set(before.map(({ id }) => id))
  const latest = before[0]?.submittedAt ?? ''
  return now.filter(({ id, submittedAt }) => !known.has(id) && submittedAt > latest)
}
