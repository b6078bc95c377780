import { annualSaving, priceOf } from '#domain/billing/prices.ts'
import { GUARDIAN_AGE } from '#domain/consents/consent.ts'
import { TERMS } from '#domain/product.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { LegalPage, LegalPart } from './legal-page.tsx'
import { type TermsSection, termsSections } from './terms-content.ts'

/** The numbers of the terms, formatted for the reader's language. */
function useTermsFigures() {
  const format = useFormat()
  const dollars = (amount: number) =>
    format.number(amount, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const annual = priceOf('annual')
  return {
    age: GUARDIAN_AGE,
    month: dollars(priceOf('monthly').perMonth),
    saving: format.number(annualSaving, { style: 'percent' }),
    year: dollars(annual.perYear),
    monthOfYear: dollars(annual.perMonth),
  }
}

function TermsPart({ part: { section, paragraphs = [], duties = [] } }: { part: TermsSection }) {
  const { t } = useTranslation('legal')
  const figures = useTermsFigures()
  return (
    <LegalPart level={2} title={t(`terms.sections.${section}.title`)}>
      {paragraphs.map((key) => (
        <p key={key}>{t(`terms.sections.${key}`, figures)}</p>
      ))}
      {duties.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-teal">
          {duties.map((key) => (
            <li key={key}>{t(`terms.sections.${key}`, figures)}</li>
          ))}
        </ul>
      )}
      {section === 'contact' && (
        <p>
          <ContactLink />
        </p>
      )}
    </LegalPart>
  )
}

/** The terms of service between fitters, riders and the provider. */
export default function TermsOfServicePage() {
  const { t } = useTranslation('legal')
  const format = useFormat()
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      state={t('state', { version: TERMS.version, date: format.date(TERMS.date) })}
    >
      <div className="grid gap-7">
        {termsSections.map((part) => (
          <TermsPart key={part.section} part={part} />
        ))}
      </div>
    </LegalPage>
  )
}
