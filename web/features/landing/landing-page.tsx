import type { ReactNode } from 'react'
import { valuePlace } from '#domain/page-values.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { CallsToAction } from './calls-to-action.tsx'
import { DashboardFeatures, type Feature } from './dashboard-features.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Questions } from './questions.tsx'
import { WhyFitters, WhyRiders } from './reasons.tsx'
import { Section } from './section.tsx'
import { WhatItIs } from './steps.tsx'

function ComingSoon() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('soon.title')} lead={t('soon.text')}>
      <p className="mb-4 max-w-2xl text-lg">{t('soon.data')}</p>
      <Pill tone="amber">{t('soon.state')}</Pill>
    </Section>
  )
}

function FinalCall() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('final.title')} lead={t('final.text')} ground="teal">
      <CallsToAction />
      <p className="mt-6 text-teal-deep">
        {t('final.contact')} <a href={`mailto:${valuePlace('contactEmail')}`}>{valuePlace('contactEmail')}</a>
      </p>
    </Section>
  )
}

/** The landing page, for people who do not know the product yet. It is rendered when the web is built. */
export function LandingPage({ samples }: { samples: Readonly<Record<Feature, ReactNode>> }) {
  return (
    <>
      <Hero />
      <WhatItIs />
      <WhyFitters />
      <WhyRiders />
      <DashboardFeatures samples={samples} />
      <Pricing />
      <ComingSoon />
      <Questions />
      <FinalCall />
    </>
  )
}
