import { pages } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SignUpLink } from '#web/ui/sign-up-link.tsx'
import { AccountDeleted } from './account-deleted.tsx'
import { DashboardFeatures } from './dashboard-features.tsx'
import { DemoCall, useContactEmail } from './demo-call.tsx'
import { Hero, PageNavigation } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { WhatItIs, WhyFitters, WhyRiders } from './reasons.tsx'
import { Section } from './section.tsx'

function ComingSoon() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('soon.title')} lead={t('soon.text')}>
      <p className="mb-4 text-lg">{t('soon.data')}</p>
      <Pill tone="amber">{t('soon.state')}</Pill>
    </Section>
  )
}

function FinalCall() {
  const { t } = useTranslation('landing')
  const email = useContactEmail()
  return (
    <Section title={t('final.title')} lead={t('final.text')} ground="teal">
      <div className="flex flex-wrap gap-4">
        <SignUpLink to={pages.signup}>{t('hero.start')}</SignUpLink>
        <DemoCall />
      </div>
      {email && (
        <p className="mt-6 text-muted">
          {t('final.contact')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </Section>
  )
}

/** The landing page, for people who do not know the product yet. */
export default function LandingPage() {
  return (
    <>
      <PageNavigation />
      <AccountDeleted />
      <Hero />
      <WhatItIs />
      <WhyFitters />
      <WhyRiders />
      <DashboardFeatures />
      <Pricing />
      <ComingSoon />
      <FinalCall />
    </>
  )
}
