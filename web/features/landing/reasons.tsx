import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Claim, Point, Ring, Section } from './section.tsx'

const steps = ['invite', 'intake', 'fit', 'follow'] as const

/** What the product is, in the order of a fitter's work. */
export function WhatItIs() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('what.title')} lead={t('what.text')} ground="card">
      <ol className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <Point
            key={step}
            title={t(`what.steps.${step}.title`)}
            text={t(`what.steps.${step}.text`)}
            sign={
              <span
                aria-hidden="true"
                className="grid size-9 flex-none place-items-center rounded-full bg-teal-soft font-bold text-teal-deep"
              >
                {index + 1}
              </span>
            }
          />
        ))}
      </ol>
    </Section>
  )
}

const fitterPoints = [
  { name: 'prepared' },
  { name: 'audit' },
  { name: 'outcome', promised: 'outcomeAnalysis' },
  { name: 'benchmark', promised: 'benchmarking' },
  { name: 'cases', promised: 'pastCases' },
  { name: 'booking', promised: 'booking' },
] as const satisfies readonly Claim[]

export function WhyFitters() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="fitters" title={t('fitters.title')}>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {fitterPoints.map(({ name, ...claim }) => (
          <Point
            key={name}
            title={t(`fitters.points.${name}.title`)}
            text={t(`fitters.points.${name}.text`)}
            sign={<Ring />}
            {...claim}
          />
        ))}
      </ul>
    </Section>
  )
}

const riderPoints = [
  { name: 'own' },
  { name: 'confidential' },
  { name: 'progress' },
  { name: 'research' },
  { name: 'switch', promised: 'sharedHistory' },
] as const satisfies readonly Claim[]

export function WhyRiders() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="riders" title={t('riders.title')} lead={t('riders.lead')} ground="card">
      <ul className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {riderPoints.map(({ name, ...claim }) => (
          <Point
            key={name}
            title={t(`riders.points.${name}.title`)}
            text={t(`riders.points.${name}.text`)}
            sign={<Ring />}
            {...claim}
          />
        ))}
      </ul>
    </Section>
  )
}
