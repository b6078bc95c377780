import { useMilestoneWords } from '#web/discomfort-course/use-milestone-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FollowUpState } from './session.ts'
import { FollowUpPill } from './status-pill.tsx'

/** The follow-ups of a fit, one line each with the date and status. Renders nothing if none is planned. */
export function FollowUpLines({ followUps }: { followUps: readonly FollowUpState[] }) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const say = useMilestoneWords()
  if (followUps.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-secondary" aria-label={t('tab.followUps')}>
      {followUps.map(({ id, daysAfterFit, status, dueOn, submittedAt }) => (
        <li
          key={id}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 sm:grid-cols-[6rem_auto_minmax(0,1fr)]"
        >
          <span>{say(daysAfterFit)}</span>
          <span>
            <FollowUpPill status={status} />
          </span>
          <span className="text-muted max-sm:col-start-2">
            {submittedAt
              ? t('followUp.answered', { date: format.shortDate(submittedAt) })
              : t('followUp.due', { date: format.shortDate(dueOn) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
