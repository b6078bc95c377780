import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { NoticeLink } from '#web/privacy-notice/notice-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Account } from './use-account.ts'

/** Whom to ask for what cannot be done here. */
function Contact() {
  const { t } = useTranslation('settings')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  if (!settings) return null
  return (
    <p className="border-line border-t pt-4 text-muted">
      {t('privacy.contact')}{' '}
      <a
        href={`mailto:${settings.contactEmail}`}
        className="wrap-anywhere text-teal underline underline-offset-2"
      >
        {settings.contactEmail}
      </a>
    </p>
  )
}

/** The notice, who from support looked, and whom to ask. */
export function PrivacySection({ account }: { account: Account }) {
  const { t } = useTranslation('settings', 'support')
  return (
    <Card>
      <div className="grid gap-4">
        <div>
          <NoticeLink className="font-semibold text-teal underline underline-offset-2">
            {t('privacy.notice')}
          </NoticeLink>
          <p className="text-secondary text-muted">{t('privacy.noticeHint')}</p>
        </div>
        {account.role !== 'support' && (
          <Link to={pages.supportAccess} className="font-semibold text-teal underline underline-offset-2">
            {t('support:settings.link')}
          </Link>
        )}
        <Contact />
      </div>
    </Card>
  )
}
