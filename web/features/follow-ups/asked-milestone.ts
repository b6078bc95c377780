import { MILESTONE_DAYS } from '#domain/follow-ups/protocol.ts'

/** The milestone in a URL, if it is a possible one. */
export function milestoneIn(search: URLSearchParams): number | undefined {
  const asked = Number(search.get('milestone') ?? 0)
  return Number.isInteger(asked) && asked > 0 && asked <= MILESTONE_DAYS.max ? asked : undefined
}
