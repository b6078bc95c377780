import { useAddress } from '#web/documents/use-address.ts'
import { OwnPages } from '#web/features/landing/calls-to-action.tsx'
import { pages, serverPages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Link } from '#web/ui/navigation.tsx'
import { headerClasses } from '../shells/header-classes.ts'

const entry = 'flex min-h-11 items-center font-semibold hover:underline'

/** The header of the legal pages: that of the program's public pages, with the ways to one's own pages for each role. */
export function LegalHeader() {
  const { t } = useTranslation('frame')
  const address = useAddress()
  return (
    <header className={headerClasses.public} data-screen-only>
      <div className="me-auto">
        <Logo to={address(pages.home)} />
      </div>
      <a href={address(serverPages.fitters)} className={entry}>
        {t('fitters')}
      </a>
      <Link to={address(pages.login)} data-for="nobody" className={entry}>
        {t('account.logIn')}
      </Link>
      <OwnPages kind="quiet" size="small" />
    </header>
  )
}
