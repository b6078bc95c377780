import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { pages } from '#web/paths.ts'
import { NoticeLink } from '#web/privacy-notice/notice-link.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
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

/** Mails to the provider with a prepared text, which ask for a copy or for deletion. */
function Letters({ to, address }: { to: string; address: string }) {
  const { t } = useTranslation('settings')
  const copy = { to, subject: t('privacy.copySubject'), body: t('privacy.copyBody', { address }) }
  const deletion = { to, subject: t('privacy.deletionSubject'), body: t('privacy.deletionBody', { address }) }
  return (
    <>
      <p className="mt-3 flex flex-wrap gap-3">
        <LetterLink letter={copy}>{t('privacy.askCopy')}</LetterLink>
        <LetterLink letter={deletion}>{t('privacy.askDeletion')}</LetterLink>
      </p>
      <p className="mt-2 text-secondary text-muted">{t('privacy.contact', { address: to })}</p>
    </>
  )
}

/** What people do themselves about their data, right away. */
function OwnWays({ role }: Pick<Account, 'role'>) {
  const { t } = useTranslation('settings')
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      <LinkButton kind="quiet" size="small" to={pages.downloadSettings}>
        {t('privacy.download')}
      </LinkButton>
      {role === 'client' && (
        <LinkButton kind="quiet" size="small" to={pages.ownFiles}>
          {t('privacy.eraseFile')}
        </LinkButton>
      )}
      <LinkButton kind="quiet" size="small" to={pages.settings}>
        {t('privacy.deleteAccount')}
      </LinkButton>
    </p>
  )
}

/** A copy, a correction and deletion: with a button where there is one, else with a letter to the provider. */
function Rights({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  return (
    <div className="border-line border-t pt-4">
      <h3>{t('privacy.rights')}</h3>
      <p className="mt-1 text-muted">{t('privacy.rightsText')}</p>
      <OwnWays role={account.role} />
      <p className="mt-4 text-muted">{t('privacy.writeText')}</p>
      {settings && <Letters to={settings.contactEmail} address={account.email ?? account.name} />}
    </div>
  )
}

/** The notice, and whom to ask for what cannot be done here. */
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
        <Rights account={account} />
      </div>
    </Card>
  )
}
