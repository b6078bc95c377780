import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Account } from './use-account.ts'

function Way({ to, name, hint }: { to: string; name: string; hint: string }) {
  return (
    <li className="py-2">
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-2"
      >
        {name}
      </Link>
      <p className="text-secondary text-muted">{hint}</p>
    </li>
  )
}

/** Where a person takes everything that is theirs, or erases it: both are offered together. */
export function TakeOrErase({ account }: { account: Account }) {
  const { t } = useTranslation('settings', 'download')
  const taken = t(account.role === 'fitter' ? 'download:linkHintFitter' : 'download:linkHint')
  return (
    <Card title={t('privacy.rights')}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        <Way to={pages.downloadSettings} name={t('download:link')} hint={taken} />
        {account.role === 'client' && (
          <Way to={pages.ownFiles} name={t('privacy.eraseFile')} hint={t('privacy.eraseFileHint')} />
        )}
        <Way to={pages.settings} name={t('privacy.deleteAccount')} hint={t('privacy.deleteAccountHint')} />
      </ul>
    </Card>
  )
}
