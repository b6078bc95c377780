import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Claim, Claims, Section } from './section.tsx'

/** The parts of the dashboard in the order shown, and which of them may not work yet. */
const features = [
  { name: 'submissions' },
  { name: 'alerts' },
  { name: 'log' },
  { name: 'rating' },
  { name: 'goals' },
  { name: 'radar' },
  { name: 'improvement' },
] as const satisfies readonly Claim[]

export function DashboardFeatures() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('dashboard.title')} lead={t('dashboard.lead')}>
      <Claims
        claims={features}
        titleOf={(name) => t(`dashboard.features.${name}.title`)}
        textOf={(name) => t(`dashboard.features.${name}.text`)}
      />
    </Section>
  )
}
