import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'

interface PublicFooterProps {
  year: string
  /** Absent until it is known. */
  contactHref: string | undefined
  /** The address of a page in the language of this one. */
  address?: (path: string) => string
}

const entry = 'flex min-h-11 items-center hover:text-ink hover:underline'

/** The footer of public pages: copyright, legal pages and contact. */
export function PublicFooter({ year, contactHref, address = (path) => path }: PublicFooterProps) {
  const { t } = useTranslation('frame')
  return (
    // Hidden until the page is there, because the page moves it.
    <footer className="border-line border-t peer-has-[[data-spinner]]:invisible" data-screen-only>
      <nav
        aria-label={t('footer.label')}
        className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-5 py-4 text-secondary text-muted md:px-12"
      >
        <span className="me-auto">{t('footer.copyright', { year })}</span>
        <Link to={address(pages.privacyPolicy)} className={entry}>
          {t('footer.privacy')}
        </Link>
        <Link to={address(pages.termsOfService)} className={entry}>
          {t('footer.terms')}
        </Link>
        {contactHref && (
          <a href={contactHref} className={entry}>
            {t('footer.contact')}
          </a>
        )}
      </nav>
    </footer>
  )
}
