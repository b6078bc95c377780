import type { Milestone } from '#domain/follow-ups/protocol.ts'
import { spanOf } from '#domain/follow-ups/span.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Says a milestone by itself: 6 weeks after your fit. */
export function useMilestone(): (milestone: Milestone) => string {
  const { t } = useTranslation('followUps')
  return (milestone) => {
    const { unit, count } = spanOf(milestone)
    return t(`since.${unit}`, { count })
  }
}
