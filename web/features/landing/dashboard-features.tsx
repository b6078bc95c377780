import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Claim, Point, Ring, Section } from './section.tsx'

/** The parts of the dashboard in the order shown, and which of them may not work yet. */
const features = [
  { name: 'submissions' },
  { name: 'alerts' },
  { name: 'log' },
  { name: 'rating', promised: 'fitterRating' },
  { name: 'goals', promised: 'goalAlignment' },
  { name: 'radar', promised: 'discomfortChart' },
  { name: 'improvement', promised: 'sessionImprovement' },
] as const satisfies readonly Claim[]

export function DashboardFeatures() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('dashboard.title')} lead={t('dashboard.lead')}>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ name, ...claim }) => (
          <Point
            key={name}
            title={t(`dashboard.features.${name}.title`)}
            text={t(`dashboard.features.${name}.text`)}
            sign={<Ring />}
            {...claim}
          />
        ))}
      </ul>
    </Section>
  )
}
