import type { ReactNode } from 'react'
import { useAddress } from '#web/documents/use-address.ts'
import { pages, serverPages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'

interface PublicFooterProps {
  year: string
  /** The ways to the imprint and to the contact form, which depend on where the footer is. */
  imprint: ReactNode
  contact: ReactNode
}

/** How an entry of the footer looks. */
export const footerEntry = 'flex min-h-11 items-center hover:text-ink hover:underline'

/** The footer of public pages: copyright, legal pages and contact. */
export function PublicFooter({ year, imprint, contact }: PublicFooterProps) {
  const { t } = useTranslation('frame')
  const address = useAddress()
  return (
    // Hidden until the page is there, because the page moves it.
    <footer className="border-line border-t peer-has-[[data-spinner]]:invisible" data-screen-only>
      <nav
        aria-label={t('footer.label')}
        className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-5 py-4 text-secondary text-muted md:px-12"
      >
        <span className="me-auto">{t('footer.copyright', { year })}</span>
        <a href={address(serverPages.fitters)} className={footerEntry}>
          {t('footer.fitters')}
        </a>
        <Link to={address(pages.privacyPolicy)} className={footerEntry}>
          {t('footer.privacy')}
        </Link>
        <Link to={address(pages.termsOfService)} className={footerEntry}>
          {t('footer.terms')}
        </Link>
        <Link to={address(pages.accessibility)} className={footerEntry}>
          {t('footer.accessibility')}
        </Link>
        {imprint}
        {contact}
      </nav>
    </footer>
  )
}
