import { NOTICE_DATE, NOTICE_VERSION, POLICY } from '#domain/product.ts'
import { pages } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NoticeSections } from '../../privacy-notice/notice-sections.tsx'
import { LegalPage } from './legal-page.tsx'
import { PolicyDetails } from './policy-details.tsx'
import { TranslationNote } from './translation-note.tsx'

/** The privacy policy: the notice that riders see, and the details; or the operator's own. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation('legal')
  const { t: notice } = useTranslation('notice')
  const format = useFormat()
  return (
    <LegalPage
      title={t('policy.title')}
      lead={t('policy.lead')}
      state={t('state', { version: POLICY.version, date: format.date(POLICY.date) })}
      own="ownPolicy"
    >
      <TranslationNote page={pages.privacyPolicy} />
      <h2 className="mb-1 text-2xl">{notice('title')}</h2>
      <p className="mb-5 text-secondary text-muted">
        {notice('version', { version: NOTICE_VERSION, date: format.date(NOTICE_DATE) })}
      </p>
      <NoticeSections />
      <div className="defer-paint">
        <h2 className="mt-12 mb-5 text-2xl">{t('policy.more')}</h2>
        <PolicyDetails />
      </div>
    </LegalPage>
  )
}
