import { ACCESSIBILITY_TESTED } from '#domain/product.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { LegalPart } from './legal-page.tsx'

const TESTS = ['everyPage', 'enlarged', 'targets', 'keyboard', 'screenReader', 'motion', 'documents'] as const
const KNOWN = ['people', 'photos', 'languages', 'others'] as const

const LIST = 'grid list-disc gap-1.5 ps-5 marker:text-teal'

/** How accessible the product is, how that was tested, and where to complain. */
export function AccessibilityPage() {
  const { t } = useTranslation('legal')
  const { t: frame } = useTranslation('frame')
  const format = useFormat()
  return (
    <article className="mx-auto max-w-3xl px-5 py-6 md:py-12 print:max-w-none print:p-0">
      <h1>{frame('title.accessibility')}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('accessibility.lead')}</p>
      <p className="mt-3 mb-8 border-line border-b pb-3 text-secondary text-muted">
        {t('accessibility.tested', { date: format.date(ACCESSIBILITY_TESTED) })}
      </p>
      <div className="grid gap-7">
        <LegalPart level={2} title={t('accessibility.aim.title')}>
          <p>{t('accessibility.aim.text')}</p>
        </LegalPart>
        <LegalPart level={2} title={t('accessibility.how.title')}>
          <ul className={LIST}>
            {TESTS.map((test) => (
              <li key={test}>{t(`accessibility.how.${test}`)}</li>
            ))}
          </ul>
        </LegalPart>
        <LegalPart level={2} title={t('accessibility.known.title')}>
          <ul className={LIST}>
            {KNOWN.map((fault) => (
              <li key={fault}>{t(`accessibility.known.${fault}`)}</li>
            ))}
          </ul>
        </LegalPart>
        <LegalPart level={2} title={t('accessibility.complain.title')}>
          <p>{t('accessibility.complain.write')}</p>
          <p>
            <ContactLink />
          </p>
          <p>{t('accessibility.complain.authority')}</p>
        </LegalPart>
      </div>
    </article>
  )
}
