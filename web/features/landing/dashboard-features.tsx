import type { ReactNode } from 'react'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Section } from './section.tsx'

/** The parts of the dashboard in the order shown, and how many of the six columns of a wide screen, or the two of a tablet, each has. */
const features = [
  { name: 'radar', columns: 'md:col-span-2 lg:col-span-3' },
  { name: 'submissions', columns: 'md:col-span-2 lg:col-span-3' },
  { name: 'rating', columns: 'lg:col-span-2' },
  { name: 'goals', columns: 'lg:col-span-2' },
  { name: 'improvement', columns: 'md:col-span-2' },
  { name: 'alerts', columns: 'md:col-span-2 lg:col-span-3' },
  { name: 'log', columns: 'md:col-span-2 lg:col-span-3' },
] as const

export type Feature = (typeof features)[number]['name']

/** The dashboard's features, each with the widget of the product that has it. */
export function DashboardFeatures({ samples }: { samples: Readonly<Record<Feature, ReactNode>> }) {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('dashboard.title')} lead={t('dashboard.lead')}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-6">
        {features.map(({ name, columns }) => (
          <li
            key={name}
            className={`defer-paint flex flex-col rounded-[20px] border border-line bg-sunken p-3.5 pt-5 md:p-6 ${columns}`}
            data-print-block
          >
            <h3 className="text-lg">{t(`dashboard.features.${name}.title`)}</h3>
            <p className="mt-1 mb-5 text-muted">{t(`dashboard.features.${name}.text`)}</p>
            <div className="relative grow">
              <div className="absolute end-4 -top-3">
                <Pill tone="amber">{t('sample')}</Pill>
              </div>
              {samples[name]}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
