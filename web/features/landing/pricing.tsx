import { annualSaving, type Billing, priceOf } from '#domain/billing/prices.ts'
import { ComingSoonMark } from '#web/coming-soon/coming-soon-mark.tsx'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { StartAccount } from './calls-to-action.tsx'
import { Section } from './section.tsx'
import { Tick } from './tick.tsx'

const billings = ['monthly', 'annual'] as const

function usePriceTexts() {
  const format = useFormat()
  return {
    percent: format.number(annualSaving, { style: 'percent' }),
    dollars: (amount: number) =>
      format.number(amount, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }),
  }
}

/** Monthly or annual: two native radio buttons styled as a switch. Styles show the price of the checked one. */
function BillingSwitch() {
  const { t } = useTranslation('landing')
  const { percent } = usePriceTexts()
  return (
    <fieldset
      className="inline-flex min-w-0 max-w-full flex-wrap rounded-md border border-line bg-card p-1"
      data-screen-only
    >
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
            defaultChecked={each === 'monthly'}
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

/** On paper both prices are there, because nobody can switch. */
const shownFor: Record<Billing, string> = {
  monthly: 'group-has-[[value=annual]:checked]/tier:hidden print:block!',
  annual: 'hidden group-has-[[value=annual]:checked]/tier:block print:block!',
}

function Price({ billing }: { billing: Billing }) {
  const { t } = useTranslation('landing')
  const { percent, dollars } = usePriceTexts()
  const { perMonth, perYear } = priceOf(billing)
  return (
    <div className={shownFor[billing]} data-price={billing}>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <strong className="text-6xl tracking-tight">{dollars(perMonth)}</strong>
        <span className="text-lg text-muted">{t('pricing.tier1.perMonth')}</span>
      </p>
      <p className="mt-2 text-muted">
        {billing === 'annual'
          ? t('pricing.tier1.annualNote', { total: dollars(perYear), percent })
          : t('pricing.tier1.monthlyNote', { percent })}
      </p>
    </div>
  )
}

function Points({ columns = '', children }: { columns?: string; children: readonly string[] }) {
  return (
    <ul className={`my-7 grid grid-cols-1 gap-2.5 ${columns}`}>
      {children.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <span className="mt-1">
            <Tick />
          </span>
          {point}
        </li>
      ))}
    </ul>
  )
}

function Tier1() {
  const { t } = useTranslation('landing')
  return (
    <div
      className="group/tier flex flex-col rounded-[20px] border-2 border-teal bg-paper p-6 md:p-9"
      data-print-block
    >
      <h3 className="text-2xl">{t('pricing.tier1.name')}</h3>
      <p className="mt-1 mb-6 text-muted">{t('pricing.tier1.lead')}</p>
      <div>
        <BillingSwitch />
      </div>
      <div aria-live="polite">
        {billings.map((billing) => (
          <Price key={billing} billing={billing} />
        ))}
      </div>
      <Points columns="sm:grid-cols-2">
        {(['riders', 'contracts', 'cancel', 'gdpr'] as const).map((point) =>
          t(`pricing.tier1.points.${point}`),
        )}
      </Points>
      <div className="mt-auto" data-screen-only>
        <StartAccount text={t('pricing.tier1.start')} />
      </div>
    </div>
  )
}

function Tier2() {
  const { t } = useTranslation('landing')
  return (
    <div
      className="flex flex-col items-start rounded-[20px] border border-line bg-paper p-6 md:p-9"
      data-print-block
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-2xl">{t('pricing.tier2.name')}</h3>
        <ComingSoonMark of="coPilot" />
      </div>
      <p className="mt-1 text-muted">{t('pricing.tier2.lead')}</p>
      <p className="mt-8 font-bold text-3xl tracking-tight">{t('pricing.tier2.price')}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
        {t('pricing.tier2.planned')}
        <Pill>{t('pricing.tier2.present')}</Pill>
      </p>
      <Points>
        {(['tier1', 'coPilot', 'consent'] as const).map((point) => t(`pricing.tier2.points.${point}`))}
      </Points>
    </div>
  )
}

/** Both tiers, with the switch between monthly and annual billing. */
export function Pricing() {
  const { t } = useTranslation('landing')
  return (
    <Section anchor="pricing" title={t('pricing.title')} ground="card">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Tier1 />
        <Tier2 />
      </div>
    </Section>
  )
}
