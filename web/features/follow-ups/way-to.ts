import { MILESTONE_DAYS } from '#domain/follow-ups/protocol.ts'

/** The address of a follow-up's form: of a milestone, else of the one that is meant. */
export function wayTo(sessionId: string, milestone?: number): string {
  const path = `/follow-up/${encodeURIComponent(sessionId)}`
  return milestone === undefined
    ? path
    : `${path}?${new URLSearchParams({ milestone: String(milestone), step: '1' })}`
}

/** The milestone an address names, if it can be one. */
export function milestoneIn(search: URLSearchParams): number | undefined {
  const asked = Number(search.get('milestone') ?? 0)
  return Number.isInteger(asked) && asked > 0 && asked <= MILESTONE_DAYS.max ? asked : undefined
}
