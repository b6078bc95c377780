import type { Milestone } from '#domain/follow-ups/protocol.ts'
import { spanOf } from '#domain/follow-ups/span.ts'
import type { Formats } from '#web/ui/language/use-format.ts'

/** A milestone where the fit is known from the page: 2 weeks, 10 days, 3 months. */
export function milestoneWords(format: Formats, milestone: Milestone): string {
  const { unit, count } = spanOf(milestone)
  return format.number(count, { style: 'unit', unit, unitDisplay: 'long' })
}
