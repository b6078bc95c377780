import { NOTICE_DATE, NOTICE_VERSION, POLICY } from '#domain/product.ts'
import { pages } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { NoticeSections } from '../../privacy-notice/notice-sections.tsx'
import { LegalPage } from './legal-page.tsx'
import { OwnLegalText } from './own-text.tsx'
import { PolicyDetails } from './policy-details.tsx'
import { TranslationNote } from './translation-note.tsx'
import { type Legal, useLegal } from './use-legal.ts'

/** The product's text: the notice that riders see, and the details. */
function Policy({ legal }: { legal: Legal }) {
  const { t } = useTranslation('legal')
  const { t: notice } = useTranslation('notice')
  const format = useFormat()
  return (
    <LegalPage
      title={t('policy.title')}
      lead={t('policy.lead')}
      state={t('state', { version: POLICY.version, date: format.date(POLICY.date) })}
    >
      <TranslationNote page={pages.privacyPolicy} />
      <h2 className="mb-1 text-2xl">{notice('title')}</h2>
      <p className="mb-5 text-secondary text-muted">
        {notice('version', { version: NOTICE_VERSION, date: format.date(NOTICE_DATE) })}
      </p>
      <NoticeSections />
      <h2 className="mt-12 mb-5 text-2xl">{t('policy.more')}</h2>
      <PolicyDetails legal={legal} />
    </LegalPage>
  )
}

/** The privacy policy: the product's as it is true of this installation, or the operator's own. */
export default function PrivacyPolicyPage() {
  const { t } = useTranslation('legal')
  const { data, error, refetch } = useLegal()
  if (error) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const own = data.privacyPolicy
  if (!own) return <Policy legal={data} />
  return (
    <LegalPage title={own.title ?? t('policy.title')}>
      <OwnLegalText text={own} />
    </LegalPage>
  )
}
