import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const points = ['password', 'secondFactor', 'devices'] as const

/** How the account is protected today, and what is not here yet. */
export function SecuritySection() {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('security.title')}>
      <p>{t('security.now')}</p>
      <p className="mt-3 text-muted">{t('security.later')}</p>
      <ul className="mt-1 list-disc ps-5 text-muted">
        {points.map((point) => (
          <li key={point}>{t(`security.points.${point}`)}</li>
        ))}
      </ul>
    </Card>
  )
}
