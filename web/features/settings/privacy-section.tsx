import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { NoticeLink } from '#web/privacy-notice/notice-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ResearchConsent } from './research-consent.tsx'
import type { Account } from './use-account.ts'

interface Letter {
  to: string
  subject: string
  body: string
}

const mailto = ({ to, subject, body }: Letter) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`

function LetterLink({ letter, children }: { letter: Letter; children: string }) {
  return (
    <a href={mailto(letter)} className="button" data-kind="quiet" data-size="small">
      {children}
    </a>
  )
}

/** How to request access, correction and deletion: mails to the provider with a prepared text. */
function Rights({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  const address = account.email ?? account.name
  return (
    <div className="border-line border-t pt-4">
      <h3>{t('privacy.rights')}</h3>
      <p className="mt-1 text-muted">{t('privacy.rightsText')}</p>
      {settings && (
        <>
          <p className="mt-3 flex flex-wrap gap-3">
            <LetterLink
              letter={{
                to: settings.contactEmail,
                subject: t('privacy.copySubject'),
                body: t('privacy.copyBody', { address }),
              }}
            >
              {t('privacy.askCopy')}
            </LetterLink>
            <LetterLink
              letter={{
                to: settings.contactEmail,
                subject: t('privacy.deletionSubject'),
                body: t('privacy.deletionBody', { address }),
              }}
            >
              {t('privacy.askDeletion')}
            </LetterLink>
          </p>
          <p className="mt-2 text-secondary text-muted">
            {t('privacy.contact', { address: settings.contactEmail })}
          </p>
        </>
      )}
    </div>
  )
}

/** A rider's control over their data. */
export function PrivacySection({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('privacy.title')}>
      <div className="grid gap-4">
        <div>
          <ResearchConsent />
        </div>
        <div className="border-line border-t pt-2">
          <NoticeLink className="font-semibold text-teal underline underline-offset-2">
            {t('privacy.notice')}
          </NoticeLink>
          <p className="text-secondary text-muted">{t('privacy.noticeHint')}</p>
        </div>
        <Rights account={account} />
      </div>
    </Card>
  )
}
