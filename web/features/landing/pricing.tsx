import { useState } from 'react'
import { ComingSoonMark } from '#web/coming-soon/coming-soon-mark.tsx'
import { pages } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SignUpLink } from '#web/ui/sign-up-link.tsx'
import { annualSaving, type Billing, priceOf } from './prices.ts'
import { Section } from './section.tsx'

const billings = ['monthly', 'annual'] as const

interface BillingProps {
  billing: Billing
  onChange: (billing: Billing) => void
}

function usePriceTexts() {
  const format = useFormat()
  return {
    percent: format.number(annualSaving, { style: 'percent' }),
    dollars: (amount: number) =>
      format.number(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  }
}

/** Monthly or annual: two native radio buttons styled as a switch. */
function BillingSwitch({ billing, onChange }: BillingProps) {
  const { t } = useTranslation('landing')
  const { percent } = usePriceTexts()
  return (
    <fieldset className="inline-flex flex-wrap rounded-md border border-line bg-card p-1">
      <legend className="sr-only">{t('pricing.billing')}</legend>
      {billings.map((each) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-4 font-semibold has-checked:bg-teal-soft has-checked:text-teal-deep has-focus-visible:outline-3 has-focus-visible:outline-teal"
        >
          <input
            type="radio"
            name="billing"
            className="tick"
            value={each}
            checked={billing === each}
            onChange={() => onChange(each)}
          />
          {t(`pricing.${each}`)}
          {each === 'annual' && (
            <span className="font-normal text-detail">{t('pricing.saving', { percent })}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}

const points = ['riders', 'contracts', 'cancel', 'gdpr'] as const

function Tier1({ billing, onChange }: BillingProps) {
  const { t } = useTranslation('landing')
  const { percent, dollars } = usePriceTexts()
  const { perMonth, perYear } = priceOf(billing)
  return (
    <div className="rounded-lg border-2 border-teal bg-paper p-6 md:p-8">
      <h3 className="text-xl">{t('pricing.tier1.name')}</h3>
      <p className="mt-1 mb-5 text-muted">{t('pricing.tier1.lead')}</p>
      <BillingSwitch billing={billing} onChange={onChange} />
      <div aria-live="polite">
        <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
          <strong className="text-5xl tracking-tight">{dollars(perMonth)}</strong>
          <span className="text-lg text-muted">{t('pricing.tier1.perMonth')}</span>
        </p>
        <p className="mt-1 text-muted">
          {billing === 'annual'
            ? t('pricing.tier1.annualNote', { total: dollars(perYear), percent })
            : t('pricing.tier1.monthlyNote', { percent })}
        </p>
      </div>
      <ul className="my-6 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2.5">
            <svg
              viewBox="0 0 20 20"
              width="18"
              height="18"
              className="flex-none text-teal"
              aria-hidden="true"
            >
              <path d="M3 10.5l4.5 4.5L17 5" fill="none" stroke="currentColor" strokeWidth="2.6" />
            </svg>
            {t(`pricing.tier1.points.${point}`)}
          </li>
        ))}
      </ul>
      <SignUpLink to={pages.signup}>{t('pricing.tier1.start')}</SignUpLink>
    </div>
  )
}

function Tier2() {
  const { t } = useTranslation('landing')
  return (
    <div className="flex flex-col items-start rounded-lg border border-line bg-paper p-6 md:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-xl">{t('pricing.tier2.name')}</h3>
        <ComingSoonMark of="coPilot" />
      </div>
      <p className="mt-1 text-muted">{t('pricing.tier2.lead')}</p>
      <p className="mt-8 font-bold text-2xl tracking-tight">{t('pricing.tier2.price')}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
        {t('pricing.tier2.planned')}
        <Pill>{t('pricing.tier2.present')}</Pill>
      </p>
    </div>
  )
}

/** Both tiers, with the switch between monthly and annual billing. */
export function Pricing() {
  const { t } = useTranslation('landing')
  const [billing, setBilling] = useState<Billing>('monthly')
  return (
    <Section anchor="pricing" title={t('pricing.title')} ground="card">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Tier1 billing={billing} onChange={setBilling} />
        <Tier2 />
      </div>
    </Section>
  )
}
