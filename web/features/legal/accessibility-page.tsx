import { ACCESSIBILITY_TESTED } from '#domain/product.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { LegalArticle, LegalHead, LegalList, LegalPart } from './legal-page.tsx'

const TESTS = ['everyPage', 'enlarged', 'targets', 'keyboard', 'screenReader', 'motion', 'documents'] as const
const KNOWN = ['people', 'photos', 'languages', 'others'] as const

/** How accessible the product is, how that was tested, and where to complain. */
export function AccessibilityPage() {
  const { t } = useTranslation('legal')
  const { t: frame } = useTranslation('frame')
  const format = useFormat()
  return (
    <LegalArticle>
      <LegalHead title={frame('title.accessibility')} lead={t('accessibility.lead')} />
      <p className="mt-3 mb-8 border-line border-b pb-3 text-secondary text-muted">
        {t('accessibility.tested', { date: format.date(ACCESSIBILITY_TESTED) })}
      </p>
      <div className="grid gap-7">
        <LegalPart level={2} title={t('accessibility.aim.title')}>
          <p>{t('accessibility.aim.text')}</p>
        </LegalPart>
        <LegalPart level={2} title={t('accessibility.how.title')}>
          <LegalList>
            {TESTS.map((test) => (
              <li key={test}>{t(`accessibility.how.${test}`)}</li>
            ))}
          </LegalList>
        </LegalPart>
        <LegalPart level={2} title={t('accessibility.known.title')}>
          <LegalList>
            {KNOWN.map((fault) => (
              <li key={fault}>{t(`accessibility.known.${fault}`)}</li>
            ))}
          </LegalList>
        </LegalPart>
        <LegalPart level={2} title={t('accessibility.complain.title')}>
          <p>{t('accessibility.complain.write')}</p>
          <p>
            <ContactLink />
          </p>
          <p>{t('accessibility.complain.authority')}</p>
        </LegalPart>
      </div>
    </LegalArticle>
  )
}
