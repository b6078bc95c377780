import { Link, useLocation, useSearchParams } from 'react-router'
import { useMilestoneWords } from '#web/discomfort-course/use-milestone-words.ts'
import { withChangedQuery } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FollowUp } from './sent-follow-ups.ts'

/** The name of each follow-up of a fit. Follow-ups with the same name are distinguished by their date. */
function useNames(
  items: readonly FollowUp[],
): (followUp: Pick<FollowUp, 'daysAfterFit' | 'dueOn'>) => string {
  const { t } = useTranslation('followUpPages')
  const say = useMilestoneWords()
  const format = useFormat()
  return ({ daysAfterFit, dueOn }) => {
    const name = say(daysAfterFit)
    const alike = items.filter((other) => say(other.daysAfterFit) === name)
    return alike.length > 1 ? t('detail.milestoneDue', { name, date: format.date(dueOn) }) : name
  }
}

/** The milestones, the latest first, each with its own URL. */
export function Milestones({ items, shown }: { items: readonly FollowUp[]; shown: FollowUp }) {
  const { t } = useTranslation('followUpPages')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const nameOf = useNames(items)
  const addressOf = (milestone: number) => withChangedQuery(pathname, search, { revision: null, milestone })
  return (
    <nav aria-label={t('detail.milestones')} data-screen-only>
      <ul className="flex flex-wrap gap-1 border-line border-b">
        {items.map(({ followUpId, milestone, daysAfterFit, dueOn, submission }) => {
          const current = followUpId === shown.followUpId
          return (
            <li key={followUpId}>
              <Link
                to={addressOf(milestone)}
                aria-current={current ? 'page' : undefined}
                className={`flex min-h-11 items-center border-b-3 px-3 ${current ? 'border-teal font-semibold' : 'border-transparent text-muted hover:text-ink'}`}
              >
                {nameOf({ daysAfterFit, dueOn })}
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
