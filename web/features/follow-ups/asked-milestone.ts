import { MILESTONE_DAYS } from '#domain/follow-ups/protocol.ts'

/** The milestone an address names, if it can be one. */
export function milestoneIn(search: URLSearchParams): number | undefined {
  const asked = Number(search.get('milestone') ?? 0)
  return Number.isInteger(asked) && asked > 0 && asked <= MILESTONE_DAYS.max ? asked : undefined
}
