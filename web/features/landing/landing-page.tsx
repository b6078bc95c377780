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
    <Section title={t('soon.title')} beside>
      <div className="rounded-[20px] border-2 border-edge border-dashed bg-card p-6 md:p-9" data-print-block>
        <p className="max-w-2xl text-lg md:text-xl">{t('soon.text')}</p>
        <p className="mt-4 mb-5 text-muted">{t('soon.data')}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {t('pricing.tier2.planned')}
          <Pill tone="amber">{t('pricing.tier2.present')}</Pill>
        </p>
      </div>
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
