import { annualSaving, priceOf } from '#domain/billing/prices.ts'
import { GUARDIAN_AGE } from '#domain/consents/consent.ts'
import { TERMS } from '#domain/product.ts'
import { pages } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { LegalPage, LegalPart } from './legal-page.tsx'
import { OperatorAddress } from './operator.tsx'
import { OwnLegalText } from './own-text.tsx'
import { type TermsSection, termsSections, whenPaid } from './terms-content.ts'
import { TranslationNote } from './translation-note.tsx'
import { type Legal, useLegal } from './use-legal.ts'

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

/** Only what is true of an installation that collects payments, or of one that does not. */
const isTrue = (key: keyof typeof whenPaid, paid: boolean) => (whenPaid[key] ?? paid) === paid

interface TermsPartProps {
  part: TermsSection
  /** Payments are collected here. */
  paid: boolean
}

function TermsPart({ part: { section, paragraphs = [], duties = [] }, paid }: TermsPartProps) {
  const { t } = useTranslation('legal')
  const figures = useTermsFigures()
  return (
    <LegalPart level={2} title={t(`terms.sections.${section}.title`)}>
      {paragraphs
        .filter((key) => isTrue(key, paid))
        .map((key) => (
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

/** The product's text. */
function Terms({ legal }: { legal: Legal }) {
  const { t } = useTranslation('legal')
  const format = useFormat()
  const paid = legal.processors.includes('payments')
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      state={t('state', { version: TERMS.version, date: format.date(TERMS.date) })}
    >
      <TranslationNote page={pages.termsOfService} />
      <div className="grid gap-7">
        {termsSections.map((part) => (
          <TermsPart key={part.section} part={part} paid={paid} />
        ))}
        {legal.operator && <OperatorAddress operator={legal.operator} />}
      </div>
    </LegalPage>
  )
}

/** The terms of service between fitters, riders and the provider: the product's, or the operator's own. */
export default function TermsOfServicePage() {
  const { t } = useTranslation('legal')
  const { data, error, refetch } = useLegal()
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const own = data.termsOfService
  if (!own) return <Terms legal={data} />
  return (
    <LegalPage title={own.title ?? t('terms.title')}>
      <OwnLegalText text={own} />
    </LegalPage>
  )
}
