import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { AccessList } from './access-list.tsx'

/** Who of support looked at a session, for its fitter. */
export function SessionAccesses({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('support')
  return (
    <Card title={t('section.title')}>
      <AccessList sessionId={sessionId} empty={<p className="text-muted">{t('list.noneOther')}</p>} />
    </Card>
  )
}
