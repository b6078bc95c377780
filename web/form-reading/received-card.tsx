import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface ReceivedCardProps {
  kind: 'intake' | 'follow_up'
  /** The fit is completed. */
  fitted: boolean
}

/** What a rider reads above their own answers in place of the fitter's list of what needs attention. */
export function ReceivedCard({ kind, fitted }: ReceivedCardProps) {
  const { t } = useTranslation('submissions')
  const form = kind === 'intake' && fitted ? 'intakeOfFit' : kind
  return (
    <Card title={t('thanks.title')}>
      <p>{t(`thanks.${form}.received`)}</p>
      <p className="mt-2">{t(`thanks.${form}.next`)}</p>
    </Card>
  )
}
