import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface ThanksProps {
  kind: 'intake' | 'follow_up'
}

/** What a rider reads above their own answers in place of the fitter's list of what needs attention. */
export function Thanks({ kind }: ThanksProps) {
  const { t } = useTranslation('submissions')
  return (
    <Card title={t('thanks.title')}>
      <p>{t(`thanks.${kind}.received`)}</p>
      <p className="mt-2">{t(`thanks.${kind}.next`)}</p>
    </Card>
  )
}
