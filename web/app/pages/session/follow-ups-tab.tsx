import { FollowUpStates } from '#web/features/sessions/follow-up-states.tsx'
import type { SessionTabProps } from '#web/features/sessions/session.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The follow-ups of a fit with where each stands. */
export default function FollowUpsTab({ session }: SessionTabProps) {
  const { t } = useTranslation('sessions')
  return (
    <Card title={t('tab.followUps')}>
      {session.followUps.length === 0 ? (
        <p className="text-muted">{t('followUp.none')}</p>
      ) : (
        <FollowUpStates followUps={session.followUps} />
      )}
    </Card>
  )
}
