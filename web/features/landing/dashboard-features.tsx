import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Point, Ring, Section } from './section.tsx'

/** The parts of the dashboard in the order shown. `here` is false until a part is built. */
const features = [
  { name: 'submissions', here: true },
  { name: 'rating', here: false },
  { name: 'goals', here: false },
  { name: 'radar', here: false },
  { name: 'improvement', here: false },
  { name: 'alerts', here: false },
  { name: 'log', here: false },
] as const

export function DashboardFeatures() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('dashboard.title')} lead={t('dashboard.lead')}>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ name, here }) => (
          <Point
            key={name}
            title={t(`dashboard.features.${name}.title`)}
            text={t(`dashboard.features.${name}.text`)}
            sign={<Ring />}
            later={!here}
          />
        ))}
      </ul>
    </Section>
  )
}
