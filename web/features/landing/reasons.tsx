import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Claim, Claims, Point, Section } from './section.tsx'

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
            text={t(`what.steps.${step}.text`, intakeMinutes)}
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
  { name: 'outcome' },
  { name: 'benchmark' },
  { name: 'cases' },
  { name: 'booking' },
] as const satisfies readonly Claim[]

export function WhyFitters() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="fitters" title={t('fitters.title')}>
      <Claims
        claims={fitterPoints}
        titleOf={(name) => t(`fitters.points.${name}.title`)}
        textOf={(name) => t(`fitters.points.${name}.text`)}
      />
    </Section>
  )
}

const riderPoints = [
  { name: 'own' },
  { name: 'confidential' },
  { name: 'progress' },
  { name: 'research' },
  { name: 'switch' },
] as const satisfies readonly Claim[]

export function WhyRiders() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="riders" title={t('riders.title')} lead={t('riders.lead')} ground="card">
      <Claims
        claims={riderPoints}
        titleOf={(name) => t(`riders.points.${name}.title`)}
        textOf={(name) => t(`riders.points.${name}.text`)}
      />
    </Section>
  )
}
