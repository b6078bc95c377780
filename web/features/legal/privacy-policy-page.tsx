import { NOTICE_DATE, NOTICE_VERSION, POLICY, WITHDRAWN_DAYS } from '#domain/product.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { NoticeSections } from '../../privacy-notice/notice-sections.tsx'
import { LegalPage, LegalPart } from './legal-page.tsx'

const grounds = ['health', 'account', 'security', 'duty'] as const

/** What the policy adds to the notice that riders see: roles, fitters' data, processors, legal grounds. */
function Details() {
  const { t } = useTranslation('legal')
  return (
    <div className="grid gap-7">
      <LegalPart level={3} title={t('policy.roles.title')}>
        <p>{t('policy.roles.fitter')}</p>
        <p>{t('policy.roles.provider')}</p>
      </LegalPart>
      <LegalPart level={3} title={t('policy.fitters.title')}>
        <p>{t('policy.fitters.kept')}</p>
        <p>{t('policy.fitters.listed')}</p>
      </LegalPart>
      <LegalPart level={3} title={t('policy.recipients.title')}>
        <p>{t('policy.recipients.text')}</p>
        <p>{t('policy.recipients.transfer')}</p>
      </LegalPart>
      <LegalPart level={3} title={t('policy.law.title')}>
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-teal">
          {grounds.map((ground) => (
            <li key={ground}>{t(`policy.law.${ground}`)}</li>
          ))}
        </ul>
      </LegalPart>
      <LegalPart level={3} title={t('policy.choices.title')}>
        <p>{t('policy.choices.restrict')}</p>
        <p>{t('policy.choices.withdraw', { days: WITHDRAWN_DAYS })}</p>
        <p>{t('policy.choices.research')}</p>
      </LegalPart>
      <LegalPart level={3} title={t('policy.incident.title')}>
        <p>{t('policy.incident.text')}</p>
      </LegalPart>
    </div>
  )
}

/** The privacy notice as a separate page, with the details. */
export default function PrivacyPolicyPage() {
  const { t } = useTranslation('legal')
  const { t: notice } = useTranslation('notice')
  const format = useFormat()
  return (
    <LegalPage
      title={t('policy.title')}
      lead={t('policy.lead')}
      state={t('state', { version: POLICY.version, date: format.date(POLICY.date) })}
    >
      <h2 className="mb-1 text-2xl">{notice('title')}</h2>
      <p className="mb-5 text-secondary text-muted">
        {notice('version', { version: NOTICE_VERSION, date: format.date(NOTICE_DATE) })}
      </p>
      <NoticeSections />
      <h2 className="mt-12 mb-5 text-2xl">{t('policy.more')}</h2>
      <Details />
    </LegalPage>
  )
}
