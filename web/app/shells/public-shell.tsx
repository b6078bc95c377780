import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { read } from '#web/api/read.ts'
import { ContactOpener } from '#web/contact-form/contact-opener.tsx'
import { useAddress } from '#web/documents/use-address.ts'
import { pages, serverPages } from '#web/paths.ts'
import { LanguageSwitch } from '#web/ui/language/language-switch.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Logo } from '#web/ui/logo.tsx'
import { homeOf } from '../../account/access.ts'
import { useVisitor } from '../../account/visitor.ts'
import { headerClasses } from './header-classes.ts'
import { Main } from './main-landmark.tsx'
import { footerEntry, PublicFooter } from './public-footer.tsx'
import { ShellLink } from './shell-link.tsx'

function EntryLink() {
  const { t } = useTranslation('frame')
  const visitor = useVisitor()
  if (visitor) return <ShellLink to={homeOf(visitor)}>{t('navigation.home')}</ShellLink>
  return (
    <Link to={pages.login} className="flex min-h-11 items-center font-semibold hover:underline">
      {t('account.logIn')}
    </Link>
  )
}

function Footer() {
  const { t } = useTranslation('frame')
  const address = useAddress()
  const { data: settings } = useQuery(read('GET /api/public-settings'))
  return (
    <PublicFooter
      year={String(new Date().getFullYear())}
      imprint={
        settings?.imprint && (
          <Link to={address(pages.imprint)} className={footerEntry}>
            {t('footer.imprint')}
          </Link>
        )
      }
      contact={<ContactOpener className={footerEntry}>{t('footer.contact')}</ContactOpener>}
    />
  )
}

/** The shell of public pages: header with language and log in, footer with the legal pages. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame')
  const address = useAddress()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={headerClasses.public} data-screen-only>
        <div className="me-auto">
          <Logo />
        </div>
        <LanguageSwitch />
        {/* The server renders the directory, so the browser loads it. */}
        <a
          href={address(serverPages.fitters)}
          className="flex min-h-11 items-center font-semibold hover:underline"
        >
          {t('fitters')}
        </a>
        <EntryLink />
      </header>
      <Main className="peer flex-1">{children}</Main>
      <Footer />
    </div>
  )
}
