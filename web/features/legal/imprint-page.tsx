import { valuePlace } from '#domain/page-values.ts'
import { When } from '#web/documents/when.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { LegalArticle, LegalHead } from './legal-page.tsx'

const LINES = ['representedBy', 'phone', 'register', 'vatId'] as const

function Imprint() {
  const { t } = useTranslation('legal')
  return (
    <dl className="mt-6 grid max-w-prose gap-4">
      <div>
        <dt className="font-semibold">{valuePlace('operatorName')}</dt>
        <dd className="whitespace-pre-line">{valuePlace('operatorAddress')}</dd>
      </div>
      <div>
        <dt className="text-secondary text-muted">{t('imprint.email')}</dt>
        <dd>
          <ContactLink />
        </dd>
      </div>
      {LINES.map((line) => (
        <When key={line} holds={line}>
          <div>
            <dt className="text-secondary text-muted">{t(`imprint.${line}`)}</dt>
            <dd>{valuePlace(line)}</dd>
          </div>
        </When>
      ))}
    </dl>
  )
}

/** Who operates the installation, as the settings say it. */
export function ImprintPage() {
  const { t } = useTranslation('legal')
  return (
    <LegalArticle>
      <LegalHead title={t('imprint.title')} lead={t('imprint.lead')} />
      <When holds="imprint">
        <Imprint />
      </When>
      <When fails="imprint">
        <p className="mt-6 max-w-prose">
          {t('imprint.none')} <ContactLink />
        </p>
      </When>
    </LegalArticle>
  )
}
