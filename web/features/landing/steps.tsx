import type { ReactNode } from 'react'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { severities } from '#web/ui/severity.tsx'
import { Section } from './section.tsx'

function Ways() {
  const { t } = useTranslation('landing')
  return (
    <span className="flex flex-wrap gap-2">
      {(['email', 'link', 'code'] as const).map((way) => (
        <Pill key={way} tone="teal">
          {t(`what.steps.invite.ways.${way}`)}
        </Pill>
      ))}
    </span>
  )
}

/** The severity scale of the intake. */
function Scale() {
  const format = useFormat()
  return (
    <span className="flex max-w-64 gap-1">
      {severities.map((value) => (
        <span
          key={value}
          className="grid h-8 flex-1 place-items-center rounded-sm border-2 font-bold text-figure"
          data-severity={value}
        >
          {format.number(value)}
        </span>
      ))}
    </span>
  )
}

/** A measurement before and after. */
function Measured() {
  const { t } = useTranslation('measurements', 'interventions')
  const format = useFormat()
  const mm = (value: number) => format.number(value, { style: 'unit', unit: 'millimeter' })
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">{t('names.saddle_height')}</span>
      <b className="tabular-nums">{t('interventions:ends.fromTo', { from: mm(728), to: mm(734) })}</b>
    </span>
  )
}

/** A zone before and after, as every drawing of the product shows it. */
function Compared() {
  const { t } = useTranslation('common')
  return (
    <span className="flex items-center gap-3">
      <span className="text-muted">{t('zone.knees')}</span>
      <span className="compared">
        <b className="compared-before">5</b>
        <b className="compared-after">2</b>
      </span>
    </span>
  )
}

const steps = [
  { name: 'invite', shown: <Ways /> },
  { name: 'intake', shown: <Scale /> },
  { name: 'fit', shown: <Measured /> },
  { name: 'follow', shown: <Compared /> },
] as const satisfies readonly { name: string; shown: ReactNode }[]

/** What the product is, in the order of a fitter's work. */
export function WhatItIs() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="how" title={t('what.title')} lead={t('what.text')} ground="card">
      <ol className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ name, shown }, index) => (
          <li key={name} data-print-block>
            <div className="flex items-center gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 flex-none place-items-center rounded-full bg-teal font-bold text-on-teal"
              >
                {index + 1}
              </span>
              <span aria-hidden="true" className="h-px flex-1 bg-line" />
            </div>
            <h3 className="mt-5 text-xl">{t(`what.steps.${name}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`what.steps.${name}.text`, intakeMinutes)}</p>
            <div aria-hidden="true" className="mt-5">
              {shown}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
