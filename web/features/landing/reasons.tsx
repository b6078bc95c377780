import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Claim, Claims, Section } from './section.tsx'

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
    <Section anchor="fitters" title={t('fitters.title')} lead={t('fitters.lead')} beside>
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
  { name: 'switch' },
  { name: 'research' },
] as const satisfies readonly Claim[]

export function WhyRiders() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="riders" title={t('riders.title')} lead={t('riders.lead')} ground="dark" beside>
      <Claims
        claims={riderPoints}
        titleOf={(name) => t(`riders.points.${name}.title`)}
        textOf={(name) => t(`riders.points.${name}.text`)}
        dark
      />
    </Section>
  )
}
