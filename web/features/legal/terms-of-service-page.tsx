import { annualSaving, priceOf } from '#domain/billing/prices.ts'
import { GUARDIAN_AGE } from '#domain/consents/consent.ts'
import { TERMS } from '#domain/product.ts'
import { When } from '#web/documents/when.tsx'
import { pages } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { LegalList, LegalPage, LegalPart } from './legal-page.tsx'
import { OperatorAddress } from './operator.tsx'
import { type TermsSection, termsSections, whenPaid } from './terms-content.ts'
import { TranslationNote } from './translation-note.tsx'

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

type Paragraph = NonNullable<TermsSection['paragraphs']>[number]

/** A paragraph, which may be true only where payments are collected, or only where they are not. */
function TermsParagraph({ text }: { text: Paragraph }) {
  const { t } = useTranslation('legal')
  const figures = useTermsFigures()
  const paragraph = <p>{t(`terms.sections.${text}`, figures)}</p>
  const paid = whenPaid[text]
  if (paid === undefined) return paragraph
  return paid ? <When holds="payments">{paragraph}</When> : <When fails="payments">{paragraph}</When>
}

function TermsPart({ section, paragraphs = [], duties = [] }: TermsSection) {
  const { t } = useTranslation('legal')
  const figures = useTermsFigures()
  return (
    <LegalPart level={2} title={t(`terms.sections.${section}.title`)}>
      {paragraphs.map((key) => (
        <TermsParagraph key={key} text={key} />
      ))}
      {duties.length > 0 && (
        <LegalList>
          {duties.map((key) => (
            <li key={key}>{t(`terms.sections.${key}`, figures)}</li>
          ))}
        </LegalList>
      )}
      {section === 'contact' && (
        <p>
          <ContactLink />
        </p>
      )}
    </LegalPart>
  )
}

/** The terms of service between fitters, riders and the provider: the product's, or the operator's own. */
export function TermsOfServicePage() {
  const { t } = useTranslation('legal')
  const format = useFormat()
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      state={t('state', { version: TERMS.version, date: format.date(TERMS.date) })}
      own="ownTerms"
    >
      <TranslationNote page={pages.termsOfService} />
      <div className="grid gap-7">
        {termsSections.map((part) => (
          <TermsPart key={part.section} {...part} />
        ))}
        <When holds="imprint">
          <OperatorAddress />
        </When>
      </div>
    </LegalPage>
  )
}
