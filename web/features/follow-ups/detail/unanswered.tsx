import { followUpPath } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { FollowUp } from './sent-follow-ups.ts'

interface UnansweredProps {
  followUp: FollowUp
  sessionId: string
  own: boolean
}

/** A follow-up without an answer: its status, and for the rider a link to the form. */
export function Unanswered({ followUp, sessionId, own }: UnansweredProps) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  const { status, dueOn, windowEndsOn, milestone } = followUp
  if (status === 'submitted') return null
  const dates = { date: format.date(dueOn), until: format.date(windowEndsOn) }
  return (
    <Card>
      <p>{t(`detail.waiting.${status}`, dates)}</p>
      {own && (status === 'due' || status === 'overdue') && (
        <LinkButton className="mt-4" to={followUpPath(sessionId, milestone)}>
          {t('detail.fill')}
        </LinkButton>
      )}
    </Card>
  )
}
