import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What riders can do about their data, one page each. */
const RIGHTS = [
  { to: pages.ownConsents, name: 'consents', hint: 'consentsHint' },
  { to: pages.ownFiles, name: 'files', hint: 'filesHint' },
  { to: pages.sharing, name: 'sharing', hint: 'sharingHint' },
  { to: pages.accessLog, name: 'accessLog', hint: 'accessLogHint' },
] as const

/** The pages of a rider's rights. */
export function PrivacyOverview() {
  const { t } = useTranslation('dataRights')
  return (
    <Card>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {RIGHTS.map(({ to, name, hint }) => (
          <li key={to} className="py-2">
            <Link
              to={to}
              className="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2"
            >
              {t(`overview.${name}`)}
            </Link>
            <p className="text-secondary text-muted">{t(`overview.${hint}`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
