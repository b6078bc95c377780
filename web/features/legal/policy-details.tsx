import { PROCESSORS } from '#domain/legal/processors.ts'
import { WITHDRAWN_DAYS } from '#domain/product.ts'
import { When } from '#web/documents/when.tsx'
import { pages } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { ContactLink } from '../../privacy-notice/contact-link.tsx'
import { KeptData } from './kept-data.tsx'
import { LegalList, LegalPart } from './legal-page.tsx'
import { OperatorAddress } from './operator.tsx'

const grounds = ['health', 'account', 'security', 'duty'] as const

/** What people do themselves, each on a page of its own. */
const RIGHTS = [
  ['download', pages.downloadSettings],
  ['correct', pages.clientSubmissions],
  ['sharing', pages.sharing],
  ['accessLog', pages.accessLog],
  ['consents', pages.ownConsents],
  ['files', pages.ownFiles],
  ['account', pages.settings],
] as const

function Roles() {
  const { t } = useTranslation('legal')
  return (
    <LegalPart level={3} title={t('policy.roles.title')}>
      <p>{t('policy.roles.fitter')}</p>
      <p>{t('policy.roles.provider')}</p>
      <When holds="imprint">
        <p>{t('policy.operator')}</p>
        <OperatorAddress />
      </When>
      <When fails="imprint">
        <p>{t('policy.operatorUnknown')}</p>
        <p>
          <ContactLink />
        </p>
      </When>
    </LegalPart>
  )
}

function Recipients() {
  const { t } = useTranslation('legal')
  return (
    <LegalPart level={3} title={t('policy.recipients.title')}>
      <When fails="processors">
        <p>{t('policy.recipients.none')}</p>
      </When>
      <When holds="processors">
        <p>{t('policy.recipients.lead')}</p>
        <LegalList>
          {PROCESSORS.map((processor) => (
            <When key={processor} holds={processor}>
              <li>{t(`policy.recipients.kind.${processor}`)}</li>
            </When>
          ))}
        </LegalList>
        <p>{t('policy.recipients.transfer')}</p>
      </When>
      <p>{t('policy.recipients.nobody')}</p>
    </LegalPart>
  )
}

function Rights() {
  const { t } = useTranslation('legal')
  const format = useFormat()
  return (
    <LegalPart level={3} title={t('policy.rights.title')}>
      <p>{t('policy.rights.lead')}</p>
      <LegalList>
        {RIGHTS.map(([right, page]) => (
          <li key={right}>
            {t(`policy.rights.${right}`)}{' '}
            <Link
              to={page}
              aria-label={format.labelled(t('policy.rights.open'), t(`policy.rights.${right}`))}
            >
              {t('policy.rights.open')}
            </Link>
          </li>
        ))}
      </LegalList>
      <p>
        {t('policy.rights.write')} <ContactLink />
      </p>
      <p>{t('policy.rights.complain')}</p>
      <p>{t('policy.rights.machine')}</p>
    </LegalPart>
  )
}

function Choices() {
  const { t } = useTranslation('legal')
  return (
    <LegalPart level={3} title={t('policy.choices.title')}>
      <p>{t('policy.choices.restrict')}</p>
      <p>{t('policy.choices.withdraw', { days: WITHDRAWN_DAYS })}</p>
      <p>{t('policy.choices.research')}</p>
    </LegalPart>
  )
}

/** What the policy adds to the notice that riders see, as it is true of this installation. */
export function PolicyDetails() {
  const { t } = useTranslation('legal')
  return (
    <div className="grid grid-cols-1 gap-7">
      <Roles />
      <section className="grid grid-cols-1 gap-3">
        <h3 className="text-lg">{t('policy.data.title')}</h3>
        <KeptData />
      </section>
      <LegalPart level={3} title={t('policy.law.title')}>
        <LegalList>
          {grounds.map((ground) => (
            <li key={ground}>{t(`policy.law.${ground}`)}</li>
          ))}
        </LegalList>
      </LegalPart>
      <LegalPart level={3} title={t('policy.fitters.title')}>
        <p>{t('policy.fitters.listed')}</p>
        <p>{t('policy.fitters.rating')}</p>
        <p>{t('policy.fitters.riders')}</p>
      </LegalPart>
      <Recipients />
      <Rights />
      <Choices />
      <LegalPart level={3} title={t('policy.incident.title')}>
        <p>{t('policy.incident.text')}</p>
      </LegalPart>
      <LegalPart level={3} title={t('policy.changes.title')}>
        <p>{t('policy.changes.text')}</p>
      </LegalPart>
    </div>
  )
}
