import { Link, useLocation, useSearchParams } from 'react-router'
import { milestoneWords } from '#web/follow-ups/milestone-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FollowUp } from './follow-ups.ts'

/** The milestones, the latest first; each is an address of its own. */
export function Milestones({ items, shown }: { items: readonly FollowUp[]; shown: FollowUp }) {
  const { t } = useTranslation('followUps')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const format = useFormat()
  const addressOf = (milestone: number) => {
    const params = new URLSearchParams(search)
    params.delete('revision')
    params.set('milestone', String(milestone))
    return `${pathname}?${params}`
  }
  return (
    <nav aria-label={t('detail.milestones')} data-screen-only>
      <ul className="flex flex-wrap gap-1 border-line border-b">
        {items.map(({ followUpId, milestone, daysAfterFit, submission }) => {
          const current = followUpId === shown.followUpId
          return (
            <li key={followUpId}>
              <Link
                to={addressOf(milestone)}
                aria-current={current ? 'page' : undefined}
                className={`flex min-h-11 items-center border-b-3 px-3 ${current ? 'border-teal font-semibold' : 'border-transparent text-muted hover:text-ink'}`}
              >
                {milestoneWords(format, daysAfterFit)}
                {submission && (
                  <span aria-hidden="true" className="ms-1.5 text-teal">
                    ✓
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
