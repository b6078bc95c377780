import { useMilestoneWords } from '#web/discomfort-course/use-milestone-words.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FollowUpState } from './session.ts'
import { FollowUpPill } from './status-pill.tsx'

/** The follow-ups of a fit, one line each with the date and status. Renders nothing if none is planned. */
export function FollowUpStates({ followUps }: { followUps: readonly FollowUpState[] }) {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const say = useMilestoneWords()
  if (followUps.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-secondary" aria-label={t('tab.followUps')}>
      {followUps.map(({ id, daysAfterFit, status, dueOn, submittedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-24">{say(daysAfterFit)}</span>
          <FollowUpPill status={status} />
          <span className="text-muted">
            {submittedAt
              ? t('followUp.answered', { date: format.date(submittedAt) })
              : t('followUp.due', { date: format.date(dueOn) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
